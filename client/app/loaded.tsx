import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

import { LoadProblem } from './problem.tsx';

interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** What a query shows: its shape while it loads, why it failed, or its data. */
export function Loaded<Data>({
  query,
  rows = 3,
  children,
}: {
  query: Query<Data>;
  rows?: number;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <LoadProblem error={query.error} retry={() => void query.refetch()} />;
  return (
    <Stack gap={0} aria-busy="true">
      {Array.from({ length: rows }, (_, index) => (
        <div className="row" key={index}>
          <Skeleton height={36} circle />
          <Stack gap={8} className="grow">
            <Skeleton height={12} width="35%" />
            <Skeleton height={10} width="55%" />
          </Stack>
        </div>
      ))}
    </Stack>
  );
}

import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

import { failureOf, type CallFailure } from '#client/sdk/errors.ts';

import { LoadProblem, ScreenProblem } from '#client/app/problem.tsx';
import { ScreenSkeleton } from './skeletons.tsx';

export interface LoadedQuery<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  /** The data is a whole screen: so are its skeleton and its failure, with a heading. */
  screen?: boolean;
  /** How many rows the skeleton has. */
  rows?: number;
  /** In place of the rows. */
  loading?: ReactNode;
  /** What certain failures show instead of their message; undefined for the others. */
  renderError?: (failure: CallFailure) => ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * The one place that decides between data, error and skeleton. Data comes first: a failed refetch never removes what
 * is on the screen, nor what was typed into it; the connection bar reports it.
 */
export function Loaded<Data>({ query, screen = false, rows = 3, loading, renderError, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) {
    const Failure = screen ? ScreenProblem : LoadProblem;
    return renderError?.(failureOf(error)) ?? <Failure error={error} retry={() => void refetch()} />;
  }
  return loading ?? (screen ? <ScreenSkeleton /> : <Rows count={rows} />);
}

function Rows({ count }: { count: number }) {
  return (
    <Stack gap={0} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
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

import { EmptyState, Group, Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

import { ListSkeleton } from './list-skeleton.tsx';
import { CursorPager, NumberedPager } from './pager.tsx';
import { LoadProblem } from './problem.tsx';

/** A list's place on its screen: what narrows it stands above. */
export function ListFrame({ narrow, children }: { narrow: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="sm">
      <Group gap="sm">{narrow}</Group>
      <Paper>{children}</Paper>
    </Stack>
  );
}

export interface ListQuery<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface ListProps<Data, Item> {
  query: ListQuery<Data>;
  itemsOf: (data: Data) => Item[];
  /** What is said where there is nothing. */
  empty: { icon: ReactNode; title: string; description: ReactNode };
  /** For a list that comes in pages: how long they are, how many items there are, and what these are called. */
  pages?: PagesProps<Data>;
  /** How many rows are drawn while it loads. */
  rows?: number;
  children: (items: Item[]) => ReactNode;
}

/** Whatever a list can be: on its way, failed, empty, or there. */
export function List<Data, Item>({ query, itemsOf, empty, pages, rows = 3, children }: ListProps<Data, Item>) {
  const { data, error, refetch } = query;
  if (error) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (data === undefined) return <ListSkeleton rows={rows} />;
  const items = itemsOf(data);
  if (items.length === 0) return <EmptyState p="xl" variant="light" {...empty} />;
  return (
    <>
      {children(items)}
      {pages ? <Pages data={data} {...pages} /> : null}
    </>
  );
}

export interface PagesProps<Data> {
  size: number;
  totalOf: (data: Data) => { total: number; totalIsCapped?: boolean };
  what: readonly [one: string, several: string];
  /** For a list that is read on from a cursor: where the next page begins. */
  nextOf?: (data: Data) => string | null;
}

function Pages<Data>({ data, size, totalOf, what, nextOf }: PagesProps<Data> & { data: Data }) {
  const { total, totalIsCapped } = totalOf(data);
  const place = { pageSize: size, total, isCapped: totalIsCapped, what };
  return (
    <div className="list-foot">
      {nextOf ? <CursorPager next={nextOf(data)} {...place} /> : <NumberedPager {...place} />}
    </div>
  );
}

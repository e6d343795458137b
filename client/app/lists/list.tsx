import { Button, EmptyState, Group, Paper, Stack } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';

import { useListAddress } from './list-address.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { Loaded, type LoadedQuery } from './loaded.tsx';
import { CursorPager, NumberedPager } from './pager.tsx';

/** A list's place on its screen: what narrows it stands above. */
export function ListFrame({ filters, children }: { filters: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="sm">
      <Group gap="sm">{filters}</Group>
      <Paper>{children}</Paper>
    </Stack>
  );
}

interface ListProps<Data, Item> {
  query: LoadedQuery<Data>;
  itemsOf: (data: Data) => Item[];
  /** What is said where there is nothing. */
  empty: { icon: ReactNode; title: string; description: ReactNode };
  /** For a list that comes in pages: how long they are, how many items there are, and what these are called. */
  pages?: PagesProps<Data>;
  /** How many rows are drawn while it loads. */
  rows?: number;
  children: (items: Item[]) => ReactNode;
}

/** A list: loading, failed, empty, or its items and the page that they are on. */
export function List<Data, Item>({ query, itemsOf, empty, pages, rows = 3, children }: ListProps<Data, Item>) {
  return (
    <Loaded
      query={query}
      loading={<ListSkeleton rows={rows} />}
      renderError={({ code }) => (code === 'INVALID_CURSOR' ? <NoSuchPage /> : undefined)}
    >
      {(data) => {
        const items = itemsOf(data);
        if (items.length === 0) return <Nothing empty={empty} />;
        return (
          <>
            {children(items)}
            {pages ? <Pages data={data} {...pages} /> : null}
          </>
        );
      }}
    </Loaded>
  );
}

/** An empty list, or a page after its last one. */
function Nothing({ empty }: { empty: ComponentProps<typeof EmptyState> }) {
  const { page } = useListAddress();
  return page > 1 ? <NoSuchPage /> : <EmptyState p="xl" variant="light" {...empty} />;
}

function NoSuchPage() {
  const { change } = useListAddress();
  return (
    <EmptyState
      p="xl"
      variant="light"
      icon={<IconFileUnknown />}
      title="This page no longer exists"
      description="The list has changed since its address was made."
    >
      <Button variant="default" onClick={() => change({ page: null }, { replace: true })}>
        Go to the first page
      </Button>
    </EmptyState>
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

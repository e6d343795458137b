import { Paper, Table } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';

import type { LoadedQuery } from '#client/console/lists/loaded.tsx';
import { List } from '#client/console/lists/list.tsx';

/** Rows of a page. */
export const PAGE = 25;

interface Page {
  total: number;
  nextCursor: string | null;
}

interface Column {
  label: string;
  /** The narrowest width of a window that has it. */
  visibleFrom?: 'sm' | 'md';
}

interface EnterpriseListProps<Data extends Page, Item> {
  query: LoadedQuery<Data> & { isPlaceholderData: boolean };
  itemsOf: (data: Data) => Item[];
  empty: ComponentProps<typeof List>['empty'];
  /** The text of the total. */
  count: (total: number, formatted: string) => string;
  columns: readonly Column[];
  /** The row of an item. */
  children: (item: Item) => ReactNode;
}

/** A table of what all organizations have, in pages. */
export function EnterpriseList<Data extends Page, Item>(props: EnterpriseListProps<Data, Item>) {
  const { query, itemsOf, empty, count, columns, children } = props;
  const isStale = query.isPlaceholderData;
  return (
    <Paper>
      <List
        query={query}
        itemsOf={itemsOf}
        rows={8}
        empty={empty}
        pages={{ size: PAGE, totalOf: (data) => data, nextOf: ({ nextCursor }) => nextCursor, count }}
      >
        {(items) => (
          <Table aria-busy={isStale} opacity={isStale ? 0.6 : 1}>
            <Table.Thead>
              <Table.Tr>
                {columns.map(({ label, visibleFrom }) => (
                  <Table.Th key={label} {...(visibleFrom && { visibleFrom })}>
                    {label}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>{items.map(children)}</Table.Tbody>
          </Table>
        )}
      </List>
    </Paper>
  );
}

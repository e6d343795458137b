import { useSearchParams } from 'react-router';

import type { Sort } from './sort-header.tsx';

/** What a list shows, kept in the address: it can be sent to somebody, and the back button returns to it. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);

  /** Shows something else, from its first page unless that is what changes. */
  const change = (changes: Record<string, string | number | null>) => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: null, ...changes })) {
          if (value === null || value === '') after.delete(name);
          else after.set(name, String(value));
        }
        return after;
      },
      { replace: true },
    );
  };
  const get = (name: string) => query.get(name) ?? '';
  /** The value in the address if it is one of these, else the first. */
  const oneOf = <Value extends string>(name: string, [usual, ...others]: readonly [Value, ...Value[]]): Value =>
    others.find((value) => value === query.get(name)) ?? usual;
  return { page, get, oneOf, change };
}

/** How a list is sorted, kept in the address too; the first column and direction are what it begins with. */
export function useListSort<Column extends string>(
  columns: readonly [Column, ...Column[]],
  directions: readonly [Direction, Direction],
) {
  const { oneOf, change } = useListAddress();
  const sort: Sort<Column> = { by: oneOf('sort', columns), direction: oneOf('direction', directions) };
  const onSort = ({ by, direction }: Sort) => change({ sort: by, direction });
  return { sort, onSort };
}

type Direction = Sort['direction'];

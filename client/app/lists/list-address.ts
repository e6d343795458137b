import { useLocation, useSearchParams } from 'react-router';

import type { Sort } from './sort-header.tsx';

/** What a list shows, kept in the address: it can be sent to somebody, and the back button returns to it. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);

  /** A new entry in the history unless it replaces the current one, as typing does; on the first page unless given. */
  const change = (
    changes: Record<string, string | number | null>,
    { state, replace = false }: { state?: CursorState; replace?: boolean } = {},
  ) => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: null, after: null, ...changes })) {
          if (value === null || value === '') after.delete(name);
          else after.set(name, String(value));
        }
        return after;
      },
      { replace, state },
    );
  };
  const get = (name: string) => query.get(name) ?? '';
  /** The value in the address if it is one of these, else the first. */
  const oneOf = <Value extends string>(name: string, [usual, ...others]: readonly [Value, ...Value[]]): Value =>
    others.find((value) => value === query.get(name)) ?? usual;
  return { page, get, oneOf, change };
}

/** The way back, which is with the browser and not in the address. */
interface CursorState {
  /** Where the pages before this one begin, as far as one has come by them. */
  before: string[];
  /** Which page this is; null after somebody was sent right into the list. */
  page: number | null;
}

/** A page of a list that is read on from a cursor: middle pages of a long list are as quick as the first. */
export function useCursor() {
  const { get, change } = useListAddress();
  const { state } = useLocation();
  const after = get('after');
  // Only `to` sets it, in the entry of the browser's history that the address is in.
  const { before, page }: CursorState =
    after === '' ? { before: [], page: 1 } : ((state as CursorState | null) ?? { before: [], page: null });
  const to = (cursor: string, way: CursorState) => change({ after: cursor }, { state: way });
  const turned = (by: number) => (page === null ? null : page + by);
  return {
    cursor: after || undefined,
    page,
    toFirst: after === '' ? null : () => to('', { before: [], page: 1 }),
    toPrevious:
      before.length === 0 ? null : () => to(before.at(-1)!, { before: before.slice(0, -1), page: turned(-1) }),
    toNext: (next: string | null) =>
      next === null ? null : () => to(next, { before: [...before, after], page: turned(1) }),
  };
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

import { useLocation, useSearchParams } from 'react-router';

import type { Sort } from './sort-header.tsx';

const mechanics = new Set(['search', 'page', 'after', 'sort', 'direction']);

/** The state of a list in the query string, so that it can be shared and the back button restores it. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);

  /** Adds an entry to the history unless `replace` is set, as for typing; returns to the first page unless `changes` has one. */
  const change = (
    changes: Record<string, string | number | null>,
    { state, replace = false }: { state?: CursorState; replace?: boolean } = {},
  ) => {
    // The user has opened another screen, whose code is loading: a debounced search must not return to this one.
    if (location.pathname !== pathname) return;
    // That of the window, since the last change may not be drawn yet.
    const after = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries({ page: null, after: null, ...changes })) {
      if (value === null || value === '') after.delete(name);
      else after.set(name, String(value));
    }
    setQuery(after, { replace, state });
  };
  /** The filters are all parameters that neither order nor page the list. */
  const filters = [...query.keys()].filter((name) => !mechanics.has(name) && query.get(name) !== '');
  const clear = (what: 'search' | 'filters') =>
    change(Object.fromEntries((what === 'search' ? ['search'] : filters).map((name) => [name, null])));
  const get = (name: string) => query.get(name) ?? '';
  /** The value in the query string if it is listed, else the first one. */
  const oneOf = <Value extends string>(name: string, [fallback, ...others]: readonly [Value, ...Value[]]): Value =>
    others.find((value) => value === query.get(name)) ?? fallback;
  return { page, get, oneOf, change, filters, clear };
}

/** The previous pages, in the state of the history entry. */
interface CursorState {
  /** Cursors of the previous pages. */
  before: string[];
  /** The page's number; null after a link to a page of the list. */
  page: number | null;
}

/** The page of a list with keyset pagination. */
export function useCursor() {
  const { get, change } = useListAddress();
  const { state } = useLocation();
  const after = get('after');
  // Only `goTo` sets this state.
  const { before, page }: CursorState =
    after === '' ? { before: [], page: 1 } : ((state as CursorState | null) ?? { before: [], page: null });
  const goTo = (cursor: string, target: CursorState) => change({ after: cursor }, { state: target });
  const pageAfter = (by: number) => (page === null ? null : page + by);
  return {
    cursor: after || undefined,
    page,
    toFirst: after === '' ? null : () => goTo('', { before: [], page: 1 }),
    toPrevious:
      before.length === 0 ? null : () => goTo(before.at(-1)!, { before: before.slice(0, -1), page: pageAfter(-1) }),
    toNext: (next: string | null) =>
      next === null ? null : () => goTo(next, { before: [...before, after], page: pageAfter(1) }),
  };
}

/** The sort order in the query string; the first column and direction are the defaults. */
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

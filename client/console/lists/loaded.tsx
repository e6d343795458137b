import type { ReactNode } from 'react';

import { failureOf, type CallFailure } from '#client/sdk/errors.ts';

import { LoadProblem, ScreenProblem } from '#client/console/parts/problem.tsx';
import { ListSkeleton, ScreenSkeleton } from '#client/console/parts/skeletons.tsx';

export interface LoadedQuery<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  /** The data fills a screen: skeleton and error have a heading. */
  screen?: boolean;
  /** Rows of the skeleton. */
  rows?: number;
  /** Replaces the skeleton. */
  loading?: ReactNode;
  /** Replaces the message of certain errors; undefined for the others. */
  renderError?: (failure: CallFailure) => ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * The data of a query, its error or a skeleton. Data comes first: a failed refetch, which the connection bar reports,
 * never removes the content of the screen or text typed into it.
 */
export function Loaded<Data>({ query, screen = false, rows = 3, loading, renderError, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) {
    const Failure = screen ? ScreenProblem : LoadProblem;
    return renderError?.(failureOf(error)) ?? <Failure error={error} retry={() => void refetch()} />;
  }
  return loading ?? (screen ? <ScreenSkeleton /> : <ListSkeleton rows={rows} />);
}

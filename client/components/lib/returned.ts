import { useEffect, useState } from 'react';

/**
 * Marks the addresses to which the service returns; the value says from where. That of shared/lib/return-mark.ts: an import of it
 * would add four kilobytes to apps with one component.
 */
const MARK = 'gatehouse';

/** How a flow that left the page returned to it. */
export interface Returned {
  /** A provider, `sso` with or without the id of a connection after a colon, `magic-link`, `reset-password` or `email-verified`. */
  from: string;
  error: string | null;
  token: string | null;
  /** Whether the token is for the first password of an account. */
  isFirst: boolean;
}

/** The address of this page, to which the service adds `error` or `token`. */
export function returnUrl(from: string): string {
  return marked(location.href, from);
}

/** Adds the mark to an address, which may be a path. */
export function marked(address: string, from: string): string {
  const url = new URL(address, location.href);
  url.searchParams.set(MARK, from);
  return address.startsWith('/') ? url.pathname + url.search : url.href;
}

/** The absolute URL of a destination of the app; by default this page. */
export function destination(redirectUrl?: string): string {
  return new URL(redirectUrl ?? location.href, location.href).href;
}

/** How a flow returned; takes its parameters out of the address, where history and logs would keep them. */
export function useReturned(): Returned | null {
  const [returned] = useState(() => readAddress(null));
  useEffect(() => {
    if (returned === null) return;
    const url = new URL(location.href);
    for (const name of [MARK, 'error', 'error_description', 'token']) url.searchParams.delete(name);
    history.replaceState(history.state, '', url);
  }, [returned]);
  return returned;
}

/** The same for a page of one view, whose address needs no mark and is kept: the page may be loaded again. */
export function returnedTo(view: string): Returned | null {
  return readAddress(view);
}

/** Null on a server. */
function readAddress(view: string | null): Returned | null {
  if (typeof location === 'undefined') return null;
  const { searchParams } = new URL(location.href);
  const from = searchParams.get(MARK) ?? view;
  if (from === null) return null;
  return {
    from,
    error: searchParams.get('error'),
    token: searchParams.get('token'),
    isFirst: searchParams.get('first') === 'true',
  };
}

const HOME = '/';

/** The screen of this site to open after the sign-in. */
export function destinationOf(query: URLSearchParams): string {
  return pathOf(query.get('callbackURL')) ?? HOME;
}

/** A destination outside of this site: only the service may redirect there. */
export function externalCallbackOf(query: URLSearchParams): string | undefined {
  const callbackURL = query.get('callbackURL');
  return callbackURL !== null && pathOf(callbackURL) === undefined ? callbackURL : undefined;
}

/** Data that one signed-out screen passes to the next, not in the address, which logs and the history would show. */
export interface SignedOutState {
  email?: string | undefined;
  /** The organization whose invitation led here. */
  joining?: string | undefined;
  /** Whether a session of this tab ended. */
  sessionEnded?: boolean;
}

/** In the address of signed-out screens on which a signed-in user adds an account. */
export const ADD_ACCOUNT = 'add-account';

/** The address of a signed-out screen that keeps the destination. */
export function withDestination(screen: string, query: URLSearchParams): string {
  const kept = [...query].filter(([name]) => name === 'callbackURL' || name === ADD_ACCOUNT);
  return kept.length === 0 ? screen : `${screen}?${new URLSearchParams(kept).toString()}`;
}

/** The address of a screen that returns to another one. */
export function withReturn(screen: string, here: string): string {
  return here === HOME ? screen : `${screen}?${new URLSearchParams({ callbackURL: here }).toString()}`;
}

/** A path of this site for the router; undefined for other sites. `/.//host` has this origin, but its path names a host. */
export function pathOf(url: string | null): string | undefined {
  if (!url?.startsWith('/') || !URL.canParse(url, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(url, location.origin);
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

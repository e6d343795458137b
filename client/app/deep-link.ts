import { useLocation, useSearchParams } from 'react-router';

const HOME = '/account';

/** Where a person was going before they had to sign in; only ever a place of this site. */
export function useDestination(): string {
  const [query] = useSearchParams();
  return pathOf(query.get('callbackURL')) ?? HOME;
}

/** An address elsewhere, which only the service may decide to send a browser to. */
export function useCallbackElsewhere(): string | undefined {
  const [query] = useSearchParams();
  const callbackURL = query.get('callbackURL');
  return callbackURL !== null && pathOf(callbackURL) === undefined ? callbackURL : undefined;
}

/** Whom a link was made for, such as the person invited: typed in for them. */
export function useGivenEmail(): string | undefined {
  const [query] = useSearchParams();
  return query.get('email') ?? undefined;
}

/** The address of a signed-out screen that comes back to the place asked for. */
export function useWayTo(screen: string): string {
  const [query] = useSearchParams();
  const kept = ['callbackURL', 'email'].flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return kept.length === 0 ? screen : `${screen}?${new URLSearchParams(kept).toString()}`;
}

/** The sign-in screen's address that comes back to this one. */
export function useSignInAddress(): string {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  return here === HOME || here === '/'
    ? '/sign-in'
    : `/sign-in?${new URLSearchParams({ callbackURL: here }).toString()}`;
}

function pathOf(url: string | null): string | undefined {
  if (!url?.startsWith('/') || !URL.canParse(url, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(url, location.origin);
  return origin === location.origin ? pathname + search + hash : undefined;
}

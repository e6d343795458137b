import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

const HOME = '/account';

/** Where a person was going before they had to sign in; only ever a place of this site. */
export function useDestination(): string {
  const [query] = useSearchParams();
  return pathOf(query.get('callbackURL')) ?? HOME;
}

/** An address elsewhere, which only the service may decide to send a browser to. */
export function useExternalCallback(): string | undefined {
  const [query] = useSearchParams();
  const callbackURL = query.get('callbackURL');
  return callbackURL !== null && pathOf(callbackURL) === undefined ? callbackURL : undefined;
}

/** What one signed-out screen passes to the next beside the address, where logs and the history list would show it. */
export interface SignedOutState {
  email?: string;
  /** Whether a session ended that this tab had. */
  sessionEnded?: boolean;
}

export function useSignedOutState(): SignedOutState {
  const { state } = useLocation() as { state: SignedOutState | null };
  return state ?? {};
}

/** The email typed on the screen before, or the one that a link was made for, such as the invited one. */
export function usePrefilledEmail(): string {
  const [query] = useSearchParams();
  const { email = query.get('email') ?? '' } = useSignedOutState();
  return email;
}

/** The address of a signed-out screen that keeps the destination. */
export function useLinkTo(screen: string): string {
  const [query] = useSearchParams();
  const callbackURL = query.get('callbackURL');
  return callbackURL === null ? screen : `${screen}?${new URLSearchParams({ callbackURL }).toString()}`;
}

/** The props of links between signed-out screens, which keep the destination and the typed email. */
export function useSharedEmail() {
  const [email, setEmail] = useState(usePrefilledEmail());
  const onValuesChange = ({ email: typed }: Record<string, unknown>) => {
    if (typeof typed === 'string') setEmail(typed);
  };
  return { email, onValuesChange, state: { email } satisfies SignedOutState };
}

/** The sign-in screen's address that comes back to this one. */
export function useSignInAddress(): string {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  return here === HOME || here === '/'
    ? '/sign-in'
    : `/sign-in?${new URLSearchParams({ callbackURL: here }).toString()}`;
}

/** A path of this site as the router takes it. `/.//host` has this origin, and a path that would name another host. */
export function pathOf(url: string | null): string | undefined {
  if (!url?.startsWith('/') || !URL.canParse(url, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(url, location.origin);
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

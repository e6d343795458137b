import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

const HOME = '/';

/** The screen of this site to open after the sign-in. */
export function useDestination(): string {
  const [query] = useSearchParams();
  return pathOf(query.get('callbackURL')) ?? HOME;
}

/** A destination outside of this site: only the service may redirect there. */
export function useExternalCallback(): string | undefined {
  const [query] = useSearchParams();
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

export function useSignedOutState(): SignedOutState {
  const { state } = useLocation() as { state: SignedOutState | null };
  return state ?? {};
}

/** The email typed on the previous screen, or that of the link, such as the invited one. */
export function usePrefilledEmail(): string {
  const [query] = useSearchParams();
  const { email = query.get('email') ?? '' } = useSignedOutState();
  return email;
}

/** Names the provider of a flow in the address that it returns to with an error. */
export const PROVIDER = 'provider';

export function withProvider(path: string, provider: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [PROVIDER]: provider }).toString()}`;
}

/** In the address of signed-out screens on which a signed-in user adds an account. */
export const ADD_ACCOUNT = 'add-account';

/** The address of a signed-out screen that keeps the destination. */
export function useLinkTo(screen: string): string {
  const [query] = useSearchParams();
  const kept = [...query].filter(([name]) => name === 'callbackURL' || name === ADD_ACCOUNT);
  return kept.length === 0 ? screen : `${screen}?${new URLSearchParams(kept).toString()}`;
}

/** The props of links between signed-out screens, which keep the destination and the typed email. */
export function useSharedEmail() {
  const { joining } = useSignedOutState();
  const [email, setEmail] = useState(usePrefilledEmail());
  const onValuesChange = ({ email: typed }: Record<string, unknown>) => {
    // The field may take another name too.
    if (typeof typed === 'string') setEmail(typed.includes('@') ? typed : '');
  };
  return { email, onValuesChange, joining, state: { email, joining } satisfies SignedOutState };
}

/** The address of the sign-in screen that returns to this one. */
export function useSignInAddress(): string {
  return useAddressWithReturn('/sign-in');
}

/** The address of a screen that returns to this one. */
export function useAddressWithReturn(screen: string): string {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  return here === HOME ? screen : `${screen}?${new URLSearchParams({ callbackURL: here }).toString()}`;
}

/** A path of this site for the router; undefined for other sites. `/.//host` has this origin, but its path names a host. */
export function pathOf(url: string | null): string | undefined {
  if (!url?.startsWith('/') || !URL.canParse(url, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(url, location.origin);
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

import { useMemo } from 'react';

import { openAddress, stateOfAddress, useAddress } from '#client/page/address.ts';
import {
  ADD_ACCOUNT,
  destinationOf,
  externalCallbackOf,
  pathOf,
  withDestination,
  type SignedOutState,
} from '#client/page/destination.ts';
import { SignedOutFrame } from '#client/page/signed-out.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { ComponentsProvider } from '#client/components/settings.tsx';
import type { View } from '#client/components/sign-in/flow.ts';
import { SignInPage } from '#client/components/sign-in/sign-in.tsx';

import { ENROLMENT, signInAddresses } from './addresses.ts';
import { texts } from '#client/components/texts/sign-in/sign-in-texts.ts';

/** The view of an address; undefined for other screens. */
export function viewAt(pathname: string): View | undefined {
  if (pathname === ENROLMENT) return 'sign-in';
  return Object.entries(signInAddresses).find(([, address]) => address === pathname)?.[0] as View | undefined;
}

/** Every way to sign in, each at its address. */
export function SignInPages({ view }: { view: View }) {
  const { searchParams: query } = useAddress();
  const { email = query.get('email') ?? '', joining, sessionEnded } = (stateOfAddress() ?? {}) as SignedOutState;
  const destination = destinationOf(query);
  const addsAccount = query.has(ADD_ACCOUNT);
  const pages = useMemo(
    () => ({ view, urlOf: (next: View) => withDestination(signInAddresses[next], query) }),
    [view, query],
  );
  /** The destination replaces the page, to which the Back button must not lead. */
  const open = (to: string) => {
    const isDestination = to === destination;
    // A new document has no data of the previous account.
    if (pathOf(to) === undefined || (isDestination && addsAccount)) location.assign(to);
    else openAddress(to, { replace: isDestination, state: { joining } satisfies SignedOutState });
  };
  const { signIn, signUp } = texts;
  const reason =
    view === 'sign-up'
      ? joining && signUp.joining(joining)
      : (sessionEnded && signIn.sessionEnded) ||
        (publicConfiguration.needsSetup && signIn.needsSetup) ||
        (joining && signIn.joining(joining));
  return (
    <SignedOutFrame>
      <ComponentsProvider navigate={open}>
        <SignInPage
          pages={pages}
          redirectUrl={destination}
          callbackUrl={externalCallbackOf(query)}
          initialEmail={email}
          addsAccount={addsAccount}
          notice={reason || undefined}
        />
      </ComponentsProvider>
    </SignedOutFrame>
  );
}

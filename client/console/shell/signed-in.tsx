import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet } from 'react-router';

import { keyOf } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { useAddressWithReturn, useSignInAddress } from './deep-link.ts';
import { useFeatures } from '#client/console/feature.ts';
import { hadSession, noteSession } from '#client/page/had-session.ts';
import { loadNavigation } from './load-navigation.ts';
import { startDraftsFor } from '#client/components/lib/drafts.ts';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { SignedOutFrame } from '#client/page/signed-out.tsx';
import { Waiting } from '#client/page/waiting.tsx';

const loadShell = () => import('./console-shell.tsx').then(({ ConsoleShell }) => ({ default: ConsoleShell }));
const Shell = lazy(loadShell);

/** Screens that need a session: without one, the user is redirected to sign-in and returns afterwards. */
export function SignedIn() {
  const session = useSession();
  const signIn = useSignInAddress();
  const enrolment = useAddressWithReturn('/account/two-factor-required');
  const calls = useQueryClient().getMutationCache();
  // Signing out reloads the page.
  const isSigningOut = () => calls.find({ mutationKey: keyOf('signOut'), status: 'success' }) !== undefined;
  const [isKnown, setKnown] = useState(false);
  if (session.data && !isKnown) setKnown(true);
  useLoadEarly();
  useEffect(() => {
    if (session.data === undefined) return;
    noteSession(session.data !== null && !session.data.twoFactorRequired);
    if (session.data !== null) startDraftsFor(session.data.user.id);
  }, [session.data]);
  return (
    <Loaded query={session} loading={<Waiting />} screen>
      {(current) => {
        if (current !== null && current.twoFactorRequired) return <Navigate to={enrolment} replace />;
        if (current !== null) return <SignedInFrame />;
        return isSigningOut() ? <Waiting /> : <Navigate to={signIn} replace state={{ sessionEnded: isKnown }} />;
      }}
    </Loaded>
  );
}

/** The frame of a public screen: that of the signed-in app, if there is a session. */
export function EitherFrame() {
  const { data, isPending } = useSession();
  if (isPending) return <Waiting />;
  if (data) return <SignedInFrame />;
  return (
    <SignedOutFrame>
      <Outlet />
    </SignedOutFrame>
  );
}

function SignedInFrame() {
  const features = useFeatures();
  // Loads together with the shell, which shows it.
  useEffect(() => void loadNavigation(features), [features]);
  return (
    <Suspense fallback={<Waiting />}>
      <Shell />
    </Suspense>
  );
}

/** Loads the frame and what it shows together with the session, for users who had one. */
function useLoadEarly(): void {
  const features = useFeatures();
  const { organization } = trpc.useUtils();
  useEffect(() => {
    if (!hadSession()) return;
    // Errors are shown where the parts are used.
    void Promise.allSettled([loadShell(), loadNavigation(features), organization.list.prefetch({})]);
  }, [features, organization]);
}

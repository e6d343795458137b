import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate } from 'react-router';

import { keyOf } from '#client/sdk/calls.ts';
import { useSession } from '#client/sdk/session.ts';

import { useAddressWithReturn, useSignInAddress } from './deep-link.ts';
import { useFeatures } from './feature.ts';
import { loadNavigation } from './load-navigation.ts';
import { startDraftsFor } from './forms/drafts.ts';
import { Loaded } from './lists/loaded.tsx';
import { mustEnrol } from './must-enrol.ts';
import { ScreenSkeleton } from './lists/skeletons.tsx';
import { SignedOutFrame } from './signed-out.tsx';

const Shell = lazy(() => import('./shell.tsx').then(({ Shell }) => ({ default: Shell })));

/** Screens that need a session: without one, the user is redirected to sign-in and returns afterwards. */
export function SignedIn() {
  const session = useSession();
  const signIn = useSignInAddress();
  const enrolment = useAddressWithReturn('/account/two-factor-required');
  const calls = useQueryClient().getMutationCache();
  // Signing out reloads the page.
  const isSigningOut = () => calls.find({ mutationKey: keyOf('signOut'), status: 'success' }) !== undefined;
  const [hadSession, setHadSession] = useState(false);
  if (session.data && !hadSession) setHadSession(true);
  const userId = session.data?.user.id;
  useEffect(() => {
    if (userId !== undefined) startDraftsFor(userId);
  }, [userId]);
  return (
    <Loaded query={session} loading={<Waiting />} screen>
      {(current) => {
        if (current !== null && mustEnrol(current)) return <Navigate to={enrolment} replace />;
        if (current !== null) return <SignedInFrame />;
        return isSigningOut() ? <Waiting /> : <Navigate to={signIn} replace state={{ sessionEnded: hadSession }} />;
      }}
    </Loaded>
  );
}

/** The frame of a public screen: that of the signed-in app, if there is a session. */
export function EitherFrame() {
  const { data, isPending } = useSession();
  if (isPending) return <Waiting />;
  return data ? <SignedInFrame /> : <SignedOutFrame />;
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

function Waiting() {
  return (
    <div style={{ maxWidth: '46rem', margin: '0 auto', padding: '5.5rem 1.25rem 0' }}>
      <ScreenSkeleton />
    </div>
  );
}

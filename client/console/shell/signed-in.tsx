import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
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

interface SignedInProps {
  /** By default that of the signed-in app. */
  frame?: ComponentType;
}

/** Screens that need a session: without one, the user is redirected to sign-in and returns afterwards. */
export function SignedIn({ frame: Frame = SignedInFrame }: SignedInProps) {
  const session = useSession();
  const signIn = useSignInAddress();
  const enrolment = useAddressWithReturn('/account/two-factor-required');
  const calls = useQueryClient().getMutationCache();
  // Signing out reloads the page.
  const isSigningOut = () => calls.find({ mutationKey: keyOf('signOut'), status: 'success' }) !== undefined;
  const [isKnown, setKnown] = useState(false);
  if (session.data && !isKnown) setKnown(true);
  useLoadEarly({ enabled: Frame === SignedInFrame });
  useEffect(() => {
    if (session.data === undefined) return;
    noteSession(session.data !== null && !session.data.twoFactorRequired);
    if (session.data !== null) startDraftsFor(session.data.user.id);
  }, [session.data]);
  return (
    <Loaded query={session} loading={<Waiting />} screen>
      {(current) => {
        if (current !== null && current.twoFactorRequired) return <Navigate to={enrolment} replace />;
        if (current !== null) return <Frame />;
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

/** The frame of screens that ask for one decision, with the texts of errors that need a session. */
export function FocusedFrame() {
  useNavigationLoad();
  return (
    <SignedOutFrame>
      <Outlet />
    </SignedOutFrame>
  );
}

function useNavigationLoad(): void {
  const features = useFeatures();
  useEffect(() => void loadNavigation(features), [features]);
}

function SignedInFrame() {
  // Loads together with the shell, which shows it.
  useNavigationLoad();
  return (
    <Suspense fallback={<Waiting />}>
      <Shell />
    </Suspense>
  );
}

/** Loads the frame and what it shows together with the session, for users who had one. */
function useLoadEarly({ enabled }: { enabled: boolean }): void {
  const features = useFeatures();
  const { organization } = trpc.useUtils();
  useEffect(() => {
    if (!enabled || !hadSession()) return;
    // Errors are shown where the parts are used.
    void Promise.allSettled([loadShell(), loadNavigation(features), organization.list.prefetch({})]);
  }, [enabled, features, organization]);
}

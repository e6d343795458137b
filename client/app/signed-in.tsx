import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';

import { useSession } from '#client/sdk/session.ts';

import { useSignInAddress } from './deep-link.ts';
import { LoadProblem } from './problem.tsx';
import { ScreenSkeleton } from './skeletons.tsx';

const Shell = lazy(() => import('./shell.tsx').then(({ Shell }) => ({ default: Shell })));

/** Screens for a person with a session: without one they sign in first and come back. */
export function SignedIn() {
  const { data, error, isPending, refetch } = useSession();
  const signIn = useSignInAddress();
  if (isPending) return <Waiting />;
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <Navigate to={signIn} replace />;
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

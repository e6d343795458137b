import { Navigate } from 'react-router';

import { ScreenSkeleton } from './skeletons.tsx';

/** Leads to another screen. The router shows what was there until the parts of that screen are loaded. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <ScreenSkeleton />
      <Navigate to={to} replace />
    </>
  );
}

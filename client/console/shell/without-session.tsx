import { Navigate, Outlet, useSearchParams } from 'react-router';

import { useSession } from '#client/sdk/session.ts';

import { destinationOf } from '#client/page/destination.ts';

/** Screens for visitors without a session; signed-in users are redirected to their destination. */
export function WithoutSession() {
  const { data } = useSession();
  const [query] = useSearchParams();
  return data ? <Navigate to={destinationOf(query)} replace /> : <Outlet />;
}

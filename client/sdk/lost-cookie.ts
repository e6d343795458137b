import { useState } from 'react';

import { useSession } from './session.ts';

/**
 * Whether the browser has not kept the cookie of a sign-in: the session that was loaded after it is null. The calls that
 * sign in make the session stale, so it is loaded again by itself.
 */
export function useIsCookieLost(isSignedIn: boolean): boolean {
  const { data, fetchStatus, dataUpdatedAt } = useSession();
  /** The time of the session from before the sign-in. */
  const [before, setBefore] = useState<number | null>(null);
  if (isSignedIn !== (before !== null)) setBefore(isSignedIn ? dataUpdatedAt : null);
  return before !== null && data === null && fetchStatus === 'idle' && dataUpdatedAt !== before;
}

import type { CallResult } from './call-result.ts';
import type { CurrentSession } from './calls.ts';
import { trpc } from './react.tsx';

/**
 * The caller's session and user; `data` is null without a session. Its `twoFactorRequired` says that the user first has to set
 * up a second factor; calls other than those for that are refused.
 */
export function useSession(): CallResult<'getSession'> {
  return trpc.getSession.useQuery({});
}

interface UserRequirements {
  /** Also for a user who has not set up the second factor that the service requires. */
  beforeEnrolment?: boolean;
}

/**
 * The signed-in user, on screens that need a session; throws without one, and with the code TWO_FACTOR_REQUIRED for a user who
 * first has to set up a second factor.
 */
export function useUser({ beforeEnrolment = false }: UserRequirements = {}): CurrentSession['user'] {
  const { data } = useSession();
  if (!data) throw new Error('useUser: there is no session');
  if (data.twoFactorRequired && !beforeEnrolment) {
    throw Object.assign(new Error('useUser: the user has to set up a second factor'), { code: 'TWO_FACTOR_REQUIRED' });
  }
  return data.user;
}

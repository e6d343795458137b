import type { Answer } from './answer.ts';
import type { CurrentSession } from './calls.ts';
import { trpc } from './react.tsx';

/** The caller's session and user; `data` is null without a session. */
export function useSession(): Answer<'getSession'> {
  return trpc.getSession.useQuery({});
}

/** The signed-in user, on screens that need a session; throws without one. */
export function useUser(): CurrentSession['user'] {
  const { data } = useSession();
  if (!data) throw new Error('useUser: there is no session');
  return data.user;
}

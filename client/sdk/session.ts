import type { Answer } from './answer.ts';
import type { Outputs } from './calls.ts';
import { trpc } from './react.tsx';

export type CurrentSession = NonNullable<Outputs['getSession']>;

/** The caller's session and user; `data` is null when nobody is signed in. */
export function useSession(): Answer<'getSession'> {
  return trpc.getSession.useQuery({});
}

/** The signed-in person, on screens that only they reach. */
export function useUser(): CurrentSession['user'] {
  const { data } = useSession();
  if (!data) throw new Error('useUser: nobody is signed in');
  return data.user;
}

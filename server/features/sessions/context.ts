import type { Working } from '#server/context.ts';
import type { User } from '#server/features/users/user.entity.ts';

import type { Session } from './session.entity.ts';

type SeenSession = 'id' | 'userId' | 'expiresAt' | 'createdAt' | 'activeOrganizationId' | 'impersonatedBy';
type SeenUser = 'id' | 'email' | 'emailVerified' | 'name' | 'image' | 'role';

/** The caller's session as a plain row, outside the unit of work: operations that change it write their own statement. */
export type CallersSession = Pick<Session, SeenSession> & { impersonatorSessionId: string | null };

/** A query by a user with a valid session; the rows are plain. `token` is the one that the caller presented. */
export interface Looking extends Working {
  session: Readonly<CallersSession>;
  user: Readonly<Pick<User, SeenUser>>;
  token: string;
}

/** A call by a user with a valid session, which may change data; `user` is managed by the unit of work. */
export interface SignedIn extends Looking {
  session: CallersSession;
  user: User;
}

import type { RequestContext } from '#server/context.ts';
import type { User, UserRow } from '#server/features/users/user.entity.ts';

import type { SessionRow } from './queries.ts';

/** The caller's session as a plain row, outside the unit of work: operations that change it use a reference to its entity. */
export type CallersSession = Pick<
  SessionRow,
  'id' | 'userId' | 'expiresAt' | 'createdAt' | 'activeOrganizationId' | 'impersonatedBy' | 'impersonatorSessionId'
>;

/** A query by a user with a valid session; the rows are plain. `token` is the one that the caller presented. */
export interface ReadContext extends RequestContext {
  session: Readonly<CallersSession>;
  user: Readonly<UserRow>;
  token: string;
}

/** A call by a user with a valid session, which may change data; `user` is managed by the unit of work. */
export interface SignedIn extends ReadContext {
  session: CallersSession;
  user: User;
}

import type { RequestContext } from '#server/context.ts';
import type { User, UserRow } from '#server/features/users/user.entity.ts';

import type { SessionRow } from './queries.ts';

/** A query by a user with a valid session; the rows are plain. `token` is the session token of the request. */
export interface ReadContext extends RequestContext {
  session: Readonly<SessionRow>;
  user: Readonly<UserRow>;
  token: string;
}

/**
 * A call by a user with a valid session, which may change data. The unit of work manages `user`; `session` is a plain row,
 * to be changed through a reference to its entity.
 */
export interface SignedIn extends ReadContext {
  session: SessionRow;
  user: User;
}

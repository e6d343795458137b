import type { RequestContext } from '#server/call/context.ts';
import type { ApiPrincipal, Principal } from '#server/call/principal.ts';
import type { User, UserRow } from '#server/features/users/user.entity.ts';

import type { SessionRow } from './queries.ts';

/** A call by an API principal about its own credential. */
export interface ApiPrincipalContext extends RequestContext {
  principal: ApiPrincipal;
}

/** A query by a user, or by an API principal of the user. The rows are plain. */
export interface AuthenticatedQueryContext extends RequestContext {
  principal: Principal;
  /** Null if an API principal makes the call. */
  session: Readonly<SessionRow> | null;
  user: Readonly<UserRow>;
}

/**
 * A call by a user, or by an API principal of the user, which may change data. The unit of work manages `user`; `session` is a
 * plain row, to be changed through a reference to its entity.
 */
export interface AuthenticatedContext extends AuthenticatedQueryContext {
  session: SessionRow | null;
  user: User;
}

/** The caller's session. `token` is the session token of the request. */
interface CallerSession {
  session: SessionRow;
  token: string;
}

/** A query that requires a session. */
export interface SessionQueryContext extends AuthenticatedQueryContext, CallerSession {
  session: SessionRow;
}

/** A call that requires a session. */
export interface SessionContext extends AuthenticatedContext, CallerSession {
  session: SessionRow;
}

import type { RequestContext } from '#server/call/context.ts';
import type { OrganizationPrincipal } from '#server/call/principal.ts';
import type { AuthenticatedQueryContext, AuthenticatedContext } from '#server/features/sessions/context.ts';
import type { SessionRow } from '#server/features/sessions/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
import type { Member, Organization } from '#server/options/hooks/records.ts';
import type { Access } from '#shared/lib/permissions.ts';

/** An organization and the caller's membership of it, as plain rows: operations that change them load the entities. */
export interface Membership {
  organization: Readonly<Organization>;
  organizationId: string;
  member: Readonly<Member>;
  /** The roles of the options and of the organization, as of this request. */
  access: Access;
}

/** A query by a member of the organization that the guard resolved. */
export interface MemberQueryContext extends AuthenticatedQueryContext, Membership {}

/** A call by a member of the organization that the guard resolved; it may change data. */
export interface MemberContext extends AuthenticatedContext, Membership {}

/** A call on behalf of a user: the signed-in one, or the one that a call in process or a service account names. */
export interface ActorContext extends RequestContext {
  session: SessionRow | null;
  user: User;
  /** Whether the input names the user. */
  isNamed: boolean;
}

/** A call by a member, or by a principal that acts for the organization without a user. */
export interface OrganizationActorContext extends RequestContext, Omit<Membership, 'member'> {
  /** Null for a principal without a user, and so are the user and the session. */
  member: Readonly<Member> | null;
  user: User | null;
  session: SessionRow | null;
  /** The principal without a user. */
  delegate?: OrganizationPrincipal;
}

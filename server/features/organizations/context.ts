import type { RequestContext } from '#server/context.ts';
import type { CallersSession, ReadContext, SignedIn } from '#server/features/sessions/context.ts';
import type { User } from '#server/features/users/user.entity.ts';
import type { Member, Organization } from '#server/records.ts';

/** A query by a member, in the organization that the guard resolved. */
export interface OrganizationContext extends ReadContext {
  organization: Readonly<Organization>;
  organizationId: string;
  member: Readonly<Member>;
}

/** A call on behalf of a user: the signed-in one, or the one that a call in process names. */
export interface ActorContext extends RequestContext {
  session: CallersSession | null;
  user: User;
}

/**
 * A call by a member, in the organization that the guard resolved: the one to act on, whatever else the input says.
 * Organization and membership are plain rows: operations that change them load the entities.
 */
export interface InOrganization
  extends SignedIn, Pick<OrganizationContext, 'organization' | 'organizationId' | 'member'> {}

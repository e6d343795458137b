import type { LookingIn } from './context.ts';
import type { User } from '#server/features/users/user.entity.ts';

import type { Invitation } from './invitations/invitation.entity.ts';

/** An organization's own fields, to be answered together with what belongs to it. */
export function fieldsOf({ id, name, slug, logo, metadata, createdAt }: LookingIn['organization']) {
  return { id, name, slug, logo, metadata, createdAt };
}

/** A member with who they are. */
export function withUser(member: LookingIn['member'], user: User) {
  const { id, organizationId, userId, role, teamId, createdAt } = member;
  return { id, organizationId, userId, role, teamId, createdAt, user };
}

/** An invitation with the names that its page shows. Its organization and inviter are loaded with it. */
export function inContext(invitation: Invitation) {
  const { id, organizationId, email, role, status, teamId, inviterId, expiresAt, createdAt } = invitation;
  const organization = invitation.organization.unwrap();
  return {
    id,
    organizationId,
    email,
    role,
    status,
    teamId,
    inviterId,
    expiresAt,
    createdAt,
    organizationName: organization.name,
    organizationSlug: organization.slug,
    inviterEmail: invitation.inviter.unwrap().email,
  };
}

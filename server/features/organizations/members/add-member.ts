import type { Call, Working } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { lockUserAndOrganization } from '#server/features/organizations/queries.ts';
import { requireRoles } from '#server/features/organizations/roles.ts';
import { requireTeam } from '#server/features/organizations/teams/teams.ts';
import { User } from '#server/features/users/user.entity.ts';
import type { AddMember } from '#shared/organization.ts';

import { Member } from './member.entity.ts';

/** Makes a person a member without an invitation: the server's own act, which nobody's role allows. */
export async function addMember({ ctx, input }: Call<Working, typeof AddMember>) {
  const { em } = ctx;
  const roles = requireRoles(ctx, input.role);
  await lockUserAndOrganization(em, input);
  const organization = await em.findOne(Organization, { id: input.organizationId });
  if (organization === null) throw new AppError('ORGANIZATION_NOT_FOUND');
  const user = await em.findOne(User, { id: input.userId });
  if (user === null) throw new AppError('USER_NOT_FOUND');
  const team = input.teamId === undefined ? null : await requireTeam(ctx, organization.id, input.teamId);
  requireRoom(ctx, await em.count(Member, { organization }));

  const member = em.create(Member, { organization, user, role: roles.join(','), team });
  ctx.audit('member.added', { organizationId: organization.id, subjectId: user.id });
  return member;
}

/** Refuses one member too many, where so many are there. Only meant under the organization's lock. */
export function requireRoom({ options }: Working, members: number): void {
  if (members >= organizationOptions.of({ options }).membershipLimit) {
    throw new AppError('ORGANIZATION_MEMBERSHIP_LIMIT_REACHED');
  }
}

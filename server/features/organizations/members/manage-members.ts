import type { Call, RequestContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { InOrganization } from '#server/features/organizations/context.ts';
import { memberRemoved } from '#server/features/organizations/events.ts';
import { managedMembership } from '#server/features/organizations/membership.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { lockUserAndOrganization } from '#server/features/organizations/queries.ts';
import {
  hasAnotherOwner,
  isOwner,
  requireMayGrant,
  requireMayTakeRole,
  requireRoles,
} from '#server/features/organizations/roles.ts';
import { requireTeam } from '#server/features/organizations/teams/teams.ts';
import { User } from '#server/features/users/user.entity.ts';
import { canonicalEmail, LookupId } from '#shared/fields.ts';
import type { AddMember, RemoveMember, TransferOwnership, UpdateMemberRole } from '#shared/organization.ts';
import { outranks, rolesOf } from '#shared/permissions.ts';

import { Member } from './member.entity.ts';

/** Adds a member without an invitation. Only the server itself may do so; no role allows it. */
export async function addMember({ ctx, input }: Call<RequestContext, typeof AddMember>) {
  const { em } = ctx;
  const roles = requireRoles(ctx, input.role);
  await lockUserAndOrganization(em, input);
  const organization = await em.findOne(Organization, { id: input.organizationId });
  if (organization === null) throw new AppError('ORGANIZATION_NOT_FOUND');
  const user = await em.findOne(User, { id: input.userId });
  if (user === null) throw new AppError('USER_NOT_FOUND');
  const team = input.teamId === undefined ? null : await requireTeam(ctx, organization.id, input.teamId);
  requireMemberCapacity(ctx, await em.count(Member, { organization }));

  const member = em.create(Member, { organization, user, role: roles.join(','), team });
  ctx.audit('member.added', { organizationId: organization.id, subjectId: user.id });
  return member;
}

/** Refuses one member too many, where so many are there. Only meant under the organization's lock. */
export function requireMemberCapacity({ options }: RequestContext, members: number): void {
  if (members >= organizationOptions.of({ options }).membershipLimit) {
    throw new AppError('ORGANIZATION_MEMBERSHIP_LIMIT_REACHED');
  }
}

/** Gives a member other roles: neither theirs nor the new ones may be above the caller's, and an owner always remains. */
export async function updateMemberRole({ ctx, input }: Call<InOrganization, typeof UpdateMemberRole>) {
  const { organizationId, member } = ctx;
  const { access } = organizationOptions.of(ctx);
  const roles = requireRoles(ctx, input.role);
  const target = await requireMember(ctx, input.memberId);
  if (!outranks(access, member.role, target.role) || !outranks(access, member.role, roles)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER');
  }
  requireMayGrant(ctx, roles.join(','));
  requireMayTakeRole(ctx, target);
  if (isOwner(ctx, target) && !roles.includes(access.topRole) && !(await hasAnotherOwner(ctx, target))) {
    throw new AppError('YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER');
  }

  const role = roles.join(',');
  const details = { from: target.role, to: role };
  ctx.audit('member.role-changed', { organizationId, subjectId: target.userId, details });
  target.role = role;
  return target;
}

/** Makes another member the owner and the caller an admin, in one step: there is never none, and never a moment of two. */
export async function transferOwnership({ ctx, input }: Call<InOrganization, typeof TransferOwnership>) {
  const { organizationId, member } = ctx;
  const { topRole } = organizationOptions.of(ctx).access;
  if (!isOwner(ctx, member) || input.memberId === member.id) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER');
  }
  requireMayTakeRole(ctx, member);
  const owner = await requireMember(ctx, input.memberId);

  const previousOwner = managedMembership(ctx);
  owner.role = topRole;
  previousOwner.role = withoutTop(member.role, topRole);
  ctx.audit('organization.ownership-transferred', { organizationId, subjectId: owner.userId });
  return { owner, previousOwner };
}

async function requireMember({ em, organizationId }: InOrganization, id: string): Promise<Member> {
  const member = await em.findOne(Member, { id, organization: organizationId });
  if (member === null) throw new AppError('MEMBER_NOT_FOUND');
  return member;
}

/** The roles of a former owner after a transfer: the other roles, and admin. */
function withoutTop(role: string, topRole: string): string {
  const next = topRole === 'admin' ? 'member' : 'admin';
  const rest = rolesOf(role).filter((name) => name !== topRole && name !== next);
  return [next, ...rest].join(',');
}

/** Removes a member. Only an owner removes an owner, and the last owner stays. */
export async function removeMember({ ctx, input }: Call<InOrganization, typeof RemoveMember>) {
  const { em, organizationId } = ctx;
  const { memberIdOrEmail: who } = input;
  const whose = who.includes('@') ? { user: { email: canonicalEmail(who) } } : { id: LookupId.parse(who.slice(0, 64)) };
  const target = await em.findOne(Member, { organization: organizationId, ...whose }, { populate: ['user'] });
  if (target === null) throw new AppError('MEMBER_NOT_FOUND');
  await requireMayRemove(ctx, target);

  const { id, userId, role, teamId, createdAt } = target;
  const removed = { id, organizationId, userId, role, teamId, createdAt, user: target.user.$ };
  em.remove(target);
  await memberRemoved.emit(ctx, { organizationId, userId });
  ctx.audit('member.removed', { organizationId, subjectId: userId });
  return { member: removed };
}

async function requireMayRemove(ctx: InOrganization, target: Member): Promise<void> {
  requireMayTakeRole(ctx, target);
  if (isOwner(ctx, target) && !(isOwner(ctx, ctx.member) && (await hasAnotherOwner(ctx, target)))) {
    throw new AppError('YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER');
  }
  if (!outranks(organizationOptions.of(ctx).access, ctx.member.role, target.role)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER');
  }
}

/** Ends the caller's own membership; the only owner stays. */
export async function leaveOrganization({ ctx }: Call<InOrganization>) {
  const { em, member, organizationId, user } = ctx;
  requireMayTakeRole(ctx, member);
  if (isOwner(ctx, member) && !(await hasAnotherOwner(ctx, member))) {
    throw new AppError('YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER');
  }
  em.remove(managedMembership(ctx));
  await memberRemoved.emit(ctx, { organizationId, userId: user.id });
  ctx.audit('member.left', { organizationId, subjectId: user.id });
  return { ...member, user };
}

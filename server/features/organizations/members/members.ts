import type { Call, RequestContext } from '#server/call/context.ts';
import type { Reads } from '#server/db/reads.ts';
import { AppError } from '#server/lib/errors.ts';
import type { MemberContext, MemberQueryContext } from '#server/features/organizations/context.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { lockUserAndOrganization } from '#server/features/organizations/queries.ts';
import { findSelectedMembership } from '#server/features/organizations/selected-membership.ts';
import {
  isOwner,
  rejectLastOwner,
  requireDirectSession,
  rejectOwnerChangeWithoutOwnSession,
} from '#server/features/organizations/roles.ts';
import { requireTeams } from '#server/features/organizations/teams/require-teams.ts';
import { requirePolicies } from '#server/features/organizations/policies.ts';
import type { AuthenticatedQueryContext } from '#server/features/sessions/context.ts';
import { requireRoles } from '#server/features/users/platform-role.ts';
import { User } from '#server/features/users/user.entity.ts';
import { canonicalEmail, LookupId } from '#shared/lib/fields.ts';
import {
  ListMembers,
  type AddMember,
  type GetActiveMemberRole,
  type InOrganization,
  type ListMembersWithoutTwoFactor,
  type RemoveMember,
  type TransferOwnership,
  type UpdateMemberRole,
} from '#shared/organizations/schemas.ts';
import { outranks, rolesOf } from '#shared/lib/permissions.ts';

import { Member } from '#server/features/organizations/member.entity.ts';
import { memberRoleChanging } from '#server/features/organizations/managed-members.ts';
import { addMember, changeRole, endMembership } from './membership.ts';
import { readMemberPage, type MemberSelection } from './queries.ts';

/** One page of an organization's members, with the number of all that match. */
export async function listMembers({ ctx, input }: Call<MemberQueryContext, typeof ListMembers>) {
  return readMembers(ctx.reads, ctx.organizationId, input);
}

/** One page of the members whom a requirement of a second factor would exclude until they set one up. */
export async function listMembersWithoutTwoFactor({
  ctx,
  input,
}: Call<MemberQueryContext, typeof ListMembersWithoutTwoFactor>) {
  return readMembers(ctx.reads, ctx.organizationId, {
    ...ListMembers.parse(undefined),
    ...input,
    twoFactorEnabled: false,
  });
}

/** A page of members, with the total also beyond the last page. */
export async function readMembers(reads: Reads, organizationId: string, selection: MemberSelection) {
  const page = await readMemberPage(reads, organizationId, selection);
  if (page.members.length > 0 || (selection.offset === 0 && selection.cursor === undefined)) return page;
  // Beyond the last page no row carries the total.
  const { total } = await readMemberPage(reads, organizationId, {
    ...selection,
    limit: 1,
    offset: 0,
    cursor: undefined,
  });
  return { ...page, total };
}

/** The caller's membership of the selected or active organization; null without one. */
export async function getActiveMember({ ctx, input }: Call<AuthenticatedQueryContext, typeof InOrganization>) {
  const membership = await findSelectedMembership(ctx, input);
  if (!membership) return null;
  await requirePolicies(ctx, membership);
  return { ...membership.member, user: ctx.user };
}

/** The caller's role, or that of another member of the same organization. */
export async function getActiveMemberRole({ ctx, input }: Call<MemberQueryContext, typeof GetActiveMemberRole>) {
  const { em, member, organizationId } = ctx;
  const { userId = member.userId } = input;
  if (userId === member.userId) return { role: member.role };
  const other = await em.findOne(Member, { organization: organizationId, user: userId });
  if (other === null) throw new AppError('YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION');
  return { role: other.role };
}

/** Adds a member without an invitation; no role of a member allows it. */
export async function addMemberDirectly({ ctx, input }: Call<RequestContext, typeof AddMember>) {
  const { em } = ctx;
  const { access } = await lockUserAndOrganization(ctx, input);
  const roles = requireRoles(access, input.role);
  const organization = await em.findOne(Organization, { id: input.organizationId });
  if (organization === null) throw new AppError('ORGANIZATION_NOT_FOUND');
  const user = await em.findOne(User, { id: input.userId, kind: 'person' });
  if (user === null) throw new AppError('USER_NOT_FOUND');
  const teams = await requireTeams(ctx, organization.id, input.teamId);
  return addMember(ctx, { organization, user, role: roles.join(','), teams, fields: input, by: 'grant' });
}

/** Changes the roles of a member: neither the old nor the new ones may be above the caller's, and an owner always remains. */
export async function updateMemberRole({ ctx, input }: Call<MemberContext, typeof UpdateMemberRole>) {
  const { access } = ctx;
  const roles = requireRoles(access, input.role);
  const target = await requireMember(ctx, input.memberId);
  const newRole = assignableRole(ctx, target, roles);
  await memberRoleChanging.emit(ctx, { member: target, roles, access });
  await changeRole(ctx, {
    member: target,
    organization: ctx.organization,
    role: newRole,
    confirm: async (changed) => {
      const role = assignableRole(ctx, target, changed);
      rejectOwnerChangeWithoutOwnSession(ctx, target);
      if (rolesOf(role).includes(access.topRole)) await requirePerson(ctx, target);
      else await rejectLastOwner(ctx, target);
      return role;
    },
  });
  return target;
}

/** The roles of an input, which the caller may give to the member. */
function assignableRole(ctx: MemberContext, target: Member, input: string | readonly string[]): string {
  const { access, member } = ctx;
  const roles = requireRoles(access, input);
  if (!outranks(access, member.role, target.role) || !outranks(access, member.role, roles)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER');
  }
  const role = roles.join(',');
  requireDirectSession(ctx, access, role);
  return role;
}

/** Makes another member the owner and the caller an admin, in one transaction: so that there always is an owner. */
export async function transferOwnership({ ctx, input }: Call<MemberContext, typeof TransferOwnership>) {
  const { organizationId, member } = ctx;
  const { topRole } = organizationOptions.of(ctx).access;
  if (!isOwner(ctx, member) || input.memberId === member.id) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER');
  }
  rejectOwnerChangeWithoutOwnSession(ctx, member);
  const owner = await requireMember(ctx, input.memberId);
  await requirePerson(ctx, owner);

  const previousOwner = managedMembership(ctx);
  owner.role = topRole;
  // The other roles stay.
  const nextRole = topRole === 'admin' ? 'member' : 'admin';
  const otherRoles = rolesOf(member.role).filter((role) => role !== topRole && role !== nextRole);
  previousOwner.role = [nextRole, ...otherRoles].join(',');
  ctx.audit('organization.ownership-transferred', { organizationId, subjectId: owner.userId });
  return { owner, previousOwner };
}

async function requireMember({ em, organizationId }: MemberContext, id: string): Promise<Member> {
  const member = await em.findOne(Member, { id, organization: organizationId });
  if (member === null) throw new AppError('MEMBER_NOT_FOUND');
  return member;
}

/** Owners are people: an organization of service accounts alone could not be managed. */
async function requirePerson({ em }: MemberContext, { userId }: Member): Promise<void> {
  const isPerson = (await em.count(User, { id: userId, kind: 'person' })) === 1;
  if (!isPerson) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER');
}

/** Removes a member. Only an owner removes an owner, and the last owner stays. */
export async function removeMember({ ctx, input }: Call<MemberContext, typeof RemoveMember>) {
  const { em, organizationId } = ctx;
  const { memberIdOrEmail: key } = input;
  const where = key.includes('@') ? { user: { email: canonicalEmail(key) } } : { id: LookupId.parse(key.slice(0, 64)) };
  const target = await em.findOne(Member, { organization: organizationId, ...where }, { populate: ['user'] });
  if (target === null) throw new AppError('MEMBER_NOT_FOUND');
  rejectOwnerChangeWithoutOwnSession(ctx, target);
  if (isOwner(ctx, target) && !isOwner(ctx, ctx.member)) {
    throw new AppError('YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER');
  }
  if (!outranks(ctx.access, ctx.member.role, target.role)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER');
  }

  const { id, userId, role, teamId, teamIds, createdAt } = target;
  const removed = { id, organizationId, userId, role, teamId, teamIds, createdAt, user: target.user.$ };
  await endMembership(ctx, { member: target, user: target.user.$, organization: ctx.organization, by: 'removal' });
  return { member: removed };
}

/** Ends the caller's own membership; the last owner cannot leave. */
export async function leaveOrganization({ ctx }: Call<MemberContext>) {
  const { member, organization, user } = ctx;
  rejectOwnerChangeWithoutOwnSession(ctx, member);
  await endMembership(ctx, { member: managedMembership(ctx), user, organization, by: 'leaving' });
  return { ...member, user };
}

/** The caller's membership in the unit of work. */
function managedMembership({ em, member }: MemberContext): Member {
  const { organizationId: organization, userId: user, teamId: _, ...rest } = member;
  return em.merge(Member, { ...rest, organization, user });
}

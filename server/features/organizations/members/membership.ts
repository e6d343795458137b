import type { EventContext } from '#server/call/lifecycle-events.ts';
import { newFields } from '#server/fields/additional-fields.ts';
import { AppError } from '#server/lib/errors.ts';
import { readAccess } from '#server/features/organizations/custom-roles/queries.ts';
import { memberRemoved } from '#server/features/organizations/events.ts';
import { Organization, type Team } from '#server/features/organizations/organization.entity.ts';
import { changesBefore, runAfter, runOrganizationHooks } from '#server/features/organizations/organization-hooks.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { rejectLastOwner } from '#server/features/organizations/roles.ts';
import { addToTeams } from '#server/features/organizations/teams/team-members.ts';
import { requireRoles } from '#server/features/users/platform-role.ts';
import { User } from '#server/features/users/user.entity.ts';
import type * as records from '#server/options/hooks/records.ts';

import { Member } from '#server/features/organizations/member.entity.ts';

/**
 * How a user becomes a member. A grant, also by an identity provider or a directory, is recorded as `member.added`, and the operator's hooks
 * `AddMember` run. The others are recorded as what they are part of.
 */
type AddedBy =
  | 'founding'
  | 'grant'
  | 'service account'
  | { connectionId: string }
  | { directoryId: string }
  | { invitationId: string };

interface NewMember {
  organization: Readonly<records.Organization>;
  user: User;
  /** Joined by commas. The caller of this function has checked that the actor may grant them. */
  role: string;
  teams?: readonly Team[];
  /** The input of a call, which may contain additional fields. */
  fields?: object;
  /** The number of members before, if it was read under the lock. */
  members?: number;
  by: AddedBy;
}

/** Creates a membership, within the limit. Requires the lock on the organization, unless it is new. */
export async function addMember(ctx: EventContext, added: NewMember): Promise<Member> {
  const { organization, user, role, teams = [], fields, by } = added;
  const about = { organizationId: organization.id, subjectId: user.id };
  if (by !== 'founding') await requireMemberCapacity(ctx, added);

  const declared = organizationOptions.of(ctx).schema.member.additionalFields;
  const additionalFields = user.kind === 'person' ? newFields(declared, fields) : null;
  // One that is founded has no row to refer to yet.
  const joined = organization instanceof Organization ? organization : organization.id;
  const member = ctx.em.create(Member, { organization: joined, user, role, teamIds: [], additionalFields });
  const source = typeof by === 'object' && !('invitationId' in by) ? by : null;
  if (by === 'grant' || source !== null) {
    await runAddMemberHooks(ctx, member, added);
    ctx.audit('member.added', source === null ? about : { ...about, details: source });
  }
  if (typeof by === 'object' && 'invitationId' in by) {
    ctx.audit('invitation.accepted', { ...about, details: { role, ...by } });
  }
  if (teams.length > 0) await addToTeams(ctx, member, { teams });
  return member;
}

/** The hook can change the role, to another one that exists, and the additional fields. */
async function runAddMemberHooks(ctx: EventContext, member: Member, { organization, user }: NewMember): Promise<void> {
  const payload = () => ({ member, user, organization });
  const { role, ...changes } = await changesBefore(ctx, 'AddMember', { subject: member, payload });
  Object.assign(member, changes);
  if (role !== undefined) member.role = requireRoles(await readAccess(ctx, organization.id), role).join(',');
  await runAfter(ctx, 'AddMember', payload);
}

async function requireMemberCapacity(ctx: EventContext, { organization, user, members }: NewMember): Promise<void> {
  const { membershipLimit } = organizationOptions.of(ctx);
  const limit = typeof membershipLimit === 'function' ? await membershipLimit(user, organization) : membershipLimit;
  const count = members ?? (await ctx.em.count(Member, { organization: organization.id }));
  if (count >= limit) throw new AppError('ORGANIZATION_MEMBERSHIP_LIMIT_REACHED');
}

interface RoleChange {
  /** Managed by the unit of work. */
  member: Member;
  organization: Readonly<records.Organization>;
  /** Joined by commas. The caller of this function has checked that the actor may grant them. */
  role: string;
  /** Checks the roles after the operator's hook, which can change them. */
  confirm: (role: string) => string | Promise<string>;
  by?: { connectionId: string } | { directoryId: string };
}

/** Gives a member other roles. Requires the lock on the organization. */
export async function changeRole(ctx: EventContext, change: RoleChange): Promise<void> {
  const { member, organization, role: newRole, confirm, by } = change;
  const { organizationId, userId, role: previousRole } = member;
  const about = async () => ({ member, user: await ctx.em.findOneOrFail(User, { id: userId }), organization });
  const payload = async () => ({ ...(await about()), newRole });
  const changes = await changesBefore(ctx, 'UpdateMemberRole', { subject: { role: newRole }, payload });
  const role = await confirm(changes.role ?? newRole);
  const details = { from: previousRole, to: role, ...by };
  ctx.audit('member.role-changed', { organizationId, subjectId: userId, details });
  member.role = role;
  await runAfter(ctx, 'UpdateMemberRole', async () => ({ ...(await about()), previousRole }));
}

interface EndedMembership {
  /** Managed by the unit of work. */
  member: Member;
  user: User;
  organization: Readonly<records.Organization>;
  by: 'removal' | 'leaving';
}

/** Ends a membership; the last owner cannot leave. Requires the lock on the organization. */
export async function endMembership(ctx: EventContext, { member, by, ...rest }: EndedMembership): Promise<void> {
  const { organizationId, userId } = member;
  await rejectLastOwner(ctx, member);
  await runOrganizationHooks(ctx, 'RemoveMember', () => ({ member, ...rest }));
  ctx.em.remove(member);
  await memberRemoved.emit(ctx, { organizationId, userId });
  ctx.audit(by === 'removal' ? 'member.removed' : 'member.left', { organizationId, subjectId: userId });
}

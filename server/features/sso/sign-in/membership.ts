import type { RequestContext } from '#server/call/context.ts';
import { addInvitedMember } from '#server/features/organizations/invitations/invited-member.ts';
import { Member } from '#server/features/organizations/member.entity.ts';
import { addMember } from '#server/features/organizations/members/membership.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { lockUserAndOrganization } from '#server/features/organizations/queries.ts';
import { FlowError } from '#server/features/social/flow.ts';
import type { StatedIdentity } from '#server/features/sso/claims.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { applyGroups } from '#server/features/sso/mappings/apply-mappings.ts';
import { grantedRole, groupAccess, hasRoles, type GroupAccess } from '#server/features/sso/mappings/group-access.ts';
import { currentMappings } from '#server/features/sso/mappings/current-mappings.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { AppError } from '#server/lib/errors.ts';
import type { Access } from '#shared/lib/permissions.ts';

import type { SignInNotes } from './attempts.ts';

interface Joining {
  user: User;
  connection: SsoConnection;
  stated: StatedIdentity;
  notes: SignInNotes;
}

/**
 * A user whom a connection signs in is a member of its organization: by an invitation, or else by just-in-time provisioning.
 * The groups that the provider states give roles and teams.
 */
export async function ensureMember(ctx: RequestContext, { user, connection, stated, notes }: Joining): Promise<void> {
  const { organizationId } = connection;
  const groups = groupAccess(await currentMappings(ctx, connection), stated);
  if (groups.isIncomplete) notes.add('sso_groups_missing');
  // Without the lock, which all sign-ins of the organization would wait for.
  const known = await ctx.em.findOne(Member, { organization: organizationId, user: user.id });
  if (known !== null && isApplied(known, connection, groups)) return;
  const { member: current, access } = await lockUserAndOrganization(ctx, { userId: user.id, organizationId });
  const organization = await ctx.em.findOneOrFail(Organization, { id: organizationId });
  const mapped = { organization, access, groups };
  const member = current ?? (await join(ctx, { ...mapped, user, connection }));
  const by = { connectionId: connection.id };
  const { isTeamFull } = await applyGroups(ctx, { ...mapped, member, source: connection, by });
  if (isTeamFull) notes.add('sso_team_is_full');
}

function isApplied(member: Member, { defaultRole }: SsoConnection, { roles, teams }: GroupAccess): boolean {
  const isInTeams = [...teams].every(([id, belongs]) => belongs === member.teamIds.includes(id));
  return isInTeams && (roles === null || hasRoles(member, roles.join(',') || defaultRole));
}

interface NewMember {
  user: User;
  connection: SsoConnection;
  organization: Organization;
  access: Access;
  groups: GroupAccess;
}

async function join(ctx: RequestContext, added: NewMember): Promise<Member> {
  try {
    return (await addInvitedMember(ctx, added)) ?? (await addJustInTime(ctx, added));
  } catch (error) {
    const isFull = error instanceof AppError && error.errorCode === 'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED';
    throw isFull ? new FlowError('sso_member_limit') : error;
  }
}

async function addJustInTime(ctx: RequestContext, added: NewMember): Promise<Member> {
  const { user, connection, organization, access, groups } = added;
  const { id: connectionId, jit, defaultRole } = connection;
  if (!jit) throw new FlowError('sso_not_assigned');
  const role = grantedRole(access, connection, groups) ?? defaultRole;
  return addMember(ctx, { organization, user, role, by: { connectionId } });
}

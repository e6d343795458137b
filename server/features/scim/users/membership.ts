import type { RequestContext } from '#server/call/context.ts';
import { Invitation } from '#server/features/organizations/invitation.entity.ts';
import { Member } from '#server/features/organizations/member.entity.ts';
import { addMember, endMembership } from '#server/features/organizations/members/membership.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { lockUserAndOrganization } from '#server/features/organizations/queries.ts';
import type { Directory } from '#server/features/scim/protocol/authenticate.ts';
import { ScimError } from '#server/features/scim/scim-error.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { revokeOneSession } from '#server/features/sessions/sessions.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { ban, liftBan, type BanSource } from '#server/features/users/bans.ts';
import { User } from '#server/features/users/user.entity.ts';
import { AppError } from '#server/lib/errors.ts';
import { outranks, rolesOf } from '#shared/lib/permissions.ts';

import { isManaged } from './account.ts';
import { readMemberCount } from './queries.ts';
import type { ScimUser } from '#server/features/scim/user.entity.ts';

const sourceOf = ({ id }: Directory): BanSource => `directory:${id}`;

/** Makes the user a member, with the roles of before within the ceiling. A member stays as they are. */
export async function join(
  ctx: RequestContext,
  directory: Directory,
  { user, keptRole }: { user: User; keptRole: string | null },
): Promise<void> {
  const { id: directoryId, organizationId, defaultRole, ceilingRole } = directory;
  const organization = await ctx.em.findOneOrFail(Organization, { id: organizationId });
  const { member, access } = await lockUserAndOrganization(ctx, { userId: user.id, organizationId });
  if (member !== null) return;
  const isBelow = (role: string) =>
    !rolesOf(role).includes(access.topRole) && outranks({ ...access, topRole: '' }, ceilingRole, role);
  const role = keptRole !== null && isBelow(keptRole) ? keptRole : defaultRole;
  const members = await readMemberCount(ctx.em, organizationId);
  await addMember(ctx, { organization, user, role, members, by: { directoryId } });
}

/** Ends what the user has in the organization, and the use of an account that the organization manages. */
export async function deactivate(ctx: RequestContext, directory: Directory, row: ScimUser): Promise<void> {
  const { organizationId } = directory;
  if (row.user === null) return;
  const user = await ctx.em.findOneOrFail(User, { id: row.user.id });
  const member = await ctx.em.findOne(Member, { organization: organizationId, user });
  if (member !== null) {
    row.keptRole = member.role;
    const organization = await ctx.em.findOneOrFail(Organization, { id: organizationId });
    await endMembership(ctx, { member, user, organization, by: 'removal' }).catch(asConflict);
  }
  await cancelInvitations(ctx, organizationId, user.email);
  await endSessions(ctx, organizationId, user);
  const others = await ctx.em.count(Member, { user, organization: { $ne: organizationId } });
  if (others > 0 || !(await isManaged(ctx, directory, user))) return;
  if (await ban(ctx, user, { by: sourceOf(directory), reason: null }))
    ctx.audit('user.banned', { subjectId: user.id, details: { expires: null } });
}

/** Lifts the ban of this directory, of no other source. */
export function readmit(ctx: RequestContext, directory: Directory, user: User): void {
  const by = sourceOf(directory);
  if (!user.banned || user.bannedBy !== by) return;
  liftBan(user, by);
  ctx.audit('user.unbanned', { subjectId: user.id });
}

function asConflict(error: unknown): never {
  const isLastOwner = error instanceof AppError && error.errorCode.includes('AS_THE_ONLY_OWNER');
  throw isLastOwner ? new ScimError(409, 'The last owner of an organization cannot be removed') : error;
}

async function cancelInvitations(ctx: RequestContext, organizationId: string, email: string): Promise<void> {
  const pending = await ctx.em.find(Invitation, { organization: organizationId, email, status: 'pending' });
  for (const invitation of pending) {
    invitation.status = 'canceled';
    ctx.audit('invitation.canceled', { organizationId, details: { invitationId: invitation.id } });
  }
}

/** Those that an identity provider of the organization started. */
async function endSessions(ctx: RequestContext, organizationId: string, user: User): Promise<void> {
  const sessions = await ctx.em.find(Session, { user, provider: { $like: 'sso:%' } });
  if (sessions.length === 0) return;
  const connections = await ctx.em.find(SsoConnection, { organization: organizationId });
  const providers = connections.map(({ accountProviderId }) => accountProviderId);
  for (const session of sessions) if (providers.includes(session.provider!)) await revokeOneSession(ctx, session);
}

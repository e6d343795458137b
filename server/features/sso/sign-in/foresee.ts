import type { RequestContext } from '#server/call/context.ts';
import { Account } from '#server/features/accounts/account.entity.ts';
import { speaksFor } from '#server/features/domains/proven-domain.ts';
import { readAccess } from '#server/features/organizations/custom-roles/queries.ts';
import { Invitation } from '#server/features/organizations/invitation.entity.ts';
import { openInvitation } from '#server/features/organizations/invitations/queries.ts';
import { Member } from '#server/features/organizations/member.entity.ts';
import { FlowError } from '#server/features/social/flow.ts';
import type { StatedIdentity } from '#server/features/sso/claims.ts';
import { isWithinCeiling } from '#server/features/sso/connections/connection-roles.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { grantedRole, groupAccess } from '#server/features/sso/mappings/group-access.ts';
import { currentMappings } from '#server/features/sso/mappings/current-mappings.ts';
import { isBanned } from '#server/features/users/bans.ts';
import { User } from '#server/features/users/user.entity.ts';
import type { ForeseenSignIn } from '#shared/sso/sign-in.ts';

import { needsConsent } from './privileged-users.ts';

interface Stated {
  connection: SsoConnection;
  stated: StatedIdentity;
}

/** What a sign-in would do, without doing it. Of an identity whose address the connection serves. */
export async function foresee(ctx: RequestContext, signIn: Stated): Promise<ForeseenSignIn> {
  try {
    const { user, does } = await foreseeUser(ctx, signIn);
    if (user && isBanned(user)) return { does: 'refuse', role: null, reason: 'banned' };
    return { does, role: await foreseeRole(ctx, user, signIn), reason: null };
  } catch (error) {
    if (error instanceof FlowError) return { does: 'refuse', role: null, reason: error.code };
    throw error;
  }
}

async function foreseeUser(
  ctx: RequestContext,
  { connection, stated }: Stated,
): Promise<{ user: User | null; does: ForeseenSignIn['does'] }> {
  const { accountProviderId: providerId, organizationId } = connection;
  const identity = { providerId, accountId: stated.subject };
  const account = await ctx.em.findOne(Account, identity, { populate: ['user'] });
  if (account) {
    const user = account.user.$;
    if (!account.linkedByUser && !(await speaksFor(ctx.em, organizationId, user.email)))
      throw new FlowError('sso_email_not_in_domain');
    return { user, does: 'sign-in' };
  }
  const user = await ctx.em.findOne(User, { email: stated.email! });
  if (user === null) return { user, does: 'create' };
  if ((await ctx.em.count(Account, { user, providerId })) > 0) throw new FlowError('sso_identity_changed');
  return { user, does: (await needsConsent(ctx, user, connection)) ? 'confirm' : 'link' };
}

/** The roles in the organization after the sign-in. */
async function foreseeRole(ctx: RequestContext, user: User | null, { connection, stated }: Stated): Promise<string> {
  const { organizationId: organization, jit, defaultRole } = connection;
  const access = await readAccess(ctx, organization);
  const groups = groupAccess(await currentMappings(ctx, connection), stated);
  const granted = grantedRole(access, connection, groups);
  const member = user && (await ctx.em.findOne(Member, { organization, user: user.id }));
  const email = user?.email ?? stated.email!;
  const invited = member ?? (await ctx.em.findOne(Invitation, { organization, email, ...openInvitation() }));
  if (invited !== null)
    return granted !== null && isWithinCeiling(access, connection, invited.role) ? granted : invited.role;
  if (!jit) throw new FlowError('sso_not_assigned');
  return granted ?? defaultRole;
}

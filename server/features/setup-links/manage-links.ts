import type { z } from 'zod';

import type { Call } from '#server/call/context.ts';
import { lockOrganization } from '#server/features/admin/organizations/organizations.ts';
import type { MemberContext, MemberQueryContext } from '#server/features/organizations/context.ts';
import { isOwner } from '#server/features/organizations/roles.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';
import { randomToken } from '#server/security/random.ts';
import { can } from '#shared/lib/permissions.ts';
import {
  setupScopes,
  type AdminCreateSetupLink,
  type CreateSetupLink,
  type RevokeSetupLink,
  type SetupScope,
} from '#shared/setup-links/schemas.ts';
import { permissionsOf, permissionsOfAll } from '#shared/setup-links/scopes.ts';

import { about } from './record-change.ts';
import { setupLinkOptions } from './setup-link.options.ts';
import { SetupLink } from './setup-link.entity.ts';

/** Of an organization. */
const MAX_OPEN_LINKS = 5;

// The guard of calls that change something has locked the organization.

export async function createSetupLink({ ctx, input }: Call<MemberContext, typeof CreateSetupLink>) {
  const { scopes, mayEnable } = input;
  const { access, member } = ctx;
  const isAllowed = can(access, member.role, permissionsOfAll(scopes)) && (!mayEnable || isOwner(ctx, member));
  if (!isAllowed) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_CREATE_SETUP_LINKS');
  return addLink(ctx, ctx.organizationId, input);
}

/** What an operator's link sets up never takes effect by itself: operators do not decide how members sign in. */
export async function createSetupLinkAsAdmin({ ctx, input }: Call<AuthenticatedContext, typeof AdminCreateSetupLink>) {
  const { organizationId, ...link } = input;
  await lockOrganization(ctx, organizationId);
  return addLink(ctx, organizationId, { ...link, mayEnable: false });
}

type NewLink = Omit<z.output<typeof CreateSetupLink>, 'organizationId'>;

/** The token is in the fragment of the address, which browsers send to no server. Only its hash is stored. */
async function addLink(ctx: AuthenticatedContext, organizationId: string, input: NewLink) {
  const { scopes, mayEnable, callbackURL = null, expiresIn = setupLinkOptions.of(ctx).expiresIn } = input;
  if ((await ctx.em.count(SetupLink, open(organizationId))) >= MAX_OPEN_LINKS)
    throw new AppError('SETUP_LINK_LIMIT_REACHED');
  const token = randomToken(43);
  const link = ctx.em.create(SetupLink, {
    organization: organizationId,
    tokenHash: sha256(token),
    scopes,
    mayEnable,
    callbackURL,
    expiresAt: inSeconds(expiresIn),
    creator: ctx.user.id,
  });
  ctx.audit('setup-link.created', about(link));
  return { link, url: `${ctx.options.webAppUrl}/set-up#${token}` };
}

/** The newest first; expired ones are deleted. */
export async function listSetupLinks({ ctx }: Call<MemberQueryContext>) {
  requireManager(ctx);
  return ctx.em.find(
    SetupLink,
    { organization: ctx.organizationId, revokedAt: null, expiresAt: { $gt: now() } },
    { orderBy: { id: 'desc' } },
  );
}

/** What was set up with the link stays. */
export async function revokeSetupLink({ ctx, input }: Call<MemberContext, typeof RevokeSetupLink>) {
  requireManager(ctx);
  const link = await ctx.em.findOne(SetupLink, { id: input.setupLinkId, ...open(ctx.organizationId) });
  if (link === null) throw new AppError('SETUP_LINK_NOT_FOUND');
  link.revokedAt = now();
  ctx.audit('setup-link.revoked', about(link));
  return { success: true as const };
}

const open = (organizationId: string) => ({
  organization: organizationId,
  revokedAt: null,
  completedAt: null,
  expiresAt: { $gt: now() },
});

/** Members who may set up one of the scopes without a link. */
function requireManager({ access, member }: Pick<MemberQueryContext, 'access' | 'member'>): void {
  const manages = (scope: SetupScope) => can(access, member.role, permissionsOf[scope]);
  if (!setupScopes.some(manages)) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_READ_SETUP_LINKS');
}

import type { EntityManager } from '@mikro-orm/postgresql';

import { mapConstraintError } from '#server/db/constraints.ts';
import { AppError } from '#server/lib/errors.ts';
import { defineToken } from '#server/call/token-purposes.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import { storePassword } from '#server/features/passwords/password-account.ts';
import { newPasswordHash } from '#server/features/passwords/password-policy.ts';
import { isAdministrator, listedAdministratorIds } from '#server/features/users/platform-role.ts';
import { createUser } from '#server/features/users/create-user.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { User } from '#server/features/users/user.entity.ts';
import { revokeAllTokens } from '#server/features/verification/single-use-tokens.ts';
import type { Options } from '#server/options/kit-options.ts';
import { canonicalEmail, isEmail } from '#shared/lib/fields.ts';
import { rolesOf } from '#shared/lib/permissions.ts';

import { endImpersonations } from './impersonation.ts';

/** Grants the administrator role; null if no user has the address. */
export async function grantAdministrator(ctx: EventContext, email: string): Promise<User | null> {
  const user = await replaceAdministratorRoles(ctx, email, platformOptions.of(ctx).adminRoles[0] ?? 'admin');
  if (user) await revokeSetupLinks(ctx.em);
  return user;
}

/** Revokes the administrator roles; other roles stay. Null if no user has the address. */
export async function revokeAdministrator(ctx: EventContext, email: string): Promise<User | null> {
  return replaceAdministratorRoles(ctx, email, null);
}

async function replaceAdministratorRoles(ctx: EventContext, email: string, granted: string | null) {
  const { adminRoles, defaultRole } = platformOptions.of(ctx);
  const user = await ctx.em.findOne(User, { email: canonicalEmail(email) });
  if (user === null) return null;
  const others = rolesOf(user.role).filter((role) => !adminRoles.includes(role));
  const roles = granted === null ? others : [...others.filter((role) => role !== defaultRole), granted];
  user.role = roles.join(',') || defaultRole;
  await endImpersonations(ctx, user.id);
  ctx.audit(granted === null ? 'admin.revoked' : 'admin.granted', { subjectId: user.id, details: { role: user.role } });
  return user;
}

/** All users who may administer others, by role or because the options list them. */
export async function listAdministrators(em: EntityManager, options: Options): Promise<User[]> {
  const { defaultRole } = platformOptions.of({ options });
  const where = { $or: [{ role: { $ne: defaultRole } }, { id: { $in: listedAdministratorIds(options) } }] };
  const candidates = await em.findAll(User, { where, orderBy: { email: 'asc' } });
  return candidates.filter((user) => isAdministrator(user, options));
}

/** Creates the first administrator. */
export const setupToken = defineToken({ purpose: 'setup', revokedOn: [] });

/** Setup links only create the first administrator. */
export async function revokeSetupLinks(em: EntityManager): Promise<void> {
  await revokeAllTokens({ em }, setupToken);
}

/** Creates a user without a password. The operator vouches for the address, as with the setup link. */
export async function createUserAsOperator(ctx: EventContext, { email, name }: Pick<User, 'email' | 'name'>) {
  if (!isEmail(email)) throw new AppError('INVALID_EMAIL');
  const user = await createUser(ctx, { email: canonicalEmail(email), emailVerified: true, name }, 'operator');
  await ctx.em.flush().catch(mapConstraintError('user_email_unique', 'USER_ALREADY_EXISTS'));
  return user;
}

/** Sets a user's password and ends their sessions; null if no user has the address. */
export async function setPasswordAsOperator(
  ctx: EventContext,
  { email, password }: { email: string; password: string },
): Promise<User | null> {
  const existing = await ctx.em.findOne(User, { email: canonicalEmail(email) });
  if (existing === null) return null;
  const log = { warn: (_details: unknown, message?: string) => process.emitWarning(message ?? '') };
  const hash = await newPasswordHash({ options: ctx.options, log }, password, existing);
  const user = await findUserForUpdate(ctx.em, existing.id);
  if (user === null) return null;
  ctx.audit('user.password-set', { subjectId: user.id });
  await storePassword(ctx, { user }, { password: hash, provisioned: true, revoked: 'all' });
  return user;
}

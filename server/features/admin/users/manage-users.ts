import type { z } from 'zod';

import type { Call } from '#server/call/context.ts';
import { mapConstraintError } from '#server/db/constraints.ts';
import { AppError } from '#server/lib/errors.ts';
import { Account, CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import { mailReceipt } from '#server/features/account-deletion/mail-receipt.ts';
import { lockManageableUser, requireManageableUser } from '#server/features/admin/guards.ts';
import { endImpersonations } from '#server/features/admin/impersonation.ts';
import { storePassword } from '#server/features/passwords/password-account.ts';
import { newPasswordHash, requirePasswordLength } from '#server/features/passwords/password-policy.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { revokeOneSession, revokeSessionsOf } from '#server/features/sessions/sessions.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { createUser as create } from '#server/features/users/create-user.ts';
import { ban, liftBan } from '#server/features/users/bans.ts';
import { hasPermissionsOf, mayAdminister, platformAccess, requireRoles } from '#server/features/users/platform-role.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { removeUser as deleteUser } from '#server/features/users/user-lifecycle.ts';
import { findUser } from '#server/features/users/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { inSeconds } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';
import type {
  BanUser,
  UserIdInput,
  CreateUser,
  RemoveUser,
  RevokeUserSession,
  SetRole,
  SetUserPassword,
} from '#shared/admin/schemas.ts';
import { canonicalEmail, Id, isEmail } from '#shared/lib/fields.ts';

/** Creates a user with or without a password. No session starts. */
export async function createUser({ ctx, input }: Call<AuthenticatedContext, typeof CreateUser>) {
  return { user: await addUser(ctx, input) };
}

export async function addUser(ctx: AuthenticatedContext, input: z.output<typeof CreateUser>): Promise<User> {
  const { em } = ctx;
  if (!isEmail(input.email)) throw new AppError('INVALID_EMAIL');
  if (input.password !== undefined) requirePasswordLength(ctx, input.password);
  const role = roleFor(ctx, input.role);

  const { data: { image = null, ...fields } = {}, name } = input;
  const profile = { email: canonicalEmail(input.email), name, image, role, fields };
  const user = await create(ctx, profile, 'administrator');
  if (input.password !== undefined) {
    const password = await newPasswordHash(ctx, input.password, input);
    em.create(Account, { user, providerId: CREDENTIAL, accountId: user.id, password, provisioned: true });
  }
  await em.flush().catch(mapConstraintError('user_email_unique', 'USER_ALREADY_EXISTS', { status: 400 }));
  return user;
}

/** The default role; choosing another requires the permission to set roles. */
function roleFor(ctx: AuthenticatedContext, input: string | string[] | undefined): string {
  if (input === undefined) return platformOptions.of(ctx).defaultRole;
  if (!mayAdminister(ctx.user, { user: ['set-role'] }, ctx.options)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE');
  }
  return requireGrantableRole(ctx, input);
}

/** Replaces the roles of a user. */
export async function setRole({ ctx, input }: Call<AuthenticatedContext, typeof SetRole>) {
  const role = requireGrantableRole(ctx, input.role);
  const user = await lockManageableUser(ctx, input.userId);

  ctx.audit('user.role-set', { subjectId: user.id, details: { from: user.role, to: role } });
  user.role = role;
  await endImpersonations(ctx, user.id);
  return { user };
}

/** The roles as stored. Administrators grant no role above their own. */
export function requireGrantableRole(
  { user, options }: AuthenticatedContext,
  input: string | readonly string[],
): string {
  const role = requireRoles(platformAccess(options), input).join(',');
  if (!hasPermissionsOf(user, { id: '', role }, options))
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE');
  return role;
}

/** Sets a user's password and ends the sessions of the user. */
export async function setUserPassword({ ctx, input }: Call<AuthenticatedContext, typeof SetUserPassword>) {
  requirePasswordLength(ctx, input.newPassword);
  const owner = requireManageableUser(ctx, await findUser(ctx.em, input.userId));
  // Before the transaction, so that no lock waits for it.
  const password = await newPasswordHash(ctx, input.newPassword, owner);

  const user = await lockManageableUser(ctx, input.userId);
  ctx.audit('user.password-set', { subjectId: user.id });
  const revoked = ctx.session === null ? 'all' : { except: ctx.session.id };
  await storePassword(ctx, { user }, { password, provisioned: true, revoked });
  return { status: true as const };
}

/** Deletes a user and their data. Audit entries remain, without their IP addresses. */
export async function removeUser({ ctx, input }: Call<AuthenticatedContext, typeof RemoveUser>) {
  if (input.userId === ctx.user.id) throw new AppError('YOU_CANNOT_REMOVE_YOURSELF');
  const user = await lockManageableUser(ctx, input.userId);

  ctx.audit('user.removed', { subjectId: user.id, details: { by: 'administrator' } });
  const erasure = await deleteUser(ctx, user, 'administrator');
  mailReceipt(ctx, user, erasure);
  const { receipt } = erasure;
  // Clients that know receipts ask for the number.
  return { success: true as const, ...(input.receipt && receipt !== null && { receipt }) };
}

/** Bans a user, temporarily or permanently, and ends their sessions. */
export async function banUser({ ctx, input }: Call<AuthenticatedContext, typeof BanUser>) {
  if (input.userId === ctx.user.id) throw new AppError('YOU_CANNOT_BAN_YOURSELF');
  const user = await lockManageableUser(ctx, input.userId);

  const reason = input.banReason || platformOptions.of(ctx).defaultBanReason;
  const expires = input.banExpiresIn === undefined ? null : inSeconds(input.banExpiresIn);
  await ban(ctx, user, { by: null, reason, expires });
  ctx.audit('user.banned', { subjectId: user.id, details: { reason, expires: expires?.toISOString() ?? null } });
  return { user };
}

/** Lifts a ban. */
export async function unbanUser({ ctx, input }: Call<AuthenticatedContext, typeof UserIdInput>) {
  const user = await lockManageableUser(ctx, input.userId);

  liftBan(user, null);
  ctx.audit('user.unbanned', { subjectId: user.id });
  return { user };
}

/** Revokes a session of any user by its id or its token. */
export async function revokeUserSession({ ctx, input }: Call<AuthenticatedContext, typeof RevokeUserSession>) {
  const { sessionToken } = input;
  const isId = Id.safeParse(sessionToken).success;
  const session = await ctx.em.findOne(Session, isId ? { id: sessionToken } : { tokenHash: sha256(sessionToken) });
  if (session === null) throw new AppError('SESSION_NOT_FOUND');
  // If the user was deleted, so was the session.
  await lockManageableUser(ctx, session.userId, 'SESSION_NOT_FOUND');

  if (!(await revokeOneSession(ctx, session))) throw new AppError('SESSION_NOT_FOUND');
  return { success: true as const };
}

/** Revokes all sessions of a user. */
export async function revokeUserSessions({ ctx, input }: Call<AuthenticatedContext, typeof UserIdInput>) {
  const user = await lockManageableUser(ctx, input.userId);

  await revokeSessionsOf(ctx, user.id);
  return { success: true as const };
}

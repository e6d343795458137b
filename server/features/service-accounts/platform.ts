import type { EntityManager } from '@mikro-orm/postgresql';

import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { requireGrantableRole } from '#server/features/admin/users/manage-users.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { hasPermissionsOf } from '#server/features/users/platform-role.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { User } from '#server/features/users/user.entity.ts';
import type {
  ServiceAccountIdInput,
  CreateServiceAccount,
  CreateServiceAccountKey,
  DeleteServiceAccountKey,
  RotateServiceAccountKey,
  UpdateServiceAccount,
} from '#shared/service-accounts/schemas.ts';

import { createKeyOf, deleteKeyOf, ownerOfKey, rotateKeyOf } from './account-keys.ts';
import {
  deleteAccount,
  newAccount,
  presentAccounts,
  recordCreated,
  requireCapacity,
  updateAccount,
  type Account,
} from './accounts.ts';

const kind = 'platform service';

/** The accounts of the platform, oldest first. */
export async function findPlatformAccounts(em: EntityManager): Promise<Account[]> {
  const users = await em.find(User, { kind }, { orderBy: { id: 'asc' } });
  return users.map((user) => ({ user, member: null }));
}

export async function listPlatformAccounts({ ctx: { em } }: Call<AuthenticatedContext>) {
  return presentAccounts(em, await findPlatformAccounts(em));
}

/** The role must not be above the caller's. */
export async function createPlatformAccount({ ctx, input }: Call<AuthenticatedContext, typeof CreateServiceAccount>) {
  requireCapacity(ctx, await findPlatformAccounts(ctx.em));
  const role = input.role === undefined ? platformOptions.of(ctx).defaultRole : requireGrantableRole(ctx, input.role);
  return recordCreated(ctx, { user: await newAccount(ctx, { name: input.name, kind, role }), member: null });
}

export async function updatePlatformAccount({ ctx, input }: Call<AuthenticatedContext, typeof UpdateServiceAccount>) {
  const account = await requireAccount(ctx, input.serviceAccountId);
  if (input.role !== undefined) account.user.role = requireGrantableRole(ctx, input.role);
  return updateAccount(ctx, account, input);
}

export async function deletePlatformAccount({ ctx, input }: Call<AuthenticatedContext, typeof ServiceAccountIdInput>) {
  return deleteAccount(ctx, await requireAccount(ctx, input.serviceAccountId));
}

export async function createPlatformKey({ ctx, input }: Call<AuthenticatedContext, typeof CreateServiceAccountKey>) {
  return createKeyOf(ctx, await requireAccount(ctx, input.serviceAccountId), input);
}

export async function rotatePlatformKey({ ctx, input }: Call<AuthenticatedContext, typeof RotateServiceAccountKey>) {
  return rotateKeyOf(ctx, await requireAccount(ctx, await ownerOfKey(ctx, input.keyId)), input);
}

export async function deletePlatformKey({ ctx, input }: Call<AuthenticatedContext, typeof DeleteServiceAccountKey>) {
  return deleteKeyOf(ctx, await requireAccount(ctx, await ownerOfKey(ctx, input.keyId)), input.keyId);
}

/** Locks an account that the caller may manage: it must not have more permissions than the caller. */
async function requireAccount(ctx: AuthenticatedContext, id: string): Promise<Account> {
  const user = await findUserForUpdate(ctx.em, id);
  if (user?.kind !== kind) throw new AppError('SERVICE_ACCOUNT_NOT_FOUND');
  if (!hasPermissionsOf(ctx.user, user, ctx.options)) throw new AppError('NOT_AUTHORIZED');
  return { user, member: null };
}

import { v7 } from 'uuid';
import type { EntityManager } from '@mikro-orm/postgresql';

import { AppError } from '#server/lib/errors.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import { ApiKey } from '#server/features/api-keys/api-key.entity.ts';
import { presentKey } from '#server/features/api-keys/keys.ts';
import type { Member } from '#server/features/organizations/member.entity.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { ban, isBanned, liftBan } from '#server/features/users/bans.ts';
import { createUser } from '#server/features/users/create-user.ts';
import { removeUser } from '#server/features/users/user-lifecycle.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { SERVICE_ACCOUNT_DOMAIN } from '#shared/lib/fields.ts';

import { serviceAccountOptions } from './service-account.options.ts';

/** A service account, with its membership if it belongs to an organization. */
export interface Account {
  user: User;
  member: Member | null;
}

/** Creates the row of an account: that of a user, so that roles, memberships and the audit log refer to it alike. */
export function newAccount(ctx: EventContext, account: Pick<User, 'name' | 'kind' | 'role'>): Promise<User> {
  const id = v7();
  return createUser(ctx, { ...account, id, email: `${id}@${SERVICE_ACCOUNT_DOMAIN}` }, 'service account');
}

/** Rejects one more account at the limit of the platform or organization. */
export function requireCapacity(ctx: Pick<EventContext, 'options'>, accounts: readonly Account[]): void {
  if (accounts.length >= serviceAccountOptions.of(ctx).maximumAccounts) {
    throw new AppError('SERVICE_ACCOUNT_LIMIT_REACHED');
  }
}

/** For the audit log: what every entry about an account contains. */
export function about({ user, member }: Account) {
  return { organizationId: member?.organizationId ?? null, details: { serviceAccountId: user.id, name: user.name } };
}

const roleOf = ({ user, member }: Account) => member?.role ?? user.role;

export async function recordCreated(ctx: Pick<EventContext, 'em' | 'audit'>, account: Account) {
  const { organizationId, details } = about(account);
  ctx.audit('service-account.created', { organizationId, details: { ...details, role: roleOf(account) } });
  await ctx.em.flush();
  return presentAccount(account, []);
}

/** Renames, disables or enables an account, after its role was changed. A disabled account is a banned user. */
export async function updateAccount(
  ctx: AuthenticatedContext,
  account: Account,
  changes: { name?: string | undefined; enabled?: boolean | undefined; role?: unknown },
) {
  const { user } = account;
  if (changes.name !== undefined) user.name = changes.name;
  if (changes.enabled === true) liftBan(user, null);
  if (changes.enabled === false && !user.banned) await disable(ctx, user);
  const { organizationId, details } = about(account);
  const fields = (['name', 'role', 'enabled'] as const).filter((field) => changes[field] !== undefined).join(',');
  ctx.audit('service-account.updated', { organizationId, details: { ...details, fields } });
  await ctx.em.flush();
  return presentAccount(account, await findKeysOf(ctx.em, [account]));
}

/** Its keys stop working. */
async function disable(ctx: EventContext, user: User): Promise<void> {
  await ban(ctx, user, { by: null, reason: null });
}

/** Disables an account because of its organization. */
export async function disableAccount(ctx: EventContext, account: Account): Promise<void> {
  if (account.user.banned) return;
  await disable(ctx, account.user);
  const { organizationId, details } = about(account);
  ctx.audit('service-account.updated', { organizationId, details: { ...details, fields: 'enabled' } });
}

/** Its keys and its membership go by cascade. */
export async function deleteAccount(ctx: AuthenticatedContext, account: Account) {
  ctx.audit('service-account.deleted', about(account));
  await removeUser(ctx, account.user, 'service');
  return { success: true as const };
}

/** The accounts as calls answer them, with their keys. */
export async function presentAccounts(em: EntityManager, accounts: readonly Account[]) {
  const keys = await findKeysOf(em, accounts);
  return accounts.map((account) => presentAccount(account, keys));
}

/** Newest first. */
function findKeysOf(em: EntityManager, accounts: readonly Account[]): Promise<ApiKey[]> {
  return em.find(ApiKey, { user: { $in: accounts.map(({ user }) => user.id) } }, { orderBy: { id: 'desc' } });
}

function presentAccount(account: Account, keys: readonly ApiKey[]) {
  const { id, name, createdAt, updatedAt } = account.user;
  const presentedKeys = keys.filter((key) => key.userId === id).map((key) => presentKey(key, id));
  return {
    id,
    name,
    role: roleOf(account),
    enabled: !isBanned(account.user),
    keys: presentedKeys,
    createdAt,
    updatedAt,
  };
}

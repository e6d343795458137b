import type { EntityManager } from '@mikro-orm/postgresql';

import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { MemberContext, MemberQueryContext } from '#server/features/organizations/context.ts';
import { Member } from '#server/features/organizations/member.entity.ts';
import { addMember } from '#server/features/organizations/members/membership.ts';
import { userDeleting } from '#server/features/users/events.ts';
import { requireRoles } from '#server/features/users/platform-role.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { User } from '#server/features/users/user.entity.ts';
import { outranks } from '#shared/lib/permissions.ts';
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
  disableAccount,
  newAccount,
  presentAccounts,
  recordCreated,
  requireCapacity,
  updateAccount,
  type Account,
} from './accounts.ts';

// The guard has locked the organization.

const kind = 'organization service';
const DEFAULT_ROLE = 'member';

/** The accounts of an organization, oldest first. */
async function findAccountsOf(em: EntityManager, organizationId: string): Promise<(Account & { member: Member })[]> {
  const where = { organization: organizationId, user: { kind } } as const;
  const members = await em.find(Member, where, { populate: ['user'], orderBy: { id: 'asc' } });
  return members.map((member) => ({ user: member.user.getEntity(), member }));
}

export async function listAccounts({ ctx: { em, organizationId } }: Call<MemberQueryContext>) {
  return presentAccounts(em, await findAccountsOf(em, organizationId));
}

/** The account is a member, with a role that is not above the caller's. */
export async function createAccount({ ctx, input }: Call<MemberContext, typeof CreateServiceAccount>) {
  const { em, organizationId } = ctx;
  const role = grantableRole(ctx, input.role ?? DEFAULT_ROLE);
  requireCapacity(ctx, await findAccountsOf(em, organizationId));
  const user = await newAccount(ctx, { name: input.name, kind, role: platformOptions.of(ctx).defaultRole });
  const member = await addMember(ctx, { organization: ctx.organization, user, role, by: 'service account' });
  return recordCreated(ctx, { user, member });
}

export async function updateOwnAccount({ ctx, input }: Call<MemberContext, typeof UpdateServiceAccount>) {
  const account = await requireAccount(ctx, input.serviceAccountId);
  if (input.role !== undefined) account.member.role = grantableRole(ctx, input.role);
  return updateAccount(ctx, account, input);
}

export async function deleteOwnAccount({ ctx, input }: Call<MemberContext, typeof ServiceAccountIdInput>) {
  return deleteAccount(ctx, await requireAccount(ctx, input.serviceAccountId));
}

export async function createKey({ ctx, input }: Call<MemberContext, typeof CreateServiceAccountKey>) {
  return createKeyOf(ctx, await requireAccount(ctx, input.serviceAccountId), input);
}

export async function rotateKey({ ctx, input }: Call<MemberContext, typeof RotateServiceAccountKey>) {
  return rotateKeyOf(ctx, await requireAccount(ctx, await ownerOfKey(ctx, input.keyId)), input);
}

export async function deleteKey({ ctx, input }: Call<MemberContext, typeof DeleteServiceAccountKey>) {
  return deleteKeyOf(ctx, await requireAccount(ctx, await ownerOfKey(ctx, input.keyId)), input.keyId);
}

/** An account that the caller may manage: its role must not be above the caller's. */
async function requireAccount(ctx: MemberContext, id: string): Promise<Account & { member: Member }> {
  const where = { organization: ctx.organizationId, user: { id, kind } } as const;
  const member = await ctx.em.findOne(Member, where, { populate: ['user'] });
  if (member === null) throw new AppError('SERVICE_ACCOUNT_NOT_FOUND');
  if (!outranks(ctx.access, ctx.member.role, member.role)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_MANAGE_SERVICE_ACCOUNTS');
  }
  return { user: member.user.getEntity(), member };
}

/** The roles as stored: not above the caller's, and not the top role, because owners are people. */
function grantableRole(ctx: MemberContext, input: string | readonly string[]): string {
  const { access } = ctx;
  const roles = requireRoles(access, input);
  if (roles.includes(access.topRole) || !outranks(access, ctx.member.role, roles)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_MANAGE_SERVICE_ACCOUNTS');
  }
  return roles.join(',');
}

/** A service account does not outlive its membership. */
export async function deleteRemovedAccount(ctx: EventContext, { userId }: { userId: string }): Promise<void> {
  const user = await ctx.em.findOne(User, { id: userId, kind });
  if (user !== null) await removeInFlush(ctx, user);
}

export async function deleteAccountsOf(
  ctx: EventContext,
  { organizationId }: { organizationId: string },
): Promise<void> {
  for (const { user } of await findAccountsOf(ctx.em, organizationId)) await removeInFlush(ctx, user);
}

/** Their keys stop working; the owner of the organization can enable them again. */
export async function disableAccountsOf(ctx: EventContext, organizationId: string): Promise<void> {
  for (const account of await findAccountsOf(ctx.em, organizationId)) await disableAccount(ctx, account);
}

async function removeInFlush(ctx: EventContext, user: User): Promise<void> {
  await userDeleting.emit(ctx, { user });
  ctx.em.remove(user);
}

import type { EntityManager } from '@mikro-orm/postgresql';

import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';

import { Account } from './account.entity.ts';
import { scopesOf } from './tokens.ts';

/** The ways in that a person has, their password included; no token of any. */
export async function listAccounts({ ctx }: Call<SignedIn>) {
  return accountsOf(ctx.em, ctx.user.id);
}

export async function accountsOf(em: EntityManager, userId: string) {
  const accounts = await em.find(Account, { user: userId }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  return accounts.map((account) => ({
    id: account.id,
    provider: account.providerId,
    providerId: account.providerId,
    accountId: account.accountId,
    userId: account.userId,
    scopes: scopesOf(account),
    createdAt: account.createdAt,
    updatedAt: account.updatedAt,
  }));
}

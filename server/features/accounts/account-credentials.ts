import type { FilterQuery } from '@mikro-orm/postgresql';

import { credentialsOf } from '#server/call/credentials.ts';
import type { EventContext, SignInCredentialKind } from '#server/call/lifecycle-events.ts';
import type { User } from '#server/features/users/user.entity.ts';

import { Account, AccountSchema } from './account.entity.ts';
import { scopesOf } from './provider-tokens.ts';

interface AccountKind {
  name: string;
  /** Which rows of `account` are of this kind. */
  where: FilterQuery<Account>;
}

/** A credential kind that is stored in rows of `account`. */
export function accountCredentials({ name, where }: AccountKind): SignInCredentialKind {
  return {
    name,
    entities: [AccountSchema],
    list: async (em, userId) => {
      const accounts = await em.find(Account, { $and: [where, { user: userId }] });
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
    },
    revoke: async (em, { id }) => {
      em.remove(em.getReference(Account, id));
    },
    purgeUnproven: async ({ em }, userId) => {
      await em.nativeDelete(Account, { $and: [where, { user: userId, provisioned: false }] });
    },
  };
}

/** Before a user is deleted: a kind may store more than the rows that go by cascade. */
export async function revokeCredentials(ctx: EventContext, { user }: { user: User }): Promise<void> {
  for (const { kind, credential } of await credentialsOf(ctx, user.id)) await kind.revoke(ctx.em, credential);
}

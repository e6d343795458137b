import type { EntityManager } from '@mikro-orm/postgresql';

import type { RequestContext } from '#server/call/context.ts';
import { allColumns } from '#server/db/columns.ts';
import type { Query } from '#server/db/reads.ts';
import { inTransaction, lockAndRead } from '#server/db/request-transaction.ts';
import { AppError, type StaticErrorCode } from '#server/lib/errors.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import { Account, AccountSchema, CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { readDevice } from '#server/features/sessions/device-cookie.ts';
import { passwordChanged } from '#server/features/users/events.ts';
import { lockUserQueries, type RowLock } from '#server/features/users/queries.ts';
import { User } from '#server/features/users/user.entity.ts';
import {
  hashPassword,
  needsRehash,
  ownCostClass,
  verifyAtUniformCost,
  verifyPassword,
} from '#server/security/password.ts';

import { hashServices } from './hash-services.ts';
import { passwordOptions } from './password.options.ts';

/** The fields of a password account that a comparison needs. */
type PasswordAccount = Pick<Account, 'id' | 'userId' | 'password'>;

/**
 * Whether this is the password of the account. All calls with a password use it, so that they share one limit of guesses,
 * and take as long if there is no account (account enumeration).
 */
export async function passwordMatches(
  ctx: RequestContext,
  account: PasswordAccount | null,
  { email, password, costClasses = [] }: { email: string; password: string; costClasses?: readonly string[] },
): Promise<boolean> {
  const { bcryptCost, maxPasswordLength } = passwordOptions.of(ctx);
  // No password is that long; do not spend a hash on it.
  if (password.length > maxPasswordLength) return false;

  const device = account && readDevice(ctx, account.userId);
  const matches = await ctx.limiter.limitPasswordGuesses(ctx, { account: email, device }, () =>
    verifyAtUniformCost(password, account?.password ?? null, {
      costClasses: [ownCostClass(bcryptCost), ...costClasses],
      services: hashServices(ctx, email),
    }),
  );
  if (!matches || !account?.password) return false;
  // Only the compared hash is replaced; a password that was changed in the meantime stays.
  const compared = { id: account.id, password: account.password };
  if (needsRehash(compared.password, bcryptCost))
    ctx.afterCommit('renew a password hash', async () => {
      const renewed = await hashPassword(password, bcryptCost);
      await inTransaction(ctx.orm.em.fork(), (em) => em.nativeUpdate(Account, compared, { password: renewed }));
    });
  return true;
}

const accountById: Query = {
  name: 'account_by_id',
  text: `select ${allColumns(AccountSchema)} from account where id = $1`,
};

/**
 * Locks the user whose password matched, and reads the account again. The errors are for a password that was changed and a
 * user that was deleted during the comparison.
 */
export async function lockMatchingAccount(
  ctx: RequestContext,
  { id, userId, password: compared }: PasswordAccount,
  options: { password: string; lock: RowLock; errors: Record<'changed' | 'deleted', StaticErrorCode> },
) {
  const { em } = ctx;
  const { password, lock, errors } = options;
  const [[lockedUser], [currentAccount]] = await lockAndRead(
    em,
    [lockUserQueries[lock], [userId]],
    [accountById, [id]],
  );
  if (!lockedUser) throw new AppError(errors.deleted);
  const user = em.map(User, lockedUser);
  const account = currentAccount && em.map(Account, currentAccount);
  if (!account?.password) throw new AppError(errors.changed);
  // A concurrent sign-in may have renewed the hash of the same password.
  const matches =
    account.password === compared || (await verifyPassword(password, account.password, hashServices(ctx, user.email)));
  if (!matches) throw new AppError(errors.changed);
  return { user, account };
}

/** Returns the caller's password account if the password matches. */
export async function requirePassword(ctx: SessionContext, password: string): Promise<Account> {
  const account = await ctx.em.findOne(Account, { providerId: CREDENTIAL, user: ctx.user });
  if (!account?.password) throw new AppError('CREDENTIAL_ACCOUNT_NOT_FOUND');
  if (!(await passwordMatches(ctx, account, { email: ctx.user.email, password }))) {
    throw new AppError('INVALID_PASSWORD');
  }
  return account;
}

export async function hasPassword(em: EntityManager, userId: string): Promise<boolean> {
  return (await em.count(Account, { providerId: CREDENTIAL, user: userId, password: { $ne: null } })) > 0;
}

/** Stores the hash of a user's first password or replaces it, and ends sessions. Only with the user's row locked. */
export async function storePassword(
  ctx: EventContext,
  { user, account }: { user: User; account?: Account | null },
  options: { password: string; provisioned?: boolean; byMail?: boolean; revoked: 'none' | 'all' | { except: string } },
): Promise<void> {
  const { password, provisioned = false, byMail = false, revoked } = options;
  const existing = account === undefined ? await ctx.em.findOne(Account, { providerId: CREDENTIAL, user }) : account;
  if (existing) Object.assign(existing, { password, provisioned: provisioned || existing.provisioned });
  else ctx.em.create(Account, { user, providerId: CREDENTIAL, accountId: user.id, password, provisioned });
  await passwordChanged.emit(ctx, { user, revoked, byMail });
}

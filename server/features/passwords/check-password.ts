import { Account, CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import type { RequestContext } from '#server/context.ts';
import { AppError, type StaticErrorCode } from '#server/errors.ts';
import { knownDevice } from '#server/features/sessions/known-device.ts';
import { lockUserAndRead, type RowLock } from '#server/features/users/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
import {
  hashPassword,
  needsRehash,
  verifyAtPrice,
  verifyPassword,
  type WrongPasswordPrice,
} from '#server/security/password.ts';
import { passwordOptions } from './password.options.ts';

/** A password account as it is compared with. */
export type Compared = Pick<Account, 'id' | 'userId' | 'password'>;

/**
 * Whether this is the password of the account. Every call that asks for a password asks here, so that all of them count
 * as one guesser's attempts, and the answer takes as long where there is no account.
 */
export async function passwordMatches(
  ctx: RequestContext,
  account: Compared | null,
  { email, password, price }: { email: string; password: string; price?: WrongPasswordPrice },
): Promise<boolean> {
  const { bcryptCost, maxPasswordLength } = passwordOptions.of(ctx);
  // A text that no password can be is not worth a hash, and not worth telling apart either.
  if (password.length > maxPasswordLength) return false;

  const device = account && knownDevice(ctx, account.userId);
  const matches = await ctx.limiter.guess(ctx, { email, device }, () =>
    verifyAtPrice(password, account?.password ?? null, price ?? { bcryptCost, scrypt: false }),
  );
  if (!matches || !account?.password) return false;
  if (needsRehash(account.password, bcryptCost))
    renewHash(ctx, { id: account.id, password: account.password }, password);
  return true;
}

/** Once the call has committed, and only in place of the hash that was compared: a password changed meanwhile stays. */
function renewHash(ctx: RequestContext, compared: { id: string; password: string }, password: string): void {
  ctx.afterCommit('renew a password hash', async () => {
    const renewed = await hashPassword(password, passwordOptions.of(ctx).bcryptCost);
    await ctx.orm.em.fork().nativeUpdate(Account, compared, { password: renewed });
  });
}

interface AccountLock {
  password: string;
  lock: RowLock;
  /** What a caller is told whose password was changed meanwhile, or who went. */
  refused: { changed: StaticErrorCode; gone: StaticErrorCode };
}

/**
 * Locks the user whose password matched, and reads the account again: comparing takes its time, and meanwhile the
 * password may have been changed.
 */
export async function lockMatchingAccount(
  { em }: RequestContext,
  { id, userId, password: compared }: Compared,
  { password, lock, refused }: AccountLock,
): Promise<{ user: User; account: Account }> {
  const user = await lockUserAndRead(em, userId, lock);
  if (!user) throw new AppError(refused.gone);
  const account = await em.findOne(Account, { id }, { refresh: true });
  if (!account?.password) throw new AppError(refused.changed);
  // Made anew by another sign-in, it is another hash of the same password.
  const matches = account.password === compared || (await verifyPassword(password, account.password));
  if (!matches) throw new AppError(refused.changed);
  return { user, account };
}

/** The caller's password account, once they have shown that they know its password. */
export async function requirePassword(ctx: SignedIn, password: string): Promise<Account> {
  const account = await ctx.em.findOne(Account, { providerId: CREDENTIAL, user: ctx.user });
  if (!account?.password) throw new AppError('CREDENTIAL_ACCOUNT_NOT_FOUND');
  if (!(await passwordMatches(ctx, account, { email: ctx.user.email, password }))) {
    throw new AppError('INVALID_PASSWORD');
  }
  return account;
}

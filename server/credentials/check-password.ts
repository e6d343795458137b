import { Account, CREDENTIAL } from '#server/account/account.entity.ts';
import type { SignedIn, Working } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { hashPassword, needsRehash, verifyNothing, verifyPassword } from '#server/security/password.ts';

/**
 * Whether this is the password of the account. Every call that asks for a password asks here, so that all of them count
 * as one guesser's attempts, and the answer takes as long where there is no account.
 */
export async function passwordMatches(
  ctx: Working,
  account: Account | null,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const { bcryptCost, maxPasswordLength } = ctx.options.emailAndPassword;
  // A text that no password can be is not worth a hash, and not worth telling apart either.
  if (password.length > maxPasswordLength) return false;

  const stored = account?.password;
  const matches = await ctx.limiter.guess(ctx, email, () =>
    stored ? verifyPassword(password, stored) : verifyNothing(password, bcryptCost),
  );
  if (!matches || !account?.password) return false;
  if (needsRehash(account.password, bcryptCost)) account.password = await hashPassword(password, bcryptCost);
  return true;
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

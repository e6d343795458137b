import { Account, CREDENTIAL } from '#server/account/account.entity.ts';
import type { Call, Working } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { hashPassword, needsRehash, verifyNothing, verifyPassword } from '#server/security/password.ts';
import { startSession } from '#server/session/start-session.ts';
import type { SignInEmail } from '#shared/credentials.ts';
import { canonicalEmail, isEmail } from '#shared/fields.ts';

/** Signs in by password. Unknown address, no password and wrong password are one answer, at one cost. */
export async function signInEmail({ ctx, input }: Call<Working, typeof SignInEmail>) {
  const { emailAndPassword } = ctx.options;
  if (!emailAndPassword.enabled) throw new AppError('EMAIL_AND_PASSWORD_IS_NOT_ENABLED');
  if (!isEmail(input.email)) throw new AppError('INVALID_EMAIL');

  const account = await requireCredential(ctx, input);
  const user = account.user.$;
  const token = await startSession(ctx, user, { remember: input.rememberMe });
  const url = input.callbackURL || undefined;
  return { redirect: url !== undefined, token, url, user };
}

async function requireCredential(ctx: Working, { email, password }: { email: string; password: string }) {
  const { bcryptCost, maxPasswordLength } = ctx.options.emailAndPassword;
  // A text that no password can be is not worth a hash, and not worth telling apart either.
  if (password.length > maxPasswordLength) throw new AppError('INVALID_EMAIL_OR_PASSWORD');

  const account = await ctx.em.findOne(
    Account,
    { providerId: CREDENTIAL, user: { email: canonicalEmail(email) } },
    { populate: ['user'] },
  );
  const isRight = account?.password
    ? await verifyPassword(password, account.password)
    : await verifyNothing(password, bcryptCost);
  if (!account?.password || !isRight) throw new AppError('INVALID_EMAIL_OR_PASSWORD');

  if (needsRehash(account.password, bcryptCost)) account.password = await hashPassword(password, bcryptCost);
  return account;
}

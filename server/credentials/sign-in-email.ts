import { CREDENTIAL } from '#server/account/account.entity.ts';
import { auditRefusal } from '#server/audit/refusal.ts';
import type { Call, Working } from '#server/context.ts';
import type { Statement } from '#server/db/prepared.ts';
import { AppError } from '#server/errors.ts';
import { startSession } from '#server/session/start-session.ts';
import { User } from '#server/user/user.entity.ts';
import { mailVerification } from '#server/verification/email-tokens.ts';
import { inBackground } from '#server/work.ts';
import type { SignInEmail } from '#shared/credentials.ts';
import { canonicalEmail, isEmail } from '#shared/fields.ts';

import { holdMatched, passwordMatches, type Compared } from './check-password.ts';

/** Signs in by password. Unknown address, no password and wrong password are one answer, at one cost. */
export async function signInEmail({ ctx, input }: Call<Working, typeof SignInEmail>) {
  const { emailAndPassword } = ctx.options;
  if (!emailAndPassword.enabled) throw new AppError('EMAIL_AND_PASSWORD_IS_NOT_ENABLED');
  if (!isEmail(input.email)) throw new AppError('INVALID_EMAIL');

  const user = await requireCredentials(ctx, input);
  if (emailAndPassword.requireEmailVerification && !user.emailVerified) {
    await remindToVerify(ctx, user, input.callbackURL);
    throw new AppError('EMAIL_NOT_VERIFIED');
  }
  const token = await startSession(ctx, user, { remember: input.rememberMe });
  const url = input.callbackURL || undefined;
  return { redirect: url !== undefined, token, url, user };
}

const credentialByEmail: Statement = {
  name: 'credential_by_email',
  text: `select a.id, a.password, a.user_id "userId", u.banned from "user" u
    join account a on a.user_id = u.id and a.provider_id = '${CREDENTIAL}' where u.email = $1`,
};

/** Reads the person only once the password is right: made of a row before, they would tell of themselves by the time that takes. */
async function requireCredentials(ctx: Working, { email, password }: { email: string; password: string }) {
  const address = canonicalEmail(email);
  const [account = null] = await ctx.reads.rows<Compared & { banned: boolean }>(credentialByEmail, [address]);
  const matches = await passwordMatches(ctx, account, { email: address, password });
  if (!account || !matches) {
    auditRefusal(ctx, 'session.refused', { subjectId: account?.userId ?? null });
    throw new AppError('INVALID_EMAIL_OR_PASSWORD');
  }
  // Whoever changes the password from here on ends the new session with the others. Two who each have a share, and lift
  // one ban, would wait for each other.
  const lock = account.banned ? 'for update' : 'for key share';
  const refused = { changed: 'INVALID_EMAIL_OR_PASSWORD', gone: 'FAILED_TO_CREATE_SESSION' } as const;
  const { user } = await holdMatched(ctx, account, { password, lock, refused });
  return user;
}

/** In a unit of work of its own, since this call fails. */
async function remindToVerify(ctx: Working, { id, email }: User, callbackURL: string | undefined): Promise<void> {
  if (!ctx.mailer.canSend('sendVerificationEmail') || !(await ctx.limiter.mayMail(ctx, email))) return;
  inBackground(ctx, 'send verification email', async (own) => {
    await mailVerification(own, await own.em.findOneOrFail(User, { id }), callbackURL);
  });
}

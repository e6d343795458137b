import { CREDENTIAL } from '#server/account/account.entity.ts';
import { auditRefusal } from '#server/audit/refusal.ts';
import type { Call, Working } from '#server/context.ts';
import { userColumns, type Statement } from '#server/db/prepared.ts';
import { AppError } from '#server/errors.ts';
import { startSession } from '#server/session/start-session.ts';
import { User } from '#server/user/user.entity.ts';
import { mailVerification } from '#server/verification/email-tokens.ts';
import { inBackground } from '#server/work.ts';
import type { SignInEmail } from '#shared/credentials.ts';
import { canonicalEmail, isEmail } from '#shared/fields.ts';

import { passwordMatches, stillMatches } from './check-password.ts';

/** Signs in by password. Unknown address, no password and wrong password are one answer, at one cost. */
export async function signInEmail({ ctx, input }: Call<Working, typeof SignInEmail>) {
  const { emailAndPassword } = ctx.options;
  if (!emailAndPassword.enabled) throw new AppError('EMAIL_AND_PASSWORD_IS_NOT_ENABLED');
  if (!isEmail(input.email)) throw new AppError('INVALID_EMAIL');

  const { account, user } = await requireCredential(ctx, input);
  if (emailAndPassword.requireEmailVerification && !user.emailVerified) {
    await remindToVerify(ctx, user, input.callbackURL);
    throw new AppError('EMAIL_NOT_VERIFIED');
  }
  const token = await startSession(ctx, user, { remember: input.rememberMe });
  // The new session holds the person: whoever changes the password from here on ends it.
  if (!(await stillMatches(ctx, account, input.password))) throw new AppError('INVALID_EMAIL_OR_PASSWORD');
  const url = input.callbackURL || undefined;
  return { redirect: url !== undefined, token, url, user };
}

const credentialByEmail: Statement = {
  name: 'credential_by_email',
  text: `select a.id "accountId", a.password, u.id, ${userColumns.map((column) => `u.${column}`).join(', ')}
    from "user" u join account a on a.user_id = u.id and a.provider_id = '${CREDENTIAL}' where u.email = $1`,
};

interface Credential {
  accountId: string;
  password: string | null;
  /** The person's own, as are all other columns. */
  id: string;
}

/** An entity is made of whoever gave the right password: made of a row before, it would tell by its time that there is one. */
async function requireCredential(ctx: Working, { email, password }: { email: string; password: string }) {
  const address = canonicalEmail(email);
  const [found] = await ctx.reads.rows<Credential>(credentialByEmail, [address]);
  const account = found ? { id: found.accountId, password: found.password } : null;
  const matches = await passwordMatches(ctx, account, { email: address, password });
  if (!found || !account || !matches) {
    auditRefusal(ctx, 'session.refused', { subjectId: found?.id ?? null });
    throw new AppError('INVALID_EMAIL_OR_PASSWORD');
  }
  const { accountId: _id, password: _hash, ...person } = found;
  return { account, user: ctx.em.map(User, person) };
}

/** In a unit of work of its own, since this call fails. */
async function remindToVerify(ctx: Working, { id, email }: User, callbackURL: string | undefined): Promise<void> {
  if (!ctx.mailer.canSend('sendVerificationEmail') || !(await ctx.limiter.mayMail(ctx, email))) return;
  inBackground(ctx, 'send verification email', async (own) => {
    await mailVerification(own, await own.em.findOneOrFail(User, { id }), callbackURL);
  });
}

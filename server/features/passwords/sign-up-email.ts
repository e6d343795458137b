import { Account, CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import type { Call, RequestContext } from '#server/context.ts';
import { flushUnlessTaken } from '#server/db/request-transaction.ts';
import { AppError } from '#server/errors.ts';
import { hashPassword } from '#server/security/password.ts';
import { startSession } from '#server/features/sessions/start-session.ts';
import { User } from '#server/features/users/user.entity.ts';
import { mailVerification } from '#server/features/verification/email-tokens.ts';
import { rememberSignUp } from '#server/features/verification/send-verification-email.ts';
import { inBackground } from '#server/db/unit-of-work.ts';
import type { SignUpEmail } from '#shared/credentials.ts';
import { canonicalEmail, isEmail } from '#shared/fields.ts';

import { requirePasswordLength } from './store-password.ts';
import { passwordOptions } from './password.options.ts';
import { verificationOptions } from '#server/features/verification/verification.options.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { verificationMail } from '#server/features/verification/verification.keys.ts';
import { existingUserSignUpMail } from './password.keys.ts';

/** A new person with a password; signed in at once unless options say otherwise. */
export async function signUpEmail({ ctx, input }: Call<RequestContext, typeof SignUpEmail>) {
  const { em, options } = ctx;
  const { enabled, disableSignUp, autoSignIn, requireEmailVerification, bcryptCost } = passwordOptions.of(ctx);
  if (!enabled || disableSignUp) throw new AppError('EMAIL_AND_PASSWORD_SIGN_UP_IS_NOT_ENABLED');
  if (!isEmail(input.email)) throw new AppError('INVALID_EMAIL');
  requirePasswordLength(input.password, options);

  const password = await hashPassword(input.password, bcryptCost);
  const email = canonicalEmail(input.email);
  const user = em.create(User, {
    email,
    emailVerified: false,
    name: input.name,
    image: input.image ?? null,
    role: platformOptions.of(ctx).defaultRole,
  });
  em.create(Account, { user, providerId: CREDENTIAL, accountId: user.id, password });
  ctx.audit('user.signed-up', { actorId: user.id, subjectId: user.id });
  const signsIn = autoSignIn && !requireEmailVerification;
  if (!signsIn && !(await flushUnlessTaken(em, 'user_email_unique'))) return pretendToSignUp(ctx, user);

  if (asksForProof(ctx)) await mailVerification(ctx, user, input.callbackURL);
  if (!signsIn) {
    rememberBrowser(ctx, user);
    return { token: null, user };
  }
  return { token: await startSession(ctx, user, { remember: input.rememberMe }), user };
}

function asksForProof({ options, mailer }: RequestContext): boolean {
  const wanted =
    verificationOptions.of({ options }).sendOnSignUp || passwordOptions.of({ options }).requireEmailVerification;
  return wanted && mailer.canSend(verificationMail);
}

/** Where no session follows, the answer need not tell that the address is taken: its owner is told instead. */
async function pretendToSignUp(ctx: RequestContext, user: User) {
  ctx.em.clear();
  const { email } = user;
  inBackground(ctx, 'tell the owner of a sign-up', async (own) => {
    const owner = await own.em.findOne(User, { email });
    if (owner && own.mailer.canSend(existingUserSignUpMail)) own.sendMail(existingUserSignUpMail, { user: owner });
  });
  rememberBrowser(ctx, user);
  return { token: null, user };
}

/** A password needs no confirmation by the browser that chose it: the mark is for the sign-in that may follow the proof. */
function rememberBrowser(ctx: RequestContext, user: User): void {
  if (verificationOptions.of(ctx).autoSignInAfterVerification) rememberSignUp(ctx, user);
}

import { Account, CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import { requireSignInAllowed } from '#server/call/sign-in-policies.ts';
import { inBackground, type Call, type RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { startFirstSession } from '#server/features/sessions/start-session.ts';
import { createUser, createUserUnlessTaken } from '#server/features/users/create-user.ts';
import { setUserFields } from '#server/features/users/user-fields.ts';
import { User } from '#server/features/users/user.entity.ts';
import { setSignUpCookie } from '#server/features/verification/email-links.ts';
import {
  canMailProof,
  mailProof,
  rememberBrowserOfSignUp,
  replacesLinkOfSignUp,
} from '#server/features/verification/proof-mail.ts';
import type { SignUpEmail } from '#shared/passwords/schemas.ts';
import { canonicalEmail, isEmail } from '#shared/lib/fields.ts';

import { newPasswordHash, requirePasswordLength } from './password-policy.ts';
import { passwordOptions } from './password.options.ts';
import { verificationOptions } from '#server/features/verification/verification.options.ts';
import { existingUserSignUpMail } from './password.definitions.ts';

/** Creates a user with a password, and signs in unless the options forbid it. */
export async function signUpEmail({ ctx, input }: Call<RequestContext, typeof SignUpEmail>) {
  const { em } = ctx;
  const { enabled, disableSignUp, autoSignIn, requireEmailVerification } = passwordOptions.of(ctx);
  const { sendOnSignUp } = verificationOptions.of(ctx);
  if (!enabled || disableSignUp) throw new AppError('EMAIL_AND_PASSWORD_SIGN_UP_IS_NOT_ENABLED');
  if (!isEmail(input.email)) throw new AppError('INVALID_EMAIL');
  requirePasswordLength(ctx, input.password);
  await requireSignInAllowed(ctx, { email: canonicalEmail(input.email), method: 'email' });

  const fields = { username: null, displayUsername: null };
  await setUserFields(ctx, fields, input);
  const password = await newPasswordHash(ctx, input.password, { ...input, ...fields });
  const email = canonicalEmail(input.email);
  const profile = { email, name: input.name, image: input.image ?? null, ...fields, fields: input };
  const signsIn = autoSignIn && !requireEmailVerification;
  // With a session, the answer shows that the address is taken.
  const { user, isTaken } = signsIn
    ? { user: await createUser(ctx, profile, { signUp: null }), isTaken: false }
    : await createUserUnlessTaken(ctx, profile, { signUp: null });
  if (!isTaken) em.create(Account, { user, providerId: CREDENTIAL, accountId: user.id, password });

  const isWanted = sendOnSignUp || requireEmailVerification || replacesLinkOfSignUp(ctx);
  const sendsVerification = isWanted && canMailProof(ctx, 'sign-up');
  rememberBrowserOfSignUp(ctx);
  if (isTaken) notifyExistingUser(ctx, user.email);
  else if (sendsVerification) await mailProof(ctx, user, { callbackURL: input.callbackURL, occasion: 'sign-up' });
  if (signsIn) {
    const { token } = await startFirstSession(ctx, user, { proof: 'pwd', method: 'email', remember: input.rememberMe });
    return { token, user };
  }

  setSignUpCookie(ctx, user);
  return { token: null, user };
}

/** The response of a sign-up without a session hides that the address is taken (account enumeration); its owner gets an email. */
function notifyExistingUser(ctx: RequestContext, email: string): void {
  inBackground(ctx, 'notify the owner of a sign-up', async (own) => {
    const owner = await own.em.findOne(User, { email });
    if (owner && own.mailer.canSend(existingUserSignUpMail)) own.sendMail(existingUserSignUpMail, { user: owner });
  });
}

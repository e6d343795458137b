import type { Call, RequestContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { startSession } from '#server/features/sessions/start-session.ts';
import { mailVerificationLater } from '#server/features/verification/send-verification-email.ts';
import type { SignInEmail } from '#shared/credentials.ts';
import { canonicalEmail, isEmail } from '#shared/fields.ts';

import { lockMatchingAccount, passwordMatches } from './check-password.ts';
import { passwordOptions } from './password.options.ts';
import { findCredential } from './queries.ts';

/** Signs in with a password. An unknown address, a missing and a wrong password have the same response and the same cost. */
export async function signInEmail({ ctx, input }: Call<RequestContext, typeof SignInEmail>) {
  const options = passwordOptions.of(ctx);
  if (!options.enabled) throw new AppError('EMAIL_AND_PASSWORD_IS_NOT_ENABLED');
  if (!isEmail(input.email)) throw new AppError('INVALID_EMAIL');

  const credential = await requireCredential(ctx, input);
  if (options.requireEmailVerification && !credential.emailVerified) {
    mailVerificationLater(ctx, credential, input.callbackURL);
    throw new AppError('EMAIL_NOT_VERIFIED');
  }
  const { user } = await lockMatchingAccount(ctx, credential, {
    password: input.password,
    // A later change of the password ends the new session too. A share lock permits concurrent sign-ins, but two that lift
    // the same ban would deadlock.
    lock: credential.banned ? 'for update' : 'for key share',
    errors: { changed: 'INVALID_EMAIL_OR_PASSWORD', deleted: 'FAILED_TO_CREATE_SESSION' },
  });
  const token = await startSession(ctx, user, { remember: input.rememberMe });
  const url = input.callbackURL || undefined;
  return { redirect: url !== undefined, token, url, user };
}

/** Reads plain rows: creating an entity takes time, which would reveal that an address has an account. */
async function requireCredential(ctx: RequestContext, { email, password }: { email: string; password: string }) {
  const address = canonicalEmail(email);
  const { credential, highestCost, scrypt } = await findCredential(ctx.reads, address);
  const bcryptCost = Math.max(passwordOptions.of(ctx).bcryptCost, Number(highestCost));
  const matches = await passwordMatches(ctx, credential, { email: address, password, price: { bcryptCost, scrypt } });
  if (credential && matches) return credential;
  ctx.refusals.record(ctx, 'session.refused', { subjectId: credential?.userId ?? null });
  throw new AppError('INVALID_EMAIL_OR_PASSWORD');
}

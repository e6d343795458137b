import type { Call, RequestContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { startSession } from '#server/features/sessions/start-session.ts';
import { remindToVerify } from '#server/features/verification/send-verification-email.ts';
import type { SignInEmail } from '#shared/credentials.ts';
import { canonicalEmail, isEmail } from '#shared/fields.ts';

import { lockMatchingAccount, passwordMatches } from './check-password.ts';
import { passwordOptions } from './password.options.ts';
import { findCredential } from './queries.ts';

/** Signs in by password. Unknown address, no password and wrong password are one answer, at one cost. */
export async function signInEmail({ ctx, input }: Call<RequestContext, typeof SignInEmail>) {
  const options = passwordOptions.of(ctx);
  if (!options.enabled) throw new AppError('EMAIL_AND_PASSWORD_IS_NOT_ENABLED');
  if (!isEmail(input.email)) throw new AppError('INVALID_EMAIL');

  const credential = await requireCredential(ctx, input);
  if (options.requireEmailVerification && !credential.emailVerified) {
    remindToVerify(ctx, credential, input.callbackURL);
    throw new AppError('EMAIL_NOT_VERIFIED');
  }
  const { user } = await lockMatchingAccount(ctx, credential, {
    password: input.password,
    // Whoever changes the password from here on ends the new session with the others. A share does not keep two who sign
    // in from each other; two who lift one ban would each wait for the other's.
    lock: credential.banned ? 'for update' : 'for key share',
    refused: { changed: 'INVALID_EMAIL_OR_PASSWORD', gone: 'FAILED_TO_CREATE_SESSION' },
  });
  const token = await startSession(ctx, user, { remember: input.rememberMe });
  const url = input.callbackURL || undefined;
  return { redirect: url !== undefined, token, url, user };
}

/** Reads no entity: one made before the password is compared would tell a known address by the time that takes. */
async function requireCredential(ctx: RequestContext, { email, password }: { email: string; password: string }) {
  const address = canonicalEmail(email);
  const { credential, highestCost, scrypt } = await findCredential(ctx.reads, address);
  const bcryptCost = Math.max(passwordOptions.of(ctx).bcryptCost, Number(highestCost));
  const matches = await passwordMatches(ctx, credential, { email: address, password, price: { bcryptCost, scrypt } });
  if (credential && matches) return credential;
  ctx.refusals.record(ctx, 'session.refused', { subjectId: credential?.userId ?? null });
  throw new AppError('INVALID_EMAIL_OR_PASSWORD');
}

import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { SignInEmail } from '#shared/passwords/schemas.ts';
import { canonicalEmail, isEmail } from '#shared/lib/fields.ts';

import { credentialBy, signInWithPassword, type SignInName } from './password-sign-in.ts';
import { passwordOptions } from './password.options.ts';

const byEmail: SignInName = {
  query: credentialBy('email'),
  method: 'email',
  refusal: 'INVALID_EMAIL_OR_PASSWORD',
};

/** Signs in with email and password. */
export async function signInEmail({ ctx, input }: Call<RequestContext, typeof SignInEmail>) {
  if (!passwordOptions.of(ctx).enabled) throw new AppError('EMAIL_AND_PASSWORD_IS_NOT_ENABLED');
  if (!isEmail(input.email)) throw new AppError('INVALID_EMAIL');
  return signInWithPassword(ctx, byEmail, { ...input, name: canonicalEmail(input.email) });
}

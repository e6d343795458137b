import { z } from 'zod';

import { Password, SignInEmail } from '#shared/passwords/schemas.ts';
import { TwoFactorRedirect } from '#shared/sessions/schemas.ts';
import { TypedCode } from '#shared/lib/typed-code.ts';
import { User } from '#shared/users/schemas.ts';

/** The call validates the format, so that it answers INVALID_PHONE_NUMBER. */
const PhoneNumber = z
  .string()
  .min(1)
  .max(64)
  .meta({ description: 'With the country code, in any notation', examples: ['+14155552671'] });

export const PhoneNumberPayload = z.strictObject({ phoneNumber: PhoneNumber });

export const CodeSent = z.object({ message: z.literal('code sent') }).meta({ id: 'CodeSent' });

export const SignInPhoneNumber = SignInEmail.omit({ email: true, callbackURL: true }).extend({
  phoneNumber: PhoneNumber,
});

export const VerifyPhoneNumber = z.strictObject({
  phoneNumber: PhoneNumber,
  code: TypedCode,
  disableSession: z.boolean().default(false).meta({ description: 'Verifies the number without signing in' }),
  updatePhoneNumber: z
    .boolean()
    .default(false)
    .meta({ description: "Sets the number as the caller's, instead of signing in with it" }),
});

/** `token` is null without a session; `user` too, if a second factor is missing. */
export const PhoneNumberVerified = z.union([
  TwoFactorRedirect,
  z
    .object({ status: z.literal(true), token: z.string().nullable(), user: User.nullable() })
    .meta({ id: 'PhoneNumberVerified' }),
]);

export const ResetPasswordByPhone = z.strictObject({ phoneNumber: PhoneNumber, otp: TypedCode, newPassword: Password });

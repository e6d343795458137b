import { z } from 'zod';

import { fieldUses } from '#shared/lib/additional-fields.ts';
import { DeletesApiKeys, Password } from '#shared/passwords/schemas.ts';
import { CallbackURL, Email, ImageURL, Name } from '#shared/lib/fields.ts';
import { SignInRedirect, TwoFactorRedirect } from '#shared/sessions/schemas.ts';
import { TypedCode } from '#shared/lib/typed-code.ts';
import { User } from '#shared/users/schemas.ts';

export const EmailCodeType = z
  .enum(['sign-in', 'email-verification', 'forget-password'])
  .meta({ description: 'What the code is for' });
export type EmailCodeType = z.output<typeof EmailCodeType>;

export const SendVerificationOtp = z.strictObject({ email: Email, type: EmailCodeType });

export const CheckVerificationOtp = z.strictObject({ email: Email, type: EmailCodeType, otp: TypedCode });

/** Additional fields are those of a new user, who may have none: the call does not know before the code is right. */
export const SignInEmailOtp = z
  .strictObject({
    email: Email,
    otp: TypedCode,
    name: Name.optional().meta({ description: 'Of a new user' }),
    image: ImageURL.optional().meta({ description: 'Of a new user' }),
    callbackURL: CallbackURL.optional(),
  })
  .register(fieldUses, { record: 'user', in: 'update' });

/** A session, or a challenge for the second factor. */
export const SignedInByEmailCode = z.union([
  TwoFactorRedirect,
  SignInRedirect.extend({ token: z.string(), user: User }).meta({ id: 'SignedInByEmailCode' }),
]);

export const VerifyEmailOtp = z.strictObject({ email: Email, otp: TypedCode });

/** `token` is set if the call signed in. */
export const EmailVerifiedByCode = z
  .object({ status: z.literal(true), token: z.string().nullable(), user: User })
  .meta({ id: 'EmailVerifiedByCode' });

export const RequestResetOtp = z.strictObject({ email: Email });

export const ResetPasswordOtp = z.strictObject({
  email: Email,
  otp: TypedCode,
  password: Password,
  deleteApiKeys: DeletesApiKeys,
});

export const RequestEmailChangeOtp = z.strictObject({
  newEmail: Email,
  otp: TypedCode.optional().meta({ description: 'The code that was mailed to the current address' }),
});

export const ChangeEmailOtp = z.strictObject({
  newEmail: Email,
  otp: TypedCode.meta({ description: 'The code that was mailed to the new address' }),
});

import { z } from 'zod';

import { fieldUses } from '#shared/lib/additional-fields.ts';
import { CallbackURL, Email, ImageURL, Name } from '#shared/lib/fields.ts';
import { Session, TwoFactorRedirect } from '#shared/sessions/schemas.ts';
import { User } from '#shared/users/schemas.ts';
import { DisplayUsername, Username } from '#shared/usernames/schemas.ts';
import { Confirmation, MailedToken } from '#shared/verification/schemas.ts';

/** The call validates the format, so that it answers INVALID_EMAIL (spec section 5). */
const TypedEmail = z
  .string()
  .max(320)
  .meta({ examples: ['ada@example.com'] });

/** The call validates the configured length. */
export const Password = z
  .string()
  .max(4096)
  .meta({ format: 'password', examples: ['correct horse battery staple'] });

export const SignUpEmail = z
  .strictObject({
    name: Name,
    email: TypedEmail,
    password: Password,
    image: ImageURL.optional(),
    username: Username.optional(),
    displayUsername: DisplayUsername.optional(),
    callbackURL: CallbackURL.optional(),
    rememberMe: z.boolean().default(true),
  })
  .register(fieldUses, { record: 'user', in: 'create' });

export const SignedUp = z.object({ token: z.string().nullable(), user: User }).meta({ id: 'SignedUp' });

export const SignInEmail = z.strictObject({
  email: TypedEmail,
  password: Password,
  callbackURL: CallbackURL.optional(),
  rememberMe: z.boolean().default(true),
});

/** A session, or a challenge for the second factor. */
export const SignedIn = z.union([
  TwoFactorRedirect,
  z
    .object({ redirect: z.boolean(), token: z.string(), url: z.string().optional(), user: User })
    .meta({ id: 'SignedIn' }),
]);

export const ForgetPassword = z.strictObject({ email: Email, redirectTo: CallbackURL.optional() });

export const ResetRequested = z.object({ status: z.literal(true), message: z.string() }).meta({ id: 'ResetRequested' });

export const ResetPasswordCallback = z.object({ token: MailedToken, callbackURL: CallbackURL });

export const DeletesApiKeys = z
  .boolean()
  .default(false)
  .meta({ description: 'Also delete all API keys of the user. Programs that use them stop working.' });

export const ResetPassword = z.strictObject({
  newPassword: Password,
  token: MailedToken.optional(),
  deleteApiKeys: DeletesApiKeys,
});

export const ChangePassword = z.strictObject({
  newPassword: Password,
  currentPassword: Password,
  revokeOtherSessions: z.boolean().default(false),
});

/** `token` belongs to the session that replaces the caller's; null if the session continues. */
export const PasswordChanged = z.object({ token: z.string().nullable(), user: User }).meta({ id: 'PasswordChanged' });

export const VerifyPassword = z.strictObject({ password: Password });

export const SetPassword = z.strictObject({ newPassword: Password });

export const DeleteUser = z
  .strictObject({
    callbackURL: CallbackURL.optional(),
    password: Password.optional(),
    token: MailedToken.optional(),
    receipt: z.boolean().optional().describe('Whether to answer the number of the receipt.'),
  })
  .default({});

export const UserDeleted = z
  .object({
    success: z.literal(true),
    message: z.enum(['User deleted', 'Verification email sent']),
    receipt: z
      .string()
      .optional()
      .meta({
        description: 'The number of the receipt, for `personal-data/receipt`.',
        examples: ['7A2F-09C1-5B7E-4D10-93AA-0F6C-2E81-B4D7'],
      }),
  })
  .meta({ id: 'UserDeleted' });

export const DeleteUserCallback = z.object({ token: MailedToken, callbackURL: CallbackURL.optional() });

export const SignInMagicLink = z.strictObject({
  email: Email,
  name: Name.optional(),
  callbackURL: CallbackURL.optional(),
  newUserCallbackURL: CallbackURL.optional(),
  errorCallbackURL: CallbackURL.optional(),
});

export const VerifyMagicLink = z.object({
  token: MailedToken,
  callbackURL: CallbackURL.optional(),
  newUserCallbackURL: CallbackURL.optional(),
  errorCallbackURL: CallbackURL.optional(),
  confirm: Confirmation.optional(),
});

/** Absent if the answer is a redirect. */
export const SignedInByLink = z
  .union([
    TwoFactorRedirect,
    z.object({ token: z.string(), session: Session, user: User }).meta({ id: 'SignedInByLink' }),
  ])
  .optional();

export const SignInUsername = SignInEmail.omit({ email: true }).extend({ username: Username });

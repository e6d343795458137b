import { z } from 'zod';

import { CallbackURL, Email } from '#shared/lib/fields.ts';
import { User } from '#shared/users/schemas.ts';

/** A token from an email. */
export const MailedToken = z.string().min(1).max(2048);

export const SendVerificationEmail = z.strictObject({ email: Email, callbackURL: CallbackURL.optional() });

/** Of the button of a page that asks before a mailed link changes something. */
export const Confirmation = z.string().max(64).meta({ description: 'Sent by the confirmation page.' });

export const VerifyEmail = z.object({
  token: MailedToken,
  callbackURL: CallbackURL.optional(),
  confirm: Confirmation.optional(),
});

/** Absent if the answer is a redirect. `user` is set after a change of email, null after a verification. */
export const EmailVerified = z
  .object({ status: z.literal(true), user: User.nullable() })
  .meta({ id: 'EmailVerified' })
  .optional();

export const ChangeEmail = z.strictObject({ newEmail: Email, callbackURL: CallbackURL.optional() });

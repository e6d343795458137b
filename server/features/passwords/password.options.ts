import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';
import { mailHook } from '#server/mail/hook.ts';
import { limits } from '#shared/limits.ts';

import type { ExistingUserMail, ResetPasswordMail } from './password.types.ts';

const CredentialsOptions = z.strictObject({
  enabled: z.boolean().default(true),
  /** Nobody signs up with a password any more; who has one still signs in. */
  disableSignUp: z.boolean().default(false),
  minPasswordLength: z.int().min(1).default(limits.passwordMinLength),
  maxPasswordLength: z.int().max(4096).default(limits.passwordMaxLength),
  autoSignIn: z.boolean().default(true),
  requireEmailVerification: z.boolean().default(false),
  resetPasswordTokenExpiresIn: z.int().positive().default(limits.resetTokenExpiresIn),
  revokeSessionsOnPasswordReset: z.boolean().default(true),
  sendResetPassword: mailHook<ResetPasswordMail>(),
  /** Tells the owner of an address that somebody tried to sign up with it, where the answer does not say so. */
  onExistingUserSignUp: mailHook<ExistingUserMail>(),
  /** The work factor of new hashes; a hash made with another one is renewed at the next sign-in. */
  bcryptCost: z.int().min(4).max(16).default(10),
});

export const passwordOptions = defineOptions('emailAndPassword', CredentialsOptions);

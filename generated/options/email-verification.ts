// Written by `npm run docs` from the schemas of the options.
import type { EmailVerificationHook, VerificationMail } from '#server/features/verification/verification.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/verification/verification.types.ts';
export type * from '#server/options/mail.types.ts';

export interface EmailVerificationOptions {
  /** Hook that sends the verification email. */
  sendVerificationEmail?: MailHook<VerificationMail>;
  /** Runs inside the transaction that verifies an address, by a link, a code, a reset or a provider. Throwing rejects the call. */
  onEmailVerification?: EmailVerificationHook;
  /** The newer name of `onEmailVerification`; with both, it runs first. */
  beforeEmailVerification?: EmailVerificationHook;
  /** Runs in the background after the commit; a failure is logged. */
  afterEmailVerification?: EmailVerificationHook;
  /** Sends a verification email after sign-up. @default true */
  sendOnSignUp?: boolean;
  /** Signs the user in if the link is opened in the browser of the sign-up. In other browsers it only verifies. @default false */
  autoSignInAfterVerification?: boolean;
  /** Seconds for which a verification link is valid. @default 3600 */
  expiresIn?: number;
}

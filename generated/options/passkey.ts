// Written by `npm run docs` from the schemas of the options.
import type { PasskeyMail } from '#server/features/passkeys/passkey.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/passkeys/passkey.types.ts';
export type * from '#server/options/mail.types.ts';

export interface PasskeyOptions {
  /** Lets users sign in with passkeys. @default true */
  enabled?: boolean;
  /** The relying party id: a domain to which passkeys are bound, by default the host of `baseUrl`. All passkeys stop working if it changes. */
  rpId?: string;
  /** The name of the service that authenticators show, by default `appName`. */
  rpName?: string;
  /** Origins of the pages and apps in which passkeys are used. By default that of `baseUrl`, and the `trustedOrigins` of its relying party id. */
  origins?: string[];
  /** Whether authenticators must verify the user, by PIN or biometrics. A passkey that did not is a single factor. @default "preferred" */
  userVerification?: 'required' | 'preferred';
  /** Seconds to use a passkey. @default 300 */
  challengeExpiresIn?: number;
  /** Hook that sends the email about a passkey that was refused because it may have been copied. */
  onPasskeyCloneSuspected?: MailHook<PasskeyMail>;
}

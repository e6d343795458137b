// Written by `npm run docs` from the schemas of the options.
import type { GenerateToken, MagicLinkMail } from '#server/features/magic-link/magic-link.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/magic-link/magic-link.types.ts';
export type * from '#server/options/mail.types.ts';

export interface MagicLinkOptions {
  /** Lets users sign in by a link that is sent by email. @default true */
  enabled?: boolean;
  /** Rejects new users by magic link. Existing users can still sign in. @default false */
  disableSignUp?: boolean;
  /** Seconds for which a magic link is valid. @default 300 */
  expiresIn?: number;
  /** Generates the token of a link: 16 to 512 letters, digits, `_`, `.`, `~` and `-`. With another token no link is mailed. By default 32 random letters and digits. */
  generateToken?: GenerateToken;
  /** Hook that sends the email with the magic link. */
  sendMagicLink?: MailHook<MagicLinkMail>;
}

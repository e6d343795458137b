import type { MailHook } from '#server/mail/messages.ts';

export interface MagicLinkOptions {
  /** @default true */
  enabled?: boolean;
  /** Nobody gets an account by magic link; who has one still signs in. @default false */
  disableSignUp?: boolean;
  /** @default 300 */
  expiresIn?: number;
  sendMagicLink?: MailHook<MagicLinkMail>;
}

export interface MagicLinkMail {
  email: string;
  url: string;
  token: string;
}

import type { User } from '#server/user/user.entity.ts';

/** Every mail the service sends and what it says: the payload that a hook of the same name receives. */
export interface Mails {
  sendResetPassword: { user: User; url: string; token: string };
}

export type MailName = keyof Mails;

import type { UserLinkMail } from '#server/mail/messages.ts';

export type VerificationMail = UserLinkMail;

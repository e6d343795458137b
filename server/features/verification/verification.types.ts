import type { UserLinkMail } from '#server/mail/mail.types.ts';

export type VerificationMail = UserLinkMail;

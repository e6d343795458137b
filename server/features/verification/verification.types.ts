import type { UserLinkMail } from '#server/options/mail.types.ts';
import type { User } from '#server/options/hooks/records.ts';

export type VerificationMail = UserLinkMail;

/** `request` is that of the call; undefined for calls within the process and for commands. */
export type EmailVerificationHook = (user: User, request?: Request) => Promise<void> | void;

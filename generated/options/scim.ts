// Written by `npm run docs` from the schemas of the options.
import type { AddedByDirectoryMail, DirectoryTokenExpiringMail } from '#server/features/scim/scim.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/scim/scim.types.ts';
export type * from '#server/options/mail.types.ts';

export interface ScimOptions {
  /** Whether organizations can connect a directory. @default true */
  enabled?: boolean;
  /** Seconds after which a token of a directory expires, unless its creator chooses. @default 31536000 */
  tokenExpiresIn?: number;
  requests?: ScimRequestOptions;
  /** Hook that sends the email to a user whose existing account a directory adds to its organization. */
  sendAddedByDirectory?: MailHook<AddedByDirectoryMail>;
  /** Hook that sends the email about a token of a directory that expires soon. */
  sendDirectoryTokenExpiring?: MailHook<DirectoryTokenExpiringMail>;
}

export interface ScimRequestOptions {
  /** Requests of a directory in a window. @default 3000 */
  max?: number;
  /** Seconds. @default 10 */
  window?: number;
}

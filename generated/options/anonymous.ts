// Written by `npm run docs` from the schemas of the options.
import type { GenerateAnonymousName, LinkAccountHook } from '#server/features/anonymous/anonymous.types.ts';

export type * from '#server/features/anonymous/anonymous.types.ts';

export interface AnonymousOptions {
  /** Lets visitors use the app as a user without credentials, and sign in to an account later. @default false */
  enabled?: boolean;
  /** Domain of the placeholder addresses of anonymous users. `.invalid` gets no emails (RFC 2606). @default "anonymous.placeholder.invalid" */
  emailDomainName?: string;
  /** Generates the display name of a new anonymous user, by default `Anonymous`. */
  generateName?: GenerateAnonymousName;
  /** Runs once an anonymous user has signed in to an account, after the commit and before the answer, to take over data. If it fails, the anonymous user stays. */
  onLinkAccount?: LinkAccountHook;
  /** Retains an anonymous user who has signed in to an account, and rejects `delete-anonymous-user`. @default false */
  disableDeleteAnonymousUser?: boolean;
  /** Seconds from its creation after which an anonymous user without a session is deleted: it has no credential to sign in with. 0 retains them. @default 2592000 */
  deleteAfter?: number;
}

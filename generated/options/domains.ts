// Written by `npm run docs` from the schemas of the options.
import type { DomainLostMail, ResolveTxt } from '#server/features/domains/domain.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/domains/domain.types.ts';
export type * from '#server/options/mail.types.ts';

export interface DomainOptions {
  /** Domains of an organization. @default 50 */
  maximumDomains?: number;
  /** Looks up TXT records. By default the name servers of `outgoing.nameServers` are asked. */
  resolveTxt?: ResolveTxt;
  /** Seconds after which the record of a proven domain is looked up again. @default 86400 */
  recheckEvery?: number;
  /** Days for which the record of a proven domain may be missing before the domain is lost. @default 3 */
  graceDays?: number;
  /** Changes to the built-in list of domains of mail providers, which organizations cannot add. @default {} */
  publicDomains?: {
    /** Domains that organizations cannot add, with their subdomains. @default [] */
    add?: string[];
    /** Domains of the built-in list that organizations can add. @default [] */
    remove?: string[];
  };
  /** Hook that sends the email about a domain whose record is missing or that was lost. */
  sendDomainLost?: MailHook<DomainLostMail>;
}

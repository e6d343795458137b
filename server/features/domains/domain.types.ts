import type { User } from '#server/options/hooks/records.ts';

/** The values of the TXT records of a name, each as its strings. Rejects as Node's `dns.promises.resolveTxt` does. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

export interface DomainLostMail {
  /** An owner of the organization, or who added the domain. */
  user: User;
  organizationName: string;
  domain: string;
  /** The DNS record that proves the domain. */
  record: { name: string; value: string };
  /** failing: the record is missing. lost: for too long. moved: another organization has proven the domain. */
  reason: 'failing' | 'lost' | 'moved';
}

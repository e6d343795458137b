import { localized } from '#client/components/texts/localized.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('en');

export const texts = localized('auditState', {
  title: 'Protection of the audit log',
  off: 'A later change of an entry can’t be noticed. Set the option audit.chain.enabled.',
  none: 'No entry is protected against changes yet.',
  entries: (count: number, formatted: string) =>
    plural(count, {
      one: `${formatted} entry protected against changes`,
      other: `${formatted} entries protected against changes`,
    }),
  aboutProtection:
    'Each entry gets a signed fingerprint. The service compares the log with them regularly, and reports entries that were changed or deleted in the database.',
  /** Each followed by a time. */
  newest: 'Newest:',
  checked: 'Last checked',
  sent: 'Fingerprint stored outside the database',
  notChecked: 'Not checked yet',
  notSent: 'No fingerprint outside the database yet',
  noneSent: 'No fingerprint outside the database',
  aboutSent:
    'With a fingerprint outside the database, deleting the newest entries is noticed too. Set the option audit.anchors.',
  waiting: (count: number, formatted: string) =>
    plural(count, {
      one: `${formatted} entry isn’t protected yet. Check the log of the service.`,
      other: `${formatted} entries aren’t protected yet. Check the log of the service.`,
    }),
  failing: (place: string, error: string) => `No fingerprint could be sent to ${place}: ${error}`,
  changed: (count: number, formatted: string) =>
    plural(count, {
      one: `${formatted} change of recorded entries was found.`,
      other: `${formatted} changes of recorded entries were found.`,
    }),
  show: 'Show',
});

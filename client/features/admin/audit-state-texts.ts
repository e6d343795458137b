import { localized } from '#client/components/texts/localized.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('en');

export const texts = localized('auditState', {
  title: 'Seals of the audit log',
  off: 'Entries aren’t sealed, so later changes of them can’t be found. Set the option audit.chain.enabled.',
  none: 'No entry is sealed yet.',
  /** Each followed by a time. */
  sealed: 'Sealed up to',
  verified: 'Verified',
  anchored: 'Anchor sent',
  notVerified: 'Not verified yet',
  notAnchored: 'Anchor not sent yet',
  noAnchor: 'No anchor',
  aboutAnchor:
    'An anchor keeps the latest seals outside of the database, so that cutting off the end of the log is noticed. Set the option audit.anchors.',
  entries: (count: number, formatted: string) =>
    plural(count, { one: `${formatted} sealed entry`, other: `${formatted} sealed entries` }),
  waiting: (count: number, formatted: string) =>
    plural(count, {
      one: `${formatted} entry waits for its seal. Check the log of the service.`,
      other: `${formatted} entries wait for their seal. Check the log of the service.`,
    }),
  failing: (place: string, error: string) => `The anchor ${place} gets no checkpoints: ${error}`,
  changed: (count: number, formatted: string) =>
    plural(count, {
      one: `${formatted} change of recorded entries was found.`,
      other: `${formatted} changes of recorded entries were found.`,
    }),
  show: 'Show',
});

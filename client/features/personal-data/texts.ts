import { localized } from '#client/components/texts/localized.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('en');

export const texts = localized('personalData', {
  title: 'Your data',
  about: 'Everything that is stored about you.',
  onHold: 'Your account can’t be deleted at present because of a legal obligation.',
  secrets: 'Passwords and keys are never part of an export.',
  download: 'Download',
  json: 'JSON, for programs',
  html: 'Web page',
  done: 'Export downloaded',
  notStored: 'Not stored',
  disabled: { title: 'Exports aren’t enabled', about: 'Ask the operator of this service for your data.' },
  rows: (count: number, formatted: string) =>
    plural(count, { one: `${formatted} record`, other: `${formatted} records` }),
  /** Followed by the name of the service and the time. */
  exported: 'Exported from',
});

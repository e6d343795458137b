import { localized } from '#client/components/texts/localized.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('en');

export const texts = localized('organizationSettings', {
  title: 'Settings',
  about: 'Name, URL and logo.',
  /** For members who cannot change the settings. */
  aboutReadOnly: 'Organization ID and your membership.',
  /** Followed by the time. */
  created: 'Created',
  id: 'ID',
  /** Follows the word "Copy". */
  copyId: 'organization ID',
  fields: {
    name: 'Name',
    logo: 'Logo',
    slug: 'URL',
    slugAvailable: 'Available',
    slugSuggestion: (slug: string) => `Use ${slug}`,
    slugCharacters: 'Use letters (a–z), digits, hyphens and underscores, with a letter or digit at both ends',
  },
  general: { title: 'Name and URL', submit: 'Save settings', saved: 'Settings saved' },
  singleSignOn: {
    title: 'Single sign-on',
    on: (names: string) => `Members can sign in with ${names}.`,
  },
  twoFactor: {
    title: 'Two-factor authentication',
    field: 'Require two-factor authentication',
    about: 'Members without a second factor can’t use the organization until they set one up.',
    /** Followed by a link. */
    ownFirst: 'Set it up for your own account first.',
    security: 'Go to Security',
    require: 'Require two-factor authentication?',
    lacking: (count: number) =>
      plural(count, {
        one: '1 member has no second factor and loses access until they set one up:',
        other: `${count} members have no second factor and lose access until they set one up:`,
      }),
    more: (count: number) => `and ${count} more`,
    everyone: 'All members have a second factor.',
    submit: 'Require two-factor authentication',
    required: 'Two-factor authentication required',
    stop: 'Stop requiring two-factor authentication?',
    stopAbout: 'Members can use the organization without a second factor.',
    stopSubmit: 'Stop requiring it',
    stopped: 'Two-factor authentication no longer required',
  },
  metadata: {
    title: 'Metadata',
    about: 'Custom data for your own systems.',
    empty: 'No metadata yet',
    key: 'Key',
    keyLabel: (row: number) => `Key ${row}`,
    value: 'Value',
    valueLabel: (row: number) => `Value ${row}`,
    hint: 'Values can be text or JSON, e.g. 3, true, ["a"]',
    addRow: 'Add row',
    removeKey: (key: string) => `Remove ${key}`,
    removeRow: (row: number) => `Remove row ${row}`,
    keyMissing: 'Enter a key',
    keyRepeated: 'This key is already used',
  },
  leave: {
    title: 'Leave organization',
    about: 'You’ll lose access immediately and need a new invitation to return.',
    onlyOwner: 'You’re the only owner. Transfer ownership before leaving.',
    chooseOwner: 'Choose a new owner',
    open: 'Leave organization',
    dialog: (organization: string) => `Leave ${organization}?`,
    submit: 'Leave organization',
    done: (organization: string) => `You left ${organization}`,
  },
  delete: {
    title: 'Delete organization',
    about: 'Deletes all members, invitations and teams. This can’t be undone.',
    open: 'Delete organization',
    dialog: (organization: string) => `Delete ${organization}?`,
    submit: 'Delete organization',
    done: (organization: string) => `${organization} deleted`,
  },
});

import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('commands', {
  shortcut: { apple: '⌘K', other: 'Ctrl K' },
  title: 'Command menu',
  placeholder: 'Search people, organizations, screens and commands',
  list: 'Commands',
  empty: 'Nothing matches.',
  emptyAbout: 'Search by the name or email of a person, or by the name of an organization, screen, setting or command.',
  recent: 'Recent',
  close: 'Close',
  keys: { enter: 'Enter', escape: 'Esc' },
  hints: { move: 'to move', open: 'to open', close: 'to close' },
  searching: 'Searching…',
  people: 'People',
  organizations: 'Organizations',
  allOrganizations: 'All organizations',
  members: (organization: string) => `Members of ${organization}`,
  invite: (email: string, organization: string) => `Invite ${email} to ${organization}`,
  settings: 'Settings',
  theme: 'Theme',
  account: 'Account',
});

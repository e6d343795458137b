import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('commands', {
  shortcut: { apple: '⌘K', other: 'Ctrl K' },
  title: 'Command menu',
  placeholder: 'Search people, organizations, screens and commands',
  list: 'Commands',
  empty: 'Nothing matches.',
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

import { localized } from '#client/components/text/localized.ts';

export const texts = localized('commands', {
  shortcut: { apple: '⌘K', other: 'Ctrl K' },
  title: 'Command menu',
  placeholder: 'Go to a screen or run a command',
  list: 'Commands',
  empty: 'No commands match.',
  organizations: 'Organizations',
  theme: 'Theme',
  account: 'Account',
});

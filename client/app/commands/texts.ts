export const texts = {
  shortcut: { apple: '⌘K', other: 'Ctrl K' },
  title: 'Command menu',
  placeholder: 'Go to a screen or run a command',
  list: 'Commands',
  empty: 'No commands match.',
  organizations: 'Organizations',
  theme: 'Theme',
  account: 'Account',
};

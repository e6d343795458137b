import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('apiKeys', {
  title: 'API keys',
  about: 'Let your programs act for you. A key can never do more than you can.',
  disabled: { title: 'API keys aren’t enabled', about: 'Ask the operator of this service to enable them.' },
  verifyFirst: 'Verify your email to create a key.',
  empty: {
    title: 'No API keys yet',
    description: 'Create a key for each program that works with your account.',
  },
  scopes: { account: 'Your account', organizations: 'Your organizations', administration: 'Administration' },
  rename: { action: 'Rename', title: 'Rename key', name: 'Name', submit: 'Save name', done: 'Key renamed' },
  disable: { action: 'Disable', done: 'Key disabled' },
  enable: { action: 'Enable', done: 'Key enabled' },
});

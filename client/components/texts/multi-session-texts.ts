import { localized } from './localized.ts';

export const texts = localized('multiSession', {
  addAccount: 'Add account',
  switchAccount: 'Switch account',
  signOutOfThis: 'Sign out of this account',
  signOutOfAll: 'Sign out of all accounts',
  signedIn: 'Signed in on this device',
  continueAs: (name: string) => `Continue as ${name}`,
});

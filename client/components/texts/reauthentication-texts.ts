import { localized } from './localized.ts';

export const texts = localized('identity', {
  title: 'Confirm it’s you',
  about: 'For your security, confirm your identity to continue.',
  action: 'Confirm',
  otherMethods: 'Use another method',
  signInAgain: {
    about: 'For your security, sign in again to continue. You’ll return to this page.',
    action: 'Sign in again',
  },
  confirmWith: (provider: string) => `Confirm with ${provider}`,
});

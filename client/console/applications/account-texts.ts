import { localized } from '#client/components/texts/localized.ts';

/** As whom a user decides about an application. */
export const texts = localized('consentAccount', {
  account: 'You are {value}',
  useAnother: 'Use another account',
});

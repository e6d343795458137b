import { localized } from '#client/components/texts/localized.ts';

/** Of the sign-in where organizations have identity providers. */
export const texts = localized('emailFirst', {
  required: (domain: string) => `${domain} uses single sign-on.`,
  owner: 'I am an owner and need another way',
  otherAddress: 'Use another address',
  /** Where sign-ins with a password are not enabled. */
  none: (domain: string) => `No single sign-on is set up for ${domain}.`,
});

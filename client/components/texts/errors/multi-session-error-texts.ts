import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('multiSessionErrors', {
  INVALID_SESSION_TOKEN: 'You’re signed out of this account. Sign in again.',
});

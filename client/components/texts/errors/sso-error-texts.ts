import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('ssoRequiredErrors', {
  SSO_REQUIRED: 'Your organization requires single sign-on. Sign in with it.',
});

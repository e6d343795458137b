import { localized } from '#client/components/texts/localized.ts';

/** What the scopes allow. */
export const accountScopeTexts = localized('accountScopeTexts', {
  'account:read': 'See your invitations',
  'account:update': 'Change your profile',
});

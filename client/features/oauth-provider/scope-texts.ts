import { localized } from '#client/components/texts/localized.ts';

/** What each scope allows an application. */
export const scopeWords = localized('oauthScopes', {
  openid: 'Know that it is you',
  profile: 'See your name and picture',
  email: 'See your email address',
  offline_access: 'Keep this access while you are away',
});

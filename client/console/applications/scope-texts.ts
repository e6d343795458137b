import { localized } from '#client/components/texts/localized.ts';

/** What the scopes of the identity allow an application. */
export const identityScopes = localized('oauthScopes', {
  openid: 'Know that it is you',
  profile: 'See your name and picture',
  email: 'See your email address',
  offline_access: 'Keep this access while you are away',
});

/** The same for an operator, about the users of the application. */
export const operatorScopes = localized('oauthOperatorScopes', {
  openid: 'Recognize the user',
  profile: 'Read the name and picture',
  email: 'Read the email address',
  offline_access: 'Keep access while the user is away',
});

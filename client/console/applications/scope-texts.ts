import { localized } from '#client/components/texts/localized.ts';

/** What the scopes of the identity allow an application. */
export const identityScopes = localized('oauthScopes', {
  openid: 'Know that it is you',
  profile: 'See your name and picture',
  email: 'See your email address',
  offline_access: 'Keep this access while you are away',
});

/** The same for an operator, about the users of the application, and the scopes of the API that address the user. */
export const operatorScopes = localized('oauthOperatorScopes', {
  openid: 'Recognize the user',
  profile: 'Read the name and picture',
  email: 'Read the email address',
  offline_access: 'Keep access while the user is away',
  'account:read': 'Read the invitations of the user',
  'account:update': 'Change the profile of the user',
});

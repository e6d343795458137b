import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('oauthProviderErrors', {
  OAUTH_CLIENT_NOT_FOUND: 'This application no longer exists.',
  OAUTH_CLIENT_HAS_NO_SECRET: 'This application has no secret.',
  OAUTH_GRANT_NOT_FOUND: 'This app is no longer connected.',
  OAUTH_INTERACTION_EXPIRED: 'This request has expired. Start again from the application.',
  OAUTH_SCOPE_NOT_GRANTED: 'This app was not allowed that.',
  INVALID_OAUTH_REDIRECT_URI: 'One of the addresses isn’t allowed.',
});

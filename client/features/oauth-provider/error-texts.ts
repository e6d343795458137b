import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('oauthProviderErrors', {
  OAUTH_CLIENT_NOT_FOUND: 'This application no longer exists.',
  OAUTH_CLIENT_HAS_NO_SECRET: 'This application has no secret.',
  INVALID_JWKS: 'These public keys can’t be used.',
  OAUTH_GRANT_NOT_FOUND: 'This app is no longer connected.',
  OAUTH_INTERACTION_EXPIRED: 'This request has expired. Start again from the application.',
  OAUTH_CLIENT_LIMIT_REACHED: 'You’ve reached the limit of applications. Delete one that you no longer use.',
  OAUTH_CLIENT_IS_FOR_MEMBERS: 'This application is for members of its organization.',
  OAUTH_CLIENT_DESCRIBES_ITSELF: 'This application describes itself. You can only disable or delete it.',
  REGISTRATION_TOKEN_NOT_FOUND: 'This registration token no longer exists.',
  OAUTH_SCOPE_NOT_GRANTED: 'This app was not allowed that.',
  INVALID_OAUTH_REDIRECT_URI: 'One of the addresses isn’t allowed.',
  RESOURCE_NOT_FOUND: 'This API no longer exists.',
  RESOURCE_ALREADY_EXISTS: 'An API with this address is registered already.',
  INVALID_RESOURCE_URI: 'This address can’t name an API.',
  SERVICE_ACCOUNTS_ARE_FOR_MACHINES: 'Service accounts are only for services without people.',
  INVALID_RESOURCE_SCOPES: 'Give each scope a name of its own that this service doesn’t use.',
});

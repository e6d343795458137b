export const oauthProviderErrors = {
  INVALID_ACCESS_TOKEN: [401, 'Invalid access token'],
  OAUTH_CLIENT_NOT_FOUND: [404, 'OAuth client not found'],
  OAUTH_GRANT_NOT_FOUND: [400, 'OAuth grant not found'],
  OAUTH_INTERACTION_EXPIRED: [400, 'OAuth interaction expired'],
  INVALID_OAUTH_QUERY: [400, 'Invalid OAuth query'],
  OAUTH_SCOPE_NOT_GRANTED: [400, 'OAuth scope not granted'],
  OAUTH_CLIENT_HAS_NO_SECRET: [400, 'OAuth client has no secret'],
  INVALID_OAUTH_REDIRECT_URI: [400, 'Invalid OAuth redirect URI: {reason}'],
  YOU_ARE_NOT_ALLOWED_TO_LIST_OAUTH_CLIENTS: [403, 'You are not allowed to list OAuth clients'],
  YOU_ARE_NOT_ALLOWED_TO_MANAGE_OAUTH_CLIENTS: [403, 'You are not allowed to manage OAuth clients'],
} as const;

export const oauthProviderErrors = {
  OAUTH_CLIENT_NOT_FOUND: [404, 'Application not found'],
  OAUTH_GRANT_NOT_FOUND: [404, 'Connected application not found'],
  OAUTH_INTERACTION_EXPIRED: [400, 'The request of the application has expired'],
  OAUTH_CLIENT_HAS_NO_SECRET: [400, 'The application has no secret'],
  INVALID_OAUTH_REDIRECT_URI: [400, 'Invalid redirect URI: {reason}'],
  YOU_ARE_NOT_ALLOWED_TO_LIST_OAUTH_CLIENTS: [403, 'You are not allowed to list applications'],
  YOU_ARE_NOT_ALLOWED_TO_MANAGE_OAUTH_CLIENTS: [403, 'You are not allowed to manage applications'],
} as const;

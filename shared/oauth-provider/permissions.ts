export const oauthProviderPermissionErrors = {
  oauthClient: {
    list: 'YOU_ARE_NOT_ALLOWED_TO_LIST_OAUTH_CLIENTS',
    manage: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_OAUTH_CLIENTS',
  },
} as const;

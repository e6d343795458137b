export const ssoErrors = {
  YOU_ARE_NOT_ALLOWED_TO_READ_SSO: [403, 'You are not allowed to read sso'],
  YOU_ARE_NOT_ALLOWED_TO_MANAGE_SSO: [403, 'You are not allowed to manage sso'],
  SSO_PROVIDER_WITH_THIS_PROVIDERID_ALREADY_EXISTS: [422, 'Sso provider with this providerid already exists'],
} as const;

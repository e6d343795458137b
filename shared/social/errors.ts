export const socialErrors = {
  PROVIDER_NOT_FOUND: [404, 'Provider not found'],
  PROVIDER_IS_NOT_SUPPORTED: [400, 'Provider {id} is not supported.'],
  PROVIDER_DOES_NOT_SUPPORT_TOKEN_REFRESHING: [400, 'Provider {id} does not support token refreshing'],
  ID_TOKEN_NOT_SUPPORTED: [404, 'id_token not supported'],
  USER_EMAIL_NOT_FOUND: [401, 'User email not found'],
  ACCOUNT_NOT_LINKED: [401, 'account not linked'],
  SIGNUP_DISABLED: [401, 'signup disabled'],
  UNABLE_TO_LINK_ACCOUNT: [401, 'unable to link account'],
  UNABLE_TO_CREATE_USER: [401, 'unable to create user'],
  UNABLE_TO_CREATE_SESSION: [401, 'unable to create session'],
  FAILED_TO_REFRESH_ACCESS_TOKEN: [400, 'Failed to refresh access token'],
  FAILED_TO_GET_A_VALID_ACCESS_TOKEN: [400, 'Failed to get a valid access token'],
} as const;

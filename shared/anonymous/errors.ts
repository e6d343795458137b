export const anonymousErrors = {
  ANONYMOUS_USERS_CANNOT_SIGN_IN_AGAIN_ANONYMOUSLY: [400, 'Anonymous users cannot sign in again anonymously'],
  USER_IS_NOT_ANONYMOUS: [403, 'User is not anonymous'],
  DELETE_ANONYMOUS_USER_DISABLED: [400, 'Deleting anonymous users is disabled'],
} as const;

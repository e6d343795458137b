export const profileErrors = {
  EMAIL_CAN_NOT_BE_UPDATED: [400, 'Email can not be updated'],
  CHANGE_EMAIL_IS_DISABLED: [400, 'Change email is disabled'],
  EMAIL_IS_THE_SAME: [400, 'Email is the same'],
} as const;

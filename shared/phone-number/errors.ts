export const phoneNumberErrors = {
  INVALID_PHONE_NUMBER: [400, 'Invalid phone number'],
  INVALID_PHONE_NUMBER_OR_PASSWORD: [401, 'Invalid phone number or password'],
  PHONE_NUMBER_EXIST: [400, 'Phone number already exists'],
  PHONE_NUMBER_NOT_EXIST: [400, "Phone number isn't registered"],
} as const;

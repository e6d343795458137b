/** Of calls that create a user without these fields: errors of the fields, which they never answer. */
export const noPhoneNumber = { PHONE_NUMBER_EXIST: 'the new user has no phone number' };
export const onlyAddress = { USERNAME_IS_ALREADY_TAKEN: 'the new user has no username', ...noPhoneNumber };

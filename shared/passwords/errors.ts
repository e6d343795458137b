export const passwordErrors = {
  EMAIL_AND_PASSWORD_IS_NOT_ENABLED: [400, 'Email and password is not enabled'],
  EMAIL_AND_PASSWORD_SIGN_UP_IS_NOT_ENABLED: [400, 'Email and password sign up is not enabled'],
  INVALID_EMAIL: [400, 'Invalid email'],
  INVALID_EMAIL_OR_PASSWORD: [401, 'Invalid email or password'],
  EMAIL_NOT_VERIFIED: [403, 'Email not verified'],
  USER_ALREADY_EXISTS: [422, 'User already exists'],
  PASSWORD_TOO_SHORT: [400, 'Password too short'],
  PASSWORD_TOO_LONG: [400, 'Password too long'],
  PASSWORD_COMPROMISED: [400, 'The password you entered has been compromised. Please choose a different password.'],
  PASSWORD_TOO_SIMILAR: [400, 'Password too similar to the name or email'],
  INVALID_PASSWORD: [400, 'Invalid password'],
  CREDENTIAL_ACCOUNT_NOT_FOUND: [400, 'Credential account not found'],
  USER_ALREADY_HAS_A_PASSWORD: [400, 'user already has a password'],
  RESET_PASSWORD_ISNT_ENABLED: [400, "Reset password isn't enabled"],
} as const;

export interface PasswordConfiguration {
  emailAndPassword: {
    enabled: boolean;
    signUp: boolean;
    minPasswordLength: number;
    maxPasswordLength: number;
    /** Seconds. */
    resetLinkExpiresIn: number;
  };
}

export const twoFactorErrors = {
  TWO_FACTOR_NOT_ENABLED: [400, 'Two factor not enabled'],
  TOTP_NOT_ENABLED: [400, 'TOTP not enabled'],
  TOTP_ALREADY_ENABLED: [400, 'TOTP already enabled'],
  OTP_NOT_ENABLED: [400, 'OTP not enabled'],
  OTP_NOT_CONFIGURED: [400, 'OTP not configured'],
  OTP_HAS_EXPIRED: [400, 'OTP has expired'],
  NO_PASSKEY_REGISTERED: [400, 'No passkey registered'],
  BACKUP_CODES_NOT_ENABLED: [400, 'Backup codes not enabled'],
  INVALID_CODE: [401, 'Invalid code'],
  INVALID_BACKUP_CODE: [401, 'Invalid backup code'],
  ACCOUNT_TEMPORARILY_LOCKED: [429, 'Account temporarily locked'],
  TRUSTED_DEVICE_NOT_FOUND: [400, 'Trusted device not found'],
  YOU_CANNOT_RESET_YOUR_OWN_TWO_FACTOR: [400, 'You cannot reset your own two factor'],
  TWO_FACTOR_RECOVERY_NOT_ALLOWED: [403, 'Two factor recovery not allowed'],
  TWO_FACTOR_RECOVERY_NOT_READY: [400, 'Two factor recovery not ready'],
} as const;

export interface TwoFactorConfiguration {
  twoFactor: {
    policy: 'off' | 'optional' | 'required';
    /** Whether users can set up mailed codes. */
    mailedCodes: boolean;
    /** Seconds for which a browser can be trusted; 0 if none can. */
    trustedDeviceExpiresIn: number;
    /** Whether users who lost their second factors can remove them. */
    recovery: boolean;
    /** Seconds from the request to the removal. */
    recoveryWaitingTime: number;
  };
}

export interface EmailCodeMail {
  /** The recipient. */
  email: string;
  otp: string;
  /** `change-email` goes to the new address, `change-email-confirmation` to the current one before it. */
  type: 'sign-in' | 'email-verification' | 'forget-password' | 'change-email-confirmation' | 'change-email';
  /** Of a change of email. */
  newEmail?: string;
  /** Of the browser that requested the code. */
  userAgent: string;
  ipAddress: string;
}

/** Returns a code of 6 to 64 characters, or undefined for a random one. */
export type GenerateOtp = (
  about: Pick<EmailCodeMail, 'email' | 'type'>,
) => Promise<string | undefined> | string | undefined;

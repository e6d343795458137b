/** Texts of the second factor of a sign-in and of the forms that confirm the user's identity. */
export const texts = {
  code: 'Code',
  challenge: {
    title: 'Confirm it’s you',
    about: 'Your account is protected by a second step.',
    action: 'Continue',
    trust: (lifetime: string) => `Trust this browser for ${lifetime}`,
    expiredTitle: 'Sign-in expired',
    expired: 'You took too long, or this sign-in was already completed. Sign in again.',
    tooManyAttempts: 'Too many wrong codes. Sign in again.',
    signIn: 'Sign in again',
    backToSignIn: 'Back to sign in',
  },
  totp: {
    label: 'Use your authenticator app',
    about: 'Enter the 6-digit code from your authenticator app.',
  },
  mailedCode: {
    label: 'Email me a code',
    about: 'We’ll email you a 6-digit code.',
    send: 'Email me a code',
    sent: 'Check your email and enter the 6-digit code.',
    resend: 'Resend code',
    sentAgain: 'We sent another code. Earlier ones no longer work.',
  },
  backupCode: {
    label: 'Use a backup code',
    about: 'Enter one of the backup codes you saved. Each works once.',
    field: 'Backup code',
  },
};

export const texts = {
  wrongCode: 'This code is wrong, expired or was already used. Enter the newest one.',
  wrongBackupCode: 'This backup code is wrong or was already used.',
  expired: 'This code has expired. Ask for a new one.',
  tooManyAttempts: 'Too many attempts. Sign in again to get a new code.',
  locked: 'Too many wrong codes. Try again in 15 minutes.',
  challengeEnded: 'Your sign-in has expired. Sign in again.',
  required: 'Set up two-factor authentication to continue.',
};

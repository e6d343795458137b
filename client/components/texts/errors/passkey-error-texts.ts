import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('passkeyErrors', {
  CHALLENGE_NOT_FOUND: 'That took too long. Try again.',
  PASSKEY_NOT_FOUND: 'This passkey isn’t connected to an account. Use another method.',
  AUTHENTICATION_FAILED: 'This passkey couldn’t be verified. Try again, or use another method.',
});

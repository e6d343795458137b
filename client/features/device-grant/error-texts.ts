import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('deviceGrantErrors', {
  INVALID_USER_CODE: 'This code doesn’t exist. Compare it with the one on your device.',
  EXPIRED_USER_CODE: 'This code has expired. Start again on your device.',
  DEVICE_CODE_ALREADY_PROCESSED: 'This code was already used. Start again on your device.',
  DEVICE_CODE_NOT_CLAIMED: 'This code was opened in another place. Enter it again.',
});

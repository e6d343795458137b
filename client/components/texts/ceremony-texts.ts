import { localized } from './localized.ts';

export const texts = localized('passkeyCeremony', {
  cancelled: 'Canceled or timed out. Try again, or use another method.',
  alreadyAdded: 'This device or security key already has a passkey for your account.',
  wrongAddress: 'Passkeys don’t work at this address. Use another method.',
  unsuitable: 'This device can’t be used for passkeys. Try another one.',
  unsupported: 'This browser couldn’t use a passkey. Try another browser or method.',
});

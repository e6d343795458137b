import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('emailCodeErrors', {
  OTP_EXPIRED: 'This code has expired. Request a new one.',
  INVALID_OTP: 'This code is wrong or was already used. Enter the newest one in the browser that requested it.',
  TOO_MANY_ATTEMPTS: 'Too many wrong codes. Try again in 15 minutes.',
});

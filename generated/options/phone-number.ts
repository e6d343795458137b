// Written by `npm run docs` from the schemas of the options.
import type { OfNewPhoneNumber, PhoneNumberHook, PhoneNumberValidator, SendPhoneCode } from '#server/features/phone-number/phone-number.types.ts';

export type * from '#server/features/phone-number/phone-number.types.ts';

export interface PhoneNumberOptions {
  /** Lets users add a phone number and sign in with it, by a code in a text message or by their password. @default false */
  enabled?: boolean;
  /** Sends a code in a text message. Required if phone numbers are enabled. */
  sendOTP?: SendPhoneCode;
  /** Sends a code that resets the password, by default as `sendOTP`. */
  sendPasswordResetOTP?: SendPhoneCode;
  /** Digits of a code. @default 6 */
  otpLength?: number;
  /** Seconds for which a code is valid. @default 300 */
  expiresIn?: number;
  /** Accepts a code only from the browser that requested it, which a cookie identifies. Turn it off for clients that do not store cookies. @default true */
  bindToBrowser?: boolean;
  /** Returns whether a number is accepted, for example for the countries that get messages. */
  phoneNumberValidator?: PhoneNumberValidator;
  /** Runs in the background once a number was verified; a failure is logged. */
  callbackOnVerification?: PhoneNumberHook;
  /** Creates a user when an unknown number is verified. By default only users who have added their number sign in with it. */
  signUpOnVerification?: PhoneNumberSignUpOptions;
}

export interface PhoneNumberSignUpOptions {
  /** Returns the placeholder email address of a new user, which is not verified. */
  getTempEmail: OfNewPhoneNumber;
  /** Returns the display name of a new user, by default the number. */
  getTempName?: OfNewPhoneNumber;
}

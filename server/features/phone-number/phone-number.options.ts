import { z } from 'zod';

import { defineOptions, functionOption } from '#server/options/define-options.ts';

import type { OfNewPhoneNumber, PhoneNumberHook, PhoneNumberValidator, SendPhoneCode } from './phone-number.types.ts';

const SignUpOptions = z
  .strictObject({
    getTempEmail: functionOption<OfNewPhoneNumber>('OfNewPhoneNumber').describe(
      'Returns the placeholder email address of a new user, which is not verified.',
    ),
    getTempName: functionOption<OfNewPhoneNumber>('OfNewPhoneNumber')
      .optional()
      .describe('Returns the display name of a new user, by default the number.'),
  })
  .meta({ id: 'PhoneNumberSignUpOptions' });

const PhoneNumberOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(false)
      .describe('Lets users add a phone number and sign in with it, by a code in a text message or by their password.'),
    sendOTP: functionOption<SendPhoneCode>('SendPhoneCode')
      .optional()
      .describe('Sends a code in a text message. Required if phone numbers are enabled.'),
    sendPasswordResetOTP: functionOption<SendPhoneCode>('SendPhoneCode')
      .optional()
      .describe('Sends a code that resets the password, by default as `sendOTP`.'),
    otpLength: z.int().min(6).max(10).default(6).describe('Digits of a code.'),
    expiresIn: z.int().positive().default(300).describe('Seconds for which a code is valid.'),
    bindToBrowser: z
      .boolean()
      .default(true)
      .describe(
        'Accepts a code only from the browser that requested it, which a cookie identifies. Turn it off for clients that do not store cookies.',
      ),
    phoneNumberValidator: functionOption<PhoneNumberValidator>('PhoneNumberValidator')
      .optional()
      .describe('Returns whether a number is accepted, for example for the countries that get messages.'),
    callbackOnVerification: functionOption<PhoneNumberHook>('PhoneNumberHook')
      .optional()
      .describe('Runs in the background once a number was verified; a failure is logged.'),
    signUpOnVerification: SignUpOptions.optional().describe(
      'Creates a user when an unknown number is verified. By default only users who have added their number sign in with it.',
    ),
  })
  .refine(({ enabled, sendOTP }) => !enabled || sendOTP !== undefined, {
    path: ['sendOTP'],
    error: 'a function that sends text messages',
  })
  .meta({ id: 'PhoneNumberOptions' });

export const phoneNumberOptions = defineOptions('phoneNumber', PhoneNumberOptions);

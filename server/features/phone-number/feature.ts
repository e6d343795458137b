import { defineFeature, kitTags } from '#server/call/feature.ts';
import { passwordLimit, signInLimit } from '#server/http/limits.ts';
import { phoneNumberEvents } from '#shared/phone-number/events.ts';
import { phoneNumberErrors } from '#shared/phone-number/errors.ts';

import { phoneNumberCredential } from './phone-number.credential.ts';
import { phoneCode, phoneCodeLimit, phoneCodeRequestLimit, phoneResetCode } from './phone-number.definitions.ts';
import { phoneNumberOptions } from './phone-number.options.ts';
import { phoneNumberRouter } from './phone-number.router.ts';

export const phoneNumbers = defineFeature({
  name: 'phoneNumbers',
  errors: phoneNumberErrors,
  audit: phoneNumberEvents,
  notices: { 'phone-code.refused': { none: 'A refused attempt changes nothing.' } },
  options: [phoneNumberOptions],
  router: phoneNumberRouter,
  tag: kitTags.sessions,
  rateLimits: {
    'signIn.phoneNumber': [signInLimit, passwordLimit],
    'phoneNumber.sendOtp': [phoneCodeRequestLimit],
    'phoneNumber.verify': [signInLimit, phoneCodeLimit],
    'phoneNumber.requestPasswordReset': [phoneCodeRequestLimit],
    'phoneNumber.forgetPassword': [phoneCodeRequestLimit],
    'phoneNumber.resetPassword': [phoneCodeLimit],
  },
  tokens: [phoneCode, phoneResetCode],
  credentials: [phoneNumberCredential],
  constraints: { user_phone_number_unique: 'PHONE_NUMBER_EXIST' },
});

import { defineFeature, kitTags } from '#server/call/feature.ts';
import { signInLimit } from '#server/http/limits.ts';
import type { EmailCodeConfiguration } from '#shared/email-codes/configuration.ts';
import { emailCodeEvents } from '#shared/email-codes/events.ts';
import { emailCodeErrors } from '#shared/email-codes/errors.ts';

import {
  changeCode,
  changeConfirmationCode,
  codeBrowser,
  codeLimit,
  codeRequestLimit,
  emailCodeMail,
  resetCode,
  signInCode,
  verificationCode,
} from './email-codes.definitions.ts';
import { emailOtpOptions } from './email-codes.options.ts';
import { codeVerification } from './send-verification-otp.ts';
import { emailCodesRouter } from './email-codes.router.ts';

export const emailCodes = defineFeature({
  name: 'emailCodes',
  errors: emailCodeErrors,
  audit: emailCodeEvents,
  notices: { 'email-code.refused': { none: 'A refused attempt changes nothing.' } },
  options: [emailOtpOptions],
  router: emailCodesRouter,
  tag: kitTags.verification,
  rateLimits: {
    'signIn.emailOtp': [signInLimit, codeLimit],
    forgetPasswordEmailOtp: [codeRequestLimit],
    'emailOtp.sendVerificationOtp': [codeRequestLimit],
    'emailOtp.checkVerificationOtp': [codeLimit],
    'emailOtp.verifyEmail': [codeLimit],
    'emailOtp.requestPasswordReset': [codeRequestLimit],
    'emailOtp.resetPassword': [codeLimit],
    'emailOtp.requestEmailChange': [codeRequestLimit],
    'emailOtp.changeEmail': [codeLimit],
  },
  tokens: [signInCode, verificationCode, resetCode, changeConfirmationCode, changeCode],
  cookies: [codeBrowser.cookie],
  mails: [emailCodeMail],
  services: [codeVerification],
  publicConfiguration: (service): EmailCodeConfiguration => {
    const { enabled, otpLength, generateOTP, expiresIn } = emailOtpOptions.of(service);
    return { emailOtp: { enabled, length: generateOTP ? null : otpLength, expiresIn } };
  },
});

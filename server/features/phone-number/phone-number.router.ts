import { newPasswordErrors } from '#server/features/passwords/password-policy.ts';
import { anyone, post, type CallMeta } from '#server/call/trpc.ts';
import { StatusTrue } from '#shared/lib/responses.ts';
import { SignedIn } from '#shared/passwords/schemas.ts';
import {
  CodeSent,
  PhoneNumberPayload,
  PhoneNumberVerified,
  ResetPasswordByPhone,
  SignInPhoneNumber,
  VerifyPhoneNumber,
} from '#shared/phone-number/schemas.ts';

import { resetPasswordByPhone, signInPhoneNumber } from './password-by-phone.ts';
import { phoneNumberOptions } from './phone-number.options.ts';
import { requestResetByPhone, sendPhoneOtp } from './send-code.ts';
import { verifyPhoneNumber } from './verify-phone-number.ts';

const ifEnabled: CallMeta = { enabled: (options) => phoneNumberOptions.of({ options }).enabled };
const codeErrors = ['INVALID_PHONE_NUMBER', 'INVALID_OTP', 'OTP_EXPIRED', 'TOO_MANY_ATTEMPTS'] as const;

export const phoneNumberRouter = {
  signIn: {
    phoneNumber: anyone
      .meta(post('/sign-in/phone-number', 'Sign in with phone number and password'))
      .meta({ policies: 'sign-in' })
      .meta(ifEnabled)
      .meta({
        errors: [
          'EMAIL_AND_PASSWORD_IS_NOT_ENABLED',
          'INVALID_PHONE_NUMBER_OR_PASSWORD',
          'EMAIL_NOT_VERIFIED',
          'BANNED_USER',
          'FAILED_TO_CREATE_SESSION',
          'TWO_FACTOR_REQUIRED',
        ],
      })
      .input(SignInPhoneNumber)
      .output(SignedIn)
      .mutation(signInPhoneNumber),
  },
  phoneNumber: {
    sendOtp: anyone
      .meta(post('/phone-number/send-otp', 'Send a code by text message'))
      .meta({ ...ifEnabled, session: 'optional', errors: ['INVALID_PHONE_NUMBER'] })
      .input(PhoneNumberPayload)
      .output(CodeSent)
      .mutation(sendPhoneOtp),
    verify: anyone
      .meta(
        post(
          '/phone-number/verify',
          'Sign in with a code of a text message, or set the phone number of the caller',
          'With `updatePhoneNumber` the caller needs a recent sign-in.',
        ),
      )
      .meta({ policies: 'sign-in' })
      .meta({
        ...ifEnabled,
        session: 'optional',
        errors: [
          ...codeErrors,
          'PHONE_NUMBER_NOT_EXIST',
          'PHONE_NUMBER_EXIST',
          'USER_ALREADY_EXISTS',
          'UNAUTHORIZED',
          'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING',
          'SESSION_IS_NOT_FRESH',
          'TWO_FACTOR_REQUIRED',
          'API_KEY_NOT_ALLOWED',
          'BANNED_USER',
          'FAILED_TO_CREATE_SESSION',
        ],
      })
      .input(VerifyPhoneNumber)
      .output(PhoneNumberVerified)
      .mutation(verifyPhoneNumber),
    requestPasswordReset: anyone
      .meta(post('/phone-number/request-password-reset', 'Send a code by text message to set a new password'))
      .meta({ ...ifEnabled, errors: ['INVALID_PHONE_NUMBER'] })
      .input(PhoneNumberPayload)
      .output(StatusTrue)
      .mutation(requestResetByPhone),
    forgetPassword: anyone
      .meta(
        post(
          '/phone-number/forget-password',
          'Send a code by text message to set a new password (the older name of request-password-reset)',
        ),
      )
      .meta({ ...ifEnabled, errors: ['INVALID_PHONE_NUMBER'] })
      .input(PhoneNumberPayload)
      .output(StatusTrue)
      .mutation(requestResetByPhone),
    resetPassword: anyone
      .meta(post('/phone-number/reset-password', 'Set a new password with a code of a text message'))
      .meta({ ...ifEnabled, errors: [...codeErrors, ...newPasswordErrors] })
      .input(ResetPasswordByPhone)
      .output(StatusTrue)
      .mutation(resetPasswordByPhone),
  },
};

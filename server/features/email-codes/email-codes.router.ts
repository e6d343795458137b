import { newPasswordErrors } from '#server/features/passwords/password-policy.ts';
import { notImpersonated } from '#server/features/sessions/guards.ts';
import { anyone, post, type CallMeta } from '#server/call/trpc.ts';
import { Success } from '#shared/lib/responses.ts';
import {
  ChangeEmailOtp,
  CheckVerificationOtp,
  EmailVerifiedByCode,
  RequestEmailChangeOtp,
  RequestResetOtp,
  ResetPasswordOtp,
  SendVerificationOtp,
  SignedInByEmailCode,
  SignInEmailOtp,
  VerifyEmailOtp,
} from '#shared/email-codes/schemas.ts';

import { changeEmailOtp, requestEmailChangeOtp } from './change-email-otp.ts';
import { emailOtpOptions } from './email-codes.options.ts';
import { resetPasswordOtp } from './reset-password-otp.ts';
import { checkVerificationOtp, requestPasswordResetOtp, sendVerificationOtp } from './send-verification-otp.ts';
import { signInEmailOtp } from './sign-in-email-otp.ts';
import { verifyEmailOtp } from './verify-email-otp.ts';

const ifEnabled: CallMeta = { enabled: (options) => emailOtpOptions.of({ options }).enabled };

const changeErrors = [
  'CHANGE_EMAIL_IS_DISABLED',
  'SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION',
  'COULDNT_UPDATE_YOUR_EMAIL',
  'INVALID_OTP',
  'OTP_EXPIRED',
  'TOO_MANY_ATTEMPTS',
] as const;

export const emailCodesRouter = {
  signIn: {
    emailOtp: anyone
      .meta(post('/sign-in/email-otp', 'Sign in with a mailed code'))
      .meta({ policies: 'sign-in' })
      .meta(ifEnabled)
      .meta({
        session: 'optional',
        errors: [
          'INVALID_OTP',
          'OTP_EXPIRED',
          'TOO_MANY_ATTEMPTS',
          'BANNED_USER',
          'FAILED_TO_CREATE_SESSION',
          'TWO_FACTOR_REQUIRED',
        ],
      })
      .input(SignInEmailOtp)
      .output(SignedInByEmailCode)
      .mutation(signInEmailOtp),
  },
  forgetPasswordEmailOtp: anyone
    .meta(post('/forget-password/email-otp', 'Mail a code to set a new password'))
    .meta(ifEnabled)
    .meta({ errors: ['NOT_FOUND'] })
    .input(RequestResetOtp)
    .output(Success)
    .mutation(requestPasswordResetOtp),
  emailOtp: {
    sendVerificationOtp: anyone
      .meta(post('/email-otp/send-verification-otp', 'Mail a code'))
      .meta({ policies: 'sign-in' })
      .meta(ifEnabled)
      .meta({ errors: ['NOT_FOUND'] })
      .input(SendVerificationOtp)
      .output(Success)
      .mutation(sendVerificationOtp),
    checkVerificationOtp: anyone
      .meta(post('/email-otp/check-verification-otp', 'Check a mailed code, which stays usable'))
      .meta(ifEnabled)
      .meta({ errors: ['INVALID_OTP', 'OTP_EXPIRED', 'TOO_MANY_ATTEMPTS'] })
      .input(CheckVerificationOtp)
      .output(Success)
      .mutation(checkVerificationOtp),
    verifyEmail: anyone
      .meta(post('/email-otp/verify-email', 'Verify an email address with a mailed code'))
      .meta({ policies: 'sign-in' })
      .meta(ifEnabled)
      .meta({
        session: 'optional',
        errors: ['INVALID_OTP', 'OTP_EXPIRED', 'TOO_MANY_ATTEMPTS', 'FAILED_TO_CREATE_SESSION', 'TWO_FACTOR_REQUIRED'],
      })
      .input(VerifyEmailOtp)
      .output(EmailVerifiedByCode)
      .mutation(verifyEmailOtp),
    requestPasswordReset: anyone
      .meta(
        post(
          '/email-otp/request-password-reset',
          'Mail a code to set a new password (the newer name of forget-password/email-otp)',
        ),
      )
      .meta(ifEnabled)
      .meta({ errors: ['NOT_FOUND'] })
      .input(RequestResetOtp)
      .output(Success)
      .mutation(requestPasswordResetOtp),
    resetPassword: anyone
      .meta(post('/email-otp/reset-password', 'Set a new password with a mailed code'))
      .meta(ifEnabled)
      .meta({
        errors: ['INVALID_OTP', 'OTP_EXPIRED', 'TOO_MANY_ATTEMPTS', ...newPasswordErrors],
      })
      .input(ResetPasswordOtp)
      .output(Success)
      .mutation(resetPasswordOtp),
    requestEmailChange: notImpersonated
      .meta(
        post(
          '/email-otp/request-email-change',
          "Mail a code to change the caller's email",
          'If the current address is verified, the first call mails a code there, and a second call with that code mails one to the new address.',
        ),
      )
      .meta(ifEnabled)
      .meta({ errors: [...changeErrors, 'EMAIL_IS_THE_SAME', 'NOT_FOUND'] })
      .input(RequestEmailChangeOtp)
      .output(Success)
      .mutation(requestEmailChangeOtp),
    changeEmail: notImpersonated
      .meta(post('/email-otp/change-email', "Change the caller's email with a mailed code"))
      .meta(ifEnabled)
      .meta({ errors: changeErrors })
      .input(ChangeEmailOtp)
      .output(Success)
      .mutation(changeEmailOtp),
  },
};

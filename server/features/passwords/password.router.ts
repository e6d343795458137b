import { notImpersonated } from '#server/features/sessions/guards.ts';
import { userFieldErrors } from '#server/features/users/user-fields.ts';
import { anyone, get, post, serverOnly } from '#server/call/trpc.ts';
import { Redirected, StatusTrue } from '#shared/lib/responses.ts';
import {
  ChangePassword,
  ForgetPassword,
  PasswordChanged,
  ResetPassword,
  ResetPasswordCallback,
  ResetRequested,
  SetPassword,
  SignedIn,
  SignedUp,
  SignInEmail,
  SignUpEmail,
  VerifyPassword,
} from '#shared/passwords/schemas.ts';

import { changePassword, setPassword } from './change-password.ts';
import { newPasswordErrors } from './password-policy.ts';
import { forgetPassword, resetPassword, resetPasswordCallback } from './reset-password.ts';
import { signInEmail } from './sign-in-email.ts';
import { signUpEmail } from './sign-up-email.ts';
import { verifyPassword } from './verify-password.ts';

export const passwordRouter = {
  signUp: {
    email: anyone
      .meta(post('/sign-up/email', 'Sign up with email and password'))
      .meta({ policies: 'sign-in' })
      .meta({
        errors: [
          'EMAIL_AND_PASSWORD_SIGN_UP_IS_NOT_ENABLED',
          ...userFieldErrors,
          'INVALID_EMAIL',
          ...newPasswordErrors,
          'USER_ALREADY_EXISTS',
          'UNABLE_TO_CREATE_VERIFICATION',
          'FAILED_TO_CREATE_SESSION',
          'TWO_FACTOR_REQUIRED',
        ],
      })
      .input(SignUpEmail)
      .output(SignedUp)
      .mutation(signUpEmail),
  },
  signIn: {
    email: anyone
      .meta(post('/sign-in/email', 'Sign in with email and password'))
      .meta({ policies: 'sign-in' })
      .meta({
        errors: [
          'EMAIL_AND_PASSWORD_IS_NOT_ENABLED',
          'INVALID_EMAIL',
          'INVALID_EMAIL_OR_PASSWORD',
          'EMAIL_NOT_VERIFIED',
          'BANNED_USER',
          'FAILED_TO_CREATE_SESSION',
          'TWO_FACTOR_REQUIRED',
        ],
      })
      .input(SignInEmail)
      .output(SignedIn)
      .mutation(signInEmail),
  },
  forgetPassword: anyone
    .meta(post('/forget-password', 'Mail a link to set a new password'))
    .meta({ errors: ['RESET_PASSWORD_ISNT_ENABLED'] })
    .input(ForgetPassword)
    .output(StatusTrue)
    .mutation(forgetPassword),
  requestPasswordReset: anyone
    .meta(post('/request-password-reset', 'Mail a link to set a new password (the newer name of forget-password)'))
    .meta({ errors: ['RESET_PASSWORD_ISNT_ENABLED'] })
    .input(ForgetPassword)
    .output(ResetRequested)
    .mutation(forgetPassword),
  resetPasswordCallback: anyone
    .meta(get('/reset-password/{token}', 'Redirect a mailed link to the form for a new password'))
    .input(ResetPasswordCallback)
    .output(Redirected)
    .query(resetPasswordCallback),
  resetPassword: anyone
    .meta(post('/reset-password', 'Set a new password with a mailed token'))
    .meta({
      query: ['token'],
      errors: ['INVALID_TOKEN', ...newPasswordErrors],
    })
    .input(ResetPassword)
    .output(StatusTrue)
    .mutation(resetPassword),
  changePassword: notImpersonated
    .meta(post('/change-password', "Change the caller's password"))
    .meta({
      errors: [
        'SESSION_IS_NOT_FRESH',
        ...newPasswordErrors,
        'CREDENTIAL_ACCOUNT_NOT_FOUND',
        'INVALID_PASSWORD',
        'FAILED_TO_CREATE_SESSION',
      ],
    })
    .input(ChangePassword)
    .output(PasswordChanged)
    .mutation(changePassword),
  verifyPassword: notImpersonated
    .meta(
      post(
        '/verify-password',
        "Check the caller's password again",
        'A recent proof for calls that require a fresh session. Users with a second factor must verify that one instead.',
      ),
    )
    .meta({ beforeEnrolment: true, errors: ['CREDENTIAL_ACCOUNT_NOT_FOUND', 'INVALID_PASSWORD'] })
    .input(VerifyPassword)
    .output(StatusTrue)
    .mutation(verifyPassword),
  setPassword: serverOnly
    .meta(post('/set-password', "Set the caller's first password"))
    .meta({
      errors: [
        'UNAUTHORIZED',
        'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING',
        'SESSION_IS_NOT_FRESH',
        ...newPasswordErrors,
        'USER_ALREADY_HAS_A_PASSWORD',
      ],
    })
    .input(SetPassword)
    .output(StatusTrue)
    .mutation(setPassword),
};

import { anyone, get, post, serverOnly, special } from '#server/trpc.ts';
import { inPerson } from '#server/features/sessions/guards.ts';
import {
  ChangePassword,
  DeleteUser,
  DeleteUserCallback,
  ForgetPassword,
  PasswordChanged,
  Redirected,
  ResetPassword,
  ResetPasswordCallback,
  ResetRequested,
  SetPassword,
  SignedIn,
  SignedInByLink,
  SignedUp,
  SignInEmail,
  SignInMagicLink,
  SignUpEmail,
  StatusTrue,
  UserDeleted,
  VerifyMagicLink,
} from '#shared/credentials.ts';

import { changePassword, setPassword } from './change-password.ts';
import { deleteUser, deleteUserCallback } from '#server/features/account-deletion/delete-user.ts';
import { forgetPassword } from './forget-password.ts';
import { signInMagicLink, verifyMagicLink } from '#server/features/magic-link/magic-link.ts';
import { resetPassword, resetPasswordCallback } from './reset-password.ts';
import { signInEmail } from './sign-in-email.ts';
import { signUpEmail } from './sign-up-email.ts';

export const credentialsRouter = {
  signUp: {
    email: anyone
      .meta(
        post('/sign-up/email', 'Create an account with email and password', [
          'EMAIL_AND_PASSWORD_SIGN_UP_IS_NOT_ENABLED',
          'INVALID_EMAIL',
          'PASSWORD_TOO_SHORT',
          'PASSWORD_TOO_LONG',
          'USER_ALREADY_EXISTS',
          'UNABLE_TO_CREATE_VERIFICATION',
          'FAILED_TO_CREATE_SESSION',
          'SESSION_DATA_IS_TOO_LARGE_TO_STORE_IN_THE_COOKIE',
        ]),
      )
      .input(SignUpEmail)
      .output(SignedUp)
      .mutation(signUpEmail),
  },
  signIn: {
    email: anyone
      .meta(
        post('/sign-in/email', 'Sign in with email and password', [
          'EMAIL_AND_PASSWORD_IS_NOT_ENABLED',
          'INVALID_EMAIL',
          'INVALID_EMAIL_OR_PASSWORD',
          'EMAIL_NOT_VERIFIED',
          'BANNED_USER',
          'FAILED_TO_CREATE_SESSION',
          'SESSION_DATA_IS_TOO_LARGE_TO_STORE_IN_THE_COOKIE',
        ]),
      )
      .input(SignInEmail)
      .output(SignedIn)
      .mutation(signInEmail),
    magicLink: anyone
      .meta(post('/sign-in/magic-link', 'Mail a link that signs in', ['NOT_FOUND']))
      .input(SignInMagicLink)
      .output(StatusTrue)
      .mutation(signInMagicLink),
  },
  magicLink: {
    verify: anyone
      .meta(
        get('/magic-link/verify', 'Open a mailed link: sign in', [
          'NOT_FOUND',
          'BANNED_USER',
          'FAILED_TO_CREATE_SESSION',
          'SESSION_DATA_IS_TOO_LARGE_TO_STORE_IN_THE_COOKIE',
        ]),
      )
      .input(VerifyMagicLink)
      .output(SignedInByLink)
      .query(verifyMagicLink),
  },
  forgetPassword: anyone
    .meta(post('/forget-password', 'Mail a link that lets choose a new password', ['RESET_PASSWORD_ISNT_ENABLED']))
    .input(ForgetPassword)
    .output(StatusTrue)
    .mutation(forgetPassword),
  requestPasswordReset: anyone
    .meta(post('/request-password-reset', 'The newer name of forget-password', ['RESET_PASSWORD_ISNT_ENABLED']))
    .input(ForgetPassword)
    .output(ResetRequested)
    .mutation(forgetPassword),
  resetPasswordCallback: anyone
    .meta(get('/reset-password/{token}', 'Open a mailed link: on to choosing a new password'))
    .input(ResetPasswordCallback)
    .output(Redirected)
    .query(resetPasswordCallback),
  resetPassword: anyone
    .meta(
      special(
        post('/reset-password', 'Choose a new password with a mailed token', [
          'INVALID_TOKEN',
          'PASSWORD_TOO_SHORT',
          'PASSWORD_TOO_LONG',
        ]),
        { query: ['token'] },
      ),
    )
    .input(ResetPassword)
    .output(StatusTrue)
    .mutation(resetPassword),
  changePassword: inPerson
    .meta(
      post('/change-password', "Change the caller's password", [
        'PASSWORD_TOO_SHORT',
        'PASSWORD_TOO_LONG',
        'CREDENTIAL_ACCOUNT_NOT_FOUND',
        'INVALID_PASSWORD',
        'BANNED_USER',
        'FAILED_TO_CREATE_SESSION',
        'SESSION_DATA_IS_TOO_LARGE_TO_STORE_IN_THE_COOKIE',
      ]),
    )
    .input(ChangePassword)
    .output(PasswordChanged)
    .mutation(changePassword),
  setPassword: serverOnly
    .meta(
      post('/set-password', 'Give the caller a first password', [
        'UNAUTHORIZED',
        'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING',
        'PASSWORD_TOO_SHORT',
        'PASSWORD_TOO_LONG',
        'USER_ALREADY_HAS_A_PASSWORD',
      ]),
    )
    .input(SetPassword)
    .output(StatusTrue)
    .mutation(setPassword),
  deleteUser: inPerson
    .meta(
      post('/delete-user', "Delete the caller's account", [
        'NOT_FOUND',
        ['INVALID_TOKEN', 404],
        'CREDENTIAL_ACCOUNT_NOT_FOUND',
        'INVALID_PASSWORD',
        'THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST',
        'SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION',
        'UNABLE_TO_CREATE_VERIFICATION',
      ]),
    )
    .input(DeleteUser)
    .output(UserDeleted)
    .mutation(deleteUser),
  deleteUserCallback: anyone
    .meta(
      special(
        get('/delete-user/callback', "Open a mailed link: delete the caller's account", [
          'NOT_FOUND',
          ['FAILED_TO_GET_USER_INFO', 404],
          ['INVALID_TOKEN', 404],
          'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING',
          'THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST',
        ]),
        { session: 'optional' },
      ),
    )
    .input(DeleteUserCallback)
    .output(UserDeleted.optional())
    .query(deleteUserCallback),
};

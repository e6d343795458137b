import { anyone, post } from '#server/trpc.ts';
import { SignedIn, SignedUp, SignInEmail, SignUpEmail } from '#shared/credentials.ts';

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
          'BANNED_USER',
        ]),
      )
      .input(SignInEmail)
      .output(SignedIn)
      .mutation(signInEmail),
  },
};

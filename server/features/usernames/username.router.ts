import { anyone, post, type CallMeta } from '#server/call/trpc.ts';
import { SignedIn, SignInUsername } from '#shared/passwords/schemas.ts';
import { IsUsernameAvailable, UsernameAvailability } from '#shared/usernames/schemas.ts';

import { isUsernameAvailable, signInUsername } from './username.ts';
import { usernameOptions } from './username.options.ts';

const ifEnabled: CallMeta = { enabled: (options) => usernameOptions.of({ options }).enabled };

export const usernameRouter = {
  signIn: {
    username: anyone
      .meta(post('/sign-in/username', 'Sign in with username and password'))
      .meta({ policies: 'sign-in' })
      .meta(ifEnabled)
      .meta({
        errors: [
          'EMAIL_AND_PASSWORD_IS_NOT_ENABLED',
          'INVALID_USERNAME_OR_PASSWORD',
          'EMAIL_NOT_VERIFIED',
          'BANNED_USER',
          'FAILED_TO_CREATE_SESSION',
          'TWO_FACTOR_REQUIRED',
        ],
      })
      .input(SignInUsername)
      .output(SignedIn)
      .mutation(signInUsername),
  },
  isUsernameAvailable: anyone
    .meta(post('/is-username-available', 'Check whether a username can be chosen'))
    .meta(ifEnabled)
    .meta({
      errors: [
        ['USERNAME_TOO_SHORT', 422],
        ['USERNAME_TOO_LONG', 422],
        ['INVALID_USERNAME', 422],
      ],
    })
    .input(IsUsernameAvailable)
    .output(UsernameAvailability)
    .mutation(isUsernameAvailable),
};

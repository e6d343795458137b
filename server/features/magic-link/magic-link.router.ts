import { anyone, get, post } from '#server/trpc.ts';
import { SignedInByLink, SignInMagicLink, StatusTrue, VerifyMagicLink } from '#shared/credentials.ts';

import { signInMagicLink, verifyMagicLink } from './magic-link.ts';

export const magicLinkRouter = {
  signIn: {
    magicLink: anyone
      .meta(post('/sign-in/magic-link', 'Mail a link that signs in'))
      .meta({ errors: ['NOT_FOUND'] })
      .input(SignInMagicLink)
      .output(StatusTrue)
      .mutation(signInMagicLink),
  },
  magicLink: {
    verify: anyone
      .meta(get('/magic-link/verify', 'Sign in with a mailed link'))
      .meta({ htmlOrJson: true, session: 'optional', errors: ['NOT_FOUND', 'BANNED_USER', 'FAILED_TO_CREATE_SESSION'] })
      .input(VerifyMagicLink)
      .output(SignedInByLink)
      .query(verifyMagicLink),
  },
};

import { anyone, get, post, special } from '#server/trpc.ts';
import { SignedInByLink, SignInMagicLink, StatusTrue, VerifyMagicLink } from '#shared/credentials.ts';

import { signInMagicLink, verifyMagicLink } from './magic-link.ts';

export const magicLinkRouter = {
  signIn: {
    magicLink: anyone
      .meta(post('/sign-in/magic-link', 'Mail a link that signs in', ['NOT_FOUND']))
      .input(SignInMagicLink)
      .output(StatusTrue)
      .mutation(signInMagicLink),
  },
  magicLink: {
    verify: anyone
      .meta(
        special(
          get('/magic-link/verify', 'Open a mailed link: sign in', [
            'NOT_FOUND',
            'BANNED_USER',
            'FAILED_TO_CREATE_SESSION',
          ]),
          { htmlOrJson: true, session: 'optional' },
        ),
      )
      .input(VerifyMagicLink)
      .output(SignedInByLink)
      .query(verifyMagicLink),
  },
};

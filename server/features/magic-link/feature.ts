import { defineFeature, kitTags } from '#server/call/feature.ts';
import { signInLimit } from '#server/http/limits.ts';
import { anyone, get, post } from '#server/call/trpc.ts';
import { StatusTrue } from '#shared/lib/responses.ts';
import { SignedInByLink, SignInMagicLink, VerifyMagicLink } from '#shared/passwords/schemas.ts';
import type { MagicLinkConfiguration } from '#shared/magic-link/configuration.ts';

import { magicLinkCookie } from './confirmation.ts';
import { magicLinkLimit, magicLinkMail, magicLinkToken } from './magic-link.definitions.ts';
import { magicLinkOptions } from './magic-link.options.ts';
import { signInMagicLink, verifyMagicLink } from './magic-link.ts';

export const magicLink = defineFeature({
  name: 'magicLink',
  options: [magicLinkOptions],
  router: {
    signIn: {
      magicLink: anyone
        .meta(post('/sign-in/magic-link', 'Mail a link that signs in'))
        .meta({ policies: 'sign-in' })
        .meta({ errors: ['NOT_FOUND'] })
        .input(SignInMagicLink)
        .output(StatusTrue)
        .mutation(signInMagicLink),
    },
    magicLink: {
      verify: anyone
        .meta(get('/magic-link/verify', 'Sign in with a mailed link'))
        .meta({ policies: 'sign-in' })
        .meta({
          htmlOrJson: true,
          signsIn: true,
          session: 'optional',
          errors: ['NOT_FOUND', 'BANNED_USER', 'FAILED_TO_CREATE_SESSION', 'TWO_FACTOR_REQUIRED'],
        })
        .input(VerifyMagicLink)
        .output(SignedInByLink)
        .query(verifyMagicLink),
    },
  },
  tag: kitTags.verification,
  rateLimits: { 'signIn.magicLink': [signInLimit, magicLinkLimit], 'magicLink.verify': [magicLinkLimit] },
  tokens: [magicLinkToken],
  cookies: [magicLinkCookie],
  mails: [magicLinkMail],
  publicConfiguration: (service): MagicLinkConfiguration => {
    const { enabled, expiresIn } = magicLinkOptions.of(service);
    return { magicLink: enabled, magicLinkExpiresIn: expiresIn };
  },
});

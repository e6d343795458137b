import { defineFeature, kitTags } from '#server/feature.ts';
import { signInLimit } from '#server/http/limits.ts';
import type { MagicLinkFacts } from '#shared/features/magic-link.ts';

import { magicLinkCookie } from './confirmation.ts';
import { magicLinkLimit, magicLinkMail, magicLinkToken } from './magic-link.keys.ts';
import { magicLinkOptions } from './magic-link.options.ts';
import { magicLinkRouter } from './magic-link.router.ts';

export const magicLink = defineFeature({
  name: 'magicLink',
  options: [magicLinkOptions],
  router: magicLinkRouter,
  tag: kitTags.verification,
  rateLimits: { 'signIn.magicLink': [signInLimit, magicLinkLimit], 'magicLink.verify': [magicLinkLimit] },
  tokens: [magicLinkToken],
  cookies: [magicLinkCookie],
  mails: [magicLinkMail],
  site: (service): MagicLinkFacts => {
    const { enabled, expiresIn } = magicLinkOptions.of(service);
    return { magicLink: enabled, magicLinkExpiresIn: expiresIn };
  },
});

import { defineFeature } from '#server/feature.ts';
import { magicLinkOptions } from './magic-link.options.ts';

import { magicLinkRouter } from './magic-link.router.ts';
import { magicLinkMail } from './magic-link.mail.ts';
import { magicLinkToken } from './magic-link.token.ts';

export const magicLink = defineFeature({
  name: 'magicLink',
  options: [magicLinkOptions],
  router: magicLinkRouter,
  tokens: [magicLinkToken],
  mails: [magicLinkMail],
  site: ({ options }) => ({ magicLink: magicLinkOptions.of({ options }).enabled }),
});

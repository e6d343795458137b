import { defineFeature } from '#server/feature.ts';

import { magicLinkRouter } from './magic-link.router.ts';

export const magicLink = defineFeature({
  name: 'magicLink',
  router: magicLinkRouter,
  site: ({ options }) => ({ magicLink: options.magicLink.enabled }),
});

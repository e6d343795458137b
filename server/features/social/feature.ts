import { defineFeature } from '#server/feature.ts';

import { providersService } from './registry.ts';
import { socialRouter } from './social.router.ts';

export const social = defineFeature({
  name: 'social',
  router: socialRouter,
  services: [providersService],
  site: (service) => ({ providers: providersService.of(service).list() }),
});

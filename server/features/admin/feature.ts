import { defineFeature } from '#server/feature.ts';

import { adminRouter } from './admin.router.ts';
import { needsSetup, setupLink } from './setup.ts';

export const admin = defineFeature({
  name: 'admin',
  router: { admin: adminRouter },
  services: [setupLink],
  site: async (service) => ({ needsSetup: await needsSetup(service) }),
});

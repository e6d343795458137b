import { defineFeature } from '#server/feature.ts';
import { adminErrors, adminEvents } from '#shared/features/admin.ts';

import { adminRouter } from './admin.router.ts';
import { needsSetup, setupLink } from './setup.ts';

export const admin = defineFeature({
  name: 'admin',
  errors: adminErrors,
  audit: adminEvents,
  router: { admin: adminRouter },
  services: [setupLink],
  site: async (service) => ({ needsSetup: await needsSetup(service) }),
});

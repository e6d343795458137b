import { defineFeature } from '#server/feature.ts';

import { adminRouter } from './admin.router.ts';

export const admin = defineFeature({
  name: 'admin',
  router: { admin: adminRouter },
});

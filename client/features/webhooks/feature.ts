import { lazy } from 'react';

import { defineFeature } from '#client/console/feature.ts';
import { screen } from '#client/console/parts/lazy-screen.tsx';

export const webhooks = defineFeature({
  name: 'webhooks',
  screens: {
    signedIn: {
      '/admin/webhooks': screen(() => import('./screens.tsx'), 'PlatformWebhooksScreen'),
      '/admin/webhooks/:id': screen(() => import('./screens.tsx'), 'PlatformDeliveriesScreen'),
    },
    members: {
      '/organizations/:slug/webhooks': screen(() => import('./screens.tsx'), 'OrganizationWebhooksScreen'),
      '/organizations/:slug/webhooks/:id': screen(() => import('./screens.tsx'), 'OrganizationDeliveriesScreen'),
    },
  },
  navigation: () => import('./navigation.ts'),
  attention: () => import('./attention.ts'),
  auditFacts: {
    webhookId: lazy(() => import('./webhook-name.tsx').then(({ WebhookName }) => ({ default: WebhookName }))),
  },
});

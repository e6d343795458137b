import { defineFeature } from '#client/console/feature.ts';
import { screen } from '#client/console/parts/lazy-screen.tsx';

export const auditStreams = defineFeature({
  name: 'auditStreams',
  screens: {
    signedIn: { '/admin/audit-streams': screen(() => import('./screens.tsx'), 'PlatformStreamsScreen') },
    members: {
      '/organizations/:slug/audit-streams': screen(() => import('./screens.tsx'), 'OrganizationStreamsScreen'),
    },
  },
  navigation: () => import('./navigation.ts'),
  attention: () => import('./attention.ts'),
});

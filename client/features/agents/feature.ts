import { defineFeature } from '#client/console/feature.ts';
import { screen } from '#client/console/parts/lazy-screen.tsx';

export const agents = defineFeature({
  name: 'agents',
  screens: {
    signedIn: {
      '/admin/agents': screen(() => import('./screens.tsx'), 'PlatformAgentsScreen'),
      '/admin/agents/new': screen(() => import('./screens.tsx'), 'RegisterPlatformAgentScreen'),
    },
    members: {
      '/organizations/:slug/agents': screen(() => import('./screens.tsx'), 'OrganizationAgentsScreen'),
      '/organizations/:slug/agents/new': screen(() => import('./screens.tsx'), 'RegisterOrganizationAgentScreen'),
    },
  },
  navigation: () => import('./navigation.ts'),
  attention: () => import('./attention.ts'),
});

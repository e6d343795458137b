import { defineFeature } from '#client/console/feature.ts';
import { screen } from '#client/console/parts/lazy-screen.tsx';

export const sso = defineFeature({
  name: 'sso',
  screens: {
    signedIn: {
      '/admin/enterprise': screen(() => import('./administration/connections.tsx'), 'EnterpriseConnectionsScreen'),
      '/admin/enterprise/connections/:id': screen(
        () => import('./administration/connection.tsx'),
        'EnterpriseConnectionScreen',
      ),
    },
    members: {
      '/organizations/:slug/single-sign-on': screen(() => import('./single-sign-on.tsx'), 'SingleSignOnScreen'),
      '/organizations/:slug/single-sign-on/new': screen(() => import('./add-connection.tsx'), 'AddConnectionScreen'),
      '/organizations/:slug/single-sign-on/connections/:id': screen(
        () => import('./connection/connection-screen.tsx'),
        'ConnectionScreen',
      ),
      '/organizations/:slug/single-sign-on/connections/:id/settings': screen(
        () => import('./connection/connection-screen.tsx'),
        'ConnectionSettingsScreen',
      ),
    },
    setUp: {
      '/set-up/:link/single-sign-on': screen(() => import('./single-sign-on.tsx'), 'SingleSignOnScreen'),
      '/set-up/:link/single-sign-on/new': screen(() => import('./add-connection.tsx'), 'AddConnectionScreen'),
      '/set-up/:link/single-sign-on/connections/:id': screen(
        () => import('./connection/connection-screen.tsx'),
        'ConnectionScreen',
      ),
      '/set-up/:link/single-sign-on/connections/:id/settings': screen(
        () => import('./connection/connection-screen.tsx'),
        'ConnectionSettingsScreen',
      ),
    },
  },
  navigation: () => import('./navigation.ts'),
});

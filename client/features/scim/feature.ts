import { defineFeature } from '#client/console/feature.ts';
import { screen } from '#client/console/parts/lazy-screen.tsx';

export const scim = defineFeature({
  name: 'scim',
  screens: {
    signedIn: {
      '/admin/enterprise/directories': screen(
        () => import('./administration/directories.tsx'),
        'EnterpriseDirectoriesScreen',
      ),
    },
    members: {
      '/organizations/:slug/directory': screen(() => import('./screens.tsx'), 'DirectoryUsersScreen'),
      '/organizations/:slug/directory/groups': screen(() => import('./screens.tsx'), 'DirectoryGroupsScreen'),
      '/organizations/:slug/directory/requests': screen(() => import('./screens.tsx'), 'DirectoryRequestsScreen'),
      '/organizations/:slug/directory/settings': screen(() => import('./screens.tsx'), 'DirectorySettingsScreen'),
    },
    setUp: { '/set-up/:link/directory': screen(() => import('./screens.tsx'), 'SetUpDirectoryScreen') },
  },
  navigation: () => import('./navigation.ts'),
});

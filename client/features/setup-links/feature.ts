import { defineFeature } from '#client/console/feature.ts';
import { consoleScreen, screen } from '#client/console/parts/lazy-screen.tsx';

export const setupLinks = defineFeature({
  name: 'setupLinks',
  screens: {
    public: { '/set-up': consoleScreen(() => import('./open-link.tsx'), 'OpenLinkScreen') },
    signedIn: {
      '/admin/enterprise/set-up-link': screen(
        () => import('./create-for-organization.tsx'),
        'CreateForOrganizationScreen',
      ),
    },
    members: { '/organizations/:slug/set-up-links': screen(() => import('./links.tsx'), 'SetupLinksScreen') },
    setUp: { '/set-up/:link': screen(() => import('./overview.tsx'), 'SetUpOverviewScreen') },
  },
  setUpFrame: consoleScreen(() => import('./set-up-frame.tsx'), 'SetUpFrame'),
  navigation: () => import('./navigation.ts'),
});

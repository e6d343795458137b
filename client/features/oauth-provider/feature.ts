import { defineFeature } from '#client/console/feature.ts';
import { consoleScreen, screen } from '#client/console/parts/lazy-screen.tsx';

const ofOrganization = () => import('./applications/of-organization.tsx');
const organizationScreen = (name: keyof Awaited<ReturnType<typeof ofOrganization>>) => screen(ofOrganization, name);

export const oauthProvider = defineFeature({
  name: 'oauthProvider',
  screens: {
    focused: { '/consent': consoleScreen(() => import('./consent/consent.tsx'), 'ConsentScreen') },
    account: {
      '/account/connected-apps': screen(() => import('./connected-apps/connected-apps.tsx'), 'ConnectedAppsScreen'),
    },
    signedIn: {
      '/admin/apis': screen(() => import('./apis/apis.tsx'), 'ApisScreen'),
      '/admin/apis/new': screen(() => import('./apis/register.tsx'), 'RegisterApiScreen'),
      '/admin/apis/:id': screen(() => import('./apis/api.tsx'), 'ApiScreen'),
      '/admin/applications': screen(() => import('./applications/applications.tsx'), 'ApplicationsScreen'),
      '/admin/applications/new': screen(() => import('./applications/register.tsx'), 'RegisterApplicationScreen'),
      '/admin/applications/:id': screen(() => import('./applications/application.tsx'), 'ApplicationScreen'),
    },
    members: {
      '/organizations/:slug/applications': organizationScreen('OrganizationApplicationsScreen'),
      '/organizations/:slug/applications/new': organizationScreen('RegisterOrganizationApplicationScreen'),
      '/organizations/:slug/applications/:id': organizationScreen('OrganizationApplicationScreen'),
    },
  },
  navigation: () => import('./navigation.ts'),
  attention: () => import('./attention.ts'),
});

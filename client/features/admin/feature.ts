import { defineFeature } from '#client/console/feature.ts';
import { consoleScreen, screen } from '#client/console/parts/lazy-screen.tsx';

import { texts } from './error-texts.ts';

// One component for all parts of a page, so that it stays mounted when the part changes.
const UserScreen = screen(() => import('./user/user.tsx'), 'UserScreen');
const OrganizationScreen = screen(() => import('./organizations/organization.tsx'), 'OrganizationScreen');
const SettingsScreen = screen(() => import('./settings/settings.tsx'), 'SettingsScreen');

export const admin = defineFeature({
  name: 'admin',
  screens: {
    withoutSession: { '/setup': consoleScreen(() => import('./set-up.tsx'), 'SetUpScreen') },
    signedIn: {
      '/admin': screen(() => import('./overview/overview.tsx'), 'OverviewScreen'),
      '/admin/users': screen(() => import('./users.tsx'), 'UsersScreen'),
      '/admin/users/new': screen(() => import('./create-user.tsx'), 'CreateUserScreen'),
      '/admin/users/:id': UserScreen,
      '/admin/users/:id/sessions': UserScreen,
      '/admin/users/:id/sign-in-methods': UserScreen,
      '/admin/users/:id/organizations': UserScreen,
      '/admin/users/:id/activity': UserScreen,
      '/admin/organizations': screen(() => import('./organizations/organizations.tsx'), 'OrganizationsScreen'),
      '/admin/organizations/:id': OrganizationScreen,
      '/admin/organizations/:id/members': OrganizationScreen,
      '/admin/organizations/:id/activity': OrganizationScreen,
      '/admin/audit': screen(() => import('./audit.tsx'), 'AuditScreen'),
      '/admin/settings': SettingsScreen,
      '/admin/settings/providers': SettingsScreen,
      '/admin/settings/emails': SettingsScreen,
      '/admin/settings/branding': SettingsScreen,
    },
  },
  navigation: () => import('./navigation.ts'),
  attention: () => import('./overview/attention.ts'),
  errors: { SETUP_IS_DONE_ALREADY: { text: texts.SETUP_IS_DONE_ALREADY } },
});

import { defineFeature } from '#client/app/feature.ts';
import { screen } from '#client/app/lazy-screen.ts';

import { texts } from './error-texts.ts';

export const admin = defineFeature({
  name: 'admin',
  screens: {
    withoutSession: { '/setup': screen(() => import('./set-up.tsx'), 'SetUpScreen') },
    signedIn: {
      '/admin': screen(() => import('./overview/overview.tsx'), 'OverviewScreen'),
      '/admin/users': screen(() => import('./users.tsx'), 'UsersScreen'),
      '/admin/users/new': screen(() => import('./create-user.tsx'), 'CreateUserScreen'),
      '/admin/users/:id': screen(() => import('./user.tsx'), 'UserScreen'),
      '/admin/audit': screen(() => import('./audit.tsx'), 'AuditScreen'),
    },
  },
  navigation: () => import('./navigation.ts'),
  errors: { SETUP_IS_DONE_ALREADY: { text: texts.SETUP_IS_DONE_ALREADY } },
});

import { lazy } from 'react';

import { defineFeature } from '#client/console/feature.ts';
import { screen } from '#client/console/parts/lazy-screen.tsx';

import { emailCodeErrors } from '#client/components/errors/email-codes-errors.ts';

export const emailCodes = defineFeature({
  name: 'emailCodes',
  screens: {
    signedIn: { '/account/change-email': screen(() => import('./change-email.tsx'), 'ChangeEmailByCodeScreen') },
  },
  emailVerification: [lazy(() => import('./entries.tsx').then((module) => ({ default: module.VerificationEntry })))],
  emailChange: [lazy(() => import('./entries.tsx').then((module) => ({ default: module.EmailChangeEntry })))],
  errors: emailCodeErrors,
});

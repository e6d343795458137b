import { defineFeature } from '#client/app/feature.ts';
import { screen } from '#client/app/lazy-screen.ts';

import { EmailChangeEntry, PasswordResetEntry, SignInEntry, VerificationEntry } from './entries.tsx';
import { emailCodeErrors } from './errors.ts';

export const emailCodes = defineFeature({
  name: 'emailCodes',
  screens: {
    withoutSession: {
      '/sign-in/email-code': screen(() => import('./email-code.tsx'), 'EmailCodeScreen'),
      '/forgot-password/code': screen(() => import('./reset-password.tsx'), 'ResetPasswordByCodeScreen'),
    },
    public: { '/verify-email': screen(() => import('./verify-email.tsx'), 'VerifyEmailScreen') },
    signedIn: { '/account/change-email': screen(() => import('./change-email.tsx'), 'ChangeEmailByCodeScreen') },
  },
  signIn: [SignInEntry],
  passwordReset: [PasswordResetEntry],
  emailVerification: [VerificationEntry],
  emailChange: [EmailChangeEntry],
  errors: emailCodeErrors,
});

import { defineFeature } from '#client/app/feature.ts';
import { screen } from '#client/app/lazy-screen.ts';

import { signInErrors } from './errors.ts';

export const signIn = defineFeature({
  name: 'signIn',
  screens: {
    withoutSession: {
      '/sign-in': screen(() => import('./sign-in.tsx'), 'SignInScreen'),
      '/sign-up': screen(() => import('./sign-up.tsx'), 'SignUpScreen'),
      '/forgot-password': screen(() => import('./forgot-password.tsx'), 'ForgotPasswordScreen'),
    },
    public: {
      '/reset-password': screen(() => import('./reset-password.tsx'), 'ResetPasswordScreen'),
    },
  },
  errors: signInErrors,
});

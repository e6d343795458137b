import { defineFeature } from '#client/app/feature.ts';
import { screen } from '#client/app/lazy-screen.ts';

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
  errors: {
    EMAIL_NOT_VERIFIED: { text: 'Verify your email first.' },
    INVALID_EMAIL_OR_PASSWORD: { text: 'Incorrect email or password.' },
    USER_ALREADY_EXISTS: { text: 'An account with this email already exists. Sign in instead?', fields: ['email'] },
    PASSWORD_TOO_SHORT: { text: 'This password is too short', fields: ['newPassword', 'password'] },
    PASSWORD_TOO_LONG: { text: 'This password is too long', fields: ['newPassword', 'password'] },
  },
});

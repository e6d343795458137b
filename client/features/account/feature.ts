import { defineFeature } from '#client/app/feature.ts';
import { screen } from '#client/app/lazy-screen.ts';

export const account = defineFeature({
  name: 'account',
  screens: {
    public: {
      '/email-verified': screen(() => import('./email-verified.tsx'), 'EmailVerifiedScreen'),
    },
    signedIn: {
      '/account': screen(() => import('./profile.tsx'), 'ProfileScreen'),
      '/account/security': screen(() => import('./security.tsx'), 'SecurityScreen'),
      '/account/sessions': screen(() => import('./sessions.tsx'), 'SessionsScreen'),
    },
  },
  navigation: () => import('./navigation.ts'),
  security: [
    screen(() => import('./sign-in-methods.tsx'), 'SignInMethods'),
    screen(() => import('./change-password.tsx'), 'ChangePasswordCard'),
  ],
  errors: {
    SESSION_IS_NOT_FRESH: { text: 'For your security, sign out and sign in again to continue.' },
    INVALID_PASSWORD: { text: 'Incorrect password', fields: ['currentPassword', 'password'] },
    EMAIL_IS_THE_SAME: { text: "That's already your email", fields: ['newEmail'] },
    COULDNT_UPDATE_YOUR_EMAIL: { text: "This email can't be used", fields: ['newEmail'] },
  },
});

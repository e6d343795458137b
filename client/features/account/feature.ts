import { defineFeature } from '#client/app/feature.ts';
import { screen } from '#client/app/lazy-screen.ts';

export const account = defineFeature({
  name: 'account',
  screens: {
    public: {
      '/email-verified': screen(() => import('./see-verified-email.tsx'), 'SeeVerifiedEmailScreen'),
    },
    signedIn: {
      '/account': screen(() => import('./edit-profile.tsx'), 'EditProfileScreen'),
      '/account/security': screen(() => import('./secure-account.tsx'), 'SecureAccountScreen'),
      '/account/sessions': screen(() => import('./see-sessions.tsx'), 'SeeSessionsScreen'),
    },
  },
  navigation: () => import('./navigation.ts'),
  security: [
    screen(() => import('./ways-to-sign-in.tsx'), 'WaysToSignIn'),
    screen(() => import('./change-password.tsx'), 'ChangePasswordCard'),
  ],
  errors: {
    SESSION_IS_NOT_FRESH: { text: 'For your security, sign out and sign in again to continue.' },
    INVALID_PASSWORD: { text: 'Incorrect password', fields: ['currentPassword', 'password'] },
    EMAIL_IS_THE_SAME: { text: "That's already your email", fields: ['newEmail'] },
    COULDNT_UPDATE_YOUR_EMAIL: { text: "This email can't be used", fields: ['newEmail'] },
  },
});

import { defineFeature } from '#client/app/feature.ts';
import { screen } from '#client/app/lazy-screen.ts';

import { texts } from './error-texts.ts';

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
    SESSION_IS_NOT_FRESH: { text: texts.SESSION_IS_NOT_FRESH },
    SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION: { text: texts.SESSION_IS_NOT_FRESH },
    SESSION_NOT_FOUND: { text: texts.SESSION_NOT_FOUND },
    CREDENTIAL_ACCOUNT_NOT_FOUND: { text: texts.CREDENTIAL_ACCOUNT_NOT_FOUND },
    ACCOUNT_NOT_FOUND: { text: texts.ACCOUNT_NOT_FOUND },
    YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT: { text: texts.YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT },
    INVALID_PASSWORD: { text: texts.INVALID_PASSWORD, fields: ['currentPassword', 'password'] },
    EMAIL_IS_THE_SAME: { text: texts.EMAIL_IS_THE_SAME, fields: ['newEmail'] },
    COULDNT_UPDATE_YOUR_EMAIL: { text: texts.COULDNT_UPDATE_YOUR_EMAIL, fields: ['newEmail'] },
  },
});

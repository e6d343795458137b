import { defineFeature } from '#client/app/feature.ts';
import { screen } from '#client/app/lazy-screen.ts';

import { EmailCodeEntry } from './email-code-entry.tsx';
import { emailCodeErrors } from './errors.ts';

export const emailCodes = defineFeature({
  name: 'emailCodes',
  screens: {
    withoutSession: { '/sign-in/email-code': screen(() => import('./email-code.tsx'), 'EmailCodeScreen') },
  },
  signIn: [EmailCodeEntry],
  errors: emailCodeErrors,
});

import { defineFeature } from '#server/feature.ts';

import { passwordRouter } from './password.router.ts';

export const passwords = defineFeature({
  name: 'passwords',
  router: passwordRouter,
  site: ({ options: { emailAndPassword } }) => {
    const { enabled, disableSignUp, minPasswordLength, maxPasswordLength } = emailAndPassword;
    return {
      emailAndPassword: { enabled, signUp: enabled && !disableSignUp, minPasswordLength, maxPasswordLength },
    };
  },
});

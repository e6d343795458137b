import { defineFeature } from '#server/feature.ts';
import { passwordOptions } from './password.options.ts';

import { passwordRouter } from './password.router.ts';

export const passwords = defineFeature({
  name: 'passwords',
  options: [passwordOptions],
  router: passwordRouter,
  site: (service) => {
    const { enabled, disableSignUp, minPasswordLength, maxPasswordLength } = passwordOptions.of(service);
    return {
      emailAndPassword: { enabled, signUp: enabled && !disableSignUp, minPasswordLength, maxPasswordLength },
    };
  },
});

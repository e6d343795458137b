import { defineFeature } from '#server/feature.ts';
import { passwordErrors, passwordEvents } from '#shared/features/passwords.ts';
import { passwordOptions } from './password.options.ts';

import { passwordFindings } from './password.findings.ts';
import { passwordRouter } from './password.router.ts';
import { existingUserSignUpMail, resetPasswordMail } from './password.mail.ts';
import { passwordCredential } from './password.credential.ts';
import { resetPasswordToken } from './password.token.ts';

export const passwords = defineFeature({
  name: 'passwords',
  errors: passwordErrors,
  audit: passwordEvents,
  options: [passwordOptions],
  router: passwordRouter,
  credentials: [passwordCredential],
  findings: passwordFindings,
  tokens: [resetPasswordToken],
  mails: [existingUserSignUpMail, resetPasswordMail],
  site: (service) => {
    const { enabled, disableSignUp, minPasswordLength, maxPasswordLength } = passwordOptions.of(service);
    return {
      emailAndPassword: { enabled, signUp: enabled && !disableSignUp, minPasswordLength, maxPasswordLength },
    };
  },
});

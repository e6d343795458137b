import { defineFeature } from '#server/feature.ts';
import { mailLimit, passwordLimit, signInLimit, tokenLimit } from '#server/http/limits.ts';
import { kitTags } from '#server/tags.ts';
import { passwordErrors, passwordEvents, type PasswordFacts } from '#shared/features/passwords.ts';
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
  tag: (call) => (call.startsWith('sign') ? kitTags.sessions : kitTags.verification),
  rateLimits: {
    'signIn.email': [signInLimit, passwordLimit],
    'signUp.email': [signInLimit, passwordLimit],
    changePassword: [signInLimit, passwordLimit],
    forgetPassword: [mailLimit],
    requestPasswordReset: [mailLimit],
    resetPassword: [tokenLimit],
    resetPasswordCallback: [tokenLimit],
  },
  credentials: [passwordCredential],
  findings: passwordFindings,
  tokens: [resetPasswordToken],
  mails: [existingUserSignUpMail, resetPasswordMail],
  site: (service): PasswordFacts => {
    const { enabled, disableSignUp, minPasswordLength, maxPasswordLength } = passwordOptions.of(service);
    return {
      emailAndPassword: { enabled, signUp: enabled && !disableSignUp, minPasswordLength, maxPasswordLength },
    };
  },
});

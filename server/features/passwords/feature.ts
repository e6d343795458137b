import { defineFeature, kitTags } from '#server/call/feature.ts';
import { accountCredentials } from '#server/features/accounts/account-credentials.ts';
import { CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import { mailLimit, passwordLimit, signInLimit, tokenLimit } from '#server/http/limits.ts';
import type { PasswordConfiguration } from '#shared/passwords/configuration.ts';
import { passwordEvents } from '#shared/passwords/events.ts';
import { passwordErrors } from '#shared/passwords/errors.ts';
import { HashParameterSchema } from './hash-parameter.entity.ts';
import { endImportedHashes } from './imported-hashes.ts';
import { passwordFindings, passwordOptions } from './password.options.ts';

import { passwordRouter } from './password.router.ts';
import { existingUserSignUpMail, resetPasswordMail, resetPasswordToken } from './password.definitions.ts';
import { texts } from './texts.ts';

export const passwords = defineFeature({
  name: 'passwords',
  errors: passwordErrors,
  audit: passwordEvents,
  notices: {
    'password.changed': { notice: texts },
    'password.reset': { notice: texts },
    'password.set': { notice: texts },
  },
  entities: [HashParameterSchema],
  options: [passwordOptions],
  jobs: [
    {
      name: 'imported hashes',
      every: ({ options }) => options.advanced.sweepInterval,
      run: endImportedHashes,
    },
  ],
  router: passwordRouter,
  tag: (call) => (call.startsWith('sign') ? kitTags.sessions : kitTags.verification),
  rateLimits: {
    'signIn.email': [signInLimit, passwordLimit],
    'signUp.email': [signInLimit, passwordLimit],
    changePassword: [signInLimit, passwordLimit],
    verifyPassword: [signInLimit, passwordLimit],
    forgetPassword: [mailLimit],
    requestPasswordReset: [mailLimit],
    resetPassword: [tokenLimit],
    resetPasswordCallback: [tokenLimit],
  },
  credentials: [accountCredentials({ name: 'password', where: { providerId: CREDENTIAL } })],
  findings: passwordFindings,
  tokens: [resetPasswordToken],
  mails: [existingUserSignUpMail, resetPasswordMail],
  publicConfiguration: (service): PasswordConfiguration => {
    const { enabled, disableSignUp, ...password } = passwordOptions.of(service);
    const { minPasswordLength, maxPasswordLength, resetPasswordTokenExpiresIn: resetLinkExpiresIn } = password;
    const signUp = enabled && !disableSignUp;
    return { emailAndPassword: { enabled, signUp, minPasswordLength, maxPasswordLength, resetLinkExpiresIn } };
  },
});

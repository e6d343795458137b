// Written by `npm run docs` from the modules of texts and from `languages/`.
import type { ErrorTexts } from '#client/components/text/error-message.ts';
import { signedInErrorsOf as errors0 } from '#client/components/errors/account-errors.ts';
import { apiKeyErrorsOf as errors1 } from '#client/components/errors/api-keys-errors.ts';
import { emailCodeErrorsOf as errors2 } from '#client/components/errors/email-codes-errors.ts';
import { multiSessionErrorsOf as errors3 } from '#client/components/errors/multi-session-errors.ts';
import { signedInErrorsOf as errors4 } from '#client/components/errors/organizations-errors.ts';
import { signedInErrorsOf as errors5 } from '#client/components/errors/own-passkey-errors.ts';
import { passkeyErrorsOf as errors6 } from '#client/components/errors/passkeys-errors.ts';
import { signedInErrorsOf as errors7 } from '#client/components/errors/picture-errors.ts';
import { signInErrorsOf as errors8 } from '#client/components/errors/sign-in-errors.ts';
import { ssoErrorsOf as errors9 } from '#client/components/errors/sso-errors.ts';
import { factorErrorsOf as errors10 } from '#client/components/errors/two-factor-errors.ts';
import { usernameErrorsOf as errors11 } from '#client/components/errors/usernames-errors.ts';

import type { Translation } from '#shared/lib/language/translation.ts';

import type { ComponentEnglish } from './components.ts';

/** The texts of errors in another language, by code. */
export const translatedErrors = (texts: Translation<ComponentEnglish>): ErrorTexts => ({
  ...errors0(texts.accountErrors),
  ...errors1(texts.apiKeyErrors),
  ...errors2(texts.emailCodeErrors),
  ...errors3(texts.multiSessionErrors),
  ...errors4(texts.organizationErrors),
  ...errors5(texts.passkeys),
  ...errors6(texts.passkeyErrors),
  ...errors7(texts.pictures),
  ...errors8(texts.signInErrors),
  ...errors9(texts.ssoRequiredErrors),
  ...errors10(texts.twoFactorErrors),
  ...errors11(texts.usernameErrors),
});

// Written by `npm run docs` from the modules of texts and from `languages/`.
import type { ErrorTexts } from '#client/components/text/error-message.ts';
import { signedInErrorsOf as errors0 } from '#client/components/errors/account-errors.ts';
import { emailCodeErrorsOf as errors1 } from '#client/components/errors/email-codes-errors.ts';
import { multiSessionErrorsOf as errors2 } from '#client/components/errors/multi-session-errors.ts';
import { signedInErrorsOf as errors3 } from '#client/components/errors/organizations-errors.ts';
import { signedInErrorsOf as errors4 } from '#client/components/errors/own-passkey-errors.ts';
import { passkeyErrorsOf as errors5 } from '#client/components/errors/passkeys-errors.ts';
import { signedInErrorsOf as errors6 } from '#client/components/errors/picture-errors.ts';
import { signInErrorsOf as errors7 } from '#client/components/errors/sign-in-errors.ts';
import { ssoErrorsOf as errors8 } from '#client/components/errors/sso-errors.ts';
import { factorErrorsOf as errors9 } from '#client/components/errors/two-factor-errors.ts';
import { usernameErrorsOf as errors10 } from '#client/components/errors/usernames-errors.ts';

import type { Translation } from '#shared/lib/language/translation.ts';

import type { ComponentEnglish } from './components.ts';

/** The texts of errors in another language, by code. */
export const translatedErrors = (texts: Translation<ComponentEnglish>): ErrorTexts => ({
  ...errors0(texts.accountErrors),
  ...errors1(texts.emailCodeErrors),
  ...errors2(texts.multiSessionErrors),
  ...errors3(texts.organizationErrors),
  ...errors4(texts.passkeys),
  ...errors5(texts.passkeyErrors),
  ...errors6(texts.pictures),
  ...errors7(texts.signInErrors),
  ...errors8(texts.ssoRequiredErrors),
  ...errors9(texts.twoFactorErrors),
  ...errors10(texts.usernameErrors),
});

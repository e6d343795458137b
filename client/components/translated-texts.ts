import { pictureErrorsOf } from '#client/components/errors/picture-errors.ts';
import type { ErrorTexts } from '#client/components/text/error-message.ts';
import { signedInErrorsOf as accountErrorsOf } from '#client/components/errors/account-errors.ts';
import { multiSessionErrorsOf } from '#client/components/errors/multi-session-errors.ts';
import { emailCodeErrorsOf } from '#client/components/errors/email-codes-errors.ts';
import { signedInErrorsOf as organizationErrorsOf } from '#client/components/errors/organizations-errors.ts';
import { passkeyErrorsOf } from '#client/components/errors/passkeys-errors.ts';
import { signedInErrorsOf as ownPasskeyErrorsOf } from '#client/components/errors/own-passkey-errors.ts';
import { signInErrorsOf } from '#client/components/errors/sign-in-errors.ts';
import { factorErrorsOf } from '#client/components/errors/two-factor-errors.ts';
import { usernameErrorsOf } from '#client/components/errors/usernames-errors.ts';
import type { ComponentEnglish } from '#generated/texts/components.ts';
import type { Translation } from '#shared/lib/language/translation.ts';

import type { ComponentTexts, ErrorArea } from './component-texts.ts';

type Translated = Translation<ComponentEnglish>;

/** The texts of the components in a language of the web app. */
export function translatedTexts(translations: Translated): ComponentTexts {
  const { app, forms, errors, signInErrors, emailCodeErrors, usernameErrors, ...areas } = translations;
  const { passkeyErrors, twoFactorErrors, accountErrors, organizationErrors, multiSessionErrors, ...shared } = areas;
  const { errors: general, ...validation } = errors;
  const byArea: Record<ErrorArea, ErrorTexts> = {
    signInErrors: signInErrorsOf(signInErrors),
    usernameErrors: usernameErrorsOf(usernameErrors),
    emailCodeErrors: emailCodeErrorsOf(emailCodeErrors),
    passkeyErrors: { ...passkeyErrorsOf(passkeyErrors), ...ownPasskeyErrorsOf(shared.passkeys) },
    twoFactorErrors: factorErrorsOf(twoFactorErrors),
    multiSessionErrors: multiSessionErrorsOf(multiSessionErrors),
    accountErrors: accountErrorsOf(accountErrors),
    organizationErrors: { ...organizationErrorsOf(organizationErrors), ...pictureErrorsOf(shared.pictures) },
  };
  const byCode = Object.entries(Object.assign({}, ...Object.values(byArea)) as ErrorTexts);
  return {
    ...shared,
    fields: app,
    codes: forms,
    validation,
    errors: {
      ...general,
      ...(Object.fromEntries(byCode.map(([code, { text }]) => [code, text])) as ComponentTexts['errors']),
    },
  };
}

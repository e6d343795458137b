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
import type { Translations } from '#client/languages/translations.ts';

import type { ComponentTexts } from './component-texts.ts';

/** The areas that the components have. */
type Areas =
  | 'components'
  | 'app'
  | 'shell'
  | 'forms'
  | 'identity'
  | 'errors'
  | 'redirects'
  | 'signIn'
  | 'signInErrors'
  | 'magicLink'
  | 'emailCodes'
  | 'emailCodeEntries'
  | 'emailCodeErrors'
  | 'usernames'
  | 'usernameErrors'
  | 'passkeys'
  | 'passkeySignIn'
  | 'passkeyErrors'
  | 'passkeyCeremony'
  | 'twoFactor'
  | 'twoFactorErrors'
  | 'factors'
  | 'account'
  | 'pictures'
  | 'accountErrors'
  | 'multiSession'
  | 'multiSessionErrors'
  | 'organizations'
  | 'organizationSettings'
  | 'organizationErrors'
  | 'organizationRoles'
  | 'members'
  | 'invitations';

/** The texts of the components in a language of the web app. */
export function translatedTexts(translations: Pick<Translations, Areas>): ComponentTexts {
  const { app, forms, errors, signInErrors, emailCodeErrors, usernameErrors, ...areas } = translations;
  const { passkeyErrors, twoFactorErrors, accountErrors, organizationErrors, multiSessionErrors, ...shared } = areas;
  const { errors: general, ...validation } = errors;
  const ofFeatures: ErrorTexts = {
    ...signInErrorsOf(signInErrors),
    ...usernameErrorsOf(usernameErrors),
    ...emailCodeErrorsOf(emailCodeErrors),
    ...passkeyErrorsOf(passkeyErrors),
    ...ownPasskeyErrorsOf(shared.passkeys),
    ...factorErrorsOf(twoFactorErrors),
    ...multiSessionErrorsOf(multiSessionErrors),
    ...accountErrorsOf(accountErrors),
    ...organizationErrorsOf(organizationErrors),
    ...pictureErrorsOf(shared.pictures),
  };
  const byCode = Object.entries(ofFeatures).map(([code, { text }]) => [code, text]);
  return {
    ...shared,
    fields: app,
    codes: forms,
    validation,
    errors: { ...general, ...(Object.fromEntries(byCode) as ComponentTexts['errors']) },
  };
}

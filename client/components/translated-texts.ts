import { pictureErrorsOf } from '#client/app/pictures/errors.ts';
import type { ErrorTexts } from '#client/app/text/error-message.ts';
import { signedInErrorsOf as accountErrorsOf } from '#client/features/account/signed-in-errors.ts';
import { multiSessionErrorsOf } from '#client/features/multi-session/errors.ts';
import { emailCodeErrorsOf } from '#client/features/email-codes/errors.ts';
import { signedInErrorsOf as organizationErrorsOf } from '#client/features/organizations/signed-in-errors.ts';
import { passkeyErrorsOf } from '#client/features/passkeys/errors.ts';
import { signedInErrorsOf as ownPasskeyErrorsOf } from '#client/features/passkeys/signed-in-errors.ts';
import { signInErrorsOf } from '#client/features/sign-in/errors.ts';
import { factorErrorsOf } from '#client/features/two-factor/errors.ts';
import { usernameErrorsOf } from '#client/features/usernames/errors.ts';
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

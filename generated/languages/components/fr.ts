// Written by `npm run docs` from the modules of texts and from `languages/`.
import type { ComponentTexts } from '#client/components/component-texts.ts';
import { translatedTexts } from '#client/components/translated-texts.ts';
import { accountErrors, account } from '#languages/fr/account.ts';
import { app, page, shell, additionalFields, forms, identity, errors, redirects, parts } from '#languages/fr/app.ts';
import { components } from '#languages/fr/components.ts';
import { emailCodeEntries, emailCodeErrors, emailCodes } from '#languages/fr/email-codes.ts';
import { magicLink } from '#languages/fr/magic-link.ts';
import { multiSessionErrors, multiSession } from '#languages/fr/multi-session.ts';
import { invitations, members, organizationRoles } from '#languages/fr/organizations.members.ts';
import { organizationErrors, organizations, organizationSettings } from '#languages/fr/organizations.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn } from '#languages/fr/passkeys.ts';
import { pictures } from '#languages/fr/pictures.ts';
import { signInErrors, signIn, verifiedEmail } from '#languages/fr/sign-in.ts';
import { ssoRedirects } from '#languages/fr/sso.redirects.ts';
import { emailFirst, ssoRequiredErrors } from '#languages/fr/sso.sign-in.ts';
import { twoFactorErrors, factors, twoFactor } from '#languages/fr/two-factor.ts';
import { usernameErrors, usernames } from '#languages/fr/usernames.ts';

export const texts: ComponentTexts = translatedTexts({
  accountErrors,
  account,
  app,
  page,
  shell,
  additionalFields,
  forms,
  identity,
  errors,
  redirects,
  parts,
  components,
  emailCodeEntries,
  emailCodeErrors,
  emailCodes,
  magicLink,
  multiSessionErrors,
  multiSession,
  invitations,
  members,
  organizationRoles,
  organizationErrors,
  organizations,
  organizationSettings,
  passkeyCeremony,
  passkeyErrors,
  passkeys,
  passkeySignIn,
  pictures,
  signInErrors,
  signIn,
  verifiedEmail,
  ssoRedirects,
  emailFirst,
  ssoRequiredErrors,
  twoFactorErrors,
  factors,
  twoFactor,
  usernameErrors,
  usernames,
});

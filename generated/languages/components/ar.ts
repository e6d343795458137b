// Written by `npm run docs` from the modules of texts and from `languages/`.
import type { ComponentTexts } from '#client/components/component-texts.ts';
import { translatedTexts } from '#client/components/translated-texts.ts';
import { accountErrors, account } from '#languages/ar/account.ts';
import { app, page, shell, additionalFields, forms, identity, errors, redirects, parts } from '#languages/ar/app.ts';
import { components } from '#languages/ar/components.ts';
import { emailCodeEntries, emailCodeErrors, emailCodes } from '#languages/ar/email-codes.ts';
import { magicLink } from '#languages/ar/magic-link.ts';
import { multiSessionErrors, multiSession } from '#languages/ar/multi-session.ts';
import { invitations, members, organizationRoles } from '#languages/ar/organizations.members.ts';
import { organizationErrors, organizations, organizationSettings } from '#languages/ar/organizations.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn } from '#languages/ar/passkeys.ts';
import { pictures } from '#languages/ar/pictures.ts';
import { signInErrors, signIn, verifiedEmail } from '#languages/ar/sign-in.ts';
import { ssoRedirects } from '#languages/ar/sso.redirects.ts';
import { emailFirst, ssoRequiredErrors } from '#languages/ar/sso.sign-in.ts';
import { twoFactorErrors, factors, twoFactor } from '#languages/ar/two-factor.ts';
import { usernameErrors, usernames } from '#languages/ar/usernames.ts';

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

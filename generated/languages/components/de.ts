// Written by `npm run docs` from the modules of texts and from `languages/`.
import type { ComponentTexts } from '#client/components/component-texts.ts';
import { translatedTexts } from '#client/components/translated-texts.ts';
import { accountErrors, account } from '#languages/de/account.ts';
import { app, page, shell, additionalFields, forms, identity, errors, redirects, parts } from '#languages/de/app.ts';
import { components } from '#languages/de/components.ts';
import { emailCodeEntries, emailCodeErrors, emailCodes } from '#languages/de/email-codes.ts';
import { magicLink } from '#languages/de/magic-link.ts';
import { multiSessionErrors, multiSession } from '#languages/de/multi-session.ts';
import { invitations, members, organizationRoles } from '#languages/de/organizations.members.ts';
import { organizationErrors, organizations, organizationSettings } from '#languages/de/organizations.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn } from '#languages/de/passkeys.ts';
import { pictures } from '#languages/de/pictures.ts';
import { signInErrors, signIn, verifiedEmail } from '#languages/de/sign-in.ts';
import { ssoRedirects } from '#languages/de/sso.redirects.ts';
import { emailFirst, ssoRequiredErrors } from '#languages/de/sso.sign-in.ts';
import { twoFactorErrors, factors, twoFactor } from '#languages/de/two-factor.ts';
import { usernameErrors, usernames } from '#languages/de/usernames.ts';

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

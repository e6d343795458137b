// Written by `npm run docs` from the modules of texts and from `languages/`.
import type { ComponentTexts } from '#client/components/component-texts.ts';
import { translatedTexts } from '#client/components/translated-texts.ts';
import { accountErrors, account } from '#languages/ja/account.ts';
import { app, page, shell, additionalFields, forms, identity, errors, redirects, parts } from '#languages/ja/app.ts';
import { components } from '#languages/ja/components.ts';
import { emailCodeEntries, emailCodeErrors, emailCodes } from '#languages/ja/email-codes.ts';
import { magicLink } from '#languages/ja/magic-link.ts';
import { multiSessionErrors, multiSession } from '#languages/ja/multi-session.ts';
import { invitations, members, organizationRoles } from '#languages/ja/organizations.members.ts';
import { organizationErrors, organizations, organizationSettings } from '#languages/ja/organizations.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn } from '#languages/ja/passkeys.ts';
import { pictures } from '#languages/ja/pictures.ts';
import { signInErrors, signIn, verifiedEmail } from '#languages/ja/sign-in.ts';
import { ssoRedirects } from '#languages/ja/sso.redirects.ts';
import { emailFirst, ssoRequiredErrors } from '#languages/ja/sso.sign-in.ts';
import { twoFactorErrors, factors, twoFactor } from '#languages/ja/two-factor.ts';
import { usernameErrors, usernames } from '#languages/ja/usernames.ts';

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

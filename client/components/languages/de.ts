import type { ComponentTexts } from '#client/components/component-texts.ts';
import { translatedTexts } from '#client/components/translated-texts.ts';
import { account, accountErrors } from '#client/languages/de/account.ts';
import { app, errors, forms, identity, redirects, shell } from '#client/languages/de/app.ts';
import { components } from '#client/languages/de/components.ts';
import { invitations, members, organizationRoles } from '#client/languages/de/members.ts';
import { organizationErrors, organizationSettings, organizations } from '#client/languages/de/organizations.ts';
import { passkeyCeremony, passkeyErrors, passkeySignIn, passkeys } from '#client/languages/de/passkeys.ts';
import { pictures } from '#client/languages/de/pictures.ts';
import {
  emailCodeEntries,
  emailCodeErrors,
  emailCodes,
  magicLink,
  multiSession,
  multiSessionErrors,
  signIn,
  signInErrors,
  usernameErrors,
  usernames,
} from '#client/languages/de/sign-in.ts';
import { factors, twoFactor, twoFactorErrors } from '#client/languages/de/two-factor.ts';

export const texts: ComponentTexts = translatedTexts({
  account,
  accountErrors,
  app,
  components,
  emailCodeEntries,
  emailCodeErrors,
  emailCodes,
  errors,
  factors,
  forms,
  identity,
  invitations,
  magicLink,
  members,
  multiSession,
  multiSessionErrors,
  organizationErrors,
  organizationRoles,
  organizationSettings,
  organizations,
  passkeyCeremony,
  passkeyErrors,
  passkeySignIn,
  passkeys,
  pictures,
  redirects,
  shell,
  signIn,
  signInErrors,
  twoFactor,
  twoFactorErrors,
  usernameErrors,
  usernames,
});

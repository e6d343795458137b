import type { ComponentTexts } from '#client/components/component-texts.ts';
import { translatedTexts } from '#client/components/translated-texts.ts';
import { account, accountErrors } from '#client/languages/pt-br/account.ts';
import { app, errors, forms, identity, redirects, shell } from '#client/languages/pt-br/app.ts';
import { components } from '#client/languages/pt-br/components.ts';
import { invitations, members, organizationRoles } from '#client/languages/pt-br/members.ts';
import { organizationErrors, organizationSettings, organizations } from '#client/languages/pt-br/organizations.ts';
import { passkeyCeremony, passkeyErrors, passkeySignIn, passkeys } from '#client/languages/pt-br/passkeys.ts';
import { pictures } from '#client/languages/pt-br/pictures.ts';
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
} from '#client/languages/pt-br/sign-in.ts';
import { factors, twoFactor, twoFactorErrors } from '#client/languages/pt-br/two-factor.ts';

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

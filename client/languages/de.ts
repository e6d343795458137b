import {
  app,
  shell,
  commands,
  additionalFields,
  roleNames,
  forms,
  identity,
  errors,
  redirects,
} from '#client/languages/de/app.ts';
import {
  signInErrors,
  signIn,
  emailCodeEntries,
  emailCodeErrors,
  emailCodes,
  magicLink,
  usernameErrors,
  usernames,
  multiSessionErrors,
  multiSession,
} from '#client/languages/de/sign-in.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn } from '#client/languages/de/passkeys.ts';
import { twoFactorErrors, factors, twoFactor } from '#client/languages/de/two-factor.ts';
import { accountErrors, account } from '#client/languages/de/account.ts';
import { components } from '#client/languages/de/components.ts';
import { pictures } from '#client/languages/de/pictures.ts';
import { invitationErrors, invitations, members, organizationRoles } from '#client/languages/de/members.ts';
import { organizationErrors, organizations, organizationSettings, teams } from '#client/languages/de/organizations.ts';
import {
  keys,
  keyScopes,
  apiKeyErrors,
  apiKeys,
  serviceAccountErrors,
  serviceAccounts,
} from '#client/languages/de/keys.ts';
import { webhookErrors, webhooks } from '#client/languages/de/webhooks.ts';
import { setupErrors, adminErrors, admin } from '#client/languages/de/admin.ts';
import { overview } from '#client/languages/de/admin-overview.ts';
import { bulk, adminOrganizations } from '#client/languages/de/admin-lists.ts';
import { settings } from '#client/languages/de/settings.ts';
import { audit } from '#client/languages/de/audit.ts';
import { auditSentences } from '#client/languages/de/audit-sentences.ts';
import type { Translations } from './translations.ts';

export const translations: Translations = {
  app,
  shell,
  additionalFields,
  roleNames,
  commands,
  forms,
  identity,
  errors,
  redirects,
  signInErrors,
  signIn,
  emailCodeEntries,
  emailCodeErrors,
  emailCodes,
  magicLink,
  usernameErrors,
  usernames,
  multiSessionErrors,
  multiSession,
  passkeyCeremony,
  passkeyErrors,
  passkeys,
  passkeySignIn,
  twoFactorErrors,
  factors,
  twoFactor,
  accountErrors,
  account,
  components,
  pictures,
  invitationErrors,
  invitations,
  members,
  organizationRoles,
  organizationErrors,
  organizations,
  organizationSettings,
  teams,
  keys,
  keyScopes,
  apiKeyErrors,
  apiKeys,
  serviceAccountErrors,
  serviceAccounts,
  webhookErrors,
  webhooks,
  setupErrors,
  adminErrors,
  admin,
  overview,
  bulk,
  adminOrganizations,
  settings,
  audit,
  auditSentences,
};

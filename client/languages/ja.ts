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
} from '#client/languages/ja/app.ts';
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
} from '#client/languages/ja/sign-in.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn } from '#client/languages/ja/passkeys.ts';
import { twoFactorErrors, factors, twoFactor } from '#client/languages/ja/two-factor.ts';
import { accountErrors, account } from '#client/languages/ja/account.ts';
import { components } from '#client/languages/ja/components.ts';
import { pictures } from '#client/languages/ja/pictures.ts';
import { invitationErrors, invitations, members, organizationRoles } from '#client/languages/ja/members.ts';
import { organizationErrors, organizations, organizationSettings, teams } from '#client/languages/ja/organizations.ts';
import {
  keys,
  keyScopes,
  apiKeyErrors,
  apiKeys,
  serviceAccountErrors,
  serviceAccounts,
} from '#client/languages/ja/keys.ts';
import { webhookErrors, webhooks } from '#client/languages/ja/webhooks.ts';
import { setupErrors, adminErrors, admin } from '#client/languages/ja/admin.ts';
import { overview } from '#client/languages/ja/admin-overview.ts';
import { bulk, adminOrganizations } from '#client/languages/ja/admin-lists.ts';
import { settings } from '#client/languages/ja/settings.ts';
import { audit } from '#client/languages/ja/audit.ts';
import { auditSentences } from '#client/languages/ja/audit-sentences.ts';
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

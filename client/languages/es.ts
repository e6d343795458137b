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
} from '#client/languages/es/app.ts';
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
} from '#client/languages/es/sign-in.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn } from '#client/languages/es/passkeys.ts';
import { twoFactorErrors, factors, twoFactor } from '#client/languages/es/two-factor.ts';
import { accountErrors, account } from '#client/languages/es/account.ts';
import { components } from '#client/languages/es/components.ts';
import { pictures } from '#client/languages/es/pictures.ts';
import { invitationErrors, invitations, members, organizationRoles } from '#client/languages/es/members.ts';
import { organizationErrors, organizations, organizationSettings, teams } from '#client/languages/es/organizations.ts';
import {
  keys,
  keyScopes,
  apiKeyErrors,
  apiKeys,
  serviceAccountErrors,
  serviceAccounts,
} from '#client/languages/es/keys.ts';
import { webhookErrors, webhooks } from '#client/languages/es/webhooks.ts';
import { setupErrors, adminErrors, admin } from '#client/languages/es/admin.ts';
import { overview } from '#client/languages/es/admin-overview.ts';
import { bulk, adminOrganizations } from '#client/languages/es/admin-lists.ts';
import { settings } from '#client/languages/es/settings.ts';
import { audit } from '#client/languages/es/audit.ts';
import { auditSentences } from '#client/languages/es/audit-sentences.ts';
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

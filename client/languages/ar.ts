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
} from '#client/languages/ar/app.ts';
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
} from '#client/languages/ar/sign-in.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn } from '#client/languages/ar/passkeys.ts';
import { twoFactorErrors, factors, twoFactor } from '#client/languages/ar/two-factor.ts';
import { accountErrors, account } from '#client/languages/ar/account.ts';
import { components } from '#client/languages/ar/components.ts';
import { pictures } from '#client/languages/ar/pictures.ts';
import { invitationErrors, invitations, members, organizationRoles } from '#client/languages/ar/members.ts';
import { organizationErrors, organizations, organizationSettings, teams } from '#client/languages/ar/organizations.ts';
import {
  keys,
  keyScopes,
  apiKeyErrors,
  apiKeys,
  serviceAccountErrors,
  serviceAccounts,
} from '#client/languages/ar/keys.ts';
import { webhookErrors, webhooks } from '#client/languages/ar/webhooks.ts';
import { setupErrors, adminErrors, admin } from '#client/languages/ar/admin.ts';
import { overview } from '#client/languages/ar/admin-overview.ts';
import { bulk, adminOrganizations } from '#client/languages/ar/admin-lists.ts';
import { settings } from '#client/languages/ar/settings.ts';
import { audit } from '#client/languages/ar/audit.ts';
import { auditSentences } from '#client/languages/ar/audit-sentences.ts';
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

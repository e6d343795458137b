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
} from '#client/languages/fr/app.ts';
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
} from '#client/languages/fr/sign-in.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn } from '#client/languages/fr/passkeys.ts';
import { twoFactorErrors, factors, twoFactor } from '#client/languages/fr/two-factor.ts';
import { accountErrors, account } from '#client/languages/fr/account.ts';
import { components } from '#client/languages/fr/components.ts';
import { pictures } from '#client/languages/fr/pictures.ts';
import { invitationErrors, invitations, members, organizationRoles } from '#client/languages/fr/members.ts';
import { organizationErrors, organizations, organizationSettings, teams } from '#client/languages/fr/organizations.ts';
import {
  keys,
  keyScopes,
  apiKeyErrors,
  apiKeys,
  serviceAccountErrors,
  serviceAccounts,
} from '#client/languages/fr/keys.ts';
import { webhookErrors, webhooks } from '#client/languages/fr/webhooks.ts';
import { setupErrors, adminErrors, admin } from '#client/languages/fr/admin.ts';
import { overview } from '#client/languages/fr/admin-overview.ts';
import { bulk, adminOrganizations } from '#client/languages/fr/admin-lists.ts';
import { settings } from '#client/languages/fr/settings.ts';
import { audit } from '#client/languages/fr/audit.ts';
import { auditSentences } from '#client/languages/fr/audit-sentences.ts';
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

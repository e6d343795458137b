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
} from '#client/languages/pt-br/app.ts';
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
} from '#client/languages/pt-br/sign-in.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn } from '#client/languages/pt-br/passkeys.ts';
import { twoFactorErrors, factors, twoFactor } from '#client/languages/pt-br/two-factor.ts';
import { accountErrors, account } from '#client/languages/pt-br/account.ts';
import { components } from '#client/languages/pt-br/components.ts';
import { pictures } from '#client/languages/pt-br/pictures.ts';
import { invitationErrors, invitations, members, organizationRoles } from '#client/languages/pt-br/members.ts';
import {
  organizationErrors,
  organizations,
  organizationSettings,
  teams,
} from '#client/languages/pt-br/organizations.ts';
import {
  keys,
  keyScopes,
  apiKeyErrors,
  apiKeys,
  serviceAccountErrors,
  serviceAccounts,
} from '#client/languages/pt-br/keys.ts';
import { webhookErrors, webhooks } from '#client/languages/pt-br/webhooks.ts';
import { setupErrors, adminErrors, admin } from '#client/languages/pt-br/admin.ts';
import { overview } from '#client/languages/pt-br/admin-overview.ts';
import { bulk, adminOrganizations } from '#client/languages/pt-br/admin-lists.ts';
import { settings } from '#client/languages/pt-br/settings.ts';
import { audit } from '#client/languages/pt-br/audit.ts';
import { auditSentences } from '#client/languages/pt-br/audit-sentences.ts';
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

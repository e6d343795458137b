// Written by `npm run docs` from the modules of texts and from `languages/`.
import { accountDeletionEventTexts, accountDeletionSentences } from '#languages/ja/account-deletion.ts';
import { accountErrors, account } from '#languages/ja/account.ts';
import { accountEventTexts, accountSentences } from '#languages/ja/accounts.ts';
import { attention, adminAttention } from '#languages/ja/admin.attention.ts';
import { adminEventTexts, adminSentences, adminScopeTexts } from '#languages/ja/admin.audit.ts';
import { branding } from '#languages/ja/admin.branding.ts';
import { selection, bulk, adminOrganizations } from '#languages/ja/admin.lists.ts';
import { overview } from '#languages/ja/admin.overview.ts';
import { settings } from '#languages/ja/admin.settings.ts';
import { setupErrors, adminErrors, admin } from '#languages/ja/admin.ts';
import { agents, agentErrors, agentTerms, agentEventTexts, agentSentences, agentAttention } from '#languages/ja/agents.ts';
import { apiKeyErrors, apiKeys, apiKeyEventTexts, apiKeySentences } from '#languages/ja/api-keys.ts';
import { app, page, noPermission, shell, additionalFields, commands, forms, identity, errors, redirects, roleNames, parts } from '#languages/ja/app.ts';
import { consentAccount, oauthScopes, oauthOperatorScopes, agentBudget } from '#languages/ja/applications.ts';
import { auditChainEventTexts, auditChainSentences, auditState, auditProof, auditProofErrors } from '#languages/ja/audit-chain.ts';
import { audit, coreEventTexts, coreSentences, auditScopeTexts, noMatch } from '#languages/ja/audit-log.ts';
import { auditStreamErrors, auditStreams, auditStreamEventTexts, auditStreamSentences, auditStreamAttention } from '#languages/ja/audit-streams.ts';
import { components } from '#languages/ja/components.ts';
import { deviceGrant, deviceGrantErrors, deviceEventTexts, deviceSentences, deviceAttention } from '#languages/ja/device-grant.ts';
import { domainErrors, domains, domainEventTexts, domainSentences, domainScopeTexts } from '#languages/ja/domains.ts';
import { emailCodeEntries, emailCodeErrors, emailCodes, emailCodeEventTexts, emailCodeSentences } from '#languages/ja/email-codes.ts';
import { enterprise } from '#languages/ja/enterprise.ts';
import { imports, importCodes } from '#languages/ja/imports.ts';
import { keys } from '#languages/ja/keys.ts';
import { magicLink } from '#languages/ja/magic-link.ts';
import { multiSessionErrors, multiSession } from '#languages/ja/multi-session.ts';
import { oauthApis } from '#languages/ja/oauth-provider.apis.ts';
import { oauthApplications, redirectAddresses, oauthClientHosts, oauthRegistrationTokens } from '#languages/ja/oauth-provider.applications.ts';
import { connectedApps } from '#languages/ja/oauth-provider.connected-apps.ts';
import { oauthConsent, failedRequests } from '#languages/ja/oauth-provider.consent.ts';
import { oauthProviderErrors, oauthEventTexts, oauthSentences, oauthProviderAttention } from '#languages/ja/oauth-provider.ts';
import { organizationEventTexts, organizationSentences, memberScopeTexts } from '#languages/ja/organizations.audit.ts';
import { memberBulk } from '#languages/ja/organizations.bulk.ts';
import { invitationErrors, invitations, members, organizationRoles } from '#languages/ja/organizations.members.ts';
import { organizationErrors, organizations, organizationSettings, teams } from '#languages/ja/organizations.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn, passkeyEventTexts, passkeySentences, passkeyAttention } from '#languages/ja/passkeys.ts';
import { passwordEventTexts, passwordSentences } from '#languages/ja/passwords.ts';
import { personalData, personalDataTables, personalDataErrors, personalDataEventTexts, personalDataSentences, administeredData, organizationData, personalDataAttention } from '#languages/ja/personal-data.ts';
import { phoneNumberEventTexts, phoneNumberSentences } from '#languages/ja/phone-number.ts';
import { pictures } from '#languages/ja/pictures.ts';
import { scimAdministration } from '#languages/ja/scim.administration.ts';
import { scimEventTexts, scimSentences, scimScopeTexts, scimErrors, scim } from '#languages/ja/scim.ts';
import { securityNoticeEventTexts, securityNoticeSentences } from '#languages/ja/security-notices.ts';
import { serviceAccountErrors, serviceAccounts, serviceAccountEventTexts, serviceAccountSentences } from '#languages/ja/service-accounts.ts';
import { setupLinkErrors, setupLinks, setupLinkEventTexts, setupLinkSentences } from '#languages/ja/setup-links.ts';
import { signInErrors, signIn, verifiedEmail } from '#languages/ja/sign-in.ts';
import { ssoAdministration } from '#languages/ja/sso.administration.ts';
import { ssoCertificateErrors, ssoCertificates } from '#languages/ja/sso.certificates.ts';
import { ssoKey } from '#languages/ja/sso.key.ts';
import { ssoPolicyErrors, ssoPolicy } from '#languages/ja/sso.policy.ts';
import { ssoRedirects } from '#languages/ja/sso.redirects.ts';
import { ssoSamlErrors, ssoSaml } from '#languages/ja/sso.saml.ts';
import { emailFirst, ssoRequiredErrors } from '#languages/ja/sso.sign-in.ts';
import { ssoEventTexts, ssoSentences, ssoScopeTexts, ssoErrors, sso } from '#languages/ja/sso.ts';
import { twoFactorEventTexts, twoFactorSentences } from '#languages/ja/two-factor.audit.ts';
import { twoFactorErrors, factors, twoFactor, twoFactorAttention } from '#languages/ja/two-factor.ts';
import { usernameErrors, usernames, usernameEventTexts, usernameSentences } from '#languages/ja/usernames.ts';
import { accountScopeTexts } from '#languages/ja/users.ts';
import { verificationEventTexts, verificationSentences } from '#languages/ja/verification.ts';
import { webhookErrors, webhooks, webhookEventTexts, webhookSentences, webhookAttention } from '#languages/ja/webhooks.ts';

import type { Translations } from '#generated/texts/screens.ts';

export const translations: Translations = {
  accountDeletionEventTexts,
  accountDeletionSentences,
  accountErrors,
  account,
  accountEventTexts,
  accountSentences,
  attention,
  adminAttention,
  adminEventTexts,
  adminSentences,
  adminScopeTexts,
  branding,
  selection,
  bulk,
  adminOrganizations,
  overview,
  settings,
  setupErrors,
  adminErrors,
  admin,
  agents,
  agentErrors,
  agentTerms,
  agentEventTexts,
  agentSentences,
  agentAttention,
  apiKeyErrors,
  apiKeys,
  apiKeyEventTexts,
  apiKeySentences,
  app,
  page,
  noPermission,
  shell,
  additionalFields,
  commands,
  forms,
  identity,
  errors,
  redirects,
  roleNames,
  parts,
  consentAccount,
  oauthScopes,
  oauthOperatorScopes,
  agentBudget,
  auditChainEventTexts,
  auditChainSentences,
  auditState,
  auditProof,
  auditProofErrors,
  audit,
  coreEventTexts,
  coreSentences,
  auditScopeTexts,
  noMatch,
  auditStreamErrors,
  auditStreams,
  auditStreamEventTexts,
  auditStreamSentences,
  auditStreamAttention,
  components,
  deviceGrant,
  deviceGrantErrors,
  deviceEventTexts,
  deviceSentences,
  deviceAttention,
  domainErrors,
  domains,
  domainEventTexts,
  domainSentences,
  domainScopeTexts,
  emailCodeEntries,
  emailCodeErrors,
  emailCodes,
  emailCodeEventTexts,
  emailCodeSentences,
  enterprise,
  imports,
  importCodes,
  keys,
  magicLink,
  multiSessionErrors,
  multiSession,
  oauthApis,
  oauthApplications,
  redirectAddresses,
  oauthClientHosts,
  oauthRegistrationTokens,
  connectedApps,
  oauthConsent,
  failedRequests,
  oauthProviderErrors,
  oauthEventTexts,
  oauthSentences,
  oauthProviderAttention,
  organizationEventTexts,
  organizationSentences,
  memberScopeTexts,
  memberBulk,
  invitationErrors,
  invitations,
  members,
  organizationRoles,
  organizationErrors,
  organizations,
  organizationSettings,
  teams,
  passkeyCeremony,
  passkeyErrors,
  passkeys,
  passkeySignIn,
  passkeyEventTexts,
  passkeySentences,
  passkeyAttention,
  passwordEventTexts,
  passwordSentences,
  personalData,
  personalDataTables,
  personalDataErrors,
  personalDataEventTexts,
  personalDataSentences,
  administeredData,
  organizationData,
  personalDataAttention,
  phoneNumberEventTexts,
  phoneNumberSentences,
  pictures,
  scimAdministration,
  scimEventTexts,
  scimSentences,
  scimScopeTexts,
  scimErrors,
  scim,
  securityNoticeEventTexts,
  securityNoticeSentences,
  serviceAccountErrors,
  serviceAccounts,
  serviceAccountEventTexts,
  serviceAccountSentences,
  setupLinkErrors,
  setupLinks,
  setupLinkEventTexts,
  setupLinkSentences,
  signInErrors,
  signIn,
  verifiedEmail,
  ssoAdministration,
  ssoCertificateErrors,
  ssoCertificates,
  ssoKey,
  ssoPolicyErrors,
  ssoPolicy,
  ssoRedirects,
  ssoSamlErrors,
  ssoSaml,
  emailFirst,
  ssoRequiredErrors,
  ssoEventTexts,
  ssoSentences,
  ssoScopeTexts,
  ssoErrors,
  sso,
  twoFactorEventTexts,
  twoFactorSentences,
  twoFactorErrors,
  factors,
  twoFactor,
  twoFactorAttention,
  usernameErrors,
  usernames,
  usernameEventTexts,
  usernameSentences,
  accountScopeTexts,
  verificationEventTexts,
  verificationSentences,
  webhookErrors,
  webhooks,
  webhookEventTexts,
  webhookSentences,
  webhookAttention,
};

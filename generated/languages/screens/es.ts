// Written by `npm run docs` from the modules of texts and from `languages/`.
import { accountDeletionEventTexts, accountDeletionSentences } from '#languages/es/account-deletion.ts';
import { accountErrors, account } from '#languages/es/account.ts';
import { accountEventTexts, accountSentences } from '#languages/es/accounts.ts';
import { attention, adminAttention } from '#languages/es/admin.attention.ts';
import { adminEventTexts, adminSentences, adminScopeTexts } from '#languages/es/admin.audit.ts';
import { branding } from '#languages/es/admin.branding.ts';
import { selection, bulk, adminOrganizations } from '#languages/es/admin.lists.ts';
import { overview } from '#languages/es/admin.overview.ts';
import { settings } from '#languages/es/admin.settings.ts';
import { setupErrors, adminErrors, admin } from '#languages/es/admin.ts';
import { agents, agentErrors, agentTerms, agentEventTexts, agentSentences, agentAttention } from '#languages/es/agents.ts';
import { apiKeyErrors, apiKeys, apiKeyEventTexts, apiKeySentences } from '#languages/es/api-keys.ts';
import { app, page, noPermission, shell, additionalFields, commands, forms, identity, errors, redirects, roleNames, parts } from '#languages/es/app.ts';
import { consentAccount, oauthScopes, oauthOperatorScopes, agentBudget } from '#languages/es/applications.ts';
import { auditChainEventTexts, auditChainSentences, auditState, auditProof, auditProofErrors } from '#languages/es/audit-chain.ts';
import { audit, coreEventTexts, coreSentences, auditScopeTexts, noMatch } from '#languages/es/audit-log.ts';
import { auditStreamErrors, auditStreams, auditStreamEventTexts, auditStreamSentences, auditStreamAttention } from '#languages/es/audit-streams.ts';
import { components } from '#languages/es/components.ts';
import { deviceGrant, deviceGrantErrors, deviceEventTexts, deviceSentences, deviceAttention } from '#languages/es/device-grant.ts';
import { domainErrors, domains, domainEventTexts, domainSentences, domainScopeTexts } from '#languages/es/domains.ts';
import { emailCodeEntries, emailCodeErrors, emailCodes, emailCodeEventTexts, emailCodeSentences } from '#languages/es/email-codes.ts';
import { enterprise } from '#languages/es/enterprise.ts';
import { imports, importCodes } from '#languages/es/imports.ts';
import { keys } from '#languages/es/keys.ts';
import { magicLink } from '#languages/es/magic-link.ts';
import { multiSessionErrors, multiSession } from '#languages/es/multi-session.ts';
import { oauthApis } from '#languages/es/oauth-provider.apis.ts';
import { oauthApplications, redirectAddresses, oauthClientHosts, oauthRegistrationTokens } from '#languages/es/oauth-provider.applications.ts';
import { connectedApps } from '#languages/es/oauth-provider.connected-apps.ts';
import { oauthConsent, failedRequests } from '#languages/es/oauth-provider.consent.ts';
import { oauthProviderErrors, oauthEventTexts, oauthSentences, oauthProviderAttention } from '#languages/es/oauth-provider.ts';
import { organizationEventTexts, organizationSentences, memberScopeTexts } from '#languages/es/organizations.audit.ts';
import { memberBulk } from '#languages/es/organizations.bulk.ts';
import { invitationErrors, invitations, members, organizationRoles } from '#languages/es/organizations.members.ts';
import { organizationErrors, organizations, organizationSettings, teams } from '#languages/es/organizations.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn, passkeyEventTexts, passkeySentences, passkeyAttention } from '#languages/es/passkeys.ts';
import { passwordEventTexts, passwordSentences } from '#languages/es/passwords.ts';
import { personalData, personalDataTables, personalDataErrors, personalDataEventTexts, personalDataSentences, administeredData, organizationData, personalDataAttention } from '#languages/es/personal-data.ts';
import { phoneNumberEventTexts, phoneNumberSentences } from '#languages/es/phone-number.ts';
import { pictures } from '#languages/es/pictures.ts';
import { scimAdministration } from '#languages/es/scim.administration.ts';
import { scimEventTexts, scimSentences, scimScopeTexts, scimErrors, scim } from '#languages/es/scim.ts';
import { securityNoticeEventTexts, securityNoticeSentences } from '#languages/es/security-notices.ts';
import { serviceAccountErrors, serviceAccounts, serviceAccountEventTexts, serviceAccountSentences } from '#languages/es/service-accounts.ts';
import { setupLinkErrors, setupLinks, setupLinkEventTexts, setupLinkSentences } from '#languages/es/setup-links.ts';
import { signInErrors, signIn, verifiedEmail } from '#languages/es/sign-in.ts';
import { ssoAdministration } from '#languages/es/sso.administration.ts';
import { ssoCertificateErrors, ssoCertificates } from '#languages/es/sso.certificates.ts';
import { ssoKey } from '#languages/es/sso.key.ts';
import { ssoPolicyErrors, ssoPolicy } from '#languages/es/sso.policy.ts';
import { ssoRedirects } from '#languages/es/sso.redirects.ts';
import { ssoSamlErrors, ssoSaml } from '#languages/es/sso.saml.ts';
import { emailFirst, ssoRequiredErrors } from '#languages/es/sso.sign-in.ts';
import { ssoEventTexts, ssoSentences, ssoScopeTexts, ssoErrors, sso } from '#languages/es/sso.ts';
import { twoFactorEventTexts, twoFactorSentences } from '#languages/es/two-factor.audit.ts';
import { twoFactorErrors, factors, twoFactor, twoFactorAttention } from '#languages/es/two-factor.ts';
import { usernameErrors, usernames, usernameEventTexts, usernameSentences } from '#languages/es/usernames.ts';
import { accountScopeTexts } from '#languages/es/users.ts';
import { verificationEventTexts, verificationSentences } from '#languages/es/verification.ts';
import { webhookErrors, webhooks, webhookEventTexts, webhookSentences, webhookAttention } from '#languages/es/webhooks.ts';

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

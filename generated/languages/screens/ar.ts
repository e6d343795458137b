// Written by `npm run docs` from the modules of texts and from `languages/`.
import { accountDeletionEventTexts, accountDeletionSentences } from '#languages/ar/account-deletion.ts';
import { accountErrors, account } from '#languages/ar/account.ts';
import { accountEventTexts, accountSentences } from '#languages/ar/accounts.ts';
import { attention, adminAttention } from '#languages/ar/admin.attention.ts';
import { adminEventTexts, adminSentences, adminScopeTexts } from '#languages/ar/admin.audit.ts';
import { branding } from '#languages/ar/admin.branding.ts';
import { selection, bulk, adminOrganizations } from '#languages/ar/admin.lists.ts';
import { overview } from '#languages/ar/admin.overview.ts';
import { settings } from '#languages/ar/admin.settings.ts';
import { setupErrors, adminErrors, admin } from '#languages/ar/admin.ts';
import { agents, agentErrors, agentTerms, agentEventTexts, agentSentences, agentAttention } from '#languages/ar/agents.ts';
import { apiKeyErrors, apiKeys, apiKeyEventTexts, apiKeySentences } from '#languages/ar/api-keys.ts';
import { app, page, noPermission, shell, additionalFields, commands, forms, identity, errors, redirects, roleNames, parts } from '#languages/ar/app.ts';
import { consentAccount, oauthScopes, oauthOperatorScopes, agentBudget } from '#languages/ar/applications.ts';
import { auditChainEventTexts, auditChainSentences, auditState, auditProof, auditProofErrors } from '#languages/ar/audit-chain.ts';
import { audit, coreEventTexts, coreSentences, auditScopeTexts, noMatch } from '#languages/ar/audit-log.ts';
import { auditStreamErrors, auditStreams, auditStreamEventTexts, auditStreamSentences, auditStreamAttention } from '#languages/ar/audit-streams.ts';
import { components } from '#languages/ar/components.ts';
import { deviceGrant, deviceGrantErrors, deviceEventTexts, deviceSentences, deviceAttention } from '#languages/ar/device-grant.ts';
import { domainErrors, domains, domainEventTexts, domainSentences, domainScopeTexts } from '#languages/ar/domains.ts';
import { emailCodeEntries, emailCodeErrors, emailCodes, emailCodeEventTexts, emailCodeSentences } from '#languages/ar/email-codes.ts';
import { enterprise } from '#languages/ar/enterprise.ts';
import { imports, importCodes } from '#languages/ar/imports.ts';
import { keys } from '#languages/ar/keys.ts';
import { magicLink } from '#languages/ar/magic-link.ts';
import { multiSessionErrors, multiSession } from '#languages/ar/multi-session.ts';
import { oauthApis } from '#languages/ar/oauth-provider.apis.ts';
import { oauthApplications, redirectAddresses, oauthClientHosts, oauthRegistrationTokens } from '#languages/ar/oauth-provider.applications.ts';
import { connectedApps } from '#languages/ar/oauth-provider.connected-apps.ts';
import { oauthConsent, failedRequests } from '#languages/ar/oauth-provider.consent.ts';
import { oauthProviderErrors, oauthEventTexts, oauthSentences, oauthProviderAttention } from '#languages/ar/oauth-provider.ts';
import { organizationEventTexts, organizationSentences, memberScopeTexts } from '#languages/ar/organizations.audit.ts';
import { memberBulk } from '#languages/ar/organizations.bulk.ts';
import { invitationErrors, invitations, members, organizationRoles } from '#languages/ar/organizations.members.ts';
import { organizationErrors, organizations, organizationSettings, teams } from '#languages/ar/organizations.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn, passkeyEventTexts, passkeySentences, passkeyAttention } from '#languages/ar/passkeys.ts';
import { passwordEventTexts, passwordSentences } from '#languages/ar/passwords.ts';
import { personalData, personalDataTables, personalDataErrors, personalDataEventTexts, personalDataSentences, administeredData, organizationData, personalDataAttention } from '#languages/ar/personal-data.ts';
import { phoneNumberEventTexts, phoneNumberSentences } from '#languages/ar/phone-number.ts';
import { pictures } from '#languages/ar/pictures.ts';
import { scimAdministration } from '#languages/ar/scim.administration.ts';
import { scimEventTexts, scimSentences, scimScopeTexts, scimErrors, scim } from '#languages/ar/scim.ts';
import { securityNoticeEventTexts, securityNoticeSentences } from '#languages/ar/security-notices.ts';
import { serviceAccountErrors, serviceAccounts, serviceAccountEventTexts, serviceAccountSentences } from '#languages/ar/service-accounts.ts';
import { setupLinkErrors, setupLinks, setupLinkEventTexts, setupLinkSentences } from '#languages/ar/setup-links.ts';
import { signInErrors, signIn, verifiedEmail } from '#languages/ar/sign-in.ts';
import { ssoAdministration } from '#languages/ar/sso.administration.ts';
import { ssoCertificateErrors, ssoCertificates } from '#languages/ar/sso.certificates.ts';
import { ssoKey } from '#languages/ar/sso.key.ts';
import { ssoPolicyErrors, ssoPolicy } from '#languages/ar/sso.policy.ts';
import { ssoRedirects } from '#languages/ar/sso.redirects.ts';
import { ssoSamlErrors, ssoSaml } from '#languages/ar/sso.saml.ts';
import { emailFirst, ssoRequiredErrors } from '#languages/ar/sso.sign-in.ts';
import { ssoEventTexts, ssoSentences, ssoScopeTexts, ssoErrors, sso } from '#languages/ar/sso.ts';
import { twoFactorEventTexts, twoFactorSentences } from '#languages/ar/two-factor.audit.ts';
import { twoFactorErrors, factors, twoFactor, twoFactorAttention } from '#languages/ar/two-factor.ts';
import { usernameErrors, usernames, usernameEventTexts, usernameSentences } from '#languages/ar/usernames.ts';
import { accountScopeTexts } from '#languages/ar/users.ts';
import { verificationEventTexts, verificationSentences } from '#languages/ar/verification.ts';
import { webhookErrors, webhooks, webhookEventTexts, webhookSentences, webhookAttention } from '#languages/ar/webhooks.ts';

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

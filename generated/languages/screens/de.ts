// Written by `npm run docs` from the modules of texts and from `languages/`.
import { accountDeletionEventTexts, accountDeletionSentences } from '#languages/de/account-deletion.ts';
import { accountErrors, account } from '#languages/de/account.ts';
import { accountEventTexts, accountSentences } from '#languages/de/accounts.ts';
import { attention, adminAttention } from '#languages/de/admin.attention.ts';
import { adminEventTexts, adminSentences, adminScopeTexts } from '#languages/de/admin.audit.ts';
import { branding } from '#languages/de/admin.branding.ts';
import { selection, bulk, adminOrganizations } from '#languages/de/admin.lists.ts';
import { overview } from '#languages/de/admin.overview.ts';
import { settings } from '#languages/de/admin.settings.ts';
import { setupErrors, adminErrors, admin } from '#languages/de/admin.ts';
import { agents, agentErrors, agentTerms, agentEventTexts, agentSentences, agentAttention } from '#languages/de/agents.ts';
import { apiKeyErrors, apiKeys, apiKeyEventTexts, apiKeySentences } from '#languages/de/api-keys.ts';
import { app, page, noPermission, shell, additionalFields, commands, forms, identity, errors, redirects, roleNames, parts } from '#languages/de/app.ts';
import { consentAccount, oauthScopes, oauthOperatorScopes, agentBudget } from '#languages/de/applications.ts';
import { auditChainEventTexts, auditChainSentences, auditState, auditProof, auditProofErrors } from '#languages/de/audit-chain.ts';
import { audit, coreEventTexts, coreSentences, auditScopeTexts, noMatch } from '#languages/de/audit-log.ts';
import { auditStreamErrors, auditStreams, auditStreamEventTexts, auditStreamSentences, auditStreamAttention } from '#languages/de/audit-streams.ts';
import { components } from '#languages/de/components.ts';
import { deviceGrant, deviceGrantErrors, deviceEventTexts, deviceSentences, deviceAttention } from '#languages/de/device-grant.ts';
import { domainErrors, domains, domainEventTexts, domainSentences, domainScopeTexts } from '#languages/de/domains.ts';
import { emailCodeEntries, emailCodeErrors, emailCodes, emailCodeEventTexts, emailCodeSentences } from '#languages/de/email-codes.ts';
import { enterprise } from '#languages/de/enterprise.ts';
import { imports, importCodes } from '#languages/de/imports.ts';
import { keys } from '#languages/de/keys.ts';
import { magicLink } from '#languages/de/magic-link.ts';
import { multiSessionErrors, multiSession } from '#languages/de/multi-session.ts';
import { oauthApis } from '#languages/de/oauth-provider.apis.ts';
import { oauthApplications, redirectAddresses, oauthClientHosts, oauthRegistrationTokens } from '#languages/de/oauth-provider.applications.ts';
import { connectedApps } from '#languages/de/oauth-provider.connected-apps.ts';
import { oauthConsent, failedRequests } from '#languages/de/oauth-provider.consent.ts';
import { oauthProviderErrors, oauthEventTexts, oauthSentences, oauthProviderAttention } from '#languages/de/oauth-provider.ts';
import { organizationEventTexts, organizationSentences, memberScopeTexts } from '#languages/de/organizations.audit.ts';
import { memberBulk } from '#languages/de/organizations.bulk.ts';
import { invitationErrors, invitations, members, organizationRoles } from '#languages/de/organizations.members.ts';
import { organizationErrors, organizations, organizationSettings, teams } from '#languages/de/organizations.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn, passkeyEventTexts, passkeySentences, passkeyAttention } from '#languages/de/passkeys.ts';
import { passwordEventTexts, passwordSentences } from '#languages/de/passwords.ts';
import { personalData, personalDataTables, personalDataErrors, personalDataEventTexts, personalDataSentences, administeredData, organizationData, personalDataAttention } from '#languages/de/personal-data.ts';
import { phoneNumberEventTexts, phoneNumberSentences } from '#languages/de/phone-number.ts';
import { pictures } from '#languages/de/pictures.ts';
import { scimAdministration } from '#languages/de/scim.administration.ts';
import { scimEventTexts, scimSentences, scimScopeTexts, scimErrors, scim } from '#languages/de/scim.ts';
import { securityNoticeEventTexts, securityNoticeSentences } from '#languages/de/security-notices.ts';
import { serviceAccountErrors, serviceAccounts, serviceAccountEventTexts, serviceAccountSentences } from '#languages/de/service-accounts.ts';
import { setupLinkErrors, setupLinks, setupLinkEventTexts, setupLinkSentences } from '#languages/de/setup-links.ts';
import { signInErrors, signIn, verifiedEmail } from '#languages/de/sign-in.ts';
import { ssoAdministration } from '#languages/de/sso.administration.ts';
import { ssoCertificateErrors, ssoCertificates } from '#languages/de/sso.certificates.ts';
import { ssoKey } from '#languages/de/sso.key.ts';
import { ssoPolicyErrors, ssoPolicy } from '#languages/de/sso.policy.ts';
import { ssoRedirects } from '#languages/de/sso.redirects.ts';
import { ssoSamlErrors, ssoSaml } from '#languages/de/sso.saml.ts';
import { emailFirst, ssoRequiredErrors } from '#languages/de/sso.sign-in.ts';
import { ssoEventTexts, ssoSentences, ssoScopeTexts, ssoErrors, sso } from '#languages/de/sso.ts';
import { twoFactorEventTexts, twoFactorSentences } from '#languages/de/two-factor.audit.ts';
import { twoFactorErrors, factors, twoFactor, twoFactorAttention } from '#languages/de/two-factor.ts';
import { usernameErrors, usernames, usernameEventTexts, usernameSentences } from '#languages/de/usernames.ts';
import { accountScopeTexts } from '#languages/de/users.ts';
import { verificationEventTexts, verificationSentences } from '#languages/de/verification.ts';
import { webhookErrors, webhooks, webhookEventTexts, webhookSentences, webhookAttention } from '#languages/de/webhooks.ts';

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

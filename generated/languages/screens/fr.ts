// Written by `npm run docs` from the modules of texts and from `languages/`.
import { accountDeletionEventTexts, accountDeletionSentences } from '#languages/fr/account-deletion.ts';
import { accountErrors, account } from '#languages/fr/account.ts';
import { accountEventTexts, accountSentences } from '#languages/fr/accounts.ts';
import { attention, adminAttention } from '#languages/fr/admin.attention.ts';
import { adminEventTexts, adminSentences, adminScopeTexts } from '#languages/fr/admin.audit.ts';
import { branding } from '#languages/fr/admin.branding.ts';
import { selection, bulk, adminOrganizations } from '#languages/fr/admin.lists.ts';
import { overview } from '#languages/fr/admin.overview.ts';
import { settings } from '#languages/fr/admin.settings.ts';
import { setupErrors, adminErrors, admin } from '#languages/fr/admin.ts';
import { agents, agentErrors, agentTerms, agentEventTexts, agentSentences, agentAttention } from '#languages/fr/agents.ts';
import { apiKeyErrors, apiKeys, apiKeyEventTexts, apiKeySentences } from '#languages/fr/api-keys.ts';
import { app, page, noPermission, shell, additionalFields, commands, forms, identity, errors, redirects, roleNames, parts } from '#languages/fr/app.ts';
import { consentAccount, oauthScopes, oauthOperatorScopes, agentBudget } from '#languages/fr/applications.ts';
import { auditChainEventTexts, auditChainSentences, auditState, auditProof, auditProofErrors } from '#languages/fr/audit-chain.ts';
import { audit, coreEventTexts, coreSentences, auditScopeTexts, noMatch } from '#languages/fr/audit-log.ts';
import { auditStreamErrors, auditStreams, auditStreamEventTexts, auditStreamSentences, auditStreamAttention } from '#languages/fr/audit-streams.ts';
import { components } from '#languages/fr/components.ts';
import { deviceGrant, deviceGrantErrors, deviceEventTexts, deviceSentences, deviceAttention } from '#languages/fr/device-grant.ts';
import { domainErrors, domains, domainEventTexts, domainSentences, domainScopeTexts } from '#languages/fr/domains.ts';
import { emailCodeEntries, emailCodeErrors, emailCodes, emailCodeEventTexts, emailCodeSentences } from '#languages/fr/email-codes.ts';
import { enterprise } from '#languages/fr/enterprise.ts';
import { imports, importCodes } from '#languages/fr/imports.ts';
import { keys } from '#languages/fr/keys.ts';
import { magicLink } from '#languages/fr/magic-link.ts';
import { multiSessionErrors, multiSession } from '#languages/fr/multi-session.ts';
import { oauthApis } from '#languages/fr/oauth-provider.apis.ts';
import { oauthApplications, redirectAddresses, oauthClientHosts, oauthRegistrationTokens } from '#languages/fr/oauth-provider.applications.ts';
import { connectedApps } from '#languages/fr/oauth-provider.connected-apps.ts';
import { oauthConsent, failedRequests } from '#languages/fr/oauth-provider.consent.ts';
import { oauthProviderErrors, oauthEventTexts, oauthSentences, oauthProviderAttention } from '#languages/fr/oauth-provider.ts';
import { organizationEventTexts, organizationSentences, memberScopeTexts } from '#languages/fr/organizations.audit.ts';
import { memberBulk } from '#languages/fr/organizations.bulk.ts';
import { invitationErrors, invitations, members, organizationRoles } from '#languages/fr/organizations.members.ts';
import { organizationErrors, organizations, organizationSettings, teams } from '#languages/fr/organizations.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn, passkeyEventTexts, passkeySentences, passkeyAttention } from '#languages/fr/passkeys.ts';
import { passwordEventTexts, passwordSentences } from '#languages/fr/passwords.ts';
import { personalData, personalDataTables, personalDataErrors, personalDataEventTexts, personalDataSentences, administeredData, organizationData, personalDataAttention } from '#languages/fr/personal-data.ts';
import { phoneNumberEventTexts, phoneNumberSentences } from '#languages/fr/phone-number.ts';
import { pictures } from '#languages/fr/pictures.ts';
import { scimAdministration } from '#languages/fr/scim.administration.ts';
import { scimEventTexts, scimSentences, scimScopeTexts, scimErrors, scim } from '#languages/fr/scim.ts';
import { securityNoticeEventTexts, securityNoticeSentences } from '#languages/fr/security-notices.ts';
import { serviceAccountErrors, serviceAccounts, serviceAccountEventTexts, serviceAccountSentences } from '#languages/fr/service-accounts.ts';
import { setupLinkErrors, setupLinks, setupLinkEventTexts, setupLinkSentences } from '#languages/fr/setup-links.ts';
import { signInErrors, signIn, verifiedEmail } from '#languages/fr/sign-in.ts';
import { ssoAdministration } from '#languages/fr/sso.administration.ts';
import { ssoCertificateErrors, ssoCertificates } from '#languages/fr/sso.certificates.ts';
import { ssoKey } from '#languages/fr/sso.key.ts';
import { ssoPolicyErrors, ssoPolicy } from '#languages/fr/sso.policy.ts';
import { ssoRedirects } from '#languages/fr/sso.redirects.ts';
import { ssoSamlErrors, ssoSaml } from '#languages/fr/sso.saml.ts';
import { emailFirst, ssoRequiredErrors } from '#languages/fr/sso.sign-in.ts';
import { ssoEventTexts, ssoSentences, ssoScopeTexts, ssoErrors, sso } from '#languages/fr/sso.ts';
import { twoFactorEventTexts, twoFactorSentences } from '#languages/fr/two-factor.audit.ts';
import { twoFactorErrors, factors, twoFactor, twoFactorAttention } from '#languages/fr/two-factor.ts';
import { usernameErrors, usernames, usernameEventTexts, usernameSentences } from '#languages/fr/usernames.ts';
import { accountScopeTexts } from '#languages/fr/users.ts';
import { verificationEventTexts, verificationSentences } from '#languages/fr/verification.ts';
import { webhookErrors, webhooks, webhookEventTexts, webhookSentences, webhookAttention } from '#languages/fr/webhooks.ts';

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

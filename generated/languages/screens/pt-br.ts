// Written by `npm run docs` from the modules of texts and from `languages/`.
import { accountDeletionEventTexts, accountDeletionSentences } from '#languages/pt-br/account-deletion.ts';
import { accountErrors, account } from '#languages/pt-br/account.ts';
import { accountEventTexts, accountSentences } from '#languages/pt-br/accounts.ts';
import { attention, adminAttention } from '#languages/pt-br/admin.attention.ts';
import { adminEventTexts, adminSentences, adminScopeTexts } from '#languages/pt-br/admin.audit.ts';
import { branding } from '#languages/pt-br/admin.branding.ts';
import { selection, bulk, adminOrganizations } from '#languages/pt-br/admin.lists.ts';
import { overview } from '#languages/pt-br/admin.overview.ts';
import { settings } from '#languages/pt-br/admin.settings.ts';
import { setupErrors, adminErrors, admin } from '#languages/pt-br/admin.ts';
import { agents, agentErrors, agentTerms, agentEventTexts, agentSentences, agentAttention } from '#languages/pt-br/agents.ts';
import { apiKeyErrors, apiKeys, apiKeyEventTexts, apiKeySentences } from '#languages/pt-br/api-keys.ts';
import { app, page, noPermission, shell, additionalFields, commands, forms, identity, errors, redirects, roleNames, parts } from '#languages/pt-br/app.ts';
import { consentAccount, oauthScopes, oauthOperatorScopes, agentBudget } from '#languages/pt-br/applications.ts';
import { auditChainEventTexts, auditChainSentences, auditState, auditProof, auditProofErrors } from '#languages/pt-br/audit-chain.ts';
import { audit, coreEventTexts, coreSentences, auditScopeTexts, noMatch } from '#languages/pt-br/audit-log.ts';
import { auditStreamErrors, auditStreams, auditStreamEventTexts, auditStreamSentences, auditStreamAttention } from '#languages/pt-br/audit-streams.ts';
import { components } from '#languages/pt-br/components.ts';
import { deviceGrant, deviceGrantErrors, deviceEventTexts, deviceSentences, deviceAttention } from '#languages/pt-br/device-grant.ts';
import { domainErrors, domains, domainEventTexts, domainSentences, domainScopeTexts } from '#languages/pt-br/domains.ts';
import { emailCodeEntries, emailCodeErrors, emailCodes, emailCodeEventTexts, emailCodeSentences } from '#languages/pt-br/email-codes.ts';
import { enterprise } from '#languages/pt-br/enterprise.ts';
import { imports, importCodes } from '#languages/pt-br/imports.ts';
import { keys } from '#languages/pt-br/keys.ts';
import { magicLink } from '#languages/pt-br/magic-link.ts';
import { multiSessionErrors, multiSession } from '#languages/pt-br/multi-session.ts';
import { oauthApis } from '#languages/pt-br/oauth-provider.apis.ts';
import { oauthApplications, redirectAddresses, oauthClientHosts, oauthRegistrationTokens } from '#languages/pt-br/oauth-provider.applications.ts';
import { connectedApps } from '#languages/pt-br/oauth-provider.connected-apps.ts';
import { oauthConsent, failedRequests } from '#languages/pt-br/oauth-provider.consent.ts';
import { oauthProviderErrors, oauthEventTexts, oauthSentences, oauthProviderAttention } from '#languages/pt-br/oauth-provider.ts';
import { organizationEventTexts, organizationSentences, memberScopeTexts } from '#languages/pt-br/organizations.audit.ts';
import { memberBulk } from '#languages/pt-br/organizations.bulk.ts';
import { invitationErrors, invitations, members, organizationRoles } from '#languages/pt-br/organizations.members.ts';
import { organizationErrors, organizations, organizationSettings, teams } from '#languages/pt-br/organizations.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn, passkeyEventTexts, passkeySentences, passkeyAttention } from '#languages/pt-br/passkeys.ts';
import { passwordEventTexts, passwordSentences } from '#languages/pt-br/passwords.ts';
import { personalData, personalDataTables, personalDataErrors, personalDataEventTexts, personalDataSentences, administeredData, organizationData, personalDataAttention } from '#languages/pt-br/personal-data.ts';
import { phoneNumberEventTexts, phoneNumberSentences } from '#languages/pt-br/phone-number.ts';
import { pictures } from '#languages/pt-br/pictures.ts';
import { scimAdministration } from '#languages/pt-br/scim.administration.ts';
import { scimEventTexts, scimSentences, scimScopeTexts, scimErrors, scim } from '#languages/pt-br/scim.ts';
import { securityNoticeEventTexts, securityNoticeSentences } from '#languages/pt-br/security-notices.ts';
import { serviceAccountErrors, serviceAccounts, serviceAccountEventTexts, serviceAccountSentences } from '#languages/pt-br/service-accounts.ts';
import { setupLinkErrors, setupLinks, setupLinkEventTexts, setupLinkSentences } from '#languages/pt-br/setup-links.ts';
import { signInErrors, signIn, verifiedEmail } from '#languages/pt-br/sign-in.ts';
import { ssoAdministration } from '#languages/pt-br/sso.administration.ts';
import { ssoCertificateErrors, ssoCertificates } from '#languages/pt-br/sso.certificates.ts';
import { ssoKey } from '#languages/pt-br/sso.key.ts';
import { ssoPolicyErrors, ssoPolicy } from '#languages/pt-br/sso.policy.ts';
import { ssoRedirects } from '#languages/pt-br/sso.redirects.ts';
import { ssoSamlErrors, ssoSaml } from '#languages/pt-br/sso.saml.ts';
import { emailFirst, ssoRequiredErrors } from '#languages/pt-br/sso.sign-in.ts';
import { ssoEventTexts, ssoSentences, ssoScopeTexts, ssoErrors, sso } from '#languages/pt-br/sso.ts';
import { twoFactorEventTexts, twoFactorSentences } from '#languages/pt-br/two-factor.audit.ts';
import { twoFactorErrors, factors, twoFactor, twoFactorAttention } from '#languages/pt-br/two-factor.ts';
import { usernameErrors, usernames, usernameEventTexts, usernameSentences } from '#languages/pt-br/usernames.ts';
import { accountScopeTexts } from '#languages/pt-br/users.ts';
import { verificationEventTexts, verificationSentences } from '#languages/pt-br/verification.ts';
import { webhookErrors, webhooks, webhookEventTexts, webhookSentences, webhookAttention } from '#languages/pt-br/webhooks.ts';

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

import { defineFeature, kitTags } from '#server/call/feature.ts';
import { on } from '#server/call/lifecycle-events.ts';
import { credentialUnlinking } from '#server/features/accounts/credential-unlinking.ts';
import { lookUpLimit as domainLookUpLimit } from '#server/features/domains/domain.definitions.ts';
import { domainAdded, domainRemoving } from '#server/features/domains/events.ts';
import { memberRoleChanging, teamMemberChanging } from '#server/features/organizations/managed-members.ts';
import { organizationDeleting } from '#server/features/organizations/events.ts';
import { sessionStarted } from '#server/features/sessions/browser-sessions.ts';
import { organizationsOfOnly } from '#server/features/organizations/queries.ts';
import { signInLimit } from '#server/http/limits.ts';
import type { SsoConfiguration, SsoPageConfiguration } from '#shared/sso/configuration.ts';
import { ssoErrors } from '#shared/sso/errors.ts';
import { ssoEvents } from '#shared/sso/events.ts';

import { administrationCalls } from './administration/administration.router.ts';
import { SsoAttemptSchema } from './attempt.entity.ts';
import { sweepAttempts } from './attempts.ts';
import { serveNewDomain } from './connections/connection-domains.ts';
import { endConnectionsOf } from './connections/end-connection.ts';
import { certificateCalls } from './connections/saml/certificate.router.ts';
import { refreshMetadata } from './connections/saml/refresh-metadata.ts';
import { warnOfCertificateExpiry } from './connections/saml/warn-of-expiry.ts';
import { domainVerificationCalls } from './connections/verify-domains.router.ts';
import { SsoClientKeySchema } from './client-keys/client-key.entity.ts';
import { clientKeyCalls } from './connections/client-keys.router.ts';
import { callbackUrlOf, connectionProviders } from './connection-provider.ts';
import { SsoConnection, SsoConnectionDomainSchema, SsoConnectionSchema } from './connection.entity.ts';
import { GroupMappingSchema } from './group-mapping.entity.ts';
import { connectionsInUse } from './connections-in-use.ts';
import { logoutState } from './logout/log-out.ts';
import { logoutTokenUse } from './logout/logout-token.ts';
import { backChannelLimit, logoutMessageUse } from './logout/logout.definitions.ts';
import { logoutCalls, sloCalls } from './logout/logout.router.ts';
import { storeProviderSession } from './logout/provider-session.ts';
import { rejectManagedRole, rejectManagedTeam } from './mappings/managed-members.ts';
import { SsoCertificateSchema } from './saml/certificate.entity.ts';
import { endExcludedSessions } from './policy/end-sessions.ts';
import { keepIdentity, keepLastDomain } from './policy/keep-required.ts';
import { ssoOrganizationPolicy } from './policy/organization-policy.ts';
import { policyCalls } from './policy/policy.router.ts';
import { POLICY_POLL_SECONDS, requiredSso } from './policy/required-sso.ts';
import { recordBreakGlass, ssoSignInPolicy } from './policy/sign-in-policy.ts';
import { SsoPolicySchema } from './sso-policy.entity.ts';
import { samlCalls } from './saml/saml.router.ts';
import { SsoSessionSchema } from './sso-session.entity.ts';
import {
  breakGlassMail,
  certificateExpiringMail,
  discoveryLimit,
  metadataFailingMail,
  serviceCertificateExpiringMail,
} from './sso.definitions.ts';
import { activateOrganizationOf } from './sign-in/active-organization.ts';
import { ssoFlow, ssoFlowCookie } from './sign-in/flow.ts';
import { ssoTicket } from './sign-in/saml/ticket.ts';
import {
  callbackLimit,
  lookUpLimit,
  restartCookie,
  startLimit,
  UNSOLICITED,
  unsolicitedLimit,
  usedAssertion,
} from './sign-in/sign-in.definitions.ts';
import { samlSignInCalls, signInCalls, signInWithSso } from './sign-in/sign-in.router.ts';
import { confirmationCookie, confirmationToken } from './open-confirmation.ts';
import { providerFactorPolicy } from './provider-factor-policy.ts';
import { ssoOptions } from './sso.options.ts';
import { ssoRouter } from './sso.router.ts';

const HOUR = 60 * 60;

const ofOrganization = { none: 'Belongs to an organization, whose managers read its audit log.' };

export const sso = defineFeature({
  name: 'sso',
  errors: ssoErrors,
  audit: ssoEvents,
  notices: {
    'sso-connection.created': ofOrganization,
    'sso-connection.updated': ofOrganization,
    'sso-connection.tested': ofOrganization,
    'sso-connection.enabled': ofOrganization,
    'sso-connection.disabled': ofOrganization,
    'sso-connection.deleted': ofOrganization,
    'sso-connection.certificate-expiring': ofOrganization,
    'sso-connection.metadata-failed': ofOrganization,
    'organization.sso-policy-set': ofOrganization,
    'sso.break-glass-used': { mail: breakGlassMail },
  },
  entities: [
    SsoConnectionSchema,
    SsoConnectionDomainSchema,
    SsoAttemptSchema,
    SsoSessionSchema,
    SsoPolicySchema,
    GroupMappingSchema,
    SsoCertificateSchema,
    SsoClientKeySchema,
  ],
  constraints: {
    sso_connection_provider_id_unique: 'SSO_PROVIDER_WITH_THIS_PROVIDERID_ALREADY_EXISTS',
    sso_connection_organization_id_issuer_client_id_unique: 'SSO_PROVIDER_ALREADY_EXISTS',
  },
  options: [ssoOptions],
  services: [connectionProviders, connectionsInUse, requiredSso],
  mails: [breakGlassMail, certificateExpiringMail, serviceCertificateExpiringMail, metadataFailingMail],
  signInPolicies: [ssoSignInPolicy],
  organizationPolicies: [ssoOrganizationPolicy, providerFactorPolicy],
  credentials: [
    {
      name: 'sso-connection',
      entities: [SsoConnectionSchema, SsoCertificateSchema, SsoClientKeySchema],
      purgeUnproven: async ({ em }, userId) => {
        const organizations = await organizationsOfOnly(em, userId);
        if (organizations.length === 0) return;
        await em.nativeUpdate(SsoConnection, { organization: organizations }, { enabledAt: null });
      },
    },
  ],
  on: [
    on(organizationDeleting, endConnectionsOf),
    on(domainAdded, serveNewDomain),
    on(domainRemoving, keepLastDomain),
    on(sessionStarted, activateOrganizationOf),
    on(sessionStarted, storeProviderSession),
    on(sessionStarted, recordBreakGlass),
    on(memberRoleChanging, rejectManagedRole),
    on(teamMemberChanging, rejectManagedTeam),
    on(credentialUnlinking, keepIdentity),
  ],
  router: {
    sso: {
      ...ssoRouter.sso,
      ...policyCalls,
      ...signInCalls,
      ...logoutCalls,
      ...certificateCalls,
      ...clientKeyCalls,
      ...domainVerificationCalls,
      saml2: { sp: { ...samlSignInCalls, ...samlCalls, ...sloCalls } },
    },
    signIn: { sso: signInWithSso },
    admin: administrationCalls,
  },
  publicConfiguration: (service): SsoConfiguration & SsoPageConfiguration => {
    const { enabled } = ssoOptions.of(service);
    return {
      sso: enabled && connectionsInUse.of(service).value,
      ssoCallbackUrl: enabled ? callbackUrlOf(service, { providerId: '' }) : null,
    };
  },
  rateLimits: {
    'sso.register': [discoveryLimit],
    'sso.updateProvider': [discoveryLimit],
    'sso.rotateCertificate': [discoveryLimit],
    'sso.refreshMetadata': [discoveryLimit],
    'sso.lookUp': [lookUpLimit],
    'sso.verifyDomain': [domainLookUpLimit],
    'sso.start': [startLimit],
    'signIn.sso': [signInLimit, startLimit],
    'sso.callback': [callbackLimit],
    'sso.saml2.sp.acsPost': [callbackLimit],
    [UNSOLICITED]: [unsolicitedLimit],
    'sso.saml2.sp.acs': [callbackLimit],
    'sso.saml2.sp.request': [startLimit],
    'sso.saml2.sp.slo': [backChannelLimit],
    'sso.saml2.sp.sloPost': [backChannelLimit],
    'sso.oidcBackChannelLogout': [backChannelLimit],
    'sso.connect': [startLimit],
    'sso.prove': [startLimit],
  },
  tokens: [
    ssoFlow.token,
    confirmationToken,
    ssoTicket.token,
    usedAssertion,
    logoutState,
    logoutTokenUse,
    logoutMessageUse,
  ],
  cookies: [ssoFlowCookie, confirmationCookie, restartCookie],
  jobs: [
    { name: 'sso attempts', every: ({ options }) => options.advanced.sweepInterval, run: sweepAttempts },
    { name: 'sso policies', every: () => POLICY_POLL_SECONDS, run: (service) => requiredSso.of(service).update() },
    { name: 'sso sessions', every: ({ options }) => options.advanced.sweepInterval, run: endExcludedSessions },
    { name: 'sso certificates', every: ({ options }) => options.advanced.sweepInterval, run: warnOfCertificateExpiry },
    {
      name: 'sso metadata',
      every: (service) => Math.min(HOUR, ssoOptions.of(service).metadataRefresh || HOUR),
      run: refreshMetadata,
    },
    {
      name: 'sso connections in use',
      every: () => POLICY_POLL_SECONDS,
      run: (service) => connectionsInUse.of(service).update(),
    },
  ],
  tag: (call) => {
    if (call.startsWith('admin.')) return kitTags.admin;
    return call === 'signIn.sso' ? kitTags.sessions : kitTags.organizations;
  },
});

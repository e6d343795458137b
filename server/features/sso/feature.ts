import { defineFeature, kitTags } from '#server/call/feature.ts';
import { on } from '#server/call/lifecycle-events.ts';
import { lookUpLimit as domainLookUpLimit } from '#server/features/domains/domain.definitions.ts';
import { domainAdded } from '#server/features/domains/events.ts';
import { organizationDeleting } from '#server/features/organizations/events.ts';
import { sessionStarted } from '#server/features/sessions/browser-sessions.ts';
import { organizationsOfOnly } from '#server/features/organizations/queries.ts';
import { signInLimit } from '#server/http/limits.ts';
import { ssoErrors } from '#shared/sso/errors.ts';
import { ssoEvents } from '#shared/sso/events.ts';

import { SsoAttemptSchema } from './attempt.entity.ts';
import { sweepAttempts } from './attempts.ts';
import { serveNewDomain } from './connections/connection-domains.ts';
import { endConnectionsOf } from './connections/end-connection.ts';
import { connectionProviders } from './connection-provider.ts';
import { SsoConnection, SsoConnectionDomainSchema, SsoConnectionSchema } from './connection.entity.ts';
import { GroupMappingSchema } from './group-mapping.entity.ts';
import { logoutState } from './logout/log-out.ts';
import { logoutTokenUse } from './logout/logout-token.ts';
import { backChannelLimit } from './logout/logout.definitions.ts';
import { logoutCalls } from './logout/logout.router.ts';
import { storeProviderSession } from './logout/provider-session.ts';
import { SsoPolicySchema } from './sso-policy.entity.ts';
import { SsoSessionSchema } from './sso-session.entity.ts';
import { discoveryLimit } from './sso.definitions.ts';
import { activateOrganizationOf } from './sign-in/active-organization.ts';
import { ssoFlow, ssoFlowCookie } from './sign-in/flow.ts';
import { callbackLimit, lookUpLimit, startLimit } from './sign-in/sign-in.definitions.ts';
import { signInCalls, signInWithSso } from './sign-in/sign-in.router.ts';
import { SsoClientKeySchema } from './client-keys/client-key.entity.ts';
import { ssoOptions } from './sso.options.ts';
import { ssoRouter } from './sso.router.ts';

const ofOrganization = { none: 'Belongs to an organization, whose managers read its audit log.' };

export const sso = defineFeature({
  name: 'sso',
  errors: ssoErrors,
  audit: ssoEvents,
  notices: {
    'sso-connection.created': ofOrganization,
    'sso-connection.updated': ofOrganization,
    'sso-connection.enabled': ofOrganization,
    'sso-connection.disabled': ofOrganization,
    'sso-connection.deleted': ofOrganization,
  },
  entities: [
    SsoConnectionSchema,
    SsoConnectionDomainSchema,
    SsoAttemptSchema,
    SsoSessionSchema,
    SsoPolicySchema,
    GroupMappingSchema,
    SsoClientKeySchema,
  ],
  constraints: {
    sso_connection_provider_id_unique: 'SSO_PROVIDER_WITH_THIS_PROVIDERID_ALREADY_EXISTS',
    sso_connection_organization_id_issuer_client_id_unique: 'SSO_PROVIDER_ALREADY_EXISTS',
  },
  options: [ssoOptions],
  services: [connectionProviders],
  credentials: [
    {
      name: 'sso-connection',
      entities: [SsoConnectionSchema],
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
    on(sessionStarted, activateOrganizationOf),
    on(sessionStarted, storeProviderSession),
  ],
  router: { sso: { ...ssoRouter.sso, ...signInCalls, ...logoutCalls }, signIn: { sso: signInWithSso } },
  rateLimits: {
    'sso.register': [discoveryLimit],
    'sso.updateProvider': [discoveryLimit],
    'sso.lookUp': [lookUpLimit],
    'sso.verifyDomain': [domainLookUpLimit],
    'sso.start': [startLimit],
    'signIn.sso': [signInLimit, startLimit],
    'sso.callback': [callbackLimit],
    'sso.oidcBackChannelLogout': [backChannelLimit],
  },
  tokens: [ssoFlow.token, logoutState, logoutTokenUse],
  cookies: [ssoFlowCookie],
  jobs: [{ name: 'sso attempts', every: ({ options }) => options.advanced.sweepInterval, run: sweepAttempts }],
  tag: (call) => (call === 'signIn.sso' ? kitTags.sessions : kitTags.organizations),
});

import { expiredRowsJob } from '#server/call/expired-rows.ts';
import { defineFeature } from '#server/call/feature.ts';
import { on } from '#server/call/lifecycle-events.ts';
import { eventOptions } from '#server/features/event-log/event-log.options.ts';
import { sessionStarted } from '#server/features/sessions/browser-sessions.ts';
import { userBanned } from '#server/features/users/events.ts';
import type { OAuthProviderPageConfiguration } from '#shared/oauth-provider/configuration.ts';
import { oauthProviderErrors } from '#shared/oauth-provider/errors.ts';
import { oauthProviderEvents } from '#shared/oauth-provider/events.ts';

import { accessTokenCredential } from './api/credential.ts';
import { accessTokenVerifier } from './api/verify-token.ts';
import { OAuthArtifact, OAuthArtifactSchema } from './artifact.entity.ts';
import { OAuthClientSchema } from './client.entity.ts';
import { OAuthGrantSchema } from './grant.entity.ts';
import { warnOfSecrets } from './clients/warn-of-secrets.ts';
import { endTokensOf, purgeCredentials } from './grants/manage-grants.ts';
import { authorizingBrowser, latestRequest } from './authorizing-browser.ts';
import { sendLogoutTokens } from './logout/send-logout-tokens.ts';
import { OAuthSessionClientSchema } from './logout/session-client.entity.ts';
import { continueAfterSignIn, noteSignIn } from './interactions/continue-after-sign-in.ts';
import { libraryExtensions } from './library-extensions.ts';
import { oauthLibrary } from './library/library.ts';
import { appConnectedMail, clientSecretExpiresMail, grantReusedMail } from './oauth-provider.mails.ts';
import { oauthProviderFindings } from './oauth-provider.findings.ts';
import { oauthProviderOptions } from './oauth-provider.options.ts';
import { oauthLimits, oauthProtocols } from './oauth-provider.protocol.ts';
import { oauthProviderRouter } from './oauth-provider.router.ts';
import { OAuthClientHostSchema } from './registration/client-host.entity.ts';
import { clientDocuments } from './registration/client-documents.ts';
import { deleteUnused } from './registration/delete-unused.ts';
import { OAuthRegistrationToken, OAuthRegistrationTokenSchema } from './registration/registration-token.entity.ts';
import { registrationRouter } from './registration.router.ts';
import { OAuthClientResourceSchema, OAuthResourceSchema } from './resource.entity.ts';
import { resourceRouter } from './resource.router.ts';

const ofPlatform = { none: 'Belongs to the platform, whose administrators read its audit log.' };
const ofUser = { none: 'The user did it, and sees the application in the account.' };

export const oauthProvider = defineFeature({
  name: 'oauthProvider',
  errors: oauthProviderErrors,
  constraints: {
    oauth_resource_uri_unique: 'RESOURCE_ALREADY_EXISTS',
    oauth_client_resource_client_id_foreign: 'OAUTH_CLIENT_NOT_FOUND',
    oauth_grant_client_id_foreign: 'OAUTH_CLIENT_NOT_FOUND',
  },
  audit: oauthProviderEvents,
  notices: {
    'oauth-client.created': ofPlatform,
    'oauth-client.registered': ofPlatform,
    'oauth-client.updated': ofPlatform,
    'oauth-client.secret-rotated': ofPlatform,
    'oauth-client.deleted': ofPlatform,
    'oauth-resource.created': ofPlatform,
    'oauth-resource.updated': ofPlatform,
    'oauth-resource.deleted': ofPlatform,
    'oauth-resource.linked': ofPlatform,
    'oauth-resource.unlinked': ofPlatform,
    'oauth-client.verified': ofPlatform,
    'oauth-client-host.changed': ofPlatform,
    'oauth-registration-token.created': ofPlatform,
    'oauth-registration-token.deleted': ofPlatform,
    'oauth-client.secret-expiring': { mail: clientSecretExpiresMail },
    'oauth-grant.created': { mail: appConnectedMail },
    'oauth-grant.updated': ofUser,
    'oauth-grant.denied': ofUser,
    'oauth-grant.revoked': ofUser,
    'oauth-code.reused': { mail: grantReusedMail },
    'oauth-token.reused': { mail: grantReusedMail },
    'oauth-logout.failed': ofPlatform,
  },
  entities: [
    OAuthClientSchema,
    OAuthGrantSchema,
    OAuthArtifactSchema,
    OAuthSessionClientSchema,
    OAuthResourceSchema,
    OAuthClientResourceSchema,
    OAuthClientHostSchema,
    OAuthRegistrationTokenSchema,
  ],
  options: [oauthProviderOptions],
  mails: [appConnectedMail, grantReusedMail, clientSecretExpiresMail],
  services: [libraryExtensions, oauthLibrary, accessTokenVerifier, clientDocuments],
  findings: oauthProviderFindings,
  apiCredentials: [accessTokenCredential],
  cookies: [authorizingBrowser.cookie, latestRequest.cookie],
  credentials: [
    {
      name: 'oauth-grant',
      // Applications refer to service accounts, whose address cannot be taken over.
      entities: [OAuthGrantSchema, OAuthClientSchema, OAuthRegistrationTokenSchema],
      purgeUnproven: async ({ em, options }, userId) => {
        if (oauthProviderOptions.of({ options }).enabled) await purgeCredentials(em, userId);
      },
    },
  ],
  on: [on(userBanned, (ctx, { user }) => endTokensOf(ctx, user.id)), on(sessionStarted, noteSignIn)],
  mutationMiddleware: [continueAfterSignIn],
  router: {
    admin: registrationRouter.admin,
    organization: oauthProviderRouter.organization,
    oauth2: { ...oauthProviderRouter.oauth2, ...resourceRouter.oauth2 },
  },
  protocols: oauthProtocols,
  rateLimits: oauthLimits,
  publicConfiguration: (service): OAuthProviderPageConfiguration => ({
    oauthProvider: oauthProviderOptions.of(service).enabled,
    oauthGrantTypes: libraryExtensions.of(service).grantTypes,
    oauthRegistration: oauthProviderOptions.of(service).registration !== 'off',
  }),
  jobs: [
    expiredRowsJob(OAuthArtifact, OAuthRegistrationToken),
    { name: 'ending client secrets', every: ({ options }) => options.advanced.sweepInterval, run: warnOfSecrets },
    { name: 'unused applications', every: ({ options }) => options.advanced.sweepInterval, run: deleteUnused },
    { name: 'logout tokens', every: (service) => eventOptions.of(service).pollInterval, run: sendLogoutTokens },
  ],
  tag: {
    title: 'Applications',
    description: 'Applications that sign users in through this service, and what users allowed them.',
  },
});

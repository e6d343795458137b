import type {
  Configuration,
  errors as Errors,
  interactionPolicy,
  JWK,
  KoaContextWithOIDC,
  ResourceServer,
} from 'oidc-provider';

import type { AppServices } from '#server/call/context.ts';
import { defaultResource, extraTokenClaims, resourceServerInfo } from './issue-token.ts';
import { jwtOptions } from '#server/features/jwt/jwt.options.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';
import { webAppPage, withQuery } from '#server/http/address.ts';
import { assertionAlgorithms } from '#shared/oauth-provider/client-keys.ts';
import { claimsByScope, oauthScopes } from '#shared/oauth-provider/scopes.ts';

import { acrValues } from '#server/features/oauth-provider/acr.ts';
import { findAccount } from './accounts.ts';
import { adapterFor } from './adapter.ts';
import { actForServiceAccount } from './client-credentials.ts';
import { isOriginOf, ownMembers, type LibraryClient } from './clients.ts';
import { currentDispatch } from '#server/features/oauth-provider/storage/dispatch.ts';
import { existingGrant } from './existing-grant.ts';
import { libraryExtensions } from '#server/features/oauth-provider/library-extensions.ts';
import { signQuery } from '#server/features/oauth-provider/signed-query.ts';

/** Seconds for which an ID token is valid. It is no credential: applications read it once. */
const ID_TOKEN_EXPIRES_IN = 3600;
/** Seconds for which a pushed authorization request is valid (RFC 9126 section 2.2). */
const PUSHED_REQUEST_EXPIRES_IN = 60;

export const routes = {
  authorization: '/oauth2/authorize',
  token: '/oauth2/token',
  introspection: '/oauth2/introspect',
  revocation: '/oauth2/revoke',
  userinfo: '/oauth2/userinfo',
  end_session: '/oauth2/end-session',
  pushed_authorization_request: '/oauth2/par',
  jwks: '/oauth2/jwks',
} as const;

const clientOf = ({ oidc }: KoaContextWithOIDC) => oidc.client as unknown as LibraryClient;

/** How the library behaves. Everything that it stores or asks is of the service. */
export function configurationFor(
  service: AppServices,
  { jwks, policy, errors }: { jwks: JWK[]; policy: interactionPolicy.DefaultPolicy; errors: typeof Errors },
): Configuration {
  const options = oauthProviderOptions.of(service);
  const lifetimeOf = (_ctx: unknown, { resourceServer }: { resourceServer?: ResourceServer }) =>
    resourceServer?.accessTokenTTL ?? options.accessTokenExpiresIn;
  const { enabled: extensions } = libraryExtensions.of(service);
  const added = extensions.map(({ configuration }) => configuration(service.options));
  const page = (path: string) => new URL(webAppPage(service.options, path), service.options.baseUrl).href;
  return {
    adapter: adapterFor(extensions),
    routes: Object.assign({}, routes, ...added.map((each) => each.routes)) as typeof routes,
    jwks: { keys: jwks },
    scopes: [...oauthScopes],
    claims: claimsByScope,
    acrValues: [...acrValues],
    // OAuth 2.1: no tokens in addresses, and PKCE for every application.
    responseTypes: ['code'],
    pkce: { required: () => true },
    subjectTypes: ['public'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none'],
    enabledJWA: {
      idTokenSigningAlgValues: ['RS256', jwtOptions.of(service).algorithm],
      clientAuthSigningAlgValues: [...assertionAlgorithms] as never,
    },
    extraClientMetadata: { properties: [...ownMembers] },
    findAccount,
    extraTokenClaims,
    formats: { customizers: { jwt: actForServiceAccount(errors) } },
    loadExistingGrant: existingGrant,
    clientBasedCORS: (ctx, origin) => isOriginOf(clientOf(ctx), origin),
    rotateRefreshToken: () => currentDispatch().rotates,
    // Without the scope, for which clients of MCP servers often cannot ask, these get one too, which ends with the session.
    issueRefreshToken: (_ctx, client, code) => {
      const { applicationType, self_registered: isSelfRegistered } = client as unknown as LibraryClient;
      const isOffered = code.scopes.has('offline_access') || applicationType === 'native' || isSelfRegistered === true;
      return client.grantTypeAllowed('refresh_token') && isOffered;
    },
    expiresWithSession: (_ctx, code) => !code.scopes.has('offline_access'),
    // A code or token that is used again ends what goes back to the same authorization, not the consent.
    revokeGrantPolicy: () => false,
    interactions: {
      policy,
      url: (_ctx, { uid, params, exp, prompt }) => {
        const own = prompt.name === 'login' ? options.signInUrl : options.consentUrl;
        return `${own ?? page('/consent')}?${signQuery(service.secrets, { params, uid, exp })}`;
      },
    },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.status = 303;
      ctx.redirect(page(withQuery('/error', { error, error_description: description })));
    },
    ttl: {
      AccessToken: lifetimeOf,
      ClientCredentials: lifetimeOf,
      AuthorizationCode: options.codeExpiresIn,
      IdToken: ID_TOKEN_EXPIRES_IN,
      Interaction: options.interactionExpiresIn,
      PushedAuthorizationRequest: PUSHED_REQUEST_EXPIRES_IN,
      RefreshToken: (ctx) => {
        const age = (ctx.oidc.entities.RotatedRefreshToken as { totalLifetime(): number } | undefined)?.totalLifetime();
        return Math.max(1, Math.min(options.refreshTokenExpiresIn, options.refreshTokenMaxAge - (age ?? 0)));
      },
      // The library requires them; what it would store is not.
      Session: options.refreshTokenMaxAge,
      Grant: options.refreshTokenMaxAge,
      ...(Object.assign({}, ...added.map(({ ttl }) => ttl)) as Configuration['ttl']),
    },
    features: Object.assign(ownFeatures(errors), ...added.map(({ features }) => features)) as Features,
    discovery: { service_documentation: page('/docs') },
  };
}

type Features = NonNullable<Configuration['features']>;

function ownFeatures(errors: typeof Errors): Features {
  return {
    devInteractions: { enabled: false },
    clientCredentials: { enabled: true },
    introspection: {
      enabled: true,
      allowedPolicy: (_ctx, client, token) => client.clientAuthMethod !== 'none' && token.clientId === client.clientId,
    },
    revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    claimsParameter: { enabled: true },
    pushedAuthorizationRequests: { enabled: true },
    dPoP: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: defaultResource(errors),
      getResourceServerInfo: resourceServerInfo(errors),
      useGrantedResource: () => true,
    },
    // Both are code of the service: for the metadata only.
    rpInitiatedLogout: { enabled: true },
    backchannelLogout: { enabled: true },
  };
}

import * as oauth from 'oauth4webapi';

import { defineService } from '#server/call/feature.ts';
import type { AppServices, RequestContext } from '#server/call/context.ts';
import type { AnyProvider } from '#server/features/social/define-provider.ts';
import { cachedDiscovery } from '#server/features/social/discovery.ts';
import { Provider } from '#server/features/social/provider.ts';
import { fetchUserInfo, openIdProvider, OpenIdOptions } from '#server/features/social/providers/openid-connect.ts';
import { callUrl } from '#server/http/address.ts';
import { createHttpClient } from '#server/http/outgoing/http-client.ts';

import { privateKeyJwt } from './client-keys/private-key-jwt.ts';
import { clientSecretOf } from './client-secret.ts';
import type { SsoConnection } from './connection.entity.ts';

/** Those of more connections discover their endpoints again. */
const MAX_CACHED = 200;

/** The providers of connections: each remembers its endpoints and keys for some time. */
export const connectionProviders = defineService('connectionProviders', (service) => {
  const http = createHttpClient(service.options.outgoing, service.options.baseUrl);
  const cached = new Map<string, { changedAt: number; provider: Provider }>();
  return {
    http,
    find: (connection: SsoConnection): Provider => {
      const { id, updatedAt } = connection;
      const known = cached.get(id);
      const provider =
        known?.changedAt === updatedAt.getTime() ? known.provider : createProvider(service, connection, http);
      // The last one in the order of the map is the one that was used last.
      cached.delete(id);
      cached.set(id, { changedAt: updatedAt.getTime(), provider });
      if (cached.size > MAX_CACHED) cached.delete(cached.keys().next().value!);
      return provider;
    },
  };
});

/** The OpenID Connect provider of a connection. */
export function findProvider(ctx: RequestContext, connection: SsoConnection): Provider {
  return connectionProviders.of(ctx).find(connection);
}

/** Where the provider redirects to: an address of its own, so that a response of another provider never arrives at it. */
export function callbackUrlOf(
  { options }: Pick<AppServices, 'options'>,
  { providerId }: Pick<SsoConnection, 'providerId'>,
): string {
  return callUrl(options, `/sso/callback/${providerId}`);
}

function createProvider(
  service: Pick<AppServices, 'options' | 'log' | 'secrets' | 'reads'>,
  connection: SsoConnection,
  http: ReturnType<typeof createHttpClient>,
): Provider {
  const { accountProviderId: id, name, issuer, discoveryUrl, endpoints, clientId, scopes } = connection;
  const clientSecret = clientSecretOf(connection, service.secrets);
  const options = OpenIdOptions.parse({
    name,
    issuer,
    clientId,
    clientSecret: clientSecret ?? 'none',
    scope: scopes,
    disableDefaultScope: true,
    disableIdTokenSignIn: true,
  });
  const definition: AnyProvider = {
    ...openIdProvider(id, name),
    pkce: connection.pkce,
    // Claims of a mapping, such as groups, are in the ID token of some providers only.
    fetchFurtherInfo: fetchUserInfo,
    clientAuth: () => clientAuthOf(service, connection, clientSecret),
  };
  const discover = endpoints === null ? cachedDiscovery({ issuer, discoveryUrl }, http) : async () => endpoints;
  return new Provider(definition, options, {
    http,
    log: service.log,
    callbackUrl: callbackUrlOf(service, connection),
    discover,
  });
}

function clientAuthOf(
  service: Pick<AppServices, 'reads' | 'secrets'>,
  connection: SsoConnection,
  clientSecret: string | null,
): oauth.ClientAuth {
  const { clientAuth } = connection;
  if (clientAuth === 'private_key_jwt') return privateKeyJwt(service, connection);
  if (clientSecret === null) return oauth.None();
  return clientAuth === 'basic' ? oauth.ClientSecretBasic(clientSecret) : oauth.ClientSecretPost(clientSecret);
}

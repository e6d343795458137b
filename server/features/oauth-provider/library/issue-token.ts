import type { errors as Errors, KoaContextWithOIDC, ResourceServer, UnknownObject } from 'oidc-provider';

import { jwtOptions } from '#server/features/jwt/jwt.options.ts';
import { completeScopes, isClientCredentials } from './client-credentials.ts';
import type { LibraryClient } from './clients.ts';
import { currentDispatch } from '#server/features/oauth-provider/storage/dispatch.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';
import { isOAuthScope, isServiceScope } from '#shared/oauth-provider/scopes.ts';

import {
  findLinkedResources,
  findResources,
  hasScope,
  type KnownResource,
} from '#server/features/oauth-provider/resources/find-resources.ts';
import { isOwnResource, ownResource } from '#server/features/oauth-provider/own-resource.ts';

/** Without an indicator, scopes of an API mean the API: that of the service, or the only one of the application with such a scope. */
export const defaultResource =
  (errors: typeof Errors) =>
  async (context: KoaContextWithOIDC, client: unknown): Promise<string | undefined> => {
    const scopes = [...context.oidc.requestParamScopes];
    const resource = await impliedResource(scopes, {
      client: client as LibraryClient,
      isMachine: isClientCredentials(context),
    });
    if (resource !== undefined || !isClientCredentials(context)) return resource;
    // It has no identity to ask for.
    throw scopes.length > 0
      ? new errors.InvalidScope('requested scope is not allowed', scopes[0]!)
      : new errors.InvalidTarget('a resource is required');
  };

async function impliedResource(
  scopes: readonly string[],
  { client: { clientId, service_account_id: accountId }, isMachine }: { client: LibraryClient; isMachine: boolean },
): Promise<string | undefined> {
  const { ctx } = currentDispatch();
  if (scopes.length === 0 && accountId !== undefined) return ownResource(ctx.options);
  if (scopes.some(isServiceScope)) return ownResource(ctx.options);
  const unknown = scopes.filter((scope) => !isOAuthScope(scope));
  if (unknown.length === 0 && !isMachine) return undefined;
  const linked = await findLinkedResources(ctx.em, clientId);
  const isMeant = (resource: KnownResource) => unknown.some((scope) => hasScope(resource, scope));
  const meant = unknown.length === 0 ? linked : linked.filter(isMeant);
  return meant.length === 1 ? meant[0]!.uri : undefined;
}

/** The tokens for a resource (RFC 8707). @throws invalid_target if it is not known, or not for the application. */
export const resourceServerInfo =
  (errors: typeof Errors) =>
  async (context: KoaContextWithOIDC, indicator: string, client: unknown): Promise<ResourceServer> => {
    const { ctx } = currentDispatch();
    const { clientId, api_scope: ofApi = '', service_account_id: accountId } = client as LibraryClient;
    const isOwn = isOwnResource(ctx.options, indicator);
    const known = isOwn ? null : await findResource(indicator, clientId);
    if (!isOwn && !known?.isOffered) throw new errors.InvalidTarget('unknown resource');
    const scopes = known === null ? ofApi.split(' ') : known.scopes.map(({ name }) => name);
    if (isClientCredentials(context)) {
      if (isOwn && accountId === undefined) throw new errors.InvalidTarget('a service account is required');
      completeScopes(context, { scopes, defaults: known?.defaultScopes ?? scopes, errors });
    }
    return {
      scope: scopes.join(' '),
      audience: known?.uri ?? ownResource(ctx.options),
      accessTokenFormat: 'jwt',
      accessTokenTTL: known?.accessTokenExpiresIn ?? oauthProviderOptions.of(ctx).accessTokenExpiresIn,
      jwt: { sign: { alg: jwtOptions.of(ctx).algorithm } },
    };
  };

/** As it is registered: the request was completed with that form. */
async function findResource(uri: string, clientId: string): Promise<KnownResource | null> {
  const { ctx, resources } = currentDispatch();
  const found = resources.length > 0 ? resources : await findResources(ctx.em, { uris: [uri], clientId });
  return found.find((resource) => resource.uri === uri) ?? null;
}

interface Source {
  acr?: string;
  authTime?: number;
}

interface IssuedToken {
  kind: string;
  aud?: string | string[];
  grantId?: string;
  expiresWithSession?: boolean;
  sessionUid?: string;
}

/** What an access token for a resource says of its origin, by which the API asks whether it still counts. */
export function extraTokenClaims({ oidc }: KoaContextWithOIDC, token: unknown): UnknownObject | undefined {
  const { kind, aud, grantId, expiresWithSession, sessionUid } = token as IssuedToken;
  if (kind !== 'AccessToken' || aud === undefined) return undefined;
  const { RefreshToken, AuthorizationCode, DeviceCode } = oidc.entities as Partial<Record<string, Source>>;
  const { acr, authTime } = RefreshToken ?? AuthorizationCode ?? DeviceCode ?? {};
  return {
    gid: grantId,
    org_id: currentDispatch().organizationId ?? undefined,
    fam: currentDispatch().family ?? undefined,
    acr,
    auth_time: authTime,
    ...(expiresWithSession && { sess: sessionUid }),
    ...currentDispatch().claims,
  };
}

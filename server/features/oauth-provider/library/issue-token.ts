import type { errors, KoaContextWithOIDC, ResourceServer, UnknownObject } from 'oidc-provider';

import { jwtOptions } from '#server/features/jwt/jwt.options.ts';
import type { LibraryClient } from './clients.ts';
import { currentDispatch } from '#server/features/oauth-provider/storage/dispatch.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';
import { isApiScope } from '#shared/oauth-provider/scopes.ts';

import { isOwnResource, ownResource } from '#server/features/oauth-provider/own-resource.ts';

/** Without an indicator, scopes of the API mean the API. */
export function defaultResource({ oidc }: KoaContextWithOIDC): string | undefined {
  return [...oidc.requestParamScopes].some(isApiScope) ? ownResource(currentDispatch().ctx.options) : undefined;
}

/** The tokens for a resource (RFC 8707). @throws invalid_target if it is not known. */
export const resourceServerInfo =
  (InvalidTarget: typeof errors.InvalidTarget) =>
  (_ctx: KoaContextWithOIDC, indicator: string, client: unknown): ResourceServer => {
    const { ctx } = currentDispatch();
    if (!isOwnResource(ctx.options, indicator)) throw new InvalidTarget('unknown resource');
    return {
      scope: (client as LibraryClient).api_scope ?? '',
      audience: ownResource(ctx.options),
      accessTokenFormat: 'jwt',
      accessTokenTTL: oauthProviderOptions.of(ctx).accessTokenExpiresIn,
      jwt: { sign: { alg: jwtOptions.of(ctx).algorithm } },
    };
  };

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
  const { RefreshToken, AuthorizationCode } = oidc.entities as { RefreshToken?: Source; AuthorizationCode?: Source };
  const { acr, authTime } = RefreshToken ?? AuthorizationCode ?? {};
  return {
    gid: grantId,
    fam: currentDispatch().family,
    acr,
    auth_time: authTime,
    ...(expiresWithSession && { sess: sessionUid }),
  };
}

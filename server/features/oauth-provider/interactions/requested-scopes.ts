import type { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import type { KnownResource } from '#server/features/oauth-provider/resources/find-resources.ts';
import { isApiScope, isOAuthScope, type ApplicationScope } from '#shared/oauth-provider/scopes.ts';

import type { Pending } from './pending.ts';

type Request = Pick<Pending, 'params'>;

const scopesOf = ({ params: { scope = '' } }: Request) => scope.split(' ');

/** Those of the identity and of the API of the service, the latter only as far as the application may ask for them. */
export function requestedScopes(request: Request, client: OAuthClient): ApplicationScope[] {
  const isKnown = (scope: string): scope is ApplicationScope =>
    isOAuthScope(scope) || (isApiScope(scope) && client.scopes.includes(scope));
  return scopesOf(request).filter(isKnown);
}

/** The URIs of the APIs that a request names. */
export function requestedUris({ params }: Request): string[] {
  return params.resource === undefined ? [] : [params.resource].flat();
}

/** Of the scopes of a request those of a resource. */
export function requestedOf(request: Request, { scopes }: KnownResource): KnownResource['scopes'] {
  const asked = scopesOf(request);
  return scopes.filter(({ name }) => asked.includes(name));
}

/** The names in the parameter `claims`, which the library has validated. */
export function requestedClaims({ params: { claims } }: Request): string[] {
  if (claims === undefined) return [];
  const { userinfo = {}, id_token: idToken = {} } = JSON.parse(claims) as Record<string, object | undefined>;
  return [...new Set([...Object.keys(userinfo), ...Object.keys(idToken)])];
}

import { z } from 'zod';

import { GrantableScope, ServiceScope } from '#shared/lib/scopes.ts';

/** The claims of each scope (OpenID Connect Core section 5.4). `offline_access` keeps the access after the session (section 11). */
export const claimsByScope = {
  openid: ['sub', 'org_id'],
  profile: ['name', 'picture', 'preferred_username', 'updated_at'],
  email: ['email', 'email_verified'],
  offline_access: [],
} as const;

export type OAuthScope = keyof typeof claimsByScope;
export const oauthScopes = Object.keys(claimsByScope) as readonly OAuthScope[];

export function isOAuthScope(scope: string): scope is OAuthScope {
  return Object.hasOwn(claimsByScope, scope);
}

export function claimsOfScopes(scopes: readonly OAuthScope[]): string[] {
  return scopes.flatMap((scope) => [...claimsByScope[scope]]);
}

/** The scopes of the API are those of API keys. */
export function isApiScope(scope: string): scope is GrantableScope {
  return GrantableScope.safeParse(scope).success;
}

/** What an application can ask for: the identity of the user, and calls of the API. */
export type ApplicationScope = OAuthScope | GrantableScope;

export function isApplicationScope(scope: string): scope is ApplicationScope {
  return isOAuthScope(scope) || isApiScope(scope);
}

/** Also what only programs can ask for that act for a service account. */
export type ClientScope = OAuthScope | ServiceScope;

export function isServiceScope(scope: string): scope is ServiceScope {
  return ServiceScope.safeParse(scope).success;
}

export const ApplicationScope = z
  .enum([...oauthScopes, ...GrantableScope.options])
  .meta({ id: 'ApplicationScope', examples: ['openid'] });

import { scopeTexts } from '#generated/texts/scopes.ts';
import { localized } from '#client/components/texts/localized.ts';
import { isOAuthScope, type ApplicationScope } from '#shared/oauth-provider/schemas.ts';

/** What the scopes of the identity allow an application. */
export const identityScopes = localized('oauthScopes', {
  openid: 'Know that it is you',
  profile: 'See your name and picture',
  email: 'See your email address',
  offline_access: 'Keep this access while you are away',
});

/** What a scope allows an application. Those of the API have the words of API keys. */
export function wordsOf(scope: ApplicationScope): string {
  return isOAuthScope(scope) ? identityScopes[scope] : scopeTexts[scope];
}

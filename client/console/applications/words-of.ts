import { scopeWords } from '#client/console/text/scope-words.ts';
import { isOAuthScope, type ApplicationScope, type ClientScope } from '#shared/oauth-provider/scopes.ts';

import { identityScopes, operatorScopes } from './scope-texts.ts';

/** What a scope allows an application, for its user. Those of the API have the words of API keys. */
export function wordsOf(scope: ApplicationScope): string {
  return isOAuthScope(scope) ? identityScopes[scope] : scopeWords(scope);
}

/** The same for an operator, whose data it is not. */
export function operatorWordsOf(scope: ClientScope): string {
  return isOfUser(scope) ? operatorScopes[scope] : scopeWords(scope);
}

const isOfUser = (scope: ClientScope): scope is keyof typeof operatorScopes => Object.hasOwn(operatorScopes, scope);

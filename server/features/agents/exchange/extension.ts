import { defineService } from '#server/call/feature.ts';
import { admit, isLive } from '#server/features/agents/api/tokens.ts';
import { areAgentsEnabled } from '#server/features/agents/agent.options.ts';
import { isLiveAgent, isLiveGrant } from '#server/features/agents/queries.ts';
import { accept, offer, termsOf } from '#server/features/agents/terms.ts';
import { libraryExtensions, type LibraryExtension } from '#server/features/oauth-provider/library-extensions.ts';
import { TOKEN_EXCHANGE } from '#shared/oauth-provider/grant-types.ts';

import { exchangeParameters, exchangeToken } from './exchange-token.ts';

const extension: LibraryExtension = {
  grantType: TOKEN_EXCHANGE,
  enabled: areAgentsEnabled,
  configuration: () => ({ features: {}, routes: {}, ttl: {} }),
  adapters: {},
  register: (provider, errors) => {
    provider.registerGrantType(TOKEN_EXCHANGE, exchangeToken(provider, errors), exchangeParameters);
  },
  rule: {
    isUsable: (em, client) => isLiveAgent(em, client.id),
    isGrantUsable: isLiveGrant,
    offer,
    accept,
    termsOf,
    admit,
    isLive,
  },
};

/** Lets the library of the OAuth provider know agents, and the exchange of tokens. */
export const agentExtension = defineService('agentExtension', (service) => {
  libraryExtensions.of(service).add(extension);
  return extension;
});

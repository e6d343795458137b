import { now } from '#server/now.ts';
import { defineService } from '#server/feature.ts';
import type { Options } from '#server/options/options.ts';

import type { CommonOptions, Endpoints } from './define-provider.ts';
import { Outgoing } from './outgoing.ts';
import { Provider } from './provider.ts';
import { providers, type ProviderId } from './providers.ts';
import { Discovered, openIdProvider } from './providers/openid-connect.ts';
import { openIdProviderOptions, outgoingOptions, socialProviderOptions } from './social.options.ts';

const DISCOVERY_LIFE_MS = 3_600_000;

/** The providers that options give a client, by id, in the order of the options. */
export class Providers {
  readonly #configured = new Map<string, Provider>();

  constructor(service: { options: Options }) {
    const { baseUrl } = service.options;
    const socialProviders = socialProviderOptions.of(service);
    const outgoing = new Outgoing(outgoingOptions.of(service), baseUrl);
    const redirectUri = (id: string) => `${baseUrl}/api/auth/callback/${id}`;
    for (const [id, options] of Object.entries(socialProviders)) {
      const definition = providers[id as ProviderId];
      // Only Apple and VK may go without a secret, and their files say how.
      if (options)
        this.#add(new Provider(definition, options as CommonOptions, { outgoing, redirectUri: redirectUri(id) }));
    }
    for (const [id, options] of Object.entries(openIdProviderOptions.of(service))) {
      const discover = discovery(options.issuer, outgoing);
      this.#add(
        new Provider(openIdProvider(id, options.name), options, { outgoing, redirectUri: redirectUri(id), discover }),
      );
    }
  }

  get(id: string): Provider | null {
    return this.#configured.get(id) ?? null;
  }

  /** Whether there is such a provider at all, configured or not. */
  knows(id: string): boolean {
    return id in providers || this.#configured.has(id);
  }

  /** Those that a person can be offered. */
  list(): { id: string; name: string }[] {
    return [...this.#configured.values()].map(({ id, name }) => ({ id, name }));
  }

  #add(provider: Provider): void {
    this.#configured.set(provider.id, provider);
  }
}

export const providersService = defineService('providers', (service) => new Providers(service));

/** Asks the issuer where its endpoints are; keeps the answer for an hour, a failure not at all. */
function discovery(issuer: string, outgoing: Outgoing): () => Promise<Endpoints & { authMethods: string[] }> {
  let kept: { until: number; answer: Promise<Endpoints & { authMethods: string[] }> } | null = null;
  return () => {
    if (kept && kept.until > now().getTime()) return kept.answer;
    const answer = discover(issuer, outgoing);
    kept = { until: now().getTime() + DISCOVERY_LIFE_MS, answer };
    answer.catch(() => (kept = null));
    return answer;
  };
}

async function discover(issuer: string, outgoing: Outgoing): Promise<Endpoints & { authMethods: string[] }> {
  const response = await outgoing.fetch(`${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`);
  const found = Discovered.parse(await response.json());
  if (found.issuer !== issuer) throw new Error(`The discovery document of ${issuer} is that of another issuer`);
  return {
    authorization: found.authorization_endpoint,
    token: found.token_endpoint,
    userInfo: found.userinfo_endpoint,
    jwks: found.jwks_uri,
    authMethods: found.token_endpoint_auth_methods_supported,
  };
}

import type Provider from 'oidc-provider';
import type { JWK } from 'oidc-provider';

import type { AppServices, RequestContext } from '#server/call/context.ts';
import { defineService } from '#server/call/feature.ts';
import { jwtOptions } from '#server/features/jwt/jwt.options.ts';
import { signingKeySet, type SigningAlgorithm } from '#server/features/jwt/signing-keys.ts';
import { callUrl } from '#server/http/address.ts';
import { now } from '#server/lib/now.ts';

import { isSecretOf, type LibraryClient } from './clients.ts';
import { configurationFor } from './configuration.ts';
import { libraryExtensions } from '#server/features/oauth-provider/library-extensions.ts';
import { currentDispatch } from '#server/features/oauth-provider/storage/dispatch.ts';
import { interactionPolicyOf } from './interaction-policy.ts';
import { acceptOnce } from './replays.ts';
import { useOwnSessions } from './session.ts';

/** Keys are published an hour before they sign, so that a process may notice a new one late. */
const SECONDS_BETWEEN_LOOKS = 60;

/** Methods of its applications that the library has otherwise. */
const ofService = {
  async compareClientSecret(this: LibraryClient, secret: string): Promise<boolean> {
    return isSecretOf(this, secret);
  },
  /** Every ID token says which session it is of, so that an application can sign out of that one. */
  includeSid: () => true,
};

/** The library with the present signing keys, which it reads when it is created. */
class OAuthLibrary {
  readonly #service: AppServices;
  #current: { provider: Provider; keys: string; until: number } | null = null;

  constructor(service: AppServices) {
    this.#service = service;
  }

  /** Loaded with the first request that needs it. */
  async providerFor(ctx: RequestContext): Promise<Provider> {
    const time = now().getTime();
    if (this.#current !== null && time < this.#current.until) return this.#current.provider;
    const algorithms: SigningAlgorithm[] = ['RS256', jwtOptions.of(ctx).algorithm];
    const set = await signingKeySet(ctx, algorithms);
    const keys = set.map(({ kid }) => kid).join();
    const provider = keys === this.#current?.keys ? this.#current.provider : await this.#create(set as JWK[]);
    this.#current = { provider, keys, until: time + SECONDS_BETWEEN_LOOKS * 1000 };
    return provider;
  }

  async #create(jwks: JWK[]): Promise<Provider> {
    const { default: Library, interactionPolicy, errors } = await import('oidc-provider');
    const policy = interactionPolicyOf(interactionPolicy);
    const provider = new Library(
      callUrl(this.#service.options, ''),
      configurationFor(this.#service, { jwks, policy, errors }),
    );
    useOwnSessions(provider);
    Object.assign(provider.Client.prototype, ofService);
    acceptOnce(provider);
    for (const { register } of libraryExtensions.of(this.#service).enabled) register?.(provider, errors);
    provider.on('server_error', (_ctx, error) => {
      currentDispatch().failure = error;
    });
    return provider;
  }
}

export const oauthLibrary = defineService('oauthLibrary', (service) => new OAuthLibrary(service));

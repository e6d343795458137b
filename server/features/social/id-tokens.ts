import { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify, type JWTPayload } from 'jose';

import { defineToken } from '#server/feature.ts';
import { now } from '#server/now.ts';
import { sameText } from '#server/security/tokens.ts';

import type { AnyProvider, CommonOptions, Endpoints } from './define-provider.ts';
import type { Outgoing } from './outgoing.ts';

export const CLOCK_TOLERANCE_SECONDS = 30;

/** Signatures that a key set can vouch for; a shared secret never signs an ID token here. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** Verifies a provider's ID tokens (OpenID Connect Core section 3.1.3.7). Issuer, audience and keys are configuration. */
export class IdTokens {
  readonly #definition: AnyProvider;
  readonly #options: CommonOptions;
  readonly #outgoing: Outgoing;
  readonly #keys = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

  constructor(definition: AnyProvider, options: CommonOptions, outgoing: Outgoing) {
    this.#definition = definition;
    this.#options = options;
    this.#outgoing = outgoing;
  }

  /** The claims. A nonce must be on both sides or on neither. */
  async verify(idToken: string | null, { jwks }: Endpoints, nonce: string | null): Promise<JWTPayload> {
    if (idToken === null) throw new Error('The provider sent no ID token');
    const issuer = this.#definition.issuer?.(this.#options, decodeJwt(idToken));
    if (!issuer || !jwks) throw new Error('No issuer of ours signs such a token');
    const { clientId, audiences } = this.#options;
    const clients = [clientId, ...audiences];
    const { payload } = await jwtVerify(idToken, this.#keysAt(jwks), {
      issuer,
      audience: clients,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now(),
    });
    const { aud, azp } = payload;
    if (Array.isArray(aud) && aud.length > 1 && !clients.some((client) => client === azp))
      throw new Error('The authorized party is not a client of ours');
    const { nonce: signed = '' } = payload;
    if (typeof signed !== 'string' || !sameText(signed, nonce ?? ''))
      throw new Error('The nonce is not that of this sign-in');
    return payload;
  }

  /** Cached; a key it does not know yet makes it ask again, at most every half minute. */
  #keysAt(url: string): ReturnType<typeof createRemoteJWKSet> {
    const known = this.#keys.get(url);
    if (known) return known;
    const keys = createRemoteJWKSet(new URL(url), { [customFetch]: this.#outgoing.fetch });
    this.#keys.set(url, keys);
    return keys;
  }
}

/** ID tokens that a caller brought: each signs in once. */
export const idTokenUse = defineToken({ purpose: 'id-token', prefix: 'id-token:', revokedOn: [] });

import { createHash } from 'node:crypto';

import { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';

import type { HttpClient } from '#server/http/outgoing/http-client.ts';
import { defineToken } from '#server/call/token-purposes.ts';
import { now } from '#server/lib/now.ts';
import { timingSafeEqualText } from '#server/security/hash.ts';

import type { AnyProvider, CommonOptions, Endpoints } from './define-provider.ts';

export const CLOCK_TOLERANCE_SECONDS = 30;

/** Asymmetric algorithms only: a client secret must not sign an ID token. */
const ALGORITHMS = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ');

/** The nonce of a token that comes from a flow of ours, or that an app presents with the nonce that it chose, if any. */
export type ExpectedNonce = { ofFlow: string } | { ofApp: string | null };

/** Verifies a token of a provider and returns its claims. */
export type TokenVerifier = (token: string, endpoints: Endpoints, checks?: JWTVerifyOptions) => Promise<JWTPayload>;

/**
 * Returns a function that verifies the signature, the issuer, the audience and the times of a provider's tokens. Issuer,
 * audience and key set come from the configuration.
 */
export function tokenVerifier(definition: AnyProvider, options: CommonOptions, http: HttpClient): TokenVerifier {
  /** A key set is cached; an unknown key makes it reload, at most every half minute. */
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
  return async (token, { jwks }, checks = {}) => {
    const issuer = definition.issuer?.(options, decodeJwt(token));
    if (!issuer || !jwks) throw new Error('No accepted issuer signs such a token');
    const keySet = keySets.get(jwks) ?? createRemoteJWKSet(new URL(jwks), { [customFetch]: http });
    keySets.set(jwks, keySet);
    const { payload } = await jwtVerify(token, keySet, {
      ...checks,
      issuer,
      audience: clientIdsOf(options),
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now(),
    });
    return payload;
  };
}

const clientIdsOf = ({ clientId, audiences }: CommonOptions) => [clientId, ...audiences];

/** Verifies the ID tokens of a provider (OpenID Connect Core section 3.1.3.7). */
export function idTokenVerifier(definition: AnyProvider, options: CommonOptions, verify: TokenVerifier) {
  const clientIds = clientIdsOf(options);
  return async (idToken: string | null, endpoints: Endpoints, nonce: ExpectedNonce): Promise<JWTPayload> => {
    if (idToken === null) throw new Error('The provider sent no ID token');
    const payload = await verify(idToken, endpoints, { requiredClaims: ['sub', 'exp', 'iat'] });
    const { aud, azp } = payload;
    if (Array.isArray(aud) && aud.length > 1 && !clientIds.some((id) => id === azp))
      throw new Error('The authorized party is not an accepted client');
    const isExpected =
      'ofFlow' in nonce ? isSameNonce(payload, nonce.ofFlow) : isNonceOfApp(definition, payload, nonce.ofApp);
    if (!isExpected) throw new Error('The nonce is not that of the authorization request');
    return payload;
  };
}

function isSameNonce({ nonce }: JWTPayload, expected: string): boolean {
  return typeof nonce === 'string' && timingSafeEqualText(nonce, expected);
}

/**
 * Apps send the provider their nonce or its SHA-256, so that a stolen token does not reveal the nonce, and send us the nonce
 * itself. Without one from the app, the token must have none either, unless the SDK of the provider adds its own.
 */
function isNonceOfApp({ nonceOfApps = {} }: AnyProvider, claims: JWTPayload, chosen: string | null): boolean {
  const signed = claims['nonce'] ?? '';
  if (!chosen) return signed === '' || nonceOfApps.addedBySdk === true;
  if (signed === '') return nonceOfApps.isUnsupported?.(claims) === true;
  const digest = createHash('sha256').update(chosen).digest();
  return [chosen, digest.toString('hex'), digest.toString('base64url')].some((form) => isSameNonce(claims, form));
}

/** Records the ID tokens that callers presented: each is accepted once. */
export const idTokenUse = defineToken({ purpose: 'id-token', revokedOn: [] });

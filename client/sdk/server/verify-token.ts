import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload } from 'jose';

import { askService, origin, pathOf, unavailable, type ServiceAddress } from './ask-service.ts';
import { GatehouseServerError } from './server-error.ts';

export interface TokenOptions {
  /** The expected `iss`; by default `baseURL`. Set it if this server reaches the service by another URL than browsers. */
  issuer?: string;
  /** The expected `aud`, one of several; by default the issuer. */
  audience?: string | string[];
}

/** The claims of a JWT of `GET /api/auth/token`; with `jwt.claims` also the service's own. */
export interface TokenClaims extends JWTPayload {
  /** The id of the user. */
  sub: string;
  /** The id of the session. */
  sid: string;
  /** Seconds since 1970. */
  exp: number;
  email: string;
  email_verified: boolean;
  name: string;
  /** The role of the user in the service; absent during an impersonation. */
  role?: string;
  /** The active organization. */
  org_id?: string;
  /** The impersonator, during an impersonation. */
  act?: { sub: string };
}

const KEY_SET = '/jwks';

/**
 * Creates a function that verifies the tokens of a service against its public keys. The keys are loaded once and again for
 * an unknown key, at most every 30 seconds.
 */
export function tokenVerifier(address: ServiceAddress & TokenOptions): (token: string) => Promise<TokenClaims> {
  const { issuer = origin(address), audience = issuer } = address;
  const keys = createRemoteJWKSet(new URL(`${origin(address)}${pathOf(address, KEY_SET)}`), {
    [customFetch]: (_url, { headers }) => loadKeySet(address, headers),
  });
  return async (token) => {
    try {
      // `typ` excludes the access tokens of programs, which identify no signed-in user.
      const rules = {
        issuer,
        audience,
        typ: 'JWT',
        algorithms: ['ES256', 'EdDSA'],
        requiredClaims: ['sub', 'sid', 'exp'],
      };
      const { payload } = await jwtVerify<TokenClaims>(token, keys, rules);
      return payload;
    } catch (error) {
      throw tokenError(error, { iss: issuer, aud: audience });
    }
  };
}

async function loadKeySet(address: ServiceAddress, headers: HeadersInit): Promise<Response> {
  const answer = await askService(address, pathOf(address, KEY_SET), { headers });
  if (answer.status === 404) throw unavailable('issues no tokens: start it with JWT_ENABLED=true');
  if (answer.status !== 200) throw unavailable(`answered ${KEY_SET} with status ${answer.status}`);
  return answer;
}

/** Errors of the key set, by jose's code: they say nothing about the token. */
const keySetErrors: readonly string[] = ['ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT'];

function tokenError(cause: unknown, expected: Record<string, unknown>): unknown {
  if (!(cause instanceof errors.JOSEError)) return cause;
  if (keySetErrors.includes(cause.code)) return unavailable(`answered ${KEY_SET} without a key set`, cause);
  if (cause instanceof errors.JWTExpired)
    return new GatehouseServerError('TOKEN_EXPIRED', 'The token has expired', { cause });
  return new GatehouseServerError('INVALID_TOKEN', `The token is not valid: ${reasonOf(cause, expected)}`, { cause });
}

function reasonOf(error: errors.JOSEError, expected: Record<string, unknown>): string {
  if (!(error instanceof errors.JWTClaimValidationFailed) || !(error.claim in expected)) return error.message;
  const [found, wanted] = [error.payload[error.claim], expected[error.claim]].map((value) => JSON.stringify(value));
  return `its "${error.claim}" is ${found}, expected ${wanted}`;
}

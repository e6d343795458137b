import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload } from 'jose';

import { askService, origin, pathOf, unavailable, type ServiceAddress } from './ask-service.ts';
import { headerOf, type IncomingRequest } from './request.ts';
import { GatehouseServerError, type GatehouseServerErrorCode } from './server-error.ts';

export interface ProtectedResourceOptions extends ServiceAddress {
  /** The URI under which the API is registered at the service: `https://mcp.example.com`. */
  resource: string;
  /** The scopes that a program needs at least, which the metadata and challenges name. */
  scopes?: readonly string[];
  /** The name of the API, for programs. */
  name?: string;
  /** The expected `iss`; by default `baseURL` and `basePath`. Set it if this server reaches the service by another URL. */
  issuer?: string;
}

/** The metadata of RFC 9728 section 2. */
export interface ProtectedResourceMetadata {
  resource: string;
  authorization_servers: string[];
  bearer_methods_supported: string[];
  scopes_supported?: string[];
  resource_name?: string;
}

/** The claims of an access token (RFC 9068 section 2.2). */
export interface AccessTokenClaims extends JWTPayload {
  /** The id of the user, or of the service account; the `client_id` of a program that acts for none. */
  sub: string;
  client_id: string;
  /** Separated by spaces. */
  scope?: string;
  /** Seconds since 1970. */
  exp: number;
  jti: string;
}

/** An API whose callers have access tokens of the service: a server of the Model Context Protocol, or your own. */
export interface ProtectedResource {
  /** Answer it as JSON, to GET requests without a token, at `metadataPath`. */
  readonly metadata: ProtectedResourceMetadata;
  /** Such as `/.well-known/oauth-protected-resource` (RFC 9728 section 3.1). */
  readonly metadataPath: string;
  /**
   * The claims of the access token of a request, after its signature, issuer, audience, expiry and scopes were checked. The user may
   * have disconnected the program since the token was issued, 5 minutes ago at most by default.
   *
   * @param scopes those that the request needs, by default those of the options.
   * @throws ProtectedResourceError UNAUTHORIZED or INVALID_TOKEN (401), INSUFFICIENT_SCOPE (403), each with the header `WWW-Authenticate`
   * @throws GatehouseServerError SERVICE_UNAVAILABLE (503) if the public keys cannot be loaded.
   */
  verify(request: IncomingRequest, scopes?: readonly string[]): Promise<AccessTokenClaims>;
}

interface RefusalOptions extends ErrorOptions {
  challenge: string;
}

/** Why a request is refused. Express and Fastify answer an uncaught one with its status and header. */
export class ProtectedResourceError extends GatehouseServerError {
  /** The challenge of RFC 6750 section 3, by which a program finds out where it gets a token. */
  readonly headers: { readonly 'www-authenticate': string };

  constructor(code: GatehouseServerErrorCode, message: string, { challenge, ...options }: RefusalOptions) {
    super(code, message, options);
    this.headers = { 'www-authenticate': challenge };
  }

  override getResponse(): Response {
    const response = super.getResponse();
    for (const [name, value] of Object.entries(this.headers)) response.headers.set(name, value);
    return response;
  }
}

const KEY_SET = '/oauth2/jwks';
const METADATA = '/.well-known/oauth-protected-resource';

/** Creates the helper of an API once: it shares the public keys, which are loaded again for an unknown key. */
export function protectedResource(options: ProtectedResourceOptions): ProtectedResource {
  const { resource, scopes: needed = [], name } = options;
  const { issuer = origin(options) + pathOf(options, '') } = options;
  const { origin: host, pathname } = new URL(resource);
  const metadataPath = METADATA + (pathname === '/' ? '' : pathname);
  const keys = createRemoteJWKSet(new URL(origin(options) + pathOf(options, KEY_SET)), {
    [customFetch]: (_url, { headers }) => loadKeySet(options, headers),
  });
  const challenge = (parameters: Record<string, string> = {}) => {
    const all = { ...parameters, resource_metadata: host + metadataPath };
    return `Bearer ${Object.entries(all)
      .map(([parameter, value]) => `${parameter}="${value}"`)
      .join(', ')}`;
  };
  return {
    metadata: {
      resource,
      authorization_servers: [issuer],
      bearer_methods_supported: ['header'],
      ...(needed.length > 0 && { scopes_supported: [...needed] }),
      ...(name !== undefined && { resource_name: name }),
    },
    metadataPath,
    async verify(request, scopes = needed) {
      const scope = scopes.join(' ');
      const asked: Record<string, string> = scope === '' ? {} : { scope };
      const [, token] = /^bearer +(\S+)$/i.exec(headerOf(request, 'authorization') ?? '') ?? [];
      if (token === undefined)
        throw new ProtectedResourceError('UNAUTHORIZED', 'Send an access token', { challenge: challenge(asked) });
      const claims = await claimsOf(token).catch((cause: unknown) => {
        if (!(cause instanceof errors.JOSEError)) throw cause;
        if (keySetErrors.includes(cause.code)) throw unavailable(`answered ${KEY_SET} without a key set`, cause);
        const refusal = challenge({ error: 'invalid_token', ...asked });
        throw new ProtectedResourceError('INVALID_TOKEN', 'The access token is not valid', {
          challenge: refusal,
          cause,
        });
      });
      const granted = (claims.scope ?? '').split(' ');
      if (scopes.every((each) => granted.includes(each))) return claims;
      const refusal = challenge({ error: 'insufficient_scope', ...asked });
      throw new ProtectedResourceError('INSUFFICIENT_SCOPE', `The access token needs ${scope}`, { challenge: refusal });
    },
  };

  async function claimsOf(token: string): Promise<AccessTokenClaims> {
    const { payload } = await jwtVerify<AccessTokenClaims>(token, keys, {
      issuer,
      audience: resource,
      typ: 'at+jwt',
      algorithms: ['ES256', 'EdDSA'],
      requiredClaims: ['sub', 'client_id', 'exp'],
    });
    return payload;
  }
}

/** Errors of the key set, by jose's code: they say nothing about the token. */
const keySetErrors: readonly string[] = ['ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT'];

async function loadKeySet(address: ServiceAddress, headers: HeadersInit): Promise<Response> {
  const answer = await askService(address, pathOf(address, KEY_SET), { headers });
  if (answer.status === 404) throw unavailable('has no applications: start it with OAUTH_PROVIDER_ENABLED=true');
  if (answer.status !== 200) throw unavailable(`answered ${KEY_SET} with status ${answer.status}`);
  return answer;
}

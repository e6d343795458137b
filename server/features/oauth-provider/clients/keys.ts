import { importJWK, type JWK } from 'jose';

import type { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { AppError } from '#server/lib/errors.ts';
import type { ClientKeys } from '#shared/oauth-provider/client-keys.ts';
import type { OAuthClientKind, TokenEndpointAuthMethod } from '#shared/oauth-provider/schemas.ts';

import { newSecret } from './secrets.ts';

const MIN_RSA_BYTES = 256;

type Registered = Pick<OAuthClient, 'authMethod' | 'jwks' | 'secretHash' | 'secretStart'> & { secret?: string };

interface Asked {
  kind: OAuthClientKind;
  token_endpoint_auth_method?: TokenEndpointAuthMethod | undefined;
  jwks: ClientKeys | null;
}

/** How a new application authenticates: with keys of its own, with a new secret, or not. @throws INVALID_JWKS */
export async function authenticationOf(id: string, asked: Asked): Promise<Registered> {
  const { kind, jwks } = asked;
  const none = { jwks: null, secretHash: null, secretStart: null };
  if (kind === 'spa' || kind === 'native') {
    if (jwks !== null) throw new AppError('INVALID_JWKS', { reason: 'only an application with a server keeps a key' });
    return { authMethod: 'none', ...none };
  }
  const byDefault = jwks === null ? 'client_secret_basic' : 'private_key_jwt';
  const authMethod = asked.token_endpoint_auth_method ?? byDefault;
  await requireKeys(authMethod, jwks);
  if (authMethod === 'private_key_jwt') return { authMethod, ...none, jwks };
  return { authMethod, ...none, ...(authMethod === 'none' ? {} : newSecret(id)) };
}

/** @throws INVALID_JWKS unless an application with this method has such keys. */
export async function requireKeys(authMethod: TokenEndpointAuthMethod, jwks: ClientKeys | null): Promise<void> {
  if ((authMethod === 'private_key_jwt') !== (jwks !== null)) {
    throw new AppError('INVALID_JWKS', { reason: 'an application has keys if it authenticates with private_key_jwt' });
  }
  const { keys = [] } = jwks ?? {};
  const ids = keys.flatMap(({ kid }) => (kid === undefined ? [] : [kid]));
  if (new Set(ids).size < ids.length) throw new AppError('INVALID_JWKS', { reason: 'a kid occurs twice' });
  if (ids.length < keys.length && keys.length > 1) {
    throw new AppError('INVALID_JWKS', { reason: 'each of several keys needs a kid' });
  }
  for (const key of keys)
    if (!(await isUsable(key))) throw new AppError('INVALID_JWKS', { reason: 'a key is invalid' });
}

const fallbacks = { EC: 'ES256', OKP: 'EdDSA', RSA: 'RS256' } as const;
const ofKind: Record<keyof typeof fallbacks, readonly string[]> = {
  EC: ['ES256'],
  OKP: ['EdDSA', 'Ed25519'],
  RSA: ['RS256', 'PS256'],
};

async function isUsable(key: ClientKeys['keys'][number]): Promise<boolean> {
  const algorithm = key.alg ?? fallbacks[key.kty];
  if (!ofKind[key.kty].includes(algorithm)) return false;
  if (key.kty === 'RSA' && Buffer.from(key.n, 'base64url').length < MIN_RSA_BYTES) return false;
  try {
    await importJWK(key as JWK, algorithm);
    return true;
  } catch {
    return false;
  }
}

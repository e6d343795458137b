import { inSeconds } from '#server/lib/now.ts';
import { decrypt, encrypt, type EncryptionContext } from '#server/security/encryption.ts';

import type { Account } from './account.entity.ts';

/** The answer of a provider's token endpoint, normalized. */
export interface Tokens {
  tokenType: string;
  accessToken: string;
  refreshToken: string | null;
  idToken: string | null;
  /** In seconds from now. */
  expiresIn: number | null;
  refreshExpiresIn: number | null;
  scopes: string[] | null;
}

type TokenField = 'accessToken' | 'refreshToken' | 'idToken';
type Identity = Pick<Account, 'providerId' | 'accountId'>;

/** Binds a token to account and column, so that it cannot be decrypted in another row. */
function encryptionContext({ providerId, accountId }: Identity, field: TokenField): EncryptionContext {
  return { purpose: 'oauth-tokens', about: `${field}:${providerId}:${accountId}` };
}

/** Encrypts a token for its column. */
export function sealToken(
  identity: Identity,
  field: TokenField,
  { token, secrets }: { token: string; secrets: readonly string[] },
): string {
  return encrypt(secrets, token, encryptionContext(identity, field));
}

/** Stores tokens of a provider, encrypted. A token that the answer lacks stays as it was. */
export function storeTokens(account: Account, tokens: Tokens, secrets: readonly string[]): void {
  for (const field of ['accessToken', 'refreshToken', 'idToken'] as const) {
    const token = tokens[field];
    if (token) account[field] = sealToken(account, field, { token, secrets });
  }
  account.accessTokenExpiresAt = tokens.expiresIn === null ? null : inSeconds(tokens.expiresIn);
  if (tokens.refreshExpiresIn !== null) account.refreshTokenExpiresAt = inSeconds(tokens.refreshExpiresIn);
  if (tokens.scopes !== null) account.scope = tokens.scopes.join(',');
}

/** Decrypts a stored token; null if there is none, or if no secret decrypts it. */
export function unsealToken(account: Account, field: TokenField, secrets: readonly string[]): string | null {
  const sealed = account[field];
  return sealed === null ? null : decrypt(secrets, sealed, encryptionContext(account, field));
}

export function scopesOf(account: { scope: string | null }): string[] {
  return account.scope?.split(',').filter(Boolean) ?? [];
}

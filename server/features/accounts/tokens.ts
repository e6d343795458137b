import { inSeconds } from '#server/now.ts';
import { seal, unseal, type SealContext } from '#server/security/encryption.ts';

import type { Account } from './account.entity.ts';

/** What a provider's token endpoint answered, in one form. */
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
type Secrets = readonly string[];
type Identity = Pick<Account, 'providerId' | 'accountId'>;

/** Sealed to the identity and the column, so that one account's token means nothing in another's row. */
function context({ providerId, accountId }: Identity, field: TokenField): SealContext {
  return { purpose: 'oauth-tokens', about: `${field}:${providerId}:${accountId}` };
}

/** A token as its column keeps it. */
export function sealToken(
  identity: Identity,
  field: TokenField,
  { token, secrets }: { token: string; secrets: Secrets },
): string {
  return seal(secrets, token, context(identity, field));
}

/** What a provider gave, kept encrypted; what it did not give again stays as it was. */
export function keepTokens(account: Account, tokens: Tokens, secrets: Secrets): void {
  for (const field of ['accessToken', 'refreshToken', 'idToken'] as const) {
    const token = tokens[field];
    if (token) account[field] = sealToken(account, field, { token, secrets });
  }
  account.accessTokenExpiresAt = tokens.expiresIn === null ? null : inSeconds(tokens.expiresIn);
  if (tokens.refreshExpiresIn !== null) account.refreshTokenExpiresAt = inSeconds(tokens.refreshExpiresIn);
  if (tokens.scopes !== null) account.scope = tokens.scopes.join(',');
}

/** A token as the provider gave it; null where there is none, or none that our secrets still open. */
export function keptToken(account: Account, field: TokenField, secrets: Secrets): string | null {
  const sealed = account[field];
  return sealed === null ? null : unseal(secrets, sealed, context(account, field));
}

export function scopesOf(account: { scope: string | null }): string[] {
  return account.scope?.split(',').filter(Boolean) ?? [];
}

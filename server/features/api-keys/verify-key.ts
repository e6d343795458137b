import ipaddr from 'ipaddr.js';

import { AppError } from '#server/lib/errors.ts';
import { bannedError, isBanned } from '#server/features/users/bans.ts';
import { parseBearerToken } from '#server/features/sessions/current-session.ts';
import { now } from '#server/lib/now.ts';
import type { ApiCredentialKind, ApiRequest } from '#server/call/api-credentials.ts';
import { sha256, timingSafeEqualText } from '#server/security/hash.ts';

import { ApiKey } from './api-key.entity.ts';
import { apiKeyOptions } from './api-key.options.ts';
import { hasKeyPrefix, idOfKey } from './key-format.ts';
import { type ApiKeyRow, type ApiKeyWithUser, findApiKey, findImportedApiKey } from './queries.ts';

const SECONDS_BETWEEN_USES = 60;

/**
 * The key of a request, from `Authorization: Bearer` or `x-api-key`; keys in the query do not count. Imported keys look like
 * session tokens, so they count in `x-api-key` only, as in better-auth.
 */
function keyOf(request: Pick<ApiRequest, 'headers' | 'options'>): string | null {
  const { authorization, 'x-api-key': header } = request.headers;
  const texts = [parseBearerToken(authorization), header];
  const own = texts.find((text) => typeof text === 'string' && hasKeyPrefix(text));
  if (own !== undefined || !apiKeyOptions.of(request).acceptImported) return own?.toString() ?? null;
  return header?.toString() || null;
}

export const apiKeyCredential: ApiCredentialKind = {
  name: 'api-key',
  isPresent: (request) => apiKeyOptions.of(request).enabled && keyOf(request) !== null,
  authenticate: async (request) => {
    const { apiKey, user } = await requireValidKey(request, keyOf(request)!);
    if (!isAllowedFrom(request.ip, apiKey.networks)) throw new AppError('NETWORK_NOT_ALLOWED_FOR_THIS_API_KEY');
    const { max, window } = apiKeyOptions.of(request).rateLimit;
    await request.limiter.countApiCall(request, { name: 'api-key', max, window }, apiKey.id);
    recordUse(request, apiKey);
    const credential = { id: apiKey.id, scopes: apiKey.scopes, level: apiKey.level };
    return { user, session: null, credential, impersonator: null, details: { apiKey: apiKey.id } };
  },
};

/** @throws if the key does not exist, or if it or its owner may not make calls. */
export async function requireValidKey(
  request: Pick<ApiRequest, 'reads' | 'options'>,
  key: string,
): Promise<ApiKeyWithUser> {
  const match = await findKey(request, key);
  const isRight = isSecretOf(match?.apiKey ?? unknownKey, key);
  if (match === null || !isRight) throw new AppError('INVALID_API_KEY');
  const { apiKey, user } = match;
  if (!apiKey.enabled) throw new AppError('KEY_DISABLED');
  if (apiKey.expiresAt !== null && apiKey.expiresAt <= now()) throw new AppError('KEY_EXPIRED');
  if (isBanned(user)) throw bannedError(request);
  return match;
}

async function findKey(request: Pick<ApiRequest, 'reads' | 'options'>, key: string): Promise<ApiKeyWithUser | null> {
  const id = idOfKey(key);
  if (id !== null) return findApiKey(request.reads, id);
  return apiKeyOptions.of(request).acceptImported ? findImportedApiKey(request.reads, sha256(key)) : null;
}

/** Compared instead of a key that does not exist, so that an unknown id takes as long as a wrong secret. */
const unknownKey = { keyHash: sha256(''), previousHash: null, previousExpiresAt: null };

type Hashes = Pick<ApiKeyRow, 'keyHash' | 'previousHash' | 'previousExpiresAt'>;

function isSecretOf({ keyHash, previousHash, previousExpiresAt }: Hashes, key: string): boolean {
  const hash = sha256(key);
  if (timingSafeEqualText(keyHash, hash)) return true;
  const overlaps = previousHash !== null && previousExpiresAt !== null && previousExpiresAt > now();
  return overlaps && timingSafeEqualText(previousHash, hash);
}

function isAllowedFrom(ip: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return networks.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network);
    return base.kind() === address.kind() && address.match(base, bits);
  });
}

/** In the background, and at most once a minute: a key that is used often is not written with each use. */
function recordUse({ background, orm }: ApiRequest, { id, lastUsedAt }: ApiKeyRow): void {
  const time = now();
  const due = new Date(time.getTime() - SECONDS_BETWEEN_USES * 1000);
  if (lastUsedAt !== null && lastUsedAt > due) return;
  background.run('record the use of an API key', async () => {
    // Of parallel calls one writes.
    const unused = { $or: [{ lastUsedAt: null }, { lastUsedAt: { $lte: due } }] };
    await orm.em.fork().nativeUpdate(ApiKey, { id, ...unused }, { lastUsedAt: time });
  });
}

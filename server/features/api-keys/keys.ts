import { v7 } from 'uuid';
import type { z } from 'zod';

import { AppError } from '#server/lib/errors.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { inSeconds } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';
import type { CreateApiKey } from '#shared/api-keys/schemas.ts';
import type { AssuranceLevel } from '#shared/sessions/schemas.ts';
import type { ServiceScope } from '#shared/lib/scopes.ts';

import { ApiKey } from './api-key.entity.ts';
import { apiKeyOptions } from './api-key.options.ts';
import { newKey, startOfKey } from './key-format.ts';
import type { ApiKeyRow } from './queries.ts';

type NewKey = Omit<z.output<typeof CreateApiKey>, 'scopes'> & {
  scopes: readonly ServiceScope[];
  level: AssuranceLevel;
};

/** Creates a key of a user or service account. Requires the lock on its row, so that parallel calls cannot pass the limit. */
export async function addKey(
  { em, options }: Pick<EventContext, 'em' | 'options'>,
  user: User,
  { name, scopes, level, expiresIn = null, networks, metadata }: NewKey,
): Promise<{ apiKey: ApiKey; key: string }> {
  if ((await em.count(ApiKey, { user })) >= apiKeyOptions.of({ options }).maxPerUser) {
    throw new AppError('API_KEY_LIMIT_REACHED');
  }
  const id = v7();
  const key = newKey(id);
  const apiKey = em.create(ApiKey, {
    id,
    user,
    name: name ?? null,
    start: startOfKey(key),
    keyHash: sha256(key),
    scopes: [...new Set(scopes)],
    level,
    networks,
    expiresAt: expiresIn === null ? null : inSeconds(expiresIn),
    metadata: metadata ?? null,
  });
  await em.flush();
  return { apiKey, key };
}

/**
 * Replaces the secret of a key; the previous one works for `overlap` seconds, and a higher level of the new session does not
 * extend to it. @returns the new key.
 */
export function replaceSecret(apiKey: ApiKey, { overlap, level }: { overlap: number; level: AssuranceLevel }): string {
  if (overlap === 0 || level < apiKey.level) apiKey.level = level;
  const key = newKey(apiKey.id);
  const previous =
    overlap === 0
      ? { previousHash: null, previousExpiresAt: null }
      : { previousHash: apiKey.keyHash, previousExpiresAt: inSeconds(overlap) };
  // The start of an imported key is another.
  Object.assign(apiKey, previous, { start: startOfKey(key), keyHash: sha256(key) });
  return key;
}

/** A key as calls answer it, without hashes. */
export function presentKey(apiKey: ApiKeyRow, userId: string) {
  const { id, name, start, scopes, level, networks, enabled, expiresAt, metadata, createdAt, updatedAt } = apiKey;
  const lastRequest = apiKey.lastUsedAt;
  return {
    id,
    userId,
    name,
    start,
    scopes,
    level,
    networks,
    enabled,
    expiresAt,
    lastRequest,
    metadata,
    createdAt,
    updatedAt,
  };
}

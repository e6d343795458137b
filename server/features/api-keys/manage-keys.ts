import { v7 } from 'uuid';

import type { Call, RequestContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { SessionContext, SessionReadContext } from '#server/features/sessions/context.ts';
import { lockUser } from '#server/features/users/queries.ts';
import { inSeconds } from '#server/now.ts';
import { sha256 } from '#server/security/tokens.ts';
import type {
  CreateApiKey,
  DeleteApiKey,
  GetApiKey,
  ListApiKeys,
  RotateApiKey,
  UpdateApiKey,
  VerifyApiKey,
} from '#shared/api-key.ts';

import { ApiKey } from './api-key.entity.ts';
import { apiKeyMail } from './api-key.keys.ts';
import { apiKeyOptions } from './api-key.options.ts';
import { newKey, startOfKey } from './key-format.ts';
import type { ApiKeyRow } from './queries.ts';
import { requireValidKey } from './verify-key.ts';

/** Creates a key of the caller. The answer is the only one that contains it. */
export async function createApiKey({ ctx, input }: Call<SessionContext, typeof CreateApiKey>) {
  const { defaultScopes, maxPerUser } = apiKeyOptions.of(ctx);
  const { name = null, scopes = defaultScopes, expiresIn = null, networks, metadata = null } = input;
  // Before that, the account may be an attacker's who signed up with the address of another person (pre-hijacking).
  if (!ctx.user.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
  // Locked, so that parallel calls cannot pass the limit.
  const user = await lockUser(ctx.em, ctx.user);
  if ((await ctx.em.count(ApiKey, { user })) >= maxPerUser) throw new AppError('API_KEY_LIMIT_REACHED');

  const id = v7();
  const key = newKey(id);
  const apiKey = ctx.em.create(ApiKey, {
    id,
    user,
    name,
    start: startOfKey(key),
    keyHash: sha256(key),
    scopes: [...new Set(scopes)],
    networks,
    expiresAt: expiresIn === null ? null : inSeconds(expiresIn),
    metadata,
  });
  await ctx.em.flush();
  ctx.audit('api-key.created', { subjectId: user.id, details: { apiKey: id, scopes: apiKey.scopes.join(' ') } });
  ctx.sendMail(apiKeyMail, { user, keyName: name });
  return { ...present(apiKey, user.id), key };
}

export async function getApiKey({ ctx, input }: Call<SessionReadContext, typeof GetApiKey>) {
  return present(await requireOwnKey(ctx, input.id), ctx.user.id);
}

/** The caller's keys, newest first. */
export async function listApiKeys({ ctx, input }: Call<SessionReadContext, typeof ListApiKeys>) {
  const { limit, offset } = input;
  const [keys, total] = await ctx.em.findAndCount(
    ApiKey,
    { user: ctx.user.id },
    { orderBy: { id: 'desc' }, ...(limit !== undefined && { limit }), ...(offset !== undefined && { offset }) },
  );
  return { apiKeys: keys.map((key) => present(key, ctx.user.id)), total, limit, offset };
}

/** Changes the fields of the input. Scopes and networks do not change: that takes a new key. */
export async function updateApiKey({ ctx, input }: Call<SessionContext, typeof UpdateApiKey>) {
  const { keyId, expiresIn, ...changes } = input;
  const apiKey = await requireOwnKey(ctx, keyId);
  Object.assign(apiKey, changes);
  if (expiresIn !== undefined) apiKey.expiresAt = expiresIn === null ? null : inSeconds(expiresIn);
  await ctx.em.flush();
  const fields = Object.keys(input).filter((field) => field !== 'keyId');
  ctx.audit('api-key.updated', { subjectId: ctx.user.id, details: { apiKey: keyId, fields: fields.join(',') } });
  return present(apiKey, ctx.user.id);
}

/** Replaces the secret of a key. The previous one works for the chosen overlap, so that programs can change over. */
export async function rotateApiKey({ ctx, input }: Call<SessionContext, typeof RotateApiKey>) {
  await lockUser(ctx.em, ctx.user);
  const apiKey = await requireOwnKey(ctx, input.keyId);
  const key = newKey(apiKey.id);
  const previous =
    input.overlap === 0
      ? { previousHash: null, previousExpiresAt: null }
      : { previousHash: apiKey.keyHash, previousExpiresAt: inSeconds(input.overlap) };
  // The start of an imported key is another.
  Object.assign(apiKey, previous, { start: startOfKey(key), keyHash: sha256(key) });
  await ctx.em.flush();
  ctx.audit('api-key.rotated', { subjectId: ctx.user.id, details: { apiKey: apiKey.id, overlap: input.overlap } });
  return { ...present(apiKey, ctx.user.id), key };
}

export async function deleteApiKey({ ctx, input }: Call<SessionContext, typeof DeleteApiKey>) {
  const deleted = await ctx.em.nativeDelete(ApiKey, { id: input.keyId, user: ctx.user.id });
  if (deleted === 0) throw new AppError('KEY_NOT_FOUND');
  ctx.audit('api-key.deleted', { subjectId: ctx.user.id, details: { apiKey: input.keyId } });
  return { success: true as const };
}

/** For programs in this process that accept keys of users. Neither the network nor the rate limit of the key applies. */
export async function verifyApiKey({ ctx, input }: Call<RequestContext, typeof VerifyApiKey>) {
  try {
    const { apiKey, user } = await requireValidKey(ctx, input.key);
    const missing = (input.scopes ?? []).some((scope) => !apiKey.scopes.includes(scope));
    if (missing) throw new AppError('INSUFFICIENT_API_KEY_PERMISSIONS');
    return { valid: true, error: null, key: present(apiKey, user.id) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { valid: false, error: { code: error.errorCode, message: error.message }, key: null };
  }
}

async function requireOwnKey({ em, user }: SessionReadContext, id: string): Promise<ApiKey> {
  const apiKey = await em.findOne(ApiKey, { id, user: user.id });
  if (apiKey === null) throw new AppError('KEY_NOT_FOUND');
  return apiKey;
}

/** A key as calls answer it, without hashes. */
function present(apiKey: ApiKeyRow, userId: string) {
  const { id, name, start, scopes, networks, enabled, expiresAt, metadata, createdAt, updatedAt } = apiKey;
  const lastRequest = apiKey.lastUsedAt;
  return { id, userId, name, start, scopes, networks, enabled, expiresAt, lastRequest, metadata, createdAt, updatedAt };
}

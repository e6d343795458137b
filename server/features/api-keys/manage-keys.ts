import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { CredentialKind } from '#server/call/lifecycle-events.ts';
import type { SessionContext, SessionQueryContext } from '#server/features/sessions/context.ts';
import { requireSecondFactorPolicy } from '#server/features/sessions/assurance/second-factor-policy.ts';
import { ownLevel } from '#server/features/sessions/assurance/proof.ts';
import { lockUser } from '#server/features/users/queries.ts';
import { inSeconds } from '#server/lib/now.ts';
import { encodeIdCursor, toPage, decodeIdCursor, limitPlusOne } from '#server/call/paging.ts';
import type {
  CreateApiKey,
  DeleteApiKey,
  GetApiKey,
  ListApiKeys,
  RotateApiKey,
  UpdateApiKey,
  VerifyApiKey,
} from '#shared/api-keys/schemas.ts';

import { ApiKey, ApiKeySchema } from './api-key.entity.ts';
import { apiKeyMail } from './api-key.mails.ts';
import { apiKeyOptions } from './api-key.options.ts';
import { addKey, presentKey, replaceSecret } from './keys.ts';
import { requireValidKey } from './verify-key.ts';

/** Creates a key of the caller. The answer is the only one that contains it. */
export async function createApiKey({ ctx, input }: Call<SessionContext, typeof CreateApiKey>) {
  // Before that, the account may be an attacker's who signed up with the address of another person (pre-hijacking).
  if (!ctx.user.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
  const user = await lockUser(ctx.em, ctx.user);
  const { apiKey, key } = await addKey(ctx, user, {
    ...input,
    scopes: input.scopes ?? apiKeyOptions.of(ctx).defaultScopes,
    level: ownLevel(ctx.session),
  });
  ctx.audit('api-key.created', { subjectId: user.id, details: { apiKey: apiKey.id, scopes: apiKey.scopes.join(' ') } });
  ctx.sendMail(apiKeyMail, { user, keyName: apiKey.name });
  return { ...presentKey(apiKey, user.id), key };
}

export async function getApiKey({ ctx, input }: Call<SessionQueryContext, typeof GetApiKey>) {
  return presentKey(await requireOwnKey(ctx, input.id), ctx.user.id);
}

/** The caller's keys, newest first. */
export async function listApiKeys({ ctx, input }: Call<SessionQueryContext, typeof ListApiKeys>) {
  const { limit, offset } = input;
  const user = ctx.user.id;
  const id = decodeIdCursor(input.cursor);
  const keys = await ctx.em.find(
    ApiKey,
    { user, ...(id && { id: { $lt: id } }) },
    { orderBy: { id: 'desc' }, ...limitPlusOne(limit), ...(offset !== undefined && { offset }) },
  );
  const { rows, nextCursor } = toPage(keys, limit, encodeIdCursor);
  const total = await ctx.em.count(ApiKey, { user });
  return { apiKeys: rows.map((key) => presentKey(key, user)), total, limit, offset, nextCursor };
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
  return presentKey(apiKey, ctx.user.id);
}

/** Replaces the secret of a key. The previous one works for the chosen overlap, so that programs can change over. */
export async function rotateApiKey({ ctx, input }: Call<SessionContext, typeof RotateApiKey>) {
  await lockUser(ctx.em, ctx.user);
  const apiKey = await requireOwnKey(ctx, input.keyId);
  const key = replaceSecret(apiKey, { overlap: input.overlap, level: ownLevel(ctx.session) });
  await ctx.em.flush();
  ctx.audit('api-key.rotated', { subjectId: ctx.user.id, details: { apiKey: apiKey.id, overlap: input.overlap } });
  return { ...presentKey(apiKey, ctx.user.id), key };
}

export async function deleteApiKey({ ctx, input }: Call<SessionContext, typeof DeleteApiKey>) {
  const deleted = await ctx.em.nativeDelete(ApiKey, { id: input.keyId, user: ctx.user.id });
  if (deleted === 0) throw new AppError('KEY_NOT_FOUND');
  ctx.audit('api-key.deleted', { subjectId: ctx.user.id, details: { apiKey: input.keyId } });
  return { success: true as const };
}

/** Also deleted by a reset of the password, on request. */
export const apiKeysOfUser: CredentialKind = {
  name: 'api-key',
  entities: [ApiKeySchema],
  purgeUnproven: async (ctx, userId) => {
    const keys = await ctx.em.find(ApiKey, { user: userId }, { fields: ['id'] });
    await ctx.em.nativeDelete(ApiKey, { user: userId });
    for (const { id } of keys) ctx.audit('api-key.deleted', { subjectId: userId, details: { apiKey: id } });
  },
};

/** For programs in this process that accept keys of users. Neither the network nor the rate limit of the key applies. */
export async function verifyApiKey({ ctx, input }: Call<RequestContext, typeof VerifyApiKey>) {
  try {
    const { apiKey, user } = await requireValidKey(ctx, input.key);
    const credential = { id: apiKey.id, scopes: apiKey.scopes, level: apiKey.level };
    requireSecondFactorPolicy(ctx, { user, session: null, credential, impersonator: null });
    const missing = (input.scopes ?? []).some((scope) => !apiKey.scopes.includes(scope));
    if (missing) throw new AppError('INSUFFICIENT_API_KEY_PERMISSIONS');
    return { valid: true, error: null, key: presentKey(apiKey, user.id) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { valid: false, error: { code: error.errorCode, message: error.message }, key: null };
  }
}

async function requireOwnKey({ em, user }: SessionQueryContext, id: string): Promise<ApiKey> {
  const apiKey = await em.findOne(ApiKey, { id, user: user.id });
  if (apiKey === null) throw new AppError('KEY_NOT_FOUND');
  return apiKey;
}

import type { z } from 'zod';

import { levelOf } from '#server/call/principal.ts';
import { AppError } from '#server/lib/errors.ts';
import { ApiKey } from '#server/features/api-keys/api-key.entity.ts';
import { addKey, presentKey, replaceSecret } from '#server/features/api-keys/keys.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import type { CreateServiceAccountKey, RotateServiceAccountKey } from '#shared/service-accounts/schemas.ts';

import { about, type Account } from './accounts.ts';

/** The answer is the only one that contains the key. */
export async function createKeyOf(
  ctx: AuthenticatedContext,
  account: Account,
  input: z.output<typeof CreateServiceAccountKey>,
) {
  const { organizationId, details } = about(account);
  const { name, scopes, expiresIn, networks, metadata } = input;
  const { apiKey, key } = await addKey(ctx, account.user, {
    name,
    scopes,
    expiresIn,
    networks,
    metadata,
    level: levelOf(ctx.principal),
  });
  ctx.audit('service-account.key-created', {
    organizationId,
    details: { ...details, keyId: apiKey.id, scopes: apiKey.scopes.join(' ') },
  });
  return { ...presentKey(apiKey, account.user.id), key };
}

/** The id of the account, or of the user, to whom a key belongs. */
export async function ownerOfKey({ em }: AuthenticatedContext, keyId: string): Promise<string> {
  const apiKey = await em.findOne(ApiKey, { id: keyId });
  if (apiKey === null) throw new AppError('KEY_NOT_FOUND');
  return apiKey.userId;
}

export async function rotateKeyOf(
  ctx: AuthenticatedContext,
  account: Account,
  { keyId, overlap }: z.output<typeof RotateServiceAccountKey>,
) {
  const { organizationId, details } = about(account);
  const apiKey = await requireKey(ctx, keyId);
  const key = replaceSecret(apiKey, { overlap, level: levelOf(ctx.principal) });
  await ctx.em.flush();
  ctx.audit('service-account.key-rotated', { organizationId, details: { ...details, keyId } });
  return { ...presentKey(apiKey, account.user.id), key };
}

export async function deleteKeyOf(ctx: AuthenticatedContext, account: Account, keyId: string) {
  const { organizationId, details } = about(account);
  ctx.em.remove(await requireKey(ctx, keyId));
  ctx.audit('service-account.key-deleted', { organizationId, details: { ...details, keyId } });
  return { success: true as const };
}

/** Reads the key under the lock on its account. */
async function requireKey({ em }: AuthenticatedContext, id: string): Promise<ApiKey> {
  const apiKey = await em.findOne(ApiKey, { id }, { refresh: true });
  if (apiKey === null) throw new AppError('KEY_NOT_FOUND');
  return apiKey;
}

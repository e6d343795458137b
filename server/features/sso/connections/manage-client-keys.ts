import type { z } from 'zod';

import type { Call, RequestContext } from '#server/call/context.ts';
import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import { SsoClientKey } from '#server/features/sso/client-keys/client-key.entity.ts';
import { createKey, signingKeyOf } from '#server/features/sso/client-keys/client-keys.ts';
import { newestKeys } from '#server/features/sso/client-keys/queries.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { AppError } from '#server/lib/errors.ts';
import type { PublicKey } from '#shared/jwt/schemas.ts';
import type { ProviderKeys } from '#shared/sso/client-keys.ts';
import type { ProviderIdInput } from '#shared/sso/schemas.ts';

import { requireManagedConnection } from './find-connection.ts';
import { recordUpdate } from './record-change.ts';

/** The key set (RFC 7517 section 5) of a connection: that of the provider's `jwks_uri`. */
export async function listClientKeys({ ctx, input }: Call<RequestContext, typeof ProviderKeys>) {
  const connection = await ctx.em.findOne(SsoConnection, { providerId: input.providerId });
  if (connection === null) throw new AppError('PROVIDER_NOT_FOUND');
  const keys = await newestKeys(ctx.reads, connection.id);
  return { keys: keys.map((key) => JSON.parse(key.publicKey) as z.input<typeof PublicKey>) };
}

/** Adds a key, which signs an hour later. Of the others only the one that signs until then remains. */
export async function rotateClientKey({ ctx, input }: Call<OrganizationActorContext, typeof ProviderIdInput>) {
  const connection = await requireManagedConnection(ctx, input.providerId);
  const keys = await ctx.em.find(SsoClientKey, { connection }, { orderBy: { id: 'desc' } });
  const signing = signingKeyOf(keys);
  ctx.em.remove(keys.filter((key) => key !== signing));
  await createKey(ctx, connection);
  recordUpdate(ctx, connection, ['clientKey']);
  return { success: true as const };
}

import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { v7 } from 'uuid';
import type { z } from 'zod';

import type { Call, RequestContext } from '#server/call/context.ts';
import type { MemberContext } from '#server/features/organizations/context.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { requireManageable } from '#server/features/sso/connections/connection-roles.ts';
import { requireConnection } from '#server/features/sso/connections/find-connection.ts';
import { recordUpdate } from '#server/features/sso/connections/record-change.ts';
import { AppError } from '#server/lib/errors.ts';
import { inSeconds } from '#server/lib/now.ts';
import { decrypt, encrypt } from '#server/security/encryption.ts';
import type { PublicKey } from '#shared/jwt/schemas.ts';
import type { SsoKeySet } from '#shared/sso/client-keys.ts';
import type { ProviderIdInput } from '#shared/sso/schemas.ts';

import { SsoClientKey } from './client-key.entity.ts';
import { newestKeys, type ClientKeyRow } from './queries.ts';

const ALGORITHM = 'ES256';
const PURPOSE = 'sso client key';

/** Seconds for which a new key is published before it signs, so that the provider has read it. */
const PUBLISHED_AHEAD = 3600;

/** Seconds that caches may store a key set. */
export const CLIENT_KEYS_MAX_AGE = 300;

/** The key set (RFC 7517 section 5) of a connection: that of the provider's `jwks_uri`. */
export async function listClientKeys({ ctx, input }: Call<RequestContext, typeof SsoKeySet>) {
  const connection = await ctx.em.findOne(SsoConnection, { providerId: input.providerId });
  if (connection === null) throw new AppError('PROVIDER_NOT_FOUND');
  const keys = await newestKeys(ctx.reads, connection.id);
  return { keys: keys.map((key) => JSON.parse(key.public_key) as z.input<typeof PublicKey>) };
}

/** Adds a key, which signs an hour later, and drops the one before the last. */
export async function rotateClientKey({ ctx, input }: Call<MemberContext, typeof ProviderIdInput>) {
  const connection = await requireConnection(ctx, input.providerId);
  requireManageable(ctx, connection);
  const [newest] = await ctx.em.find(SsoClientKey, { connection }, { orderBy: { id: 'desc' }, limit: 1 });
  if (newest) await ctx.em.nativeDelete(SsoClientKey, { connection, id: { $ne: newest.id } });
  await createKey(ctx, connection);
  recordUpdate(ctx, connection, ['clientKey']);
  return { success: true as const };
}

/** A connection that authenticates with a key has one. */
export async function ensureClientKey(ctx: MemberContext, connection: SsoConnection): Promise<void> {
  if (connection.clientAuth !== 'private_key_jwt') return;
  if ((await ctx.em.count(SsoClientKey, { connection: connection.id })) === 0) await createKey(ctx, connection);
}

async function createKey({ em, secrets }: MemberContext, connection: SsoConnection): Promise<void> {
  const id = v7();
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const toJson = async (key: CryptoKey) =>
    JSON.stringify({ ...(await exportJWK(key)), kid: id, alg: ALGORITHM, use: 'sig' });
  em.create(SsoClientKey, {
    id,
    connection,
    publicKey: await toJson(publicKey),
    privateKey: encrypt(secrets, await toJson(privateKey), { purpose: PURPOSE, about: id }),
  });
}

/** The key that signs: the newest one that the provider can have read, else the oldest. */
export async function signingKeyOf(
  { reads, secrets }: Pick<RequestContext, 'reads' | 'secrets'>,
  connectionId: string,
): Promise<{ key: CryptoKey; kid: string }> {
  const keys = await newestKeys(reads, connectionId);
  const isPublished = ({ created_at }: ClientKeyRow) => created_at <= inSeconds(-PUBLISHED_AHEAD);
  const row = keys.find(isPublished) ?? keys.at(-1);
  const text = row && decrypt(secrets, row.private_key, { purpose: PURPOSE, about: row.id });
  if (!row || !text) throw new Error(`No key of the connection ${connectionId} can be decrypted`);
  return { key: (await importJWK(JSON.parse(text) as JWK, ALGORITHM)) as CryptoKey, kid: row.id };
}

import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { v7 } from 'uuid';

import type { RequestContext } from '#server/call/context.ts';
import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { inSeconds } from '#server/lib/now.ts';
import { decrypt, encrypt } from '#server/security/encryption.ts';

import { SsoClientKey } from './client-key.entity.ts';
import { newestKeys } from './queries.ts';

const ALGORITHM = 'ES256';
const PURPOSE = 'sso client key';

/** Seconds for which a new key is published before it signs, so that the provider has read it. */
const PUBLISHED_AHEAD = 3600;

/** A connection that authenticates with a key has one. */
export async function ensureClientKey(ctx: OrganizationActorContext, connection: SsoConnection): Promise<void> {
  if (connection.clientAuth !== 'private_key_jwt') return;
  if ((await ctx.em.count(SsoClientKey, { connection: connection.id })) === 0) await createKey(ctx, connection);
}

export async function createKey({ em, secrets }: OrganizationActorContext, connection: SsoConnection): Promise<void> {
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

/** Of keys, the newest first: the newest one that the provider can have read, else the oldest. */
export function signingKeyOf<Key extends { createdAt: Date }>(keys: readonly Key[]): Key | undefined {
  return keys.find(({ createdAt }) => createdAt <= inSeconds(-PUBLISHED_AHEAD)) ?? keys.at(-1);
}

export async function readSigningKey(
  { reads, secrets }: Pick<RequestContext, 'reads' | 'secrets'>,
  connectionId: string,
): Promise<{ key: CryptoKey; kid: string }> {
  const row = signingKeyOf(await newestKeys(reads, connectionId));
  const text = row && decrypt(secrets, row.privateKey, { purpose: PURPOSE, about: row.id });
  if (!row || !text) throw new Error(`No key of the connection ${connectionId} can be decrypted`);
  return { key: (await importJWK(JSON.parse(text) as JWK, ALGORITHM)) as CryptoKey, kid: row.id };
}

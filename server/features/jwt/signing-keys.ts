import { raw } from '@mikro-orm/postgresql';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { v7 } from 'uuid';
import type { z } from 'zod';

import type { RequestContext } from '#server/call/context.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { decrypt, encrypt } from '#server/security/encryption.ts';
import type { PublicKey } from '#shared/jwt/schemas.ts';

import { ImportedKey } from './imported-key.entity.ts';
import { jwtOptions } from './jwt.options.ts';
import { SigningKey } from './signing-key.entity.ts';

/** Seconds that a key is published before it signs, so that caches of the JWKS contain it. */
const PUBLISHED_AHEAD = 3600;

/** Seconds that caches may store the JWKS; much shorter, so that they contain a key before it signs. */
export const KEY_SET_MAX_AGE = 300;

export type SigningAlgorithm = 'ES256' | 'EdDSA' | 'RS256';

/** Returns the key set (RFC 7517 section 5) that verifies issued tokens, and those of a service that was imported. */
export async function listPublicKeys({ ctx }: { ctx: RequestContext }) {
  const { algorithm } = jwtOptions.of(ctx);
  const ofAlgorithm = await publishedKeys(ctx, algorithm);
  const published = [...ofAlgorithm, ...(await otherKeys(ctx, algorithm)), ...(await importedKeys(ctx))];
  // `createKey` or the import wrote the JSON, and the output schema of the call validates it.
  return { keys: published.map(({ publicKey }) => JSON.parse(publicKey) as z.input<typeof PublicKey>) };
}

/** The advisory lock for the creation of keys, the same on all nodes. */
const LOCK = 4_242_917_302;

/** Of an algorithm: the next, the current and the previous key. A key signs for longer than any token is valid. */
const PUBLISHED_KEYS = 3;

/** The JSON that `createKey` writes. */
export type SigningJwk = JWK & { kid: string; alg: string };

/** The keys that valid tokens are signed with, and the next key, newest first. Creates a key when one is due. */
async function publishedKeys(ctx: RequestContext, algorithm: SigningAlgorithm): Promise<SigningKey[]> {
  const stored = await newestKeys(ctx, algorithm);
  if (isCurrent(ctx, stored)) return stored;

  await ctx.em.begin();
  await ctx.em.execute('select pg_advisory_xact_lock(?)', [LOCK]);
  const latest = await newestKeys(ctx, algorithm);
  return isCurrent(ctx, latest) ? latest : [await createKey(ctx, algorithm), ...latest].slice(0, PUBLISHED_KEYS);
}

/** The key that signs: the newest one that caches of the key set contain by now, else the oldest. */
export async function currentSigningKey(
  ctx: RequestContext,
  algorithm: SigningAlgorithm = jwtOptions.of(ctx).algorithm,
): Promise<SigningJwk> {
  const published = await publishedKeys(ctx, algorithm);
  const propagated = published.filter((key) => key.createdAt <= inSeconds(-PUBLISHED_AHEAD));
  const key = propagated[0] ?? published.at(-1)!;
  // A key cannot be decrypted if its secret was removed from the configuration.
  const jwk = decryptPrivateKey(ctx, key) ?? decryptPrivateKey(ctx, await createKey(ctx, algorithm))!;
  return JSON.parse(jwk) as SigningJwk;
}

/** Of several algorithms, the keys that sign. Each comes before the other published ones of its algorithm, which only verify. */
export async function signingKeySet(
  ctx: RequestContext,
  algorithms: readonly SigningAlgorithm[],
): Promise<SigningJwk[]> {
  const set: SigningJwk[] = [];
  for (const algorithm of algorithms) {
    const current = await currentSigningKey(ctx, algorithm);
    const others = (await newestKeys(ctx, algorithm)).filter(({ id }) => id !== current.kid);
    const decrypted = others.flatMap((key) => decryptPrivateKey(ctx, key) ?? []);
    set.push(current, ...decrypted.map((jwk) => JSON.parse(jwk) as SigningJwk));
  }
  return set;
}

function importedKeys({ em }: RequestContext): Promise<ImportedKey[]> {
  return em.find(ImportedKey, { retiresAt: { $gt: now() } }, { orderBy: { createdAt: 'desc', id: 'desc' } });
}

function newestKeys({ em }: RequestContext, algorithm: SigningAlgorithm): Promise<SigningKey[]> {
  const ofAlgorithm = { [raw(`"public_key"::jsonb ->> 'alg'`)]: algorithm };
  return em.find(SigningKey, ofAlgorithm, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: PUBLISHED_KEYS });
}

/** The keys of the algorithm that the option `jwt.algorithm` had before. RSA keys only sign for applications, which find them apart. */
function otherKeys(ctx: RequestContext, algorithm: SigningAlgorithm): Promise<SigningKey[]> {
  return newestKeys(ctx, algorithm === 'ES256' ? 'EdDSA' : 'ES256');
}

function isCurrent(ctx: RequestContext, [newest]: SigningKey[]): boolean {
  return newest !== undefined && newest.createdAt > inSeconds(-jwtOptions.of(ctx).rotateEvery);
}

async function createKey({ em, secrets }: RequestContext, algorithm: SigningAlgorithm): Promise<SigningKey> {
  const id = v7();
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const toJson = async (key: CryptoKey) =>
    JSON.stringify({ ...(await exportJWK(key)), kid: id, alg: algorithm, use: 'sig' });
  return em.create(SigningKey, {
    id,
    publicKey: await toJson(publicKey),
    privateKey: encrypt(secrets, await toJson(privateKey), { purpose: 'signing-key', about: id }),
  });
}

function decryptPrivateKey({ secrets }: RequestContext, { id, privateKey }: SigningKey): string | null {
  return decrypt(secrets, privateKey, { purpose: 'signing-key', about: id });
}

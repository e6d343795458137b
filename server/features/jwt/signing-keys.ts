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

/** Returns the key set (RFC 7517 section 5) that verifies issued tokens, and those of a service that was imported. */
export async function listPublicKeys({ ctx }: { ctx: RequestContext }) {
  const published = [...(await publishedKeys(ctx)), ...(await importedKeys(ctx))];
  // `createKey` or the import wrote the JSON, and the output schema of the call validates it.
  return { keys: published.map(({ publicKey }) => JSON.parse(publicKey) as z.input<typeof PublicKey>) };
}

/** The advisory lock for the creation of keys, the same on all nodes. */
const LOCK = 4_242_917_302;

/** The next, the current and the previous key: a key signs for longer than any token is valid. */
const PUBLISHED_KEYS = 3;

/** The JSON that `createKey` writes. */
type SigningJwk = JWK & { kid: string; alg: string };

/** The keys that valid tokens are signed with, and the next key, newest first. Creates a key when one is due. */
async function publishedKeys(ctx: RequestContext): Promise<SigningKey[]> {
  const stored = await newestKeys(ctx);
  if (isCurrent(ctx, stored)) return stored;

  await ctx.em.begin();
  await ctx.em.execute('select pg_advisory_xact_lock(?)', [LOCK]);
  const latest = await newestKeys(ctx);
  return isCurrent(ctx, latest) ? latest : [await createKey(ctx), ...latest].slice(0, PUBLISHED_KEYS);
}

/** The key that signs: the newest one that caches of the key set contain by now, else the oldest. */
export async function currentSigningKey(ctx: RequestContext): Promise<SigningJwk> {
  const published = (await publishedKeys(ctx)).filter((key) => isOfAlgorithm(ctx, key));
  const propagated = published.filter((key) => key.createdAt <= inSeconds(-PUBLISHED_AHEAD));
  const key = propagated[0] ?? published.at(-1)!;
  // A key cannot be decrypted if its secret was removed from the configuration.
  const jwk = decryptPrivateKey(ctx, key) ?? decryptPrivateKey(ctx, await createKey(ctx))!;
  return JSON.parse(jwk) as SigningJwk;
}

function importedKeys({ em }: RequestContext): Promise<ImportedKey[]> {
  return em.find(ImportedKey, { retiresAt: { $gt: now() } }, { orderBy: { createdAt: 'desc', id: 'desc' } });
}

function newestKeys({ em }: RequestContext): Promise<SigningKey[]> {
  return em.find(SigningKey, {}, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: PUBLISHED_KEYS });
}

function isCurrent(ctx: RequestContext, keys: SigningKey[]): boolean {
  const newest = keys.find((key) => isOfAlgorithm(ctx, key));
  return newest !== undefined && newest.createdAt > inSeconds(-jwtOptions.of(ctx).rotateEvery);
}

function isOfAlgorithm(ctx: RequestContext, { publicKey }: SigningKey): boolean {
  return (JSON.parse(publicKey) as SigningJwk).alg === jwtOptions.of(ctx).algorithm;
}

async function createKey(ctx: RequestContext): Promise<SigningKey> {
  const { em, secrets } = ctx;
  const { algorithm } = jwtOptions.of(ctx);
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

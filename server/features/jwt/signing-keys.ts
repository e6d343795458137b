import type { EntityManager } from '@mikro-orm/postgresql';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { v7 } from 'uuid';
import type { z } from 'zod';

import type { Context, RequestContext } from '#server/context.ts';
import { inSeconds } from '#server/now.ts';
import { seal, unseal } from '#server/security/encryption.ts';
import type { PublicKey } from '#shared/jwt.ts';
import { limits } from '#shared/limits.ts';

import { jwtOptions } from './jwt.options.ts';
import { SigningKey } from './signing-key.entity.ts';

/** The key set (RFC 7517 section 5) by which other services verify our tokens. */
export async function listPublicKeys({ ctx }: { ctx: RequestContext }) {
  const published = await publishedKeys(ctx);
  // Written by `signing-keys.ts`; the call's output schema holds it to this shape.
  return { keys: published.map(({ publicKey }) => JSON.parse(publicKey) as z.input<typeof PublicKey>) };
}

/** One number for all nodes: whoever holds it makes the next key. */
const LOCK = 4_242_917_302;

/** The next, the one that signs and the one before it: a key signs for longer than any token lasts. */
const KEPT = 3;

/** As `makeKey` writes it. */
type SigningJwk = JWK & { kid: string; alg: string };

type Keyed = Pick<Context, 'options' | 'secrets'> & { em: EntityManager };

/** The keys that a token still good may be signed by, and the one that will sign next; the newest first. */
export async function publishedKeys(ctx: Keyed): Promise<SigningKey[]> {
  const known = await newestKeys(ctx);
  if (isYoung(ctx, known)) return known;

  await ctx.em.begin();
  await ctx.em.execute('select pg_advisory_xact_lock(?)', [LOCK]);
  const seen = await newestKeys(ctx);
  return isYoung(ctx, seen) ? seen : [await makeKey(ctx), ...seen].slice(0, KEPT);
}

/** The key that signs now: the newest that others have had the time to learn of, or else the first that there is. */
export async function signingKey(ctx: Keyed): Promise<SigningJwk> {
  const published = (await publishedKeys(ctx)).filter((key) => isOfAlgorithm(ctx, key));
  const learned = published.filter((key) => key.createdAt <= inSeconds(-limits.signingKeyPublishedAhead));
  const key = learned[0] ?? published.at(-1)!;
  // Made under a secret that has since been taken away: nobody can sign with it any more.
  const text = opened(ctx, key) ?? opened(ctx, await makeKey(ctx))!;
  return JSON.parse(text) as SigningJwk;
}

function newestKeys({ em }: Keyed): Promise<SigningKey[]> {
  return em.find(SigningKey, {}, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: KEPT });
}

function isYoung(ctx: Keyed, keys: SigningKey[]): boolean {
  const newest = keys.find((key) => isOfAlgorithm(ctx, key));
  return newest !== undefined && newest.createdAt > inSeconds(-jwtOptions.of(ctx).rotateEvery);
}

function isOfAlgorithm(ctx: Keyed, { publicKey }: SigningKey): boolean {
  return (JSON.parse(publicKey) as SigningJwk).alg === jwtOptions.of(ctx).algorithm;
}

async function makeKey(ctx: Keyed): Promise<SigningKey> {
  const { em, secrets } = ctx;
  const { algorithm } = jwtOptions.of(ctx);
  const id = v7();
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const half = async (key: CryptoKey) =>
    JSON.stringify({ ...(await exportJWK(key)), kid: id, alg: algorithm, use: 'sig' });
  return em.create(SigningKey, {
    id,
    publicKey: await half(publicKey),
    privateKey: seal(secrets, await half(privateKey), { purpose: 'signing-key', about: id }),
  });
}

function opened({ secrets }: Keyed, { id, privateKey }: SigningKey): string | null {
  return unseal(secrets, privateKey, { purpose: 'signing-key', about: id });
}

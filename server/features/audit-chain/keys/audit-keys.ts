import { createPrivateKey, createPublicKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto';

import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';

import type { PublicAuditKey } from '#server/features/audit-chain/format/detached-jws.ts';
import { now } from '#server/lib/now.ts';
import { decrypt, encrypt } from '#server/security/encryption.ts';

import { AuditKey } from './audit-key.entity.ts';

/** The advisory lock for the creation of keys, the same on all nodes. */
const LOCK = 0x61_75_64_6b;
const PURPOSE = 'audit-key';

/** A key of the audit log that signs. */
export interface AuditSigner {
  kid: string;
  privateKey: KeyObject;
}

/** Private keys that were decrypted, by id. A key never changes. */
const decrypted = new Map<string, AuditSigner>();
const MAX_DECRYPTED = 100;

/**
 * The key that signs, in the transaction of the caller. Creates one if there is none, or if the secret that encrypts it was
 * removed from the options.
 */
export async function currentSigner(em: EntityManager, secrets: readonly string[]): Promise<AuditSigner> {
  return (await usableSigner(em, secrets)) ?? (await createFirst(em, secrets));
}

async function usableSigner(em: EntityManager, secrets: readonly string[]): Promise<AuditSigner | null> {
  const newest = await em.findOne(AuditKey, { retiresAt: null }, { orderBy: { createdAt: 'desc', id: 'desc' } });
  return newest && signerOf(newest, secrets);
}

async function createFirst(em: EntityManager, secrets: readonly string[]): Promise<AuditSigner> {
  await em.execute('select pg_advisory_xact_lock(?)', [LOCK]);
  return (await usableSigner(em, secrets)) ?? signerOf(createKey(em, secrets), secrets)!;
}

/** A new key in the unit of work. The one before has to be retired. */
export function createKey(em: EntityManager, secrets: readonly string[]): AuditKey {
  const id = v7();
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const toJson = (key: KeyObject) => JSON.stringify({ ...key.export({ format: 'jwk' }), kid: id });
  return em.create(AuditKey, {
    id,
    publicKey: toJson(publicKey),
    privateKey: encrypt(secrets, toJson(privateKey), { purpose: PURPOSE, about: id }),
    createdAt: now(),
  });
}

/** Null if none of the secrets decrypts the key. */
export function signerOf({ id, privateKey }: AuditKey, secrets: readonly string[]): AuditSigner | null {
  const known = decrypted.get(id);
  if (known !== undefined) return known;
  const jwk = decrypt(secrets, privateKey, { purpose: PURPOSE, about: id });
  if (jwk === null) return null;
  const signer = { kid: id, privateKey: createPrivateKey({ key: JSON.parse(jwk) as JsonWebKey, format: 'jwk' }) };
  if (decrypted.size >= MAX_DECRYPTED) decrypted.clear();
  decrypted.set(id, signer);
  return signer;
}

/** The public key as `createKey` wrote it. */
export function publicKeyOf({ publicKey }: AuditKey): PublicAuditKey {
  return JSON.parse(publicKey) as PublicAuditKey;
}

/**
 * Whether a key was created with one of the secrets: its private key can be decrypted and belongs to the public one. The
 * superuser of the database can add rows, but none for which this is true.
 */
export function isOwnKey(key: AuditKey, secrets: readonly string[]): boolean {
  const jwk = decrypt(secrets, key.privateKey, { purpose: PURPOSE, about: key.id });
  if (jwk === null) return false;
  const { x } = createPublicKey(createPrivateKey({ key: JSON.parse(jwk) as JsonWebKey, format: 'jwk' })).export({
    format: 'jwk',
  });
  return publicKeyOf(key).x === x;
}

/** Encrypts the keys of an older secret with the newest one, so that the older secret can be removed after the next start. */
export async function reencryptKeys(em: EntityManager, secrets: readonly string[]): Promise<void> {
  for (const key of await em.find(AuditKey, {})) {
    const context = { purpose: PURPOSE, about: key.id };
    if (decrypt(secrets.slice(0, 1), key.privateKey, context) !== null) continue;
    const jwk = decrypt(secrets, key.privateKey, context);
    if (jwk !== null) key.privateKey = encrypt(secrets, jwk, context);
  }
}

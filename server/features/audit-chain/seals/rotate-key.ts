import type { EntityManager } from '@mikro-orm/postgresql';

import { AuditKey } from '#server/features/audit-chain/keys/audit-key.entity.ts';
import { createKey, currentSigner, publicKeyOf, signerOf } from '#server/features/audit-chain/keys/audit-keys.ts';
import { now } from '#server/lib/now.ts';

import { createCheckpoint, type ChainService } from './checkpoints.ts';

/**
 * Replaces the key that signs. A checkpoint, which both keys sign, introduces the new one to those who know the old one. The
 * caller has the lock of publishing.
 *
 * @returns the `kid` of the new key.
 */
export async function rotateKey(em: EntityManager, service: ChainService): Promise<string> {
  const { secrets } = service;
  const signer = await currentSigner(em, secrets);
  const key = createKey(em, secrets);
  await em.flush();
  const { kid: newKey, x: newKeyX } = publicKeyOf(key);
  const facts = { newKey, newKeyX };
  await createCheckpoint(em, service, { kind: 'key', signer, nextSigner: signerOf(key, secrets)!, facts });
  await em.nativeUpdate(AuditKey, { id: signer.kid }, { retiresAt: now() });
  return newKey;
}

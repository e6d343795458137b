import type pg from 'pg';

import { verifyDetached, type PublicAuditKey } from '#server/features/audit-chain/format/detached-jws.ts';
import type { AuditKey } from '#server/features/audit-chain/keys/audit-key.entity.ts';
import { isOwnKey, publicKeyOf } from '#server/features/audit-chain/keys/audit-keys.ts';
import { CHECKPOINT_TYPE, type CheckpointStatement } from '#server/features/audit-chain/seals/checkpoints.ts';

export interface KeyRing {
  keys: PublicAuditKey[];
  /** The ids of keys that the superuser of the database cannot have added. */
  known: Set<string>;
}

/**
 * The keys of the log. A key is known if a secret decrypts its private key, if the caller trusts it (from a stored
 * `GET /audit/jwks`), or if a known key signed the checkpoint that introduces it.
 */
export async function readKeys(
  client: pg.ClientBase,
  { secrets, trusted }: { secrets: readonly string[]; trusted: readonly PublicAuditKey[] },
): Promise<KeyRing> {
  const { rows } = await client.query<AuditKey>(
    'select id, public_key as "publicKey", private_key as "privateKey" from audit_key order by created_at, id',
  );
  const known = new Set<string>();
  for (const row of rows) {
    const isTrusted = trusted.some(({ kid, x }) => kid === row.id && x === publicKeyOf(row).x);
    if (isTrusted || isOwnKey(row, secrets)) known.add(row.id);
  }
  const keys = rows.map(publicKeyOf);
  await addIntroduced(client, { keys, known });
  return { keys, known };
}

async function addIntroduced(client: pg.ClientBase, { keys, known }: KeyRing): Promise<void> {
  const { rows } = await client.query<{ statement: string; signature: string }>(
    `select statement, signature from audit_checkpoint where kind = 'key' order by number`,
  );
  for (const { statement, signature } of rows) {
    const { newKey, newKeyX } = JSON.parse(statement) as CheckpointStatement;
    const signers = signature.split(' ').map((jws) => verifyDetached(statement, jws, { keys, typ: CHECKPOINT_TYPE }));
    const isIntroduced = keys.some(({ kid, x }) => kid === newKey && x === newKeyX);
    if (isIntroduced && newKey !== undefined && signers.some((kid) => kid !== null && known.has(kid)))
      known.add(newKey);
  }
}

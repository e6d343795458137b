import type pg from 'pg';

import { verifyDetached } from '#server/features/audit-chain/format/detached-jws.ts';
import {
  CHECKPOINT_TYPE,
  type AnchoredCheckpoint,
  type CheckpointStatement,
} from '#server/features/audit-chain/seals/checkpoints.ts';

import type { KeyRing } from './known-keys.ts';
import type { VerificationReport, Violations } from './violation.ts';

/**
 * Compares checkpoints that were stored elsewhere with those of the log. Lines that no known key signed are violations: the
 * file was changed, or belongs to another service.
 */
export async function compareAnchor(
  client: pg.ClientBase,
  { anchor, keys, violations }: { anchor: readonly AnchoredCheckpoint[]; keys: KeyRing; violations: Violations },
): Promise<VerificationReport['anchor']> {
  if (anchor.length === 0) return 'none';
  let isEqual = true;
  for (const { statement, signature } of anchor) {
    const { checkpoint, number } = JSON.parse(statement) as CheckpointStatement;
    const signers = signature
      .split(' ')
      .map((jws) => verifyDetached(statement, jws, { keys: keys.keys, typ: CHECKPOINT_TYPE }));
    const isKnown = signers.some((kid) => kid !== null && keys.known.has(kid));
    const { rows } = await client.query<{ statement: string }>(
      'select statement from audit_checkpoint where number = $1',
      [checkpoint],
    );
    const stored = rows[0]?.statement;
    if (isKnown && stored === statement) continue;
    isEqual = false;
    const code = !isKnown ? 'signature_wrong' : stored === undefined ? 'anchor_newer' : 'anchor_differs';
    violations.add({ code, checkpoint, seal: number });
  }
  return isEqual ? 'equal' : 'different';
}

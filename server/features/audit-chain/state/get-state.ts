import type { AppServices } from '#server/call/context.ts';
import { placeOf, targetOf } from '#server/features/audit-chain/anchors/targets.ts';
import { auditOptions } from '#server/features/audit-log/audit.options.ts';

import { readAnchorRows, readChainRow } from './queries.ts';

/** How far the log is sealed, verified and anchored. */
export async function getAuditState({ ctx }: { ctx: Pick<AppServices, 'reads' | 'options'> }) {
  const { chain, anchors } = auditOptions.of(ctx);
  const [row, sent] = await Promise.all([readChainRow(ctx.reads), readAnchorRows(ctx.reads)]);
  const { seals, entries, firstSealAt, sealedAt, waiting, waitingSince } = row;
  const { checkpointNumber, checkpointKind, checkpointAt, verifiedAt, verifiedEntries, violations } = row;
  const byTarget = new Map(sent.map((each) => [each.target, each]));
  return {
    enabled: chain.enabled,
    seals,
    entries,
    firstSealAt,
    sealedAt,
    waiting,
    waitingSince,
    checkpoint:
      checkpointNumber === null || checkpointKind === null || checkpointAt === null
        ? null
        : { number: checkpointNumber, kind: checkpointKind, createdAt: checkpointAt },
    verification:
      verifiedAt === null || verifiedEntries === null || violations === null
        ? null
        : { verifiedAt, entries: verifiedEntries, violations },
    anchors: anchors.map((anchor) => {
      const { checkpoint = null, sentAt = null, error = null } = byTarget.get(targetOf(anchor)) ?? {};
      return { type: anchor.type, place: placeOf(anchor), checkpoint, sentAt, error };
    }),
  };
}

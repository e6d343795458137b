import { hash } from 'node:crypto';

import type { AuditAnchorOption } from '#server/features/audit-log/audit.options.ts';
import type { CheckpointKind } from '#server/features/audit-chain/seals/seal.entity.ts';

/** The kinds that are rare enough for a mail and a commit. */
export const dailyKinds: readonly CheckpointKind[] = ['day', 'retention', 'restore', 'key'];
export const allKinds: readonly CheckpointKind[] = [...dailyKinds, 'interval'];

/** Where an anchor is, in words for administrators. */
export function placeOf(anchor: AuditAnchorOption): string {
  switch (anchor.type) {
    case 'file':
      return anchor.path;
    case 'mail':
      return anchor.to.join(', ');
    case 'webhook':
      // The path of a URL may be secret.
      return new URL(anchor.url).host;
    case 'git':
      return `${anchor.repository} (${anchor.branch})`;
  }
}

/** Identifies an anchor among the rows of what was sent. */
export function targetOf(anchor: AuditAnchorOption): string {
  const place = anchor.type === 'webhook' ? anchor.url : placeOf(anchor);
  return `${anchor.type}:${hash('sha256', place).slice(0, 16)}`;
}

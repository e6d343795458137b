import { canonicalJson } from '#server/lib/canonical-json.ts';

import { sha256 } from './merkle.ts';

/** What the hash of a seal covers. */
export interface SealHeader {
  number: number;
  day: string;
  firstSequence: number | null;
  lastSequence: number | null;
  count: number;
  root: Buffer;
  previous: Buffer;
  checkpoint: Buffer | null;
  /** When it was sealed. */
  createdAt: Date;
}

const VERSION = 1;

/** The `previous` of the first seal. */
export const NO_SEAL = Buffer.alloc(32);

/** SHA-256 of the hash of the seal before, followed by the canonical header. */
export function sealHash({ previous, ...header }: SealHeader): Buffer {
  const { number, day, firstSequence, lastSequence, count, createdAt } = header;
  const [root, checkpoint] = [header.root.toString('base64url'), header.checkpoint?.toString('base64url') ?? null];
  const canonical = canonicalJson([
    VERSION,
    number,
    day,
    firstSequence,
    lastSequence,
    count,
    root,
    checkpoint,
    createdAt.getTime(),
  ]);
  return sha256(Buffer.concat([previous, Buffer.from(canonical)]));
}

/** The UTC day of a time. */
export function dayOf(time: Date | number): string {
  return new Date(time).toISOString().slice(0, 10);
}

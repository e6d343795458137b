import { hash } from 'node:crypto';

/** The Merkle tree of RFC 9162, section 2.1, with SHA-256. */

const HASH_BYTES = 32;

export const sha256 = (data: Uint8Array | string): Buffer => hash('sha256', data, 'buffer');

export function leafHash(canonical: string): Buffer {
  return sha256(`\0${canonical}`);
}

/** Reused: a node is hashed at once, and the root of a million entries takes as many. */
const node = Buffer.alloc(1 + 2 * HASH_BYTES, 1);

function nodeHash(left: Uint8Array, right: Uint8Array): Buffer {
  node.set(left, 1);
  node.set(right, 1 + HASH_BYTES);
  return sha256(node);
}

/** A node without a sibling moves up, which gives the tree of the RFC. */
function parents(level: readonly Buffer[]): Buffer[] {
  const above: Buffer[] = [];
  for (let n = 0; n < level.length; n += 2) {
    const right = level[n + 1];
    above.push(right === undefined ? level[n]! : nodeHash(level[n]!, right));
  }
  return above;
}

/** The root of the leaves; of none the hash of the empty text. */
export function rootOf(leaves: readonly Buffer[]): Buffer {
  let level = leaves;
  while (level.length > 1) level = parents(level);
  return level[0] ?? sha256('');
}

/** The inclusion proof of a leaf: the siblings from the leaf to the root. */
export function pathOf(leaves: readonly Buffer[], index: number): Buffer[] {
  const path: Buffer[] = [];
  let [level, at] = [leaves, index];
  while (level.length > 1) {
    const sibling = level[at ^ 1];
    if (sibling !== undefined) path.push(sibling);
    level = parents(level);
    at >>= 1;
  }
  return path;
}

/** The root that a proof leads to; null if its length is wrong. */
export function rootFromPath(
  leaf: Buffer,
  path: readonly Buffer[],
  place: { index: number; count: number },
): Buffer | null {
  let { index, count } = place;
  if (index < 0 || index >= count) return null;
  let hashed = leaf;
  const siblings = [...path];
  for (; count > 1; count = Math.ceil(count / 2), index >>= 1) {
    if (index % 2 === 0 && index === count - 1) continue;
    const sibling = siblings.shift();
    if (sibling === undefined) return null;
    hashed = index % 2 === 0 ? nodeHash(hashed, sibling) : nodeHash(sibling, hashed);
  }
  return siblings.length === 0 ? hashed : null;
}

/** Splits the 32 bytes of each hash. */
export function splitHashes(bytes: Buffer): Buffer[] {
  return Array.from({ length: bytes.length / HASH_BYTES }, (_, n) =>
    bytes.subarray(n * HASH_BYTES, (n + 1) * HASH_BYTES),
  );
}

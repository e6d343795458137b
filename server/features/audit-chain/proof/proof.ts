import { createPublicKey, verify } from 'node:crypto';

import { canonicalEntry } from '#server/features/audit-chain/format/canonical-entry.ts';
import { verifyDetached, type PublicAuditKey } from '#server/features/audit-chain/format/detached-jws.ts';
import { leafHash, pathOf, rootFromPath } from '#server/features/audit-chain/format/merkle.ts';
import { sealHash } from '#server/features/audit-chain/format/seal-hash.ts';
import { originHash } from '#server/audit/origin.ts';
import { CHECKPOINT_TYPE, type CheckpointStatement } from '#server/features/audit-chain/seals/checkpoints.ts';
import type { StoredEntry } from '#server/features/audit-chain/verify/stored-entry.ts';

import type { ProofCheckpoint, SealOfProof } from './read-seals.ts';

/** Proves an entry to someone who knows the keys of the log only. Hashes and signatures are in base64url. */
export interface AuditProof {
  v: 1;
  /** The canonical form, which the leaf contains. */
  entry: string;
  /** Opens the commitment to the address; left out for receivers who may not see it. */
  origin: { ipAddress: string; userAgent: string; salt: string } | null;
  place: { index: number };
  seal: {
    number: number;
    day: string;
    firstSequence: number | null;
    lastSequence: number | null;
    count: number;
    root: string;
    previous: string;
    checkpoint: string | null;
    /** Milliseconds since 1970. */
    createdAt: number;
    hash: string;
    signature: string;
    kid: string;
  };
  /** From the leaf to the root of the seal. */
  path: string[];
  /** The first checkpoint after the seal, with the path from the hash of the seal to its `sealsRoot`; null if there is none yet. */
  checkpoint: { statement: string; signature: string; index: number; path: string[] } | null;
}

const encode = (bytes: Buffer) => bytes.toString('base64url');
const decode = (text: string) => Buffer.from(text, 'base64url');

/** The proof of an entry at a place of a seal. */
export function proofOf(
  entry: StoredEntry,
  { seal, index, checkpoint }: { seal: SealOfProof; index: number; checkpoint: ProofCheckpoint | null },
  withOrigin: boolean,
): AuditProof {
  const { ipAddress, userAgent, originSalt } = entry;
  const { number, day, firstSequence, lastSequence, count, kid } = seal;
  return {
    v: 1,
    entry: canonicalEntry(entry),
    origin: withOrigin && originSalt !== null ? { ipAddress, userAgent, salt: encode(originSalt) } : null,
    place: { index },
    seal: {
      number,
      day,
      firstSequence,
      lastSequence,
      count,
      root: encode(seal.root),
      previous: encode(seal.previous),
      checkpoint: seal.checkpoint === null ? null : encode(seal.checkpoint),
      createdAt: seal.createdAt.getTime(),
      hash: encode(seal.hash),
      signature: encode(seal.signature),
      kid,
    },
    path: pathOf(seal.leaves, index).map(encode),
    checkpoint:
      checkpoint === null
        ? null
        : {
            statement: checkpoint.statement,
            signature: checkpoint.signature,
            index: number - checkpoint.firstSeal,
            path: pathOf(checkpoint.hashes, number - checkpoint.firstSeal).map(encode),
          },
  };
}

/** Verifies a proof with a key set. @returns what is wrong; null if nothing is. */
export function refuteProof(proof: AuditProof, keys: readonly PublicAuditKey[]): string | null {
  const { v, seal, checkpoint, origin, path, place } = proof;
  if ((v as number) !== 1) return 'the version is unknown';
  const entry = JSON.parse(proof.entry) as unknown[];
  if (origin !== null && encode(originHash(decode(origin.salt), origin.ipAddress, origin.userAgent)) !== entry[8])
    return 'the address differs from its commitment';
  const root = rootFromPath(leafHash(proof.entry), path.map(decode), { index: place.index, count: seal.count });
  if (root === null || encode(root) !== seal.root) return 'the entry is not in the seal';
  const hash = sealHash({
    ...seal,
    root: decode(seal.root),
    previous: decode(seal.previous),
    checkpoint: seal.checkpoint === null ? null : decode(seal.checkpoint),
    createdAt: new Date(seal.createdAt),
  });
  if (encode(hash) !== seal.hash) return 'the seal was changed';
  const key = keys.find(({ kid }) => kid === seal.kid);
  if (key === undefined) return 'the key of the seal is unknown';
  const signature = decode(seal.signature);
  if (encode(signature) !== seal.signature || !verify(null, hash, createPublicKey({ key, format: 'jwk' }), signature))
    return 'the signature of the seal is wrong';
  return checkpoint === null ? null : refuteCheckpoint(hash, checkpoint, keys);
}

function refuteCheckpoint(
  hash: Buffer,
  { statement, signature, index, path }: NonNullable<AuditProof['checkpoint']>,
  keys: readonly PublicAuditKey[],
): string | null {
  const { seals, sealsRoot } = JSON.parse(statement) as CheckpointStatement;
  const root = rootFromPath(hash, path.map(decode), { index, count: seals });
  if (root === null || encode(root) !== sealsRoot) return 'the seal is not in the checkpoint';
  const signers = signature.split(' ').map((jws) => verifyDetached(statement, jws, { keys, typ: CHECKPOINT_TYPE }));
  return signers.every((kid) => kid !== null) ? null : 'the signature of the checkpoint is wrong';
}

import type { EntityManager } from '@mikro-orm/postgresql';

import { signDetached } from '#server/features/audit-chain/format/detached-jws.ts';
import { rootOf, sha256 } from '#server/features/audit-chain/format/merkle.ts';
import { dayOf } from '#server/features/audit-chain/format/seal-hash.ts';
import { currentSigner, type AuditSigner } from '#server/features/audit-chain/keys/audit-keys.ts';
import { canonicalJson } from '#server/lib/canonical-json.ts';
import { now } from '#server/lib/now.ts';

import { newestCheckpoint, newestSeal } from './seal-entries.ts';
import { AuditCheckpoint, type CheckpointKind } from './seal.entity.ts';

export const CHECKPOINT_TYPE = 'gatehouse-audit+jwt';

/** What a checkpoint says, before it is canonical. Hashes are in base64url. */
export interface CheckpointStatement {
  v: 1;
  /** `baseUrl` of the service. */
  service: string;
  /** Its own number. */
  checkpoint: number;
  kind: CheckpointKind;
  /** ISO 8601. */
  at: string;
  day: string;
  /** The newest seal, with its hash. */
  number: number;
  seal: string;
  /** The Merkle root over the hashes of the seals since the checkpoint before, and their number. */
  sealsRoot: string;
  seals: number;
  /** In all seals so far. */
  entries: number;
  /** SHA-256 of the statement before; null in the first one. */
  previous: string | null;
  /** The `kid` of the key that signs. */
  key: string;
  /** Of the kind `retention`: the entries of all seals with an earlier day may be deleted. */
  before?: string;
  /** Of the kind `key`: the public key that signs from now on. */
  newKey?: string;
  newKeyX?: string;
}

/** A checkpoint as an anchor has it: one line of a file, the payload of a webhook, the text of a mail. */
export interface AnchoredCheckpoint {
  statement: string;
  signature: string;
}

interface CheckpointOf {
  kind: CheckpointKind;
  /** By default the key that signs now. */
  signer?: AuditSigner;
  /** Signs too. */
  nextSigner?: AuditSigner;
  facts?: Pick<CheckpointStatement, 'before' | 'newKey' | 'newKeyX'>;
}

/** Where the service is reached, and its secrets. */
export interface ChainService {
  options: { baseUrl: string };
  secrets: readonly string[];
}

/**
 * Adds a checkpoint over the newest seal to the unit of work; null without a seal. The caller has the lock of publishing. All
 * seals are flushed.
 */
export async function createCheckpoint(
  em: EntityManager,
  { options, secrets }: ChainService,
  { kind, signer, nextSigner, facts = {} }: CheckpointOf,
): Promise<AuditCheckpoint | null> {
  const seal = await newestSeal(em);
  if (seal === null) return null;
  const [before, key] = [await newestCheckpoint(em), signer ?? (await currentSigner(em, secrets))];
  const last = before === null ? null : (JSON.parse(before.statement) as CheckpointStatement);
  const since = await em.execute<{ hash: string; count: number }[]>(
    `select encode(hash, 'base64') as hash, count from audit_seal where number > ? order by number`,
    [before?.sealNumber ?? 0],
  );
  const time = now();
  const statement: CheckpointStatement = {
    v: 1,
    service: options.baseUrl,
    checkpoint: (before?.number ?? 0) + 1,
    kind,
    at: time.toISOString(),
    day: kind === 'day' ? dayOf(seal.createdAt) : dayOf(time),
    number: seal.number,
    seal: seal.hash.toString('base64url'),
    sealsRoot: rootOf(since.map(({ hash }) => Buffer.from(hash, 'base64'))).toString('base64url'),
    seals: since.length,
    entries: since.reduce((sum, { count }) => sum + count, last?.entries ?? 0),
    previous: before === null ? null : sha256(before.statement).toString('base64url'),
    key: key.kid,
    ...facts,
  };
  const text = canonicalJson({ ...statement });
  const signers = nextSigner === undefined ? [key] : [key, nextSigner];
  return em.create(AuditCheckpoint, {
    number: statement.checkpoint,
    sealNumber: statement.number,
    day: statement.day,
    kind,
    statement: text,
    signature: signers.map((each) => signDetached(text, each, CHECKPOINT_TYPE)).join(' '),
    kid: key.kid,
    createdAt: time,
  });
}

/**
 * Adds the checkpoint that is due: of a day that has ended, or of `every` seconds since the one before. The caller has the lock
 * of publishing.
 */
export async function createDueCheckpoint(
  em: EntityManager,
  service: ChainService,
  every: number,
): Promise<AuditCheckpoint | null> {
  const seal = await newestSeal(em);
  if (seal === null) return null;
  const time = now();
  const sealedOn = dayOf(seal.createdAt);
  const newest = await newestCheckpoint(em);
  if (sealedOn < dayOf(time)) {
    const ofDay = await em.count(AuditCheckpoint, { kind: 'day', day: sealedOn });
    if (ofDay === 0) return createCheckpoint(em, service, { kind: 'day' });
  }
  if (newest?.sealNumber === seal.number) return null;
  const age = time.getTime() - (newest?.createdAt.getTime() ?? 0);
  return age >= every * 1000 ? createCheckpoint(em, service, { kind: 'interval' }) : null;
}

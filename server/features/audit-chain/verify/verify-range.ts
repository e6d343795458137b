import { createPublicKey, verify, type KeyObject } from 'node:crypto';

import type pg from 'pg';

import { canonicalEntry } from '#server/features/audit-chain/format/canonical-entry.ts';
import type { PublicAuditKey } from '#server/features/audit-chain/format/detached-jws.ts';
import { idAt } from '#server/features/audit-chain/format/ids.ts';
import { leafHash, rootOf, splitHashes } from '#server/features/audit-chain/format/merkle.ts';
import { NO_SEAL, sealHash, type SealHeader } from '#server/features/audit-chain/format/seal-hash.ts';

import { copiedRows } from './copied-rows.ts';
import { originStateOf, storedColumns, storedEntry, type StoredEntry } from './stored-entry.ts';
import { Violations } from './violation.ts';

/** Seals of consecutive numbers. */
export interface SealRange {
  from: number;
  to: number;
}

export interface RangeContext {
  keys: readonly PublicAuditKey[];
  /** Those of the keys that the secret or another known key confirms. */
  knownKeys: ReadonlySet<string>;
  /** Entries of earlier days may be deleted, as a signed checkpoint says; null if there is none. */
  removedBefore: string | null;
}

/** What verifying a range found. Can be sent between threads. */
export interface RangeResult {
  sound: number;
  /** Entries that exist, also changed ones. */
  present: number;
  removed: number;
  origins: { sound: number; erased: number; uncovered: number };
  /** The users whose addresses were erased, with the first entry. */
  erasedUsers: Map<string | null, { entryId: string; event: string; seal: number }>;
  violations: Pick<Violations, 'list' | 'total'>;
}

interface SealRow extends SealHeader {
  ids: Buffer | null;
  leaves: Buffer | null;
  hash: Buffer;
  signature: Buffer;
  kid: string;
}

/** Seals and entries of one page: what is in memory at a time. */
const PAGE_SEALS = 500;
const PAGE_ENTRIES = 5_000;

const sealColumns = `number::int, day, first_sequence::int as "firstSequence", last_sequence::int as "lastSequence", count,
  ids, leaves, root, previous, checkpoint, hash, signature, kid, created_at as "createdAt"`;

/** Verifies seals, and the entries that are in them, on one connection within a snapshot. */
export async function verifyRange(
  client: pg.ClientBase,
  { from, to }: SealRange,
  context: RangeContext,
): Promise<RangeResult> {
  const verifier = new RangeVerifier(client, context);
  const { rows } = await client.query<{ hash: Buffer }>('select hash from audit_seal where number = $1', [from - 1]);
  verifier.previous = from === 1 ? NO_SEAL : (rows[0]?.hash ?? null);
  for (let next = from; next <= to;) {
    const seals = await readPage(client, { from: next, to });
    if (seals.length === 0) break;
    await verifier.page(seals);
    next = seals.at(-1)!.number + 1;
  }
  return verifier.result();
}

/** The first seals of a range, with up to a page of entries, at least one. */
async function readPage(client: pg.ClientBase, { from, to }: SealRange): Promise<SealRow[]> {
  const { rows } = await client.query<SealRow>(
    `select ${sealColumns} from (
       select *, sum(count) over (order by number) - count as before from audit_seal
       where number between $1 and $2 and number < $1::bigint + ${PAGE_SEALS}) page
     where before < ${PAGE_ENTRIES} order by number`,
    [from, to],
  );
  if (rows.length > 0) return rows;
  // A gap that is longer than a page.
  const next = await client.query<{ number: number }>(
    'select min(number)::int as number from audit_seal where number between $1 and $2',
    [from, to],
  );
  const number = next.rows[0]?.number ?? null;
  return number === null ? [] : readPage(client, { from: number, to });
}

class RangeVerifier {
  previous: Buffer | null = null;
  readonly #client: pg.ClientBase;
  readonly #context: RangeContext;
  readonly #publicKeys: Map<string, KeyObject>;
  readonly #violations = new Violations();
  readonly #counts = { sound: 0, present: 0, removed: 0 };
  readonly #origins = { sound: 0, erased: 0, uncovered: 0 };
  readonly #erasedUsers: RangeResult['erasedUsers'] = new Map();

  constructor(client: pg.ClientBase, context: RangeContext) {
    this.#client = client;
    this.#context = context;
    this.#publicKeys = new Map(context.keys.map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })]));
  }

  async page(seals: readonly SealRow[]): Promise<void> {
    const open = seals.filter((seal) => this.#isHeaderSound(seal));
    const byNumber = new Map(
      open.map((seal) => [
        seal.number,
        {
          seal,
          leaves: splitHashes(seal.leaves!),
          actual: [] as (Buffer | null)[],
          entries: [] as (StoredEntry | null)[],
        },
      ]),
    );
    if (open.length > 0) {
      const query = `select s.number, p.place, ${storedColumns}
        from audit_seal s cross join lateral generate_series(0, s.count - 1) p(place)
          left join audit_entry e on e.id = encode(substring(s.ids from p.place * 16 + 1 for 16), 'hex')::uuid
        where s.number = any('{${open.map(({ number }) => number).join(',')}}') order by s.number, p.place`;
      for await (const row of copiedRows(this.#client, query)) {
        const number = row[0]!.readUInt32BE(4);
        const checked = byNumber.get(number)!;
        const entry = storedEntry(row, 2);
        const leaf = entry === null ? null : leafHash(canonicalEntry(entry));
        checked.actual.push(leaf);
        const isEqual = leaf?.equals(checked.leaves[checked.actual.length - 1]!) ?? false;
        // Sound entries are not kept: a page has only those that differ.
        checked.entries.push(isEqual ? null : entry);
        if (entry === null) continue;
        this.#counts.present += 1;
        if (isEqual) this.#counts.sound += 1;
        this.#checkOrigin(entry, number);
      }
    }
    for (const { seal, leaves, actual, entries } of byNumber.values()) this.#compare(seal, { leaves, actual, entries });
  }

  /** @returns whether the entries of the seal can be read. */
  #isHeaderSound(seal: SealRow): boolean {
    const { number, ids, leaves, count, hash, previous, kid, signature, day } = seal;
    const { removedBefore, knownKeys } = this.#context;
    if (this.previous !== null && !previous.equals(this.previous))
      this.#violations.add({ code: 'chain_broken', seal: number });
    this.previous = hash;
    const key = this.#publicKeys.get(kid);
    if (!sealHash(seal).equals(hash)) this.#violations.add({ code: 'seal_changed', seal: number });
    else if (key === undefined || !knownKeys.has(kid)) this.#violations.add({ code: 'key_unknown', seal: number });
    else if (!verify(null, hash, key, signature)) this.#violations.add({ code: 'signature_wrong', seal: number });
    if (ids === null && leaves === null && removedBefore !== null && day < removedBefore) {
      this.#counts.removed += count;
      return false;
    }
    const isReadable = ids?.length === 16 * count && leaves?.length === 32 * count;
    if (!isReadable) this.#violations.add({ code: 'seal_changed', seal: number });
    return isReadable;
  }

  #checkOrigin(entry: StoredEntry, seal: number): void {
    const state = originStateOf(entry);
    if (state === 'changed') {
      this.#violations.add({ code: 'origin_changed', ...described(entry), seal });
      return;
    }
    this.#origins[state] += 1;
    if (state !== 'erased') return;
    const user = entry.actorId ?? entry.subjectId;
    if (!this.#erasedUsers.has(user)) this.#erasedUsers.set(user, { entryId: entry.id, event: entry.event, seal });
  }

  /** Names the entries of a seal that differ from it. */
  #compare(
    seal: SealRow,
    { leaves, actual, entries }: { leaves: Buffer[]; actual: (Buffer | null)[]; entries: (StoredEntry | null)[] },
  ): void {
    const { number, count } = seal;
    const isSealSound = rootOf(leaves).equals(seal.root);
    const differing = actual.flatMap((leaf, place) => (leaf?.equals(leaves[place]!) ? [] : [place]));
    if (isSealSound && differing.length === 0) return;
    const present = actual.filter((leaf) => leaf !== null);
    // Only the copy of the leaves in the seal differs: the entries still lead to its root.
    if (!isSealSound) this.#violations.add({ code: 'seal_changed', seal: number });
    if (!isSealSound && present.length === count && rootOf(present).equals(seal.root)) return;
    const sealed = new Set(leaves.map((leaf) => leaf.toString('hex')));
    for (const place of differing) {
      const [entry, leaf] = [entries[place], actual[place]];
      const at = { seal: number, place: place + 1, count };
      if (entry === null || entry === undefined || !leaf)
        this.#violations.add({ code: 'deleted', entryId: idAt(seal.ids!, place), ...at });
      else {
        const code = sealed.has(leaf.toString('hex')) ? 'reordered' : 'changed';
        this.#violations.add({ code, ...described(entry), ...at });
      }
    }
  }

  result(): RangeResult {
    const { list, total } = this.#violations;
    return { ...this.#counts, origins: this.#origins, erasedUsers: this.#erasedUsers, violations: { list, total } };
  }
}

function described({ id, event, createdAt }: StoredEntry) {
  const time = new Date(createdAt);
  return { entryId: id, event, ...(Number.isNaN(time.getTime()) ? {} : { at: time.toISOString() }) };
}

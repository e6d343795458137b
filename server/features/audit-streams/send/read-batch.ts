import type { Reads } from '#server/db/reads.ts';
import type { ExportedEntry } from '#server/features/audit-chain/export/read-entries.ts';

import type { LeasedStream } from './lease.ts';

export interface EntryBatch {
  entries: ExportedEntry[];
  /** The last number that the batch covers, with entries that are not for this stream. */
  upTo: number;
  /** Numbers that were deleted before they were sent. */
  gap: { from: number; to: number } | null;
}

interface Row extends Omit<ExportedEntry['entry'], 'createdAt'> {
  sequence: number;
  createdAt: Date;
}

/** The condition for the entries of a stream after its position, with the values `$1` to `$4`. */
const OF_STREAM = `event.sequence > $1 and ($2::uuid is null or event.organization_id = $2)
  and ($3::text[] is null or event.type = any($3) or (event.type = 'audit-stream.tested' and entry.details ->> 'streamId' = $4))`;

/** The next entries of a stream, in order. The bounds are read first, so that no entry is skipped that appears meanwhile. */
export async function readBatch(reads: Reads, stream: LeasedStream, limit: number): Promise<EntryBatch> {
  const bounds = await reads.rows<{ first: number | null; last: number | null }>(
    {
      name: 'event_bounds',
      text: `select (select sequence from event where sequence is not null order by sequence limit 1)::int as first,
        (select sequence from event where sequence is not null order by sequence desc limit 1)::int as last`,
    },
    [],
  );
  const { first, last } = bounds[0]!;
  const gap =
    first !== null && first > stream.sequence + 1 && stream.sequence > 0
      ? { from: stream.sequence + 1, to: first - 1 }
      : null;
  const text = `
    select event.sequence::int as sequence, entry.id, entry.event, entry.actor_id as "actorId",
      entry.subject_id as "subjectId", entry.organization_id as "organizationId", entry.details,
      entry.created_at as "createdAt", entry.ip_address as "ipAddress", entry.user_agent as "userAgent",
      null as "originHash", null as "originSalt"
    from event join audit_entry entry using (id) where ${OF_STREAM} and event.sequence <= $5 order by event.sequence limit $6`;
  const { id, sequence, organizationId, events } = stream;
  const rows = await reads.rows<Row>({ text }, [sequence, organizationId, events, id, last ?? 0, limit]);
  const entries = rows.map(({ sequence: number, createdAt, ...entry }) => ({
    entry: { ...entry, createdAt: createdAt.getTime() },
    sequence: number,
    seal: null,
    proof: null,
  }));
  const upTo = rows.length === limit ? rows.at(-1)!.sequence : Math.max(last ?? 0, sequence);
  return { entries, upTo, gap };
}

/** More are not counted. */
const MAX_COUNTED = 10_000;

/** How many entries each stream has not sent yet. */
export async function countBehind(
  reads: Reads,
  streams: readonly Pick<LeasedStream, 'id' | 'sequence' | 'organizationId' | 'events'>[],
): Promise<number[]> {
  return Promise.all(
    streams.map(async ({ id, sequence, organizationId, events }) => {
      const text = `select count(*)::int as count from (
        select from event join audit_entry entry using (id) where ${OF_STREAM} limit ${MAX_COUNTED}) waiting`;
      const [row] = await reads.rows<{ count: number }>({ text }, [sequence, organizationId, events, id]);
      return row!.count;
    }),
  );
}

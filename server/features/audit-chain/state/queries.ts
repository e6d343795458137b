import type { Reads } from '#server/db/reads.ts';

/** More are not counted. */
const MAX_COUNTED = 10_000;

/** What the database says about the chain. */
export interface ChainRow {
  seals: number;
  /** In seals. */
  entries: number;
  firstSealAt: Date | null;
  sealedAt: Date | null;
  /** Entries without a seal, and the time of the oldest one. */
  waiting: number;
  waitingSince: Date | null;
  checkpointNumber: number | null;
  checkpointKind: 'interval' | 'day' | 'retention' | 'restore' | 'key' | null;
  checkpointAt: Date | null;
  verifiedAt: Date | null;
  verifiedEntries: number | null;
  violations: number | null;
}

/** The number of entries is that of the newest checkpoint and of the seals after it, so that it is not counted. */
const STATE = `
with newest as (
  select number, kind, created_at, seal_number, substring(statement from '"entries":([0-9]{1,9})')::int as entries
  from audit_checkpoint order by number desc limit 1),
seal as (select number, created_at from audit_seal order by number desc limit 1),
waiting as (
  select count(*)::int as count, min(created_at) as since
  from (select id from event where sequence is null limit ${MAX_COUNTED}) unnumbered join audit_entry using (id)),
verified as (select created_at, entries, violations from audit_verification order by created_at desc limit 1)
select coalesce((select number from seal), 0)::int as seals,
  (coalesce((select entries from newest), 0)
    + coalesce((select sum(count) from audit_seal where number > coalesce((select seal_number from newest), 0)), 0))::int as entries,
  (select created_at from audit_seal order by number limit 1) as "firstSealAt", (select created_at from seal) as "sealedAt",
  waiting.count + (select count(*)::int from (select from audit_backlog limit ${MAX_COUNTED}) backlog) as waiting,
  waiting.since as "waitingSince",
  newest.number::int as "checkpointNumber", newest.kind as "checkpointKind", newest.created_at as "checkpointAt",
  verified.created_at as "verifiedAt", verified.entries as "verifiedEntries", verified.violations
from waiting left join newest on true left join verified on true`;

export async function readChainRow(reads: Reads): Promise<ChainRow> {
  const [row] = await reads.rows<ChainRow>({ name: 'audit_state', text: STATE }, []);
  return row!;
}

/** What a target got last. */
export interface AnchorRow {
  target: string;
  checkpoint: number | null;
  sentAt: Date | null;
  /** Of a checkpoint that it has not got. */
  error: string | null;
}

export async function readAnchorRows(reads: Reads): Promise<AnchorRow[]> {
  const text = `
    select target, max(checkpoint_number) filter (where sent_at is not null)::int as checkpoint, max(sent_at) as "sentAt",
      (array_agg(error order by checkpoint_number desc) filter (where sent_at is null))[1] as error
    from audit_anchor group by target`;
  return reads.rows<AnchorRow>({ name: 'audit_anchors', text }, []);
}

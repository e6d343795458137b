import type { Reads } from '#server/db/reads.ts';
import type { CheckpointKind } from '#server/features/audit-chain/seals/seal.entity.ts';
import { inSeconds, now } from '#server/lib/now.ts';

const DAY = 86_400;
/** Rows are only shown, and tell where a place continues. */
const KEPT_DAYS = 400;

/** A checkpoint as it is sent. */
export interface QueuedCheckpoint {
  id: string;
  number: number;
  attempts: number;
  day: string;
  statement: string;
  signature: string;
}

/** Queues the checkpoints of some kinds that follow the last one of a target; for a new target, the newest alone. */
export async function queueCheckpoints(reads: Reads, target: string, kinds: readonly CheckpointKind[]): Promise<void> {
  const text = `
    insert into audit_anchor (id, target, checkpoint_number, next_attempt_at, created_at)
    select gen_random_uuid(), $1, number, $3, $3 from audit_checkpoint where kind = any($2) and number > coalesce(
      (select max(checkpoint_number) from audit_anchor where target = $1),
      (select max(number) - 1 from audit_checkpoint where kind = any($2)))
    on conflict do nothing`;
  await reads.rows({ text }, [target, kinds, now()]);
}

/** Leases the oldest checkpoint that a target has not got, if it is due. Concurrent processes lease it once. */
export async function leaseCheckpoint(
  reads: Reads,
  target: string,
  leaseSeconds: number,
): Promise<QueuedCheckpoint | undefined> {
  const text = `
    with oldest as (
      select id, next_attempt_at from audit_anchor where target = $1 and sent_at is null order by checkpoint_number limit 1),
    leased as (
      update audit_anchor set next_attempt_at = $2, attempts = attempts + 1
      where id = (select id from oldest where next_attempt_at <= $3) and next_attempt_at <= $3
      returning id, checkpoint_number, attempts)
    select leased.id, leased.attempts, number::int, day, statement, signature
    from leased join audit_checkpoint on number = checkpoint_number`;
  const [row] = await reads.rows<QueuedCheckpoint>({ text }, [target, inSeconds(leaseSeconds), now()]);
  return row;
}

/** Ends an attempt: sent without an error, else due again after some seconds. */
export async function endAttempt(reads: Reads, id: string, failure: { error: string; delay: number } | null) {
  const text = 'update audit_anchor set sent_at = $2, next_attempt_at = $3, error = $4 where id = $1';
  const values =
    failure === null ? [id, now(), null, null] : [id, null, inSeconds(failure.delay), failure.error.slice(0, 500)];
  await reads.rows({ text }, values);
}

/** Records that a target that keeps its own position has a checkpoint, or does not get it. */
export async function noteAnchored(
  reads: Reads,
  target: string,
  { number, error }: { number: number; error?: string },
) {
  const text = `
    insert into audit_anchor (id, target, checkpoint_number, attempts, sent_at, error, created_at)
    values (gen_random_uuid(), $1, $2, 1, $3, $4, $5)
    on conflict (target, checkpoint_number) do update set sent_at = excluded.sent_at, error = excluded.error`;
  await reads.rows({ text }, [target, number, error === undefined ? now() : null, error?.slice(0, 500) ?? null, now()]);
}

export async function deleteOldAnchored(reads: Reads): Promise<void> {
  await reads.rows({ text: 'delete from audit_anchor where created_at < $1' }, [inSeconds(-KEPT_DAYS * DAY)]);
}

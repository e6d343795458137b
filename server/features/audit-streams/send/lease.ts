import type { Reads } from '#server/db/reads.ts';
import type { AuditStream } from '#server/features/audit-streams/audit-stream.entity.ts';
import { inSeconds, now } from '#server/lib/now.ts';

/** A stream that this process sends. */
export type LeasedStream = Pick<
  AuditStream,
  | 'id'
  | 'name'
  | 'preset'
  | 'format'
  | 'url'
  | 'credentials'
  | 'ca'
  | 'clientCertificate'
  | 'events'
  | 'includesOrigin'
  | 'sequence'
  | 'attempts'
> & { organizationId: string | null };

/** The enabled streams that are due and behind the log, and that no process sends. */
export async function findDueStreams(reads: Reads): Promise<{ id: string; organizationId: string | null }[]> {
  const text = `select id, organization_id as "organizationId" from audit_stream
    where disabled_at is null and (next_attempt_at is null or next_attempt_at <= $1) and (lease_until is null or lease_until <= $1)
      and case when organization_id is null then sequence < (select coalesce(max(event.sequence), 0) from event)
        else exists (select from event where event.organization_id = audit_stream.organization_id
          and event.sequence > audit_stream.sequence) end`;
  return reads.rows({ name: 'due_audit_streams', text }, [now()]);
}

/** Leases a stream, unless another process has. */
export async function leaseStream(reads: Reads, id: string, leaseSeconds: number): Promise<LeasedStream | undefined> {
  const text = `update audit_stream set lease_until = $2
    where id = $1 and disabled_at is null and (next_attempt_at is null or next_attempt_at <= $3)
      and (lease_until is null or lease_until <= $3)
    returning id, organization_id as "organizationId", name, preset, format, url, credentials, ca,
      client_certificate as "clientCertificate", events, includes_origin as "includesOrigin", sequence::int as sequence, attempts`;
  const [stream] = await reads.rows<LeasedStream>({ text }, [id, inSeconds(leaseSeconds), now()]);
  return stream;
}

/**
 * Moves the position, if it is still the one from which was read: a process that lost its lease, or a stream that was rewound
 * meanwhile, sends twice and never skips.
 *
 * @returns whether it was moved.
 */
export async function advance(
  reads: Reads,
  { id, sequence }: LeasedStream,
  { to, isDelivered, leaseSeconds }: { to: number; isDelivered: boolean; leaseSeconds: number },
): Promise<boolean> {
  const text = `update audit_stream set sequence = $3, lease_until = $4, attempts = 0, next_attempt_at = null, failing_since = null,
      failure_mailed = false, last_error = null, delivered_at = case when $5 then $6 else delivered_at end
    where id = $1 and sequence = $2 and disabled_at is null returning id`;
  const values = [id, sequence, to, inSeconds(leaseSeconds), isDelivered, now()];
  return (await reads.rows({ text }, values)).length > 0;
}

export async function release(reads: Reads, id: string): Promise<void> {
  await reads.rows({ text: 'update audit_stream set lease_until = null where id = $1' }, [id]);
}

/** Ends the lease after a failed attempt. */
export async function postpone(reads: Reads, id: string, { error, delay }: { error: string; delay: number }) {
  const text = `update audit_stream set lease_until = null, attempts = attempts + 1, next_attempt_at = $2, last_error = $3,
      failing_since = coalesce(failing_since, $4) where id = $1`;
  await reads.rows({ text }, [id, inSeconds(delay), error, now()]);
}

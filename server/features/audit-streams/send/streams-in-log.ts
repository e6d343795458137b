import { defineService } from '#server/call/feature.ts';
import { eventReaders } from '#server/features/event-log/publish.ts';

/** Streams of organizations without new entries are not read, so that their positions stay behind. */
const ADVANCE_IDLE = `
  with newest as (select max(sequence) as sequence from event)
  update audit_stream set sequence = newest.sequence from newest
  where disabled_at is null and lease_until is null and organization_id is not null and audit_stream.sequence < newest.sequence
    and not exists (select from event where event.organization_id = audit_stream.organization_id
      and event.sequence > audit_stream.sequence and event.sequence <= newest.sequence)`;

/** Keeps events until the streams have sent them. */
export const streamsInLog = defineService('auditStreamsInLog', (service) => {
  const { reads } = service;
  eventReaders.of(service).push(async () => {
    await reads.rows({ text: ADVANCE_IDLE }, []);
    const text = 'select min(sequence)::int as sequence from audit_stream where disabled_at is null';
    const [row] = await reads.rows<{ sequence: number | null }>({ text }, []);
    return row!.sequence;
  });
  return null;
});

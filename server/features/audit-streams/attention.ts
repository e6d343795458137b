import { defineAttention } from '#server/call/attention.ts';
import { inSeconds } from '#server/lib/now.ts';

const LATE_SECONDS = 3600;

/** Streams of the platform. Those of organizations are shown to their managers. */
export const failingStreams = defineAttention(['audit stream behind'], async ({ reads }) => {
  const text = `select name, last_error as "lastError" from audit_stream
    where disabled_at is null and failing_since < $1 and organization_id is null order by id limit 10`;
  const failing = await reads.rows<{ name: string; lastError: string }>({ text }, [inSeconds(-LATE_SECONDS)]);
  return failing.map(({ name, lastError }) => ({
    name: 'audit stream behind',
    message: `the audit stream ${name} has failed for more than an hour: ${lastError}`,
    detail: `${name}: ${lastError}`,
  }));
});

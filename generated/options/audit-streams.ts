// Written by `npm run docs` from the schemas of the options.
import type { AuditStreamFailingMail } from '#server/features/audit-streams/audit-stream.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/audit-streams/audit-stream.types.ts';
export type * from '#server/options/mail.types.ts';

export interface AuditStreamOptions {
  /** Streams of the platform, and of each organization. @default 10 */
  maximumStreams?: number;
  /** Entries of one request, of at most 1 MB. @default 500 */
  maxBatch?: number;
  /** Milliseconds after which a request fails. @default 15000 */
  timeoutMs?: number;
  /** Seconds before each further attempt. The last one repeats for ever: a stream never skips. @default [5,60,300,1800,3600] */
  retryDelays?: number[];
  /** Hook that sends the email about a stream that has failed for a day. */
  sendStreamFailing?: MailHook<AuditStreamFailingMail>;
}

import { z } from 'zod';

import { mailHook } from '#server/mail/define-mail.ts';
import { defineOptions } from '#server/options/define-options.ts';

import type { AuditStreamFailingMail } from './audit-stream.types.ts';

const MINUTE = 60;
const HOUR = 3600;

const AuditStreamOptions = z
  .strictObject({
    maximumStreams: z.int().min(1).max(100).default(10).describe('Streams of the platform, and of each organization.'),
    maxBatch: z.int().min(1).max(5000).default(500).describe('Entries of one request, of at most 1 MB.'),
    timeoutMs: z.int().min(1).max(60_000).default(15_000).describe('Milliseconds after which a request fails.'),
    retryDelays: z
      .array(z.number().positive().max(86_400))
      .min(1)
      .default([5, MINUTE, 5 * MINUTE, 30 * MINUTE, HOUR])
      .describe('Seconds before each further attempt. The last one repeats for ever: a stream never skips.'),
    sendStreamFailing: mailHook<AuditStreamFailingMail>('AuditStreamFailingMail').describe(
      'Hook that sends the email about a stream that has failed for a day.',
    ),
  })
  .meta({ id: 'AuditStreamOptions' });

export const auditStreamOptions = defineOptions('auditStreams', AuditStreamOptions);

import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';
import { number } from '#server/options/parse.ts';

const EventOptions = z
  .strictObject({
    retentionDays: z
      .int()
      .positive()
      .max(36_500)
      .default(90)
      .describe('Days after which events are deleted from the log that programs read.'),
    pollInterval: z
      .number()
      .min(0.05)
      .max(86_400)
      .default(1)
      .describe('Seconds between two searches of a process for new events and due deliveries.'),
  })
  .meta({ id: 'EventOptions' });

export const eventOptions = defineOptions('events', EventOptions, {
  EVENT_RETENTION_DAYS: ['retentionDays', number],
});

import { z } from 'zod';

import { Count } from '#shared/lib/fields.ts';

const Capped = z
  .object({ count: z.int(), isCapped: z.boolean().meta({ description: 'There are more than `count`' }) })
  .meta({ id: 'CappedCount' });

const Figure = z.int().meta({ description: 'At most 100,000' });

const Day = z
  .object({
    day: z.iso.date().meta({ description: 'A day in UTC', examples: ['2026-01-31'] }),
    signUps: Figure,
    activeUsers: z.int().meta({ description: 'Users who signed in, of at most 100,000 sign-ins' }),
    failedSignIns: Figure,
    undeliveredMails: Figure,
  })
  .meta({ id: 'DayFigures' });

const Finding = z
  .object({
    name: z.string(),
    message: z.string(),
    detail: z
      .string()
      .optional()
      .meta({
        description: 'What it is about, with the error, such as the name of an audit stream',
        examples: ['Siem: 503 Service Unavailable'],
      }),
  })
  .meta({ id: 'Finding', description: 'An unsafe setting, as `npm run doctor` reports it' });

const Attention = z
  .object({
    name: z.string().meta({ examples: ['failing-webhooks'] }),
    count: z.int(),
  })
  .meta({ id: 'Attention' });

export const GetOverview = z.strictObject({
  days: Count.pipe(z.int().min(1).max(90))
    .meta({
      description: 'The length of the period; by default 30',
      override: { type: 'integer', minimum: 1, maximum: 90 },
    })
    .optional(),
});

export const Overview = z
  .object({
    users: Capped,
    organizations: Capped,
    activeUsers: z
      .object({ period: Capped, before: Capped })
      .meta({ description: 'Users who signed in during the period, and during the one before' }),
    days: z.array(Day).meta({ description: 'The days of the period, oldest first; the last one is today' }),
    before: z.array(Day).meta({ description: 'As many days before, to compare with' }),
    attention: z.array(Attention).meta({ description: 'What should be looked at, with its number' }),
    mails: z.object({
      waiting: Capped,
      delayed: z
        .int()
        .meta({ description: 'Those that have waited for more than a minute, because a delivery failed' }),
    }),
    findings: z.array(Finding),
  })
  .meta({ id: 'Overview' });

import { z } from 'zod';

import { Id, Timestamp } from '#shared/lib/fields.ts';

/** What a run imports, in the order in which it does. */
export const importedKinds = ['user', 'organization', 'team', 'member', 'team member', 'invitation'] as const;

const count = z.int().nonnegative();

const ImportCounts = z
  .object({
    kind: z.enum(importedKinds),
    created: count,
    changed: count,
    equal: count.describe('Unchanged since the last run.'),
    left: count,
  })
  .meta({ id: 'ImportCounts' });

const ImportRun = z
  .object({
    id: Id,
    source: z.string().meta({ description: 'The product.', examples: ['auth0'] }),
    state: z.enum(['running', 'stopped', 'done']).describe('A run that was killed stays `running` until it goes on.'),
    startedAt: Timestamp,
    finishedAt: Timestamp.nullable(),
    counts: z.array(ImportCounts),
    codes: z
      .array(z.object({ code: z.string().meta({ examples: ['duplicate_address'] }), count }))
      .describe('Why records were left or taken in part.'),
  })
  .meta({ id: 'ImportRun' });

export const ImportList = z
  .object({
    runs: z.array(ImportRun),
    hashes: z
      .array(z.object({ family: z.string().meta({ examples: ['firebase'] }), count }))
      .describe('Imported password hashes that no sign-in has renewed yet.'),
  })
  .meta({ id: 'ImportList' });

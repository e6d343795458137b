import { expect, test } from 'vitest';
import type { z } from 'zod';

import { appRouter } from '#server/app/router.ts';
import type { CallMeta } from '#server/call/trpc.ts';
import { definitionOf } from '#server/lib/patches/procedure-definition.ts';
import { servedCalls } from '#server/transports/procedures.ts';

const LONG = 'x'.repeat(20_000);
/** A check of an object also runs after a field was refused, with the value as it was sent. */
const values = [LONG, '', 0, -1, 1e300, true, null, [], [LONG], [null], {}, { a: LONG }];

test('no value of a field makes a schema throw', () => {
  const thrown: string[] = [];
  for (const { name, fields } of servedCalls(appRouter)) {
    const procedure = appRouter._def.procedures[name as never];
    const inputs: z.ZodType[] = definitionOf<CallMeta, unknown, unknown>(procedure).inputs;
    for (const [field, value] of (fields ?? []).flatMap((each) => values.map((value) => [each, value] as const))) {
      try {
        for (const input of inputs) input.safeParse({ [field]: value });
      } catch (error) {
        thrown.push(`${name} ${field} ${JSON.stringify(value).slice(0, 20)}: ${String(error)}`);
      }
    }
  }
  expect(thrown).toEqual([]);
});

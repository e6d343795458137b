import { expect, test } from 'vitest';

import { appRouter } from '#server/app/router.ts';
import { servedCalls } from '#server/transports/procedures.ts';
import { factsOf, misplacedFacts, missingFact } from '#tests/support/calls/feature-calls.ts';

test('every call has its facts in the folder of its feature', () => {
  const missing = servedCalls(appRouter).flatMap(({ name, meta }) => {
    try {
      const { as } = factsOf(name);
      return as === undefined && meta.guard !== 'server only' ? [missingFact(name, 'successful example')] : [];
    } catch (error) {
      return [(error as Error).message];
    }
  });

  expect(missing).toEqual([]);
  expect(misplacedFacts).toEqual([]);
});

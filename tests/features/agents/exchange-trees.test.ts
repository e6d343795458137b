import fc from 'fast-check';

import { allowAgent, registerAgents } from '#tests/support/oauth/agent.ts';
import { test } from '#tests/support/oauth/test.ts';

import { expectBounded, SCOPES, trees } from './trees.ts';

test('in random trees of exchanges nothing grows, and revoking a token ends exactly what goes back to it', async ({
  gatehouse,
  person,
}) => {
  const { delegates, ...agents } = await registerAgents(gatehouse);
  const terms = { terms: { delegates }, scope: ['openid', ...SCOPES].join(' ') };
  await fc.assert(
    fc.asyncProperty(trees, async (tree) => {
      const { access_token: token } = await allowAgent(agents.first, person, terms);
      await expectBounded(token, tree, agents);
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

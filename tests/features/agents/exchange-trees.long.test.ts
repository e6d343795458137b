import fc from 'fast-check';
import { expect } from 'vitest';

import { allowAgent, registerAgents } from '#tests/support/oauth/agent.ts';
import { test } from '#tests/support/oauth/test.ts';

import { expectBounded, SCOPES, trees } from './trees.ts';

const TREES = 10_000;
/** Of one grant and at once: none ends with another one. */
const TOGETHER = 20;
const FORTY_MINUTES_MS = 2_400_000;

test(
  `in ${TREES} random trees of exchanges nothing grows, and revoking a token ends exactly what goes back to it`,
  {
    timeout: FORTY_MINUTES_MS,
  },
  async ({ gatehouse, person }) => {
    const { delegates, ...agents } = await registerAgents(gatehouse);
    const scope = ['openid', 'offline_access', ...SCOPES].join(' ');
    let { refresh_token: refresh } = await allowAgent(agents.first, person, { terms: { delegates }, scope });
    let checked = 0;
    const several = fc.array(trees, { minLength: TOGETHER, maxLength: TOGETHER });
    await fc.assert(
      fc.asyncProperty(several, async (together) => {
        const roots: string[] = [];
        for (const _ of together) {
          const tokens = await agents.first.application.refresh(refresh!);
          roots.push(tokens.access_token);
          refresh = tokens.refresh_token;
        }
        await Promise.all(together.map((tree, index) => expectBounded(roots[index]!, tree, agents)));
        checked += together.length;
      }),
      { numRuns: TREES / TOGETHER, endOnFailure: true },
    );
    expect(checked).toBe(TREES);
  },
);

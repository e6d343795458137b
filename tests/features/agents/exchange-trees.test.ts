import fc from 'fast-check';
import { decodeJwt } from 'jose';
import { expect } from 'vitest';

import { allowAgent, exchange, registerAgent, type TestAgent } from '#tests/support/oauth/agent.ts';
import { test } from '#tests/support/oauth/test.ts';

/** More with LONG=1. */
const RUNS = process.env['LONG'] ? 300 : 12;

const SCOPES = ['organization:read', 'organization:update', 'account:read'];

/** A tree of exchanges: each node goes back to an earlier one. */
const tree = fc.record({
  steps: fc.array(
    fc.record({ parent: fc.nat(), actor: fc.nat(), scopes: fc.subarray(SCOPES), narrows: fc.boolean() }),
    { minLength: 1, maxLength: 7 },
  ),
  revoked: fc.nat(),
});

interface Act {
  act?: Act;
}

interface Node {
  token: string;
  parent: number | null;
  agent: TestAgent;
}

const claimsOf = ({ token }: Node) => {
  const { exp, aud, sub, ...claims } = decodeJwt<{ scope: string; act?: Act }>(token);
  return { scopes: claims.scope.split(' '), exp: exp!, aud, sub, depth: depthOf(claims.act) };
};
const depthOf = (act: Act | undefined): number => (act === undefined ? 0 : 1 + depthOf(act.act));

/** Whether a node is another one or goes back to it. */
function isBelow(nodes: readonly Node[], index: number, root: number): boolean {
  if (index === root) return true;
  const { parent } = nodes[index]!;
  return parent !== null && isBelow(nodes, parent, root);
}

test('in random trees of exchanges nothing grows, and revoking a token ends exactly what goes back to it', async ({
  gatehouse,
  person,
}) => {
  const first = await registerAgent(gatehouse);
  const others = await Promise.all([1, 2, 3].map(() => registerAgent(gatehouse)));
  const delegates = others.map(({ application }) => application.clientId);
  const scope = ['openid', ...SCOPES].join(' ');
  const terms = { terms: { delegates }, scope };

  await fc.assert(
    fc.asyncProperty(tree, async ({ steps, revoked }) => {
      const { access_token: token } = await allowAgent(first, person, terms);
      const nodes: Node[] = [{ token, parent: null, agent: first }];
      for (const { parent, actor, scopes, narrows } of steps) {
        const from = parent % nodes.length;
        const agent = others[actor % others.length]!;
        const before = claimsOf(nodes[from]!);
        const wanted = narrows && scopes.length > 0 ? scopes : null;
        const { status, body } = await exchange(
          agent.application,
          nodes[from]!.token,
          wanted ? { scope: wanted.join(' ') } : {},
        );
        const isPossible = before.depth < 4 && (wanted ?? []).every((each) => before.scopes.includes(each));
        expect(status).toBe(isPossible ? 200 : 400);
        if (!isPossible) continue;
        const node = { token: body.access_token as string, parent: from, agent };
        const after = claimsOf(node);
        expect(before.scopes).toEqual(expect.arrayContaining(after.scopes));
        expect(after.exp).toBeLessThanOrEqual(before.exp);
        expect([after.aud, after.sub, after.depth]).toEqual([before.aud, before.sub, before.depth + 1]);
        nodes.push(node);
      }
      const root = revoked % nodes.length;
      await nodes[root]!.agent.application.revoke(nodes[root]!.token);
      for (const [index, node] of nodes.entries()) {
        const { active } = await node.agent.application.introspect(node.token);
        expect([index, active]).toEqual([index, !isBelow(nodes, index, root)]);
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});

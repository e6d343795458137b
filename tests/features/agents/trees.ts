import fc from 'fast-check';
import { decodeJwt } from 'jose';
import { expect } from 'vitest';

import { exchange, type TestAgent } from '#tests/support/oauth/agent.ts';

export const SCOPES = ['organization:read', 'organization:update', 'account:read'];

/** A tree of exchanges: each node goes back to an earlier one. */
interface Tree {
  steps: { parent: number; actor: number; scopes: string[]; narrows: boolean }[];
  revoked: number;
}

export const trees: fc.Arbitrary<Tree> = fc.record({
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

/** The agents of a tree: the one that the user allowed something, and its delegates. */
export interface Agents {
  first: TestAgent;
  others: readonly TestAgent[];
}

/** Exchanges a token as the tree says: nothing grows. Revokes one of its nodes, which ends exactly those that go back to it. */
export async function expectBounded(token: string, { steps, revoked }: Tree, { first, others }: Agents): Promise<void> {
  const nodes: Node[] = [{ token, parent: null, agent: first }];
  for (const { parent, actor, scopes, narrows } of steps) {
    const from = parent % nodes.length;
    const agent = others[actor % others.length]!;
    const before = claimsOf(nodes[from]!);
    const wanted = narrows && scopes.length > 0 ? scopes : null;
    const form: Record<string, string> = wanted ? { scope: wanted.join(' ') } : {};
    const { status, body } = await exchange(agent.application, nodes[from]!.token, form);
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
}

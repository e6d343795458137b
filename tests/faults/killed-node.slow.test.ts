import { randomUUID } from 'node:crypto';

import { expect, inject } from 'vitest';

import { PASSWORD } from '#tests/support/person.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startNode } from '#tests/support/processes/running-node.ts';
import { test } from '#tests/support/test.ts';

const WRITES = process.env['LONG'] ? 500 : 60;

test(
  'a node that is killed during writes loses no acknowledged write and leaves no partial one',
  { timeout: 180_000 },
  async () => {
    const url = await createMigratedDatabase(inject('postgresUrl'));
    await using node = await startNode({ DATABASE_URL: url });
    const acknowledged: string[] = [];
    let begun = 0;

    async function signUp(): Promise<void> {
      while (begun < WRITES) {
        begun += 1;
        const email = `${randomUUID()}@example.com`;
        const response = await fetch(`${node.address}/api/auth/sign-up/email`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: PASSWORD, name: 'Ada' }),
        });
        const { user } = (await response.json()) as { user: { email: string } };
        acknowledged.push(user.email);
        if (acknowledged.length === WRITES / 2) node.signal('SIGKILL');
      }
    }
    // Requests in flight at the kill fail without an acknowledgement.
    await Promise.allSettled(Array.from({ length: 10 }, signUp));
    expect(await node.ended).toBeNull();

    expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES / 2);
    const users = await runSql(
      url,
      `select u.email, count(distinct a.id)::int as accounts, count(distinct s.id)::int as sessions
     from "user" u left join account a on a.user_id = u.id left join session s on s.user_id = u.id group by u.id`,
    );
    expect(users.filter(({ accounts, sessions }) => accounts !== 1 || sessions !== 1)).toEqual([]);
    const stored = new Set(users.map(({ email }) => email));
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
  },
);

import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { runSql } from '#tests/support/postgres.ts';
import { startNode } from '#tests/support/processes/running-node.ts';
import { test } from '#tests/support/test.ts';

import { newDirectory } from './scim.ts';
import { userOf } from './users.ts';

/** Fewer than an organization may have by default. */
const USERS = 90;
const CONNECTIONS = 8;

test(
  'a node that is killed during a synchronization loses no acknowledged user and leaves no partial one',
  { timeout: 180_000 },
  async ({ gatehouse }) => {
    const directory = await newDirectory(gatehouse);
    const url = gatehouse.options.databaseUrl!;
    await using node = await startNode({ DATABASE_URL: url });
    const acknowledged: string[] = [];
    let begun = 0;

    async function createUsers(): Promise<void> {
      while (begun < USERS) {
        begun += 1;
        const response = await fetch(`${node.address}/api/auth/scim/v2/Users`, {
          method: 'POST',
          headers: { authorization: `Bearer ${directory.scim.token}`, 'content-type': 'application/scim+json' },
          body: JSON.stringify(userOf(directory, randomUUID())),
        });
        expect(response.status).toBe(201);
        const { id } = (await response.json()) as { id: string };
        acknowledged.push(id);
        if (acknowledged.length === USERS / 2) node.signal('SIGKILL');
      }
    }
    // Requests in flight at the kill fail without an acknowledgement.
    const ends = await Promise.allSettled(Array.from({ length: CONNECTIONS }, createUsers));
    const failures = ends.map((end) => (end.status === 'rejected' ? (end.reason as Error).name : 'none'));
    expect(new Set(failures)).toEqual(new Set(['TypeError']));
    expect(await node.ended).toBeNull();

    expect(acknowledged.length).toBeGreaterThanOrEqual(USERS / 2);
    const stored = await runSql(
      url,
      `select s.id, u.id is not null and m.id is not null and a.user_id is not null as whole
       from scim_user s left join "user" u on u.id = s.user_id
       left join member m on m.user_id = u.id and m.organization_id = '${directory.organization.id}'
       left join managed_account a on a.user_id = u.id where s.directory_id = '${directory.id}'`,
    );
    expect(stored.filter(({ whole }) => !whole)).toEqual([]);
    const ids = new Set(stored.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  },
);

import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

const report = {
  counts: {
    user: { read: 5, created: 3, changed: 0, equal: 0, left: 2 },
    organization: { read: 1, created: 1, changed: 0, equal: 0, left: 0 },
  },
  codes: { no_address: 1, duplicate_address: 2 },
  taken: {},
};

test('administrators see imports and the hashes that are left', async ({ gatehouse }) => {
  const administrator = await signUpWithRole(gatehouse, 'admin');
  expect((await administrator.get('/admin/list-imports')).body).toEqual({ runs: [], hashes: [] });

  const person = await Person.signUp(gatehouse);
  await runSql(
    gatehouse.options.databaseUrl!,
    `insert into import_run (id, source, fingerprint, state, report, started_at) values
       ('0198f7c1-0000-7000-8000-000000000001', 'clerk', 'a', 'done', '${JSON.stringify(report)}', '2026-01-02'),
       ('0198f7c1-0000-7000-8000-000000000002', 'auth0', 'b', 'running', '{}', '2026-01-03');
     update account set password = 'firebase:14,8:x' where user_id = '${person.id}'`,
  );
  expect((await administrator.get('/admin/list-imports')).body).toEqual({
    runs: [
      {
        id: expect.any(String),
        source: 'auth0',
        state: 'running',
        startedAt: expect.any(String),
        finishedAt: null,
        counts: [],
        codes: [],
      },
      {
        id: expect.any(String),
        source: 'clerk',
        state: 'done',
        startedAt: '2026-01-02T00:00:00.000Z',
        finishedAt: null,
        counts: [
          { kind: 'user', created: 3, changed: 0, equal: 0, left: 2 },
          { kind: 'organization', created: 1, changed: 0, equal: 0, left: 0 },
        ],
        codes: [
          { code: 'duplicate_address', count: 2 },
          { code: 'no_address', count: 1 },
        ],
      },
    ],
    hashes: [{ family: 'firebase', count: 1 }],
  });
  expect((await person.get('/admin/list-imports')).status).toBe(403);
});

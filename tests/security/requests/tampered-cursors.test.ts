import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { calls, makeCall, transportsOf } from '#tests/support/calls/make-call.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startSeededService } from '#tests/support/calls/seeded-service.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';
import { test } from '#tests/support/test.ts';

const id = '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10';
const cursorOf = (json: string) => Buffer.from(json).toString('base64url');

/** Well-formed cursors with values that PostgreSQL cannot compare. */
const tampered = [
  ['name', `["name","a\\u0000b","${id}"]`],
  ['email', `["email","\\u0000","${id}"]`],
  ['email', `["email","\\ud800","${id}"]`],
  ['role', `["role","a\\u0000","${id}"]`],
  ['createdAt', `["createdAt","0000-01-01T00:00:00Z","${id}"]`],
  ['createdAt', `["createdAt","2024-01-01T00:00:00Z'; drop table session; --","${id}"]`],
  ['createdAt', `["createdAt","infinity","${id}"]`],
  ['banned', `["banned","true","${id}"]`],
  ['name', `["name","a","not an id"]`],
  ['name', `["name","a","${id}",1]`],
  ['name', `["email","a","${id}"]`],
  ['name', `{"__proto__":[]}`],
];

test.for(tampered)('rejects a cursor for the order by %s made of %s', async ([sortBy, json], { gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');

  expect(await admin.get('/admin/list-users', { sortBy: sortBy!, cursor: cursorOf(json!) })).toEqual({
    status: 400,
    body: { code: 'INVALID_CURSOR', message: 'Invalid cursor' },
  });
});

/** Texts that are no cursor of any list, beside the values above. */
const malformed = [
  'x',
  '-1',
  '1.5',
  '%00',
  cursorOf('[]'),
  cursorOf('null'),
  cursorOf(`["${id}","${id}"]`),
  cursorOf('["not an id"]'),
  cursorOf(`["2024-01-01T00:00:00Z","not an id"]`),
  cursorOf(`["10000-01-01T00:00:00Z","${id}"]`),
  cursorOf(`["createdAt",null,"not an id"]`),
  cursorOf(`["name","a\\u0000b","${id}"]`),
  cursorOf(`{"length":1,"0":"${id}"}`),
];

test('every list rejects malformed cursors', { timeout: 120_000 }, async () => {
  await using seeded = await startSeededService();
  const working = successfulCalls(seeded);
  await runSql(seeded.gatehouse.options.databaseUrl!, 'update "user" set email_verified = true');
  const paged = calls.filter(({ fields }) => fields?.includes('cursor'));
  expect(paged.length).toBeGreaterThan(18);
  for (const { name } of paged) {
    const { as, input } = working[name]!;
    for (const cursor of [...malformed, ...tampered.map(([, json]) => cursorOf(json!))]) {
      for (const transport of transportsOf(name)) {
        const { statusCode } = await makeCall(seeded.callers[as], [name, { ...input, cursor }], transport);
        expect.soft([name, transport, cursor, statusCode]).toEqual([name, transport, cursor, 400]);
      }
    }
  }
});

test.for(['0000-01-01T00:00:00Z', '0000-01-01', '9999-12-31T23:59:59.999+23:59', '0001-01-01T00:00:00+23:59'])(
  'the extreme timestamp %s causes no 5xx in lists',
  async (timestamp, { gatehouse }) => {
    const admin = await signUpWithRole(gatehouse, 'admin');
    const lists: [string, Record<string, string>][] = [
      ['/admin/list-users', { filterField: 'createdAt', filterOperator: 'gt', filterValue: timestamp }],
      ['/admin/list-audit', { from: timestamp }],
      ['/admin/list-audit', { to: timestamp }],
    ];
    const { owner } = await newOrganization(gatehouse);
    const members = { filterField: 'createdAt', filterOperator: 'gt', filterValue: timestamp };
    expect((await owner.get('/organization/list-members', members)).status).toBeLessThan(500);
    for (const [url, query] of lists) expect((await admin.get(url, query)).status, url).toBeLessThan(500);
  },
);

test('a tRPC batch request answers 404', async ({ anyone }) => {
  const batch = Array.from({ length: 100 }, () => 'signIn.email').join(',');
  for (const url of [`/api/trpc/${batch}?batch=1`, '/api/trpc/signIn.email,signIn.email?batch=1']) {
    const response = await anyone.send({
      method: 'POST',
      url,
      payload: { 0: { email: 'a@example.com', password: 'x' } },
    });
    expect(response.statusCode).toBe(404);
  }
});

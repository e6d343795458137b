import { expect, inject } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

interface Row {
  subject_id: string | null;
  ip_address: string;
  user_agent: string;
  details: { call?: string; count?: number };
}

const rowsOf = async (databaseUrl: string, event: string) =>
  (await runSql(databaseUrl, `select * from audit_entry where event = '${event}' order by id`)) as unknown as Row[];

/** The number of refusals: one for each entry, or its count of repetitions. */
const refusals = (rows: Row[]) => rows.reduce((sum, { details }) => sum + (details.count ?? 1), 0);

test('repeated refusals of a caller are one entry and, at shutdown, one with the number of repetitions', async () => {
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  const gatehouse = await startGatehouse({ databaseUrl });
  const person = await Person.signUp(gatehouse);
  person.headers = { 'user-agent': 'x'.repeat(1000) };
  const anonymous = new Person(gatehouse);
  for (let n = 0; n < 100; n++) {
    expect((await person.post('/admin/ban-user', { userId: person.id })).status).toBe(403);
    const email = n % 2 ? person.email : `unknown-${n}@example.com`;
    expect((await anonymous.post('/sign-in/email', { email, password: 'a wrong password' })).status).toBe(401);
  }
  await gatehouse.idle();
  expect(await rowsOf(databaseUrl, 'admin.refused')).toHaveLength(1);
  expect(await rowsOf(databaseUrl, 'session.refused')).toHaveLength(2);
  await gatehouse.close();

  const calls = await rowsOf(databaseUrl, 'admin.refused');
  expect(calls.map(({ details }) => [details.call, details.count])).toEqual([
    ['admin.banUser', undefined],
    ['admin.banUser', 99],
  ]);
  expect(calls.map(({ user_agent }) => user_agent.length)).toEqual([200, 200]);
  const signIns = await rowsOf(databaseUrl, 'session.refused');
  for (const subject of [person.id, null]) {
    const rows = signIns.filter(({ subject_id }) => subject_id === subject);
    expect([rows.length, refusals(rows)]).toEqual([2, 50]);
  }
});

test('the entry of repeated refusals has no IP address of a user deleted in between', async () => {
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  const gatehouse = await startGatehouse({ databaseUrl });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const person = await Person.signUp(gatehouse);
  for (let n = 0; n < 2; n++) await person.post('/admin/ban-user', { userId: admin.id });
  await admin.post('/admin/remove-user', { userId: person.id });
  await gatehouse.close();

  const rows = await rowsOf(databaseUrl, 'admin.refused');
  expect(rows.map(({ details }) => details.count)).toEqual([undefined, 1]);
  expect(rows.map(({ ip_address, user_agent }) => ip_address + user_agent)).toEqual(['', '']);
});

import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test as base } from '#tests/support/test.ts';

const test = base.extend<{ admin: Person }>({
  admin: [async ({ gatehouse }, use) => use(await signUpWithRole(gatehouse, 'admin')), { scope: 'file' }],
});

async function list(admin: Person, query: Record<string, string>) {
  const { status, body } = await admin.get('/admin/list-users', query);
  expect(status).toBe(200);
  return { ...body, emails: body.users.map(({ email }: { email: string }) => email) };
}

test('a search of all fields for an id finds that user alone', async ({ admin, gatehouse }) => {
  const person = await Person.signUp(gatehouse);
  const impostor = await Person.signUp(gatehouse, { name: person.id });
  const emailsOf = async (searchValue: string, searchField = 'any') =>
    (await list(admin, { searchField, searchValue })).emails;

  expect(await emailsOf(person.id)).toEqual([person.email]);
  expect(await emailsOf(` ${person.id.toUpperCase()} `)).toEqual([person.email]);
  expect(await emailsOf(person.id.slice(0, -1))).toEqual([impostor.email]);
  expect(await emailsOf(person.id, 'name')).toEqual([impostor.email]);
  expect(await emailsOf('0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10')).toEqual([]);
});

test('a user was last seen when a session was renewed or at the last event that the user caused', async ({
  admin,
  gatehouse,
}) => {
  const databaseUrl = gatehouse.options.databaseUrl!;
  const person = await Person.signUp(gatehouse);
  const lastSeenAt = async () => {
    const { users } = await list(admin, { searchField: 'any', searchValue: person.id });
    expect((await admin.get('/admin/get-user', { id: person.id })).body).toEqual(users[0]);
    return users[0].lastSeenAt as string | null;
  };
  const recently = Date.now() - 60_000;
  expect(Date.parse((await lastSeenAt())!)).toBeGreaterThan(recently);

  await runSql(databaseUrl, `update session set updated_at = '2030-01-01' where user_id = '${person.id}'`);
  expect(await lastSeenAt()).toBe('2030-01-01T00:00:00.000Z');
  await runSql(databaseUrl, `update session set impersonated_by = '${admin.id}' where user_id = '${person.id}'`);
  expect(await lastSeenAt()).not.toBe('2030-01-01T00:00:00.000Z');

  const other = await person.inAnotherBrowser();
  await other.post('/sign-out');
  await runSql(databaseUrl, `delete from session where user_id = '${person.id}'`);
  expect(Date.parse((await lastSeenAt())!)).toBeGreaterThan(recently);
});

test('a user who never signed in was never seen', async ({ admin }) => {
  const { body } = await admin.post('/admin/create-user', { email: 'unseen@list.example', name: 'Unseen' });
  const { users } = await list(admin, { searchField: 'any', searchValue: body.user.id });
  expect(users[0].lastSeenAt).toBeNull();
});

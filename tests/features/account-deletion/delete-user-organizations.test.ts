import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

async function organizationOf(owner: Person, name: string): Promise<string> {
  const slug = `org-${randomUUID()}`;
  return (await owner.post('/organization/create', { name, slug })).body.id as string;
}

const sql = (person: Person, text: string) => runSql(person.gatehouse.options.databaseUrl!, text);

async function join(person: Person, organization: string, role: string): Promise<void> {
  await sql(
    person,
    `insert into member (id, organization_id, user_id, role, created_at)
     values ('${randomUUID()}', '${organization}', '${person.id}', '${role}', now())`,
  );
}

async function exists(person: Person, organization: string): Promise<boolean> {
  return (await sql(person, `select id from organization where id = '${organization}'`)).length === 1;
}

test('deleting the only member deletes the organization', async ({ signedIn }) => {
  const organization = await organizationOf(signedIn, 'Alone');

  expect((await signedIn.post('/delete-user')).body.message).toBe('User deleted');
  expect(await exists(signedIn, organization)).toBe(false);
});

test('deleting the only owner of other members is rejected with the name of the organization', async ({
  gatehouse,
  signedIn,
}) => {
  const organization = await organizationOf(signedIn, 'Acme & Sons');
  await join(await Person.signUp(gatehouse), organization, 'admin');

  expect(await signedIn.post('/delete-user', { password: signedIn.password })).toEqual({
    status: 400,
    body: {
      code: 'THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST',
      message: 'The only owner of an organization must hand it over first: Acme & Sons',
    },
  });
  expect((await signedIn.get('/get-session')).body.user.id).toBe(signedIn.id);
});

test('deleting a member or one of several owners retains the organization', async ({ gatehouse, signedIn }) => {
  const organization = await organizationOf(signedIn, 'Shared');
  const [second, third] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  await join(second, organization, 'owner,admin');
  await join(third, organization, 'member');

  for (const person of [third, signedIn]) expect((await person.post('/delete-user')).status).toBe(200);
  expect(await exists(second, organization)).toBe(true);
  expect(await sql(second, `select user_id from member where organization_id = '${organization}'`)).toEqual([
    { user_id: second.id },
  ]);
});

test('concurrent deletions of two owners succeed once while other members remain', async ({ gatehouse, signedIn }) => {
  const organization = await organizationOf(signedIn, 'Race');
  const [second, member] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  await join(second, organization, 'owner');
  await join(member, organization, 'member');

  const answers = await Promise.all([signedIn, second].map((person) => person.post('/delete-user')));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
});

test('deleting a user retains their audit entries without IP addresses', async ({ signedIn }) => {
  await signedIn.post('/delete-user');

  const rows = await sql(signedIn, `select event, ip_address from audit_entry where actor_id = '${signedIn.id}'`);
  expect(rows.map(({ event }) => event)).toContain('user.deleted');
  expect(new Set(rows.map(({ ip_address: address }) => address))).toEqual(new Set(['']));
});

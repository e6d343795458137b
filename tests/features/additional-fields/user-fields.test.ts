import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';
import { z } from 'zod';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { fieldOptions } from '#tests/support/additional-fields.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

const test = base.extend<{ gatehouse: Gatehouse }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse(fieldOptions);
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

const account = () => ({ email: `${randomUUID()}@example.com`, password: PASSWORD, name: 'Ada' });

const defaults = {
  plan: 'free',
  company: null,
  employees: null,
  newsletter: false,
  born: null,
  tags: null,
  scores: null,
  level: null,
  joinedBy: 'user default',
};

const values = {
  company: 'Acme',
  employees: 12,
  newsletter: true,
  born: '1990-05-17T00:00:00.000Z',
  tags: ['a', 'b'],
  scores: [1, 2.5],
  level: 'b',
};

test('sign-up stores additional fields, and get-session returns them beside the other fields', async ({
  gatehouse,
}) => {
  const person = new Person(gatehouse);
  const signedUp = await person.post('/sign-up/email', { ...account(), ...values, note: 'secret' });

  expect(signedUp.status).toBe(200);
  expect(signedUp.body.user).toMatchObject({ ...defaults, ...values });
  const { body } = await person.get('/get-session');
  expect(body.user).toEqual(signedUp.body.user);
  const [row] = await runSql(
    gatehouse.options.databaseUrl!,
    `select additional_fields fields from "user" where id = '${body.user.id}'`,
  );
  expect(row).toEqual({ fields: { plan: 'free', joinedBy: 'user default', ...values, note: 'secret' } });
});

test('a new user has the defaults', async ({ gatehouse }) => {
  const { body } = await new Person(gatehouse).post('/sign-up/email', account());

  expect(body.user).toMatchObject(defaults);
});

test('a date is stored in UTC', async ({ signedIn }) => {
  await signedIn.post('/update-user', { born: '1990-05-17T01:30:00+02:00' });

  expect((await signedIn.get('/get-session')).body.user.born).toBe('1990-05-16T23:30:00.000Z');
});

test('update-user changes the given fields and null clears one', async ({ signedIn }) => {
  await signedIn.post('/update-user', { company: 'Acme', employees: 3 });
  const { status } = await signedIn.post('/update-user', { company: null, level: 'a' });

  expect(status).toBe(200);
  const { body } = await signedIn.get('/get-session');
  expect(body.user).toMatchObject({ company: null, employees: 3, level: 'a', newsletter: false });
});

test('concurrent changes of different fields are all stored', async ({ signedIn }) => {
  const inputs = [{ company: 'Acme' }, { employees: 3 }, { level: 'a' }, { tags: ['x'] }, { newsletter: true }];
  await Promise.all(inputs.map((input) => signedIn.post('/update-user', input)));

  expect((await signedIn.get('/get-session')).body.user).toMatchObject(Object.assign({}, ...inputs));
});

const wrongValues: Record<string, unknown> = {
  company: 3,
  employees: '12',
  newsletter: 'yes',
  born: 'yesterday',
  tags: 'a',
  scores: ['1'],
  level: 'c',
};

test.for(Object.entries(wrongValues))(
  'a wrong value of %s is rejected by name',
  async ([name, value], { signedIn }) => {
    for (const answer of [
      await signedIn.post('/update-user', { [name]: value }),
      await new Person(signedIn.gatehouse).post('/sign-up/email', { ...account(), [name]: value }),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
      expect(answer.body.issues[0].path).toMatch(new RegExp(`^${name}`));
    }
  },
);

test.for(['plan', 'joinedBy', 'unknown'])('clients cannot set %s', async (name, { signedIn }) => {
  for (const answer of [
    await signedIn.post('/update-user', { [name]: 'pro' }),
    await new Person(signedIn.gatehouse).post('/sign-up/email', { ...account(), [name]: 'pro' }),
  ]) {
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: name, message: 'Unknown field' }] } });
  }
});

test('administrators set every field, and see those that are returned', async ({ gatehouse }) => {
  const administrator = await signUpWithRole(gatehouse, 'admin');
  const data = { plan: 'pro', company: 'Acme', note: 'secret' };
  const created = await administrator.post('/admin/create-user', { ...account(), data });
  expect(created.body.user).toMatchObject({ ...defaults, plan: 'pro', company: 'Acme' });
  expect(created.body.user).not.toHaveProperty('note');

  const userId: string = created.body.user.id;
  const updated = await administrator.post('/admin/update-user', { userId, data: { plan: 'free', joinedBy: 'x' } });
  expect(updated.body).toMatchObject({ plan: 'free', company: 'Acme', joinedBy: 'x' });
  const read = await administrator.get('/admin/get-user', { id: userId });
  expect(read.body).toEqual({ ...updated.body, updatedAt: expect.any(String), lastSeenAt: null });
  const { body } = await administrator.get('/admin/list-users', { filterField: 'id', filterValue: userId });
  expect(body.users).toEqual([read.body]);

  const wrong = await administrator.post('/admin/update-user', { userId, data: { plan: 'gold' } });
  expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: 'data.plan' }] } });
});

test('a required field without a default is required at sign-up, and null cannot clear it', async () => {
  await using gatehouse = await startGatehouse({ user: { additionalFields: { company: { type: 'string' } } } });
  const person = new Person(gatehouse);
  const missing = await person.post('/sign-up/email', account());
  expect(missing).toMatchObject({ status: 400, body: { issues: [{ path: 'company' }] } });

  const { body } = await person.post('/sign-up/email', { ...account(), company: 'Acme' });
  expect(body.user.company).toBe('Acme');
  expect(await person.post('/update-user', { company: null })).toMatchObject({ status: 400 });
});

test('a validator checks the values of calls and may change them', async () => {
  const input = z
    .string()
    .regex(/^\+\d+$/, 'Start with +')
    .transform((text) => text.slice(1));
  const phone = { type: 'string', required: false, validator: { input } } as const;
  await using gatehouse = await startGatehouse({ user: { additionalFields: { phone } } });
  const person = await Person.signUp(gatehouse);

  expect(await person.post('/update-user', { phone: '123' })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'phone', message: 'Start with +' }] },
  });
  expect((await person.post('/update-user', { phone: '+123' })).status).toBe(200);
  expect((await person.get('/get-session')).body.user.phone).toBe('123');
});

test('a user from before the declaration has the default, and a value that no longer fits is not shown', async () => {
  await using before = await startGatehouse({
    user: { additionalFields: { level: { type: 'string', required: false } } },
  });
  const { databaseUrl } = before.options;
  const person = await Person.signUp(before);
  await person.post('/update-user', { level: 'c' });
  const level = { type: ['a', 'b'], required: false } as const;
  const additionalFields = { level, plan: { type: 'string', defaultValue: 'free' } } as const;
  await using after = await startGatehouse({ databaseUrl: databaseUrl!, user: { additionalFields } });
  const same = Object.assign(new Person(after), { email: person.email });
  const { body } = await same.post('/sign-in/email', { email: person.email, password: PASSWORD });

  expect(body.user).toMatchObject({ level: null, plan: 'free' });
});

test('the cookie cache contains the returned fields only', async () => {
  await using gatehouse = await startGatehouse({
    ...fieldOptions,
    session: { ...fieldOptions.session, cookieCache: { enabled: true } },
  });
  const person = await Person.signUp(gatehouse);
  await person.post('/update-user', { company: 'Acme', note: 'secret' });
  const fresh = await person.get('/get-session');
  const cached = await person.get('/get-session');

  expect(fresh.body.user).toMatchObject({ ...defaults, company: 'Acme' });
  expect(cached.body).toEqual(fresh.body);
  const cookie = Buffer.from(person.cookies.get('gatehouse.session_data')!, 'base64url').toString();
  expect(cookie).toContain('"company":"Acme"');
  expect(cookie).not.toContain('secret');
  expect(cookie).not.toContain('hidden');
});

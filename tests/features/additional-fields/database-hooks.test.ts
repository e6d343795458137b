import { expect } from 'vitest';

import type { DatabaseHooks } from '#generated/gatehouse-options.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const fields = {
  company: { type: 'string', required: false },
  plan: { type: ['free', 'pro'], defaultValue: 'free', input: false },
} as const;

function startWith(databaseHooks: DatabaseHooks) {
  return startGatehouse({
    databaseHooks,
    user: { additionalFields: fields },
    session: { additionalFields: { theme: { type: 'string', required: false }, ...fields } },
  });
}

async function signUp(databaseHooks: DatabaseHooks) {
  await using gatehouse = await startWith(databaseHooks);
  const person = new Person(gatehouse);
  const { email, password } = person;
  const { status } = await person.post('/sign-up/email', { email, password, name: 'Ada', company: 'Acme' });
  return { status, body: (await person.get('/get-session')).body };
}

test('`before` of a creation reads and sets additional fields beside the others', async () => {
  const seen: unknown[] = [];
  const { body } = await signUp({
    user: {
      create: {
        before: (user) => {
          seen.push([user['company'], user['plan']]);
          return { data: { ...user, name: 'Grace', plan: 'pro' } };
        },
        after: (user) => void seen.push([user['company'], user['plan']]),
      },
    },
    session: { create: { before: () => ({ data: { theme: 'dark' } }) } },
  });

  expect(body.user).toMatchObject({ name: 'Grace', company: 'Acme', plan: 'pro' });
  expect(body.session).toMatchObject({ theme: 'dark', plan: 'free' });
  expect(seen).toEqual([
    ['Acme', 'free'],
    ['Acme', 'pro'],
  ]);
});

test('`before` of an update sets additional fields and keeps the others', async () => {
  const before = (changes: Record<string, unknown>) => ({ data: { ...changes, plan: 'pro' } });
  await using gatehouse = await startWith({ user: { update: { before } } });
  const person = await Person.signUp(gatehouse);
  const userOf = async () => (await person.get('/get-session')).body.user;
  await person.post('/update-user', { company: 'Acme' });
  expect(await userOf()).toMatchObject({ company: 'Acme', plan: 'pro' });

  await person.post('/update-user', { name: 'Grace' });
  expect(await userOf()).toMatchObject({ name: 'Grace', company: 'Acme', plan: 'pro' });
});

test.for([
  ['an undeclared field', { nickname: 'ada' }],
  ['a value that is not of its type', { plan: 'gold' }],
] as const)('%s in the data of `before` fails the call', async ([, data]) => {
  const { status, body } = await signUp({ user: { create: { before: () => ({ data }) } } });
  expect({ status, body }).toEqual({ status: 500, body: null });
});

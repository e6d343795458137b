import { globSync, readFileSync } from 'node:fs';

import { afterEach, expect, vi } from 'vitest';

import { AppError } from '#server/lib/errors.ts';
import type { DatabaseHooks } from '#generated/gatehouse-options.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const tables = ['user', 'session', 'account', 'verification'] as const;
const actions = ['create', 'update', 'delete'] as const;

afterEach(() => void vi.useRealTimers());

/** A service that records its hooks: `session.create.before`, with the row. */
async function startRecorded(own: DatabaseHooks = {}) {
  const events: { name: string; row: Record<string, unknown> }[] = [];
  const recorder = (name: string) => (row: object) => void events.push({ name, row: { ...row } });
  const hooks = Object.fromEntries(
    tables.map((table) => [
      table,
      Object.fromEntries(
        actions.map((action) => {
          const name = `${table}.${action}`;
          return [
            action,
            { before: recorder(`${name}.before`), after: recorder(`${name}.after`), ...own[table]?.[action] },
          ];
        }),
      ),
    ]),
  );
  const gatehouse = await startGatehouse({ databaseHooks: hooks as DatabaseHooks });
  /** The hooks of one step, without repetitions. */
  const during = async (step: () => Promise<unknown>) => {
    events.length = 0;
    await step();
    await gatehouse.idle();
    return [...new Set(events.map(({ name }) => name))];
  };
  return { ...gatehouse, events, during, [Symbol.asyncDispose]: gatehouse[Symbol.asyncDispose] };
}

const both = (...names: string[]) => names.flatMap((name) => [`${name}.before`, `${name}.after`]);
const containing = (...names: string[]) => expect.arrayContaining(both(...names));

test('every way of writing a user, a session, an account or a token runs its hooks', async () => {
  await using service = await startRecorded();
  const { during } = service;
  const person = new Person(service);
  const { email, password, name } = person;
  expect(await during(() => person.post('/sign-up/email', { email, password, name }))).toEqual(
    containing('user.create', 'session.create', 'account.create', 'verification.create'),
  );
  const { token } = await newestMailTo(service, email);
  expect(await during(() => person.get('/verify-email', { token }))).toEqual(
    containing('verification.delete', 'user.update', 'session.update'),
  );
  expect(await during(() => person.post('/update-user', { name: 'Grace' }))).toEqual(containing('user.update'));
  const passwords = { currentPassword: PASSWORD, newPassword: `${PASSWORD}!`, revokeOtherSessions: true };
  expect(await during(() => person.post('/change-password', passwords))).toEqual(
    containing('account.update', 'session.delete'),
  );
  person.password = passwords.newPassword;
  const other = await person.inAnotherBrowser();
  const { body } = await other.get('/get-session');
  expect(await during(() => person.post('/revoke-session', { token: body.session.id }))).toEqual(
    containing('session.delete'),
  );
  await person.inAnotherBrowser();
  expect(await during(() => person.post('/revoke-other-sessions', {}))).toEqual(containing('session.delete'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
  expect(await during(() => person.get('/get-session'))).toEqual(containing('session.update'));
  vi.useRealTimers();
  expect(
    await during(() => new Person(service).post('/email-otp/send-verification-otp', { email, type: 'sign-in' })),
  ).toEqual(containing('verification.create'));
  expect(await during(() => person.post('/sign-out', {}))).toEqual(containing('session.delete'));
  const again = await person.inAnotherBrowser();
  expect(await during(() => again.post('/delete-user', { password: person.password }))).toEqual(
    containing('user.delete'),
  );
});

test('no statement writes these tables without hooks', () => {
  const write = /(insert into|update|delete from) "?(user|session|account|verification)"?[ \n(]/i;
  // Bulk data of operators, and the schema.
  const bulk = /^server\/(cli\/(demo|import)|db\/(migrations|backup))\//;
  const files = globSync('server/**/*.ts').filter((file) => !bulk.test(file) && write.test(readFileSync(file, 'utf8')));
  // `insertWithHooks` runs the statements of this one.
  expect(files.toSorted()).toEqual([
    // A lease, in a column that hooks do not see.
    'server/features/social/refresh-lease.ts',
    'server/features/verification/single-use-tokens.ts',
  ]);
});

test('rows of hooks have no secrets', async () => {
  await using service = await startRecorded();
  await service.during(() => Person.signUp(service));
  const fieldsOf = (name: string) => Object.keys(service.events.find((event) => event.name === name)!.row).toSorted();

  expect(fieldsOf('session.create.after').join()).not.toMatch(/token|replaced|amr/i);
  expect(fieldsOf('account.create.after').join()).not.toMatch(/password|accessToken,|refreshToken,|idToken/);
  expect(fieldsOf('verification.create.after')).toEqual([
    'createdAt',
    'expiresAt',
    'id',
    'identifier',
    'updatedAt',
    'userId',
  ]);
  expect(fieldsOf('user.create.before')).toEqual(fieldsOf('user.create.after'));
});

test('`before` changes fields before they are stored and answered', async () => {
  let organizationId = '';
  await using gatehouse = await startGatehouse({
    databaseHooks: {
      user: { create: { before: (user) => ({ data: { ...user, name: `${user.name}!`, role: 'admin' } }) } },
      session: {
        create: {
          before: async (session) =>
            organizationId ? { data: { ...session, activeOrganizationId: organizationId } } : undefined,
        },
      },
    },
  });
  const person = new Person(gatehouse);
  const { body } = await person.post('/sign-up/email', { email: person.email, password: PASSWORD, name: 'Ada' });
  expect(body.user).toMatchObject({ name: 'Ada!', role: 'admin' });
  ({ id: organizationId } = await newOrganization(gatehouse, person));
  const other = await person.inAnotherBrowser();

  expect((await other.get('/get-session')).body).toMatchObject({
    session: { activeOrganizationId: organizationId },
    user: { name: 'Ada!' },
  });
});

test('`false` and an AppError of `before` cancel the call, and nothing is stored', async () => {
  const after: string[] = [];
  const answers = [false as const, new AppError('FORBIDDEN', { message: 'Ask your administrator' })];
  await using gatehouse = await startGatehouse({
    databaseHooks: {
      user: { create: { after: () => void after.push('user') } },
      account: {
        create: {
          before: () => {
            const answer = answers.shift()!;
            if (answer) throw answer;
            return answer;
          },
        },
      },
    },
  });
  const signUp = async () => {
    const payload = { email: 'a@example.com', password: PASSWORD, name: 'Ada' };
    const response = await gatehouse.app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload });
    return [response.statusCode, response.json().message, response.headers['set-cookie']];
  };

  expect(await signUp()).toEqual([403, 'Forbidden', undefined]);
  expect(await signUp()).toEqual([403, 'Ask your administrator', undefined]);
  expect(await runSql(gatehouse.options.databaseUrl!, 'select id from "user"')).toEqual([]);
  expect(after).toEqual([]);
});

test('`after` receives the committed row, and its failure changes nothing', async () => {
  const committed: unknown[] = [];
  let url = '';
  await using gatehouse = await startGatehouse({
    databaseHooks: {
      user: {
        create: {
          after: async ({ id, email }, { request }) => {
            const rows = await runSql(url, `select email from "user" where id = '${id}'`);
            committed.push([rows, email, new URL(request!.url).pathname]);
            throw new Error('no');
          },
        },
      },
    },
  });
  url = gatehouse.options.databaseUrl!;
  const person = await Person.signUp(gatehouse);

  expect(committed).toEqual([[[{ email: person.email }], person.email, '/api/auth/sign-up/email']]);
  expect((await person.get('/get-session')).body.user.id).toBe(person.id);
});

test.for([
  [{ email: 'other@example.com' }, 'email cannot be changed'],
  [{ emailVerified: true }, 'emailVerified cannot be changed'],
  [{ image: 'javascript:alert(1)' }, 'image: '],
] as const)('`before` with %j fails the call', async ([data]) => {
  await using gatehouse = await startGatehouse({ databaseHooks: { user: { create: { before: () => ({ data }) } } } });
  const payload = { email: 'a@example.com', password: PASSWORD, name: 'Ada' };
  const { statusCode } = await gatehouse.app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload });

  expect(statusCode).toBe(500);
  expect(await runSql(gatehouse.options.databaseUrl!, 'select id from "user"')).toEqual([]);
});

import pg from 'pg';
import { expect, inject } from 'vitest';

import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';
import { Person } from '#tests/support/person.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { databaseUrl, createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { completeOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const unavailable = { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Service unavailable' } };

/** Locks every row of a user in another transaction until released. */
async function lockUsers(url: string): Promise<{ release: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin; select from "user" for update');
  return { release: () => client.end() };
}

test('an exhausted pool answers 503 after acquireTimeoutMs and recovers', async () => {
  const url = await createMigratedDatabase(inject('postgresUrl'));
  await using gatehouse = await startGatehouse({ databaseUrl: url, database: { poolSize: 2, acquireTimeoutMs: 1000 } });
  const person = await Person.signUp(gatehouse);
  const lock = await lockUsers(url);
  const updates = [person.post('/update-user', { name: 'Grace' }), person.post('/update-user', { name: 'Grace' })];
  const blocked = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await runSql(url, blocked)).length).toBe(2);

  expect(await person.get('/get-session')).toEqual(unavailable);
  expect(await person.get('/ready')).toEqual(unavailable);
  expect(await person.get('/ok')).toEqual({ status: 200, body: { ok: true } });
  await lock.release();

  expect(await Promise.all(updates)).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect((await person.get('/get-session')).body.user.name).toBe('Grace');
  expect(await person.get('/ready')).toMatchObject({ status: 200 });
});

test('a node stays ready during a short delay of the database, but not without an answer for seconds', async () => {
  const url = await createMigratedDatabase(inject('postgresUrl'));
  await using gatehouse = await startGatehouse({ databaseUrl: url });
  const visitor = new Person(gatehouse);
  const ready = { status: 200, body: { ready: true } };
  await expect.poll(() => visitor.get('/ready')).toEqual(ready);
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  await lock.query('begin; lock table mikro_orm_migrations');

  expect(await visitor.get('/ready')).toEqual(ready);
  await expect.poll(() => visitor.get('/ready'), { timeout: 15_000 }).toEqual(unavailable);
  expect(await visitor.get('/ok')).toEqual({ status: 200, body: { ok: true } });
  await lock.end();
  expect(await visitor.get('/ready')).toEqual(ready);
});

test('a statement over the timeout is cancelled, answers 503 and changes nothing', async () => {
  const url = await createMigratedDatabase(inject('postgresUrl'));
  await using gatehouse = await startGatehouse({ databaseUrl: url, database: { statementTimeoutMs: 200 } });
  const person = await Person.signUp(gatehouse);
  const body = 'begin perform pg_sleep(5); return new; end';
  await runSql(url, `create function slow() returns trigger language plpgsql as $$ ${body} $$`);
  await runSql(url, 'create trigger slow before update on "user" for each row execute function slow()');
  const began = performance.now();

  expect(await person.post('/update-user', { name: 'Slow' })).toEqual(unavailable);
  expect(performance.now() - began).toBeLessThan(2000);
  expect((await person.get('/get-session')).body.user.name).toBe(person.name);
});

test('a row lock of another transaction answers 503 at the statement timeout', async () => {
  const url = await createMigratedDatabase(inject('postgresUrl'));
  await using gatehouse = await startGatehouse({ databaseUrl: url, database: { statementTimeoutMs: 200 } });
  const person = await Person.signUp(gatehouse);
  const lock = await lockUsers(url);

  expect(await person.post('/update-user', { name: 'Locked' })).toEqual(unavailable);
  await lock.release();
  expect(await person.post('/update-user', { name: 'Free' })).toMatchObject({ status: 200 });
});

test('calls answer 503 while the database accepts no connections', async () => {
  const serverUrl = inject('postgresUrl');
  const url = await createMigratedDatabase(serverUrl);
  const name = new URL(url).pathname.slice(1);
  // A superuser is exempt from every limit, so the service connects with another role.
  await runSql(url, `create role ${name} login password 'limited'`);
  await runSql(url, `grant all on all tables in schema public to ${name}`);
  const limited = new URL(databaseUrl(serverUrl, name));
  limited.username = name;
  limited.password = 'limited';
  await using gatehouse = await startGatehouse({ databaseUrl: limited.href });
  const person = await Person.signUp(gatehouse);
  await runSql(url, `alter role ${name} connection limit 0`);
  await runSql(url, `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${name}'`);

  await expect.poll(() => person.get('/get-session')).toEqual(unavailable);
  await runSql(url, `alter role ${name} connection limit -1`);
  expect(await person.get('/get-session')).toMatchObject({ status: 200, body: { user: { id: person.id } } });
});

test('providers that never answer time out and occupy no connection of the pool', async () => {
  await using fakeProvider = await FakeProvider.start(providerFixtures.find(({ id }) => id === 'spotify')!);
  const requested = Promise.withResolvers<void>();
  fakeProvider.overrides.set(fakeProvider.pathOf(fakeProvider.fixture.token.url), () => {
    requested.resolve();
    return new Promise<never>(() => undefined);
  });
  await using gatehouse = await startGatehouse({
    ...fakeProvider.options,
    outgoing: { privateHosts: ['127.0.0.1'], timeoutMs: 1000 },
    database: { poolSize: 1, acquireTimeoutMs: 500 },
  });
  const flows = Array.from({ length: 5 }, () => completeOAuthFlow(new Person(gatehouse), fakeProvider));
  await requested.promise;

  expect((await Person.signUp(gatehouse)).id).not.toBe('');
  for (const { location } of await Promise.all(flows)) expect(location).toContain('error=invalid_code');
});

test('a sign-in with an unverified email counts its email without a second connection', async () => {
  await using gatehouse = await startGatehouse({
    emailAndPassword: { requireEmailVerification: true },
    database: { poolSize: 1, acquireTimeoutMs: 3000 },
    rateLimit: { enabled: true, storage: 'database', customRules: { '*': false } },
  });
  const person = new Person(gatehouse);
  const body = { email: 'unproven@example.com', password: 'a long password' };
  await person.post('/sign-up/email', { ...body, name: 'Unproven' });
  await gatehouse.idle();

  expect((await person.post('/sign-in/email', body)).body.code).toBe('EMAIL_NOT_VERIFIED');
  // The email is counted and sent in the background.
  await gatehouse.idle();
  // The sign-up counted one. A count that timed out would be in memory.
  const counted = await runSql(
    gatehouse.options.databaseUrl!,
    `select points from rate_limit where key like 'mail-to%'`,
  );
  expect(counted).toEqual([{ points: 2 }]);
});

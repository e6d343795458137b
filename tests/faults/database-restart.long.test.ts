import { expect, vi } from 'vitest';

import { withClient } from '#server/db/connection/client.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startOwnPostgres } from '#tests/support/database/own-postgres.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

// With LONG, the test exceeds the default timeout.
if (process.env['LONG']) vi.setConfig({ testTimeout: 120_000 });

const CALLERS = 8;
const WRITES_AFTER_RECOVERY = 40;
const KILLS = process.env['LONG'] ? 5 : 2;
const ROUNDS = process.env['LONG'] ? 4 : 3;

test('after a kill of PostgreSQL under load, calls answer 503 with Retry-After, recover and lose no acknowledged write', async () => {
  await using postgres = await startOwnPostgres();
  await using gatehouse = await startGatehouse({ databaseUrl: postgres.url, database: { poolSize: 5 } });
  const statuses = new Map<number, number>();
  const acknowledged: string[] = [];
  let killed = 0;
  let sinceFailure = 0;

  async function writeUntilRecovered(): Promise<void> {
    while (killed < KILLS || sinceFailure < WRITES_AFTER_RECOVERY) {
      const person = new Person(gatehouse);
      const payload = { email: person.email, password: PASSWORD, name: person.name };
      const answer = await person.send({ method: 'POST', url: '/sign-up/email', payload });
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      if (answer.statusCode === 200) {
        acknowledged.push(person.email);
        sinceFailure += 1;
        if (sinceFailure === WRITES_AFTER_RECOVERY && killed < KILLS) {
          killed += 1;
          sinceFailure = 0;
          await postgres.kill();
        }
      } else {
        sinceFailure = 0;
        expect(answer.headers['retry-after']).toBe('2');
        expect(answer.json()).toEqual({ code: 'SERVICE_UNAVAILABLE', message: 'Service unavailable' });
        expect((await person.get('/ok')).body).toEqual({ ok: true });
      }
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, writeUntilRecovered));

  expect([...statuses.keys()].sort((a, b) => a - b)).toEqual([200, 503]);
  expect(await new Person(gatehouse).get('/ready')).toEqual({ status: 200, body: { ready: true } });
  const stored = await runSql(
    postgres.url,
    `select u.email from "user" u join account a on a.user_id = u.id join session s on s.user_id = u.id`,
  );
  const emails = new Set(stored.map(({ email }) => email));
  expect(acknowledged.filter((email) => !emails.has(email))).toEqual([]);
  // A user without an account would be a partial sign-up.
  const [{ users } = {}] = await runSql(postgres.url, 'select count(*)::int as users from "user"');
  expect(users).toBe(stored.length);
});

test('transactions that a crash of the database aborted leak no connection of the pool', async () => {
  await using postgres = await startOwnPostgres();
  await using gatehouse = await startGatehouse({
    databaseUrl: postgres.url,
    database: { poolSize: 2, acquireTimeoutMs: 500 },
  });
  const person = await Person.signUp(gatehouse);
  await runSql(
    postgres.url,
    'create function halt() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return new; end $$',
  );
  await runSql(postgres.url, 'create trigger halt before update on "user" for each row execute function halt()');

  for (let round = 0; round < ROUNDS; round++) {
    const updates = [person.post('/update-user', { name: 'A' }), person.post('/update-user', { name: 'B' })];
    await expect
      .poll(() => runSql(postgres.url, "select 1 from pg_stat_activity where wait_event = 'PgSleep'"), {
        timeout: 5000,
      })
      .not.toEqual([]);
    await postgres.kill();
    expect((await Promise.all(updates)).map(({ status }) => status)).toEqual([503, 503]);
    await expect.poll(() => person.get('/ready'), { timeout: 10_000 }).toMatchObject({ status: 200 });
  }
  expect((await person.get('/get-session')).body.user.name).toBe(person.name);
});

test('a connection that breaks between two statements fails the next one, and does not end the process', async () => {
  await using postgres = await startOwnPostgres();
  const task = withClient(postgres.url, async (client) => {
    const isBroken = new Promise<void>((resolve) => void client.once('end', resolve));
    await client.query('begin');
    await postgres.kill();
    await isBroken;
    return client.query('select 1');
  });

  await expect(task).rejects.toThrow();
});

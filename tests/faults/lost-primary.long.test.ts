import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';

import { clientClass } from '#server/db/connection/client.ts';
import { startOwnPostgres } from '#tests/support/database/own-postgres.ts';
import { runSql } from '#tests/support/postgres.ts';

/** Two servers with one role, of which the first one accepts writes, and an address with both. */
async function startPair() {
  const [primary, standby] = await Promise.all([startOwnPostgres(), startOwnPostgres()]);
  for (const { url } of [primary, standby]) await runSql(url, `create role shared login superuser password 'shared'`);
  // Writes are forbidden by default, as on a standby.
  await setReadOnly(standby.url, true);
  const hosts = [primary, standby].map(({ url }) => `127.0.0.1:${new URL(url).port}`);
  const Client = clientClass(`postgres://shared:shared@${hosts.join(',')}/postgres`);
  const pool = new pg.Pool({ Client, max: 3 });
  // As that of the ORM: an idle connection that breaks is reported.
  pool.on('error', () => undefined);
  onTestFinished(async () => {
    await primary.thaw();
    await pool.end();
    await Promise.all([primary.stop(), standby.stop()]);
  });
  return { primary, standby, pool };
}

async function setReadOnly(url: string, isReadOnly: boolean): Promise<void> {
  await runSql(url, `alter role shared set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
}

const portOf = async (pool: pg.Pool) => Number((await pool.query('select inet_server_port() as port')).rows[0].port);

test('after a primary is lost without closing its connections, statements fail and the pool uses the new one', async () => {
  const { primary, standby, pool } = await startPair();
  const [first, second] = [primary, standby].map(({ url }) => Number(new URL(url).port));
  // One connection with a statement, one that is idle.
  const idle = await pool.connect();
  expect(await portOf(pool)).toBe(first);
  idle.release();

  await primary.freeze();
  const statement = pool.query('select 1').then(
    () => 'answered',
    (error: Error) => error.message,
  );
  await setReadOnly(standby.url, false);
  const startedAt = performance.now();
  expect(await statement).toMatch(/another server is the primary|Connection terminated/);
  expect(await portOf(pool)).toBe(second);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test('a slow statement on a server that is still the primary goes on', async () => {
  const { pool } = await startPair();
  expect((await pool.query(`select 'slept' as state from pg_sleep(6)`)).rows).toEqual([{ state: 'slept' }]);
});

test('a connection that was idle for long is not broken, and watched again at its next statement', async () => {
  const { primary, standby, pool } = await startPair();
  await portOf(pool);
  await wait(3_000);
  expect(pool.totalCount).toBe(1);
  await primary.freeze();
  const statement = pool.query('select 1').then(
    () => 'answered',
    (error: Error) => error.message,
  );
  await setReadOnly(standby.url, false);
  expect(await statement).toMatch(/primary|terminated/);
});

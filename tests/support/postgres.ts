import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Connections for the next statements: a new one takes longer than most statements. */
const pools = new Map<string, pg.Pool>();

function poolOf(url: string): pg.Pool {
  const existing = pools.get(url);
  if (existing) return existing;
  const pool = new pg.Pool({ connectionString: url, idleTimeoutMillis: 1000, allowExitOnIdle: true });
  // A database that is dropped or restarted ends its idle connections, and those that the pool is about to close: the pool
  // listens only to the former.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  pools.set(url, pool);
  return pool;
}

export async function runSql(url: string, sql: string): Promise<Record<string, unknown>[]> {
  return (await poolOf(url).query<Record<string, unknown>>(sql)).rows;
}

/** Begins a change in another transaction and commits it once the call waits for its lock, so that the call loses the race. */
export async function interleave<T>(url: string, change: string, call: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(change);
    let isAnswered = false;
    const answer = call().finally(() => (isAnswered = true));
    // It can fail while the change is committed.
    answer.catch(() => undefined);
    while (!(await isAnyStatementBlocked(url))) {
      // Otherwise the loop would run until the test times out.
      if (isAnswered) throw new Error(`The call did not wait for the change: ${JSON.stringify(await answer)}`);
      await wait(10);
    }
    await client.query('commit');
    return await answer;
  } finally {
    await client.end();
  }
}

/** A transaction that is open until the test ends it. */
export async function transactionOn(url: string): Promise<pg.Client & AsyncDisposable> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}

/** Resolves when a statement waits for a lock. */
export async function waitForBlockedStatement(url: string): Promise<void> {
  while (!(await isAnyStatementBlocked(url))) await wait(10);
}

async function isAnyStatementBlocked(url: string): Promise<boolean> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await runSql(url, waiting)).length > 0;
}

/** The databases of the test file that runs, and of the one before until they are dropped. */
const created: { serverUrl: string; name: string }[] = [];

async function createDatabase(serverUrl: string, name: string, template: string): Promise<string> {
  await runSql(serverUrl, `create database ${name} template ${template}`);
  created.push({ serverUrl, name });
  return databaseUrl(serverUrl, name);
}

export function createEmptyDatabase(serverUrl: string): Promise<string> {
  return createDatabase(serverUrl, `empty_${randomUUID().replaceAll('-', '')}`, 'template0');
}

/** A copy of the migrated template database, which takes milliseconds. */
export function createMigratedDatabase(serverUrl: string): Promise<string> {
  return createDatabase(serverUrl, `test_${randomUUID().replaceAll('-', '')}`, 'gatehouse_template strategy file_copy');
}

/** Drops the databases of an earlier test file, whose services are closed. */
export async function dropDatabases(serverUrl: string): Promise<void> {
  const names = created.splice(0).flatMap((each) => (each.serverUrl === serverUrl ? [each.name] : []));
  if (names.length === 0) return;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  for (const name of names) await client.query(`drop database ${name} with (force)`);
  await client.end();
}

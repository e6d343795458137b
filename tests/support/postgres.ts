import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function runSql(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
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

/** Resolves when a statement waits for a lock. */
export async function waitForBlockedStatement(url: string): Promise<void> {
  while (!(await isAnyStatementBlocked(url))) await wait(10);
}

async function isAnyStatementBlocked(url: string): Promise<boolean> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await runSql(url, waiting)).length > 0;
}

export async function createEmptyDatabase(serverUrl: string): Promise<string> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await runSql(serverUrl, `create database ${name} template template0`);
  return databaseUrl(serverUrl, name);
}

/** A copy of the migrated template database, which takes milliseconds. */
export async function createMigratedDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(serverUrl, `create database ${name} template gatehouse_template strategy file_copy`);
  return databaseUrl(serverUrl, name);
}

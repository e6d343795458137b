import { randomUUID } from 'node:crypto';

import pg from 'pg';

/** The same server, another database. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function onServer(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A database with nothing in it. */
export async function emptyDatabase(serverUrl: string): Promise<string> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name} template template0`);
  return databaseUrl(serverUrl, name);
}

/** A database of one's own: a copy of the migrated template, made in milliseconds. */
export async function freshDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name} template gatehouse_template strategy file_copy`);
  return databaseUrl(serverUrl, name);
}

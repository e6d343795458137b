import type { Pool } from 'pg';

import { dataFolderError } from '#server/data-folder.ts';
import { StartError } from '#server/errors.ts';

const OLDEST_VERSION = 14;

/** @throws StartError if the server is too old for the migrations. */
export async function requireSupportedVersion(pool: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version') as version`);
  const { version } = rows[0]!;
  if (Number.parseInt(version, 10) < OLDEST_VERSION) {
    throw new StartError(`PostgreSQL ${version} is not supported: Gatehouse needs version ${OLDEST_VERSION} or newer`);
  }
}

/** Explains an error of the first statements in one line for the operator. Returns errors without an explanation unchanged. */
export function databaseStartError(error: unknown, databaseUrl: string): unknown {
  if (error instanceof StartError) return error;
  const line = explain(rootCause(error), new URL(databaseUrl));
  return line === null
    ? error
    : new StartError(`DATABASE_URL (${withoutPassword(databaseUrl)}): ${line}`, { cause: error });
}

/** The same for the embedded PostgreSQL, whose messages already say what to do. */
export function embeddedStartError(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error;
  return (
    dataFolderError(error, dataDir) ?? new StartError(error.message.replaceAll(/\s*\n\s*/g, ' '), { cause: error })
  );
}

type DriverError = Error & { code?: string };

/** The error of the driver, which the ORM wraps. */
function rootCause(error: unknown): DriverError {
  const { cause, errors } = error as { cause?: unknown; errors?: unknown[] };
  if (cause instanceof Error) return rootCause(cause);
  return (errors?.[0] instanceof Error ? errors[0] : error) as DriverError;
}

function explain({ code = '', message }: DriverError, { hostname, username, pathname }: URL): string | null {
  const database = decodeURIComponent(pathname.slice(1)) || username;
  const [summary] = message.split('\n') as [string];
  if (code === '3D000')
    return `the database "${database}" does not exist: create it, for example with \`createdb ${database}\``;
  if (code === '28P01' || code === '28000') return `${summary}: check the user and the password`;
  if (code === '42501') {
    return `${summary}: the user has to own the database, for example by \`alter database "${database}" owner to "${username}"\``;
  }
  if (/unsupported startup parameter/.test(summary)) {
    const parameters = 'statement_timeout, idle_in_transaction_session_timeout';
    return `${summary}: in pgbouncer.ini set ignore_startup_parameters = ${parameters}`;
  }
  if (/extension "pg_trgm" is not available|pg_trgm\.control/.test(summary)) {
    return 'the extension pg_trgm is missing: install the contrib package of PostgreSQL on the database server';
  }
  if (code === '53300') return `${summary}: raise max_connections, or lower DATABASE_POOL_SIZE of all processes`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `the host ${hostname} has no address (${code}): check its name`;
  if (/^(ECONN|EHOST|ENET|ETIMEDOUT)/.test(code) || /timeout|terminated/i.test(summary)) {
    return `no PostgreSQL answers there (${code || summary}): start it, or check host and port`;
  }
  return null;
}

function withoutPassword(databaseUrl: string): string {
  const { protocol, username, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`;
}

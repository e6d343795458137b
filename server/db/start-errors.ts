import type { Pool } from 'pg';

import { dataFolderError } from '#server/data-folder.ts';
import { StartError } from '#server/errors.ts';

const OLDEST_VERSION = 14;

/** @throws StartError where the server is older than the migrations can be run on. */
export async function requireSupportedVersion(pool: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version') as version`);
  const { version } = rows[0]!;
  if (Number.parseInt(version, 10) < OLDEST_VERSION) {
    throw new StartError(`PostgreSQL ${version} is not supported: Gatehouse needs version ${OLDEST_VERSION} or newer`);
  }
}

/** The line for an error of the first statements on a database of the operator's; the error itself where it is none of theirs. */
export function databaseStartError(error: unknown, databaseUrl: string): unknown {
  if (error instanceof StartError) return error;
  const source = originOf(error);
  const line = lineFor(source, new URL(databaseUrl));
  return line === null
    ? error
    : new StartError(`DATABASE_URL (${withoutPassword(databaseUrl)}): ${line}`, { cause: error });
}

/** The line for an error of the embedded PostgreSQL, whose own messages name the remedy. */
export function embeddedStartError(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error;
  return (
    dataFolderError(error, dataDir) ?? new StartError(error.message.replaceAll(/\s*\n\s*/g, ' '), { cause: error })
  );
}

type Source = Error & { code?: string };

/** The driver's own error, below what the ORM wraps around it. */
function originOf(error: unknown): Source {
  const { cause, errors } = error as { cause?: unknown; errors?: unknown[] };
  if (cause instanceof Error) return originOf(cause);
  return (errors?.[0] instanceof Error ? errors[0] : error) as Source;
}

function lineFor({ code = '', message }: Source, { hostname, username, pathname }: URL): string | null {
  const database = decodeURIComponent(pathname.slice(1)) || username;
  const [said] = message.split('\n') as [string];
  if (code === '3D000')
    return `the database "${database}" does not exist: create it, for example with \`createdb ${database}\``;
  if (code === '28P01' || code === '28000') return `${said}: check the user and the password`;
  if (code === '42501') {
    return `${said}: the user has to own the database, for example by \`alter database "${database}" owner to "${username}"\``;
  }
  if (/unsupported startup parameter/.test(said)) {
    const parameters = 'statement_timeout, idle_in_transaction_session_timeout';
    return `${said}: in pgbouncer.ini set ignore_startup_parameters = ${parameters}`;
  }
  if (/extension "pg_trgm" is not available|pg_trgm\.control/.test(said)) {
    return 'the extension pg_trgm is missing: install the contrib package of PostgreSQL on its machine';
  }
  if (code === '53300') return `${said}: raise max_connections, or lower DATABASE_POOL_SIZE of what else connects`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `the host ${hostname} has no address (${code}): check its name`;
  if (/^(ECONN|EHOST|ENET|ETIMEDOUT)/.test(code) || /timeout|terminated/i.test(said)) {
    return `no PostgreSQL answers there (${code || said}): start it, or check host and port`;
  }
  return null;
}

function withoutPassword(databaseUrl: string): string {
  const { protocol, username, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`;
}

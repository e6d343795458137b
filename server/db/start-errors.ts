import type { Pool } from 'pg';

import { dataFolderError } from '#server/lib/data-folder.ts';
import { StartError } from '#server/lib/errors.ts';

import { parseDatabaseUrl, withoutPassword, type DatabaseUrl } from '#server/options/database-url/database-url.ts';

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
  const explained = databaseError(error, databaseUrl);
  if (explained === error || !(explained instanceof Error)) return error;
  return new StartError(`DATABASE_URL ${explained.message}`, { cause: error });
}

/** The same for an address that is not `DATABASE_URL`. */
export function databaseError(error: unknown, address: string): unknown {
  if (error instanceof StartError) return error;
  const url = parseDatabaseUrl(address);
  const lines = new Set(rootCauses(error).map((cause) => explain(cause, url)));
  lines.delete(null);
  if (lines.size === 0) return error;
  return new StartError(`(${withoutPassword(url)}): ${[...lines].join('; ')}`, { cause: error });
}

/** The same for the embedded PostgreSQL, whose messages already say what to do. */
export function embeddedStartError(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error;
  return (
    dataFolderError(error, dataDir) ?? new StartError(error.message.replaceAll(/\s*\n\s*/g, ' '), { cause: error })
  );
}

type DriverError = Error & { code?: string };

/** The errors of the driver, which the ORM wraps; of several servers, one for each. */
function rootCauses(error: unknown): DriverError[] {
  const { cause, errors } = error as { cause?: unknown; errors?: unknown[] };
  if (cause instanceof Error) return rootCauses(cause);
  return errors?.length ? errors.flatMap(rootCauses) : [error as DriverError];
}

function explain(
  { code = '', message }: DriverError,
  { servers, user = '', database = user, parameters }: DatabaseUrl,
) {
  const [summary] = message.split('\n') as [string];
  const tls = explainTls(code, summary);
  if (tls !== null) return tls;
  if (code === '28000' && summary.includes('pg_hba.conf') && !/^(require|verify-.*)$/.test(parameters.sslmode ?? '')) {
    return `${summary}: if the server requires TLS, set sslmode=verify-full with sslrootcert, or sslmode=require`;
  }
  if (code === '3D000')
    return `the database "${database}" does not exist: create it, for example with \`createdb ${database}\``;
  if (code === '28P01' || code === '28000') return `${summary}: check the user and the password`;
  if (code === '42501') {
    return `${summary}: the user has to own the database, for example by \`alter database "${database}" owner to "${user}"\``;
  }
  if (/unsupported startup parameter/.test(summary)) {
    const parameters = 'statement_timeout, idle_in_transaction_session_timeout, options';
    return `${summary}: in pgbouncer.ini set ignore_startup_parameters = ${parameters}`;
  }
  if (/^(0A000|58P01)$/.test(code) && summary.includes('pg_trgm')) {
    return 'the extension pg_trgm is missing: install the contrib package of PostgreSQL on the database server';
  }
  if (code === '25006') return `${summary}: name the server that accepts writes`;
  if (/password must be a (non-empty )?string/.test(summary))
    return 'the server asks for a password: write it into the address';
  if (code === '53300') return `${summary}: raise max_connections, or lower DATABASE_POOL_SIZE of all processes`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `the host ${servers.map(({ host }) => host).join(' or ')} has no address (${code}): check its name`;
  if (/^(ECONN|EHOST|ENET|ETIMEDOUT)/.test(code) || /timeout|terminated/i.test(summary)) {
    return `no PostgreSQL answers there (${code || summary}): start it, or check host and port`;
  }
  return null;
}

/** Errors of the parameters that demand TLS or a kind of server, and of servers that demand TLS. */
function explainTls(code: string, summary: string): string | null {
  if (/does not support SSL/.test(summary)) {
    return 'the server has no TLS, which sslmode demands: turn it on there, or set sslmode=disable in a network that you trust';
  }
  // The words of poolers and proxies, which have no code of their own.
  if (/(SSL|TLS)( connection)? (is )?required|requires (SSL|TLS)/i.test(summary)) {
    return `${summary}: set sslmode=verify-full with sslrootcert, or sslmode=require`;
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `${summary}: connect by a name of the certificate, or set sslmode=verify-ca`;
  }
  if (/^(DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|CERT_|CRL_|INVALID_CA)/.test(code)) {
    return `the certificate of the server is not trusted (${code}): set sslrootcert to the file of its certificate authority`;
  }
  if (/^(ERR_SSL_|ERR_OSSL_|EPROTO)/.test(code)) {
    return `TLS failed (${code}): check sslcert, sslkey and the client certificates that the server accepts`;
  }
  if (summary.startsWith('channel_binding')) return summary;
  return null;
}

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { chooseAccount } from '#server/db/embedded/embedded-binaries.ts';
import { runSql } from '#tests/support/postgres.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const PACKAGES = '/usr/lib/postgresql';
const run = promisify(execFile);

/** The programs of Debian's newest PostgreSQL. The embedded one has no `pg_dump`, and that of an older version refuses its server. */
function debianPrograms(): string | null {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(PACKAGES, version, 'bin'));
  return folders.find((bin) => ['initdb', 'postgres', 'pg_dump'].every((name) => existsSync(join(bin, name)))) ?? null;
}

const bin = debianPrograms();

/** Whether Debian's packages postgresql and postgresql-client are installed. */
export const isDebianPostgresInstalled = bin !== null;

/** A server of Debian's PostgreSQL with its own `pg_dump`. */
export interface DebianPostgres extends AsyncDisposable {
  /** Of the database `postgres`, as superuser. */
  url: string;
  /** The database as SQL, by `pg_dump`. */
  dump: (databaseUrl: string) => Promise<string>;
  /** Restores what `dump` wrote into a file, by `psql`. */
  restore: (databaseUrl: string, file: string) => Promise<void>;
}

export async function startDebianPostgres(): Promise<DebianPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-debian-'));
  const account = await chooseAccount(folder);
  if (account) await chown(folder, account.uid, account.gid);
  const program = (name: string) => join(bin!, name);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...account };
  await run(
    program('initdb'),
    ['-D', data, '-U', 'gatehouse', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    options,
  );
  const port = await freePort();
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder, fsync: 'off' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(program('postgres'), ['-D', data, ...flags], { ...options, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const url = `postgres://gatehouse@127.0.0.1:${port}/postgres`;
  const isReady = () =>
    runSql(url, 'select').then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}`);
    await wait(50);
  }
  return {
    url,
    dump: async (databaseUrl) => (await run(program('pg_dump'), [databaseUrl], { maxBuffer: 2 ** 28 })).stdout,
    restore: async (databaseUrl, file) => {
      await run(program('psql'), ['-v', 'ON_ERROR_STOP=1', '-q', '-d', databaseUrl, '-f', file], {
        maxBuffer: 2 ** 28,
      });
    },
    [Symbol.asyncDispose]: async () => {
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

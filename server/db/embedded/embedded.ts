import { mkdir, readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { chooseAccount, findInstallation, accessibleBinaries } from './embedded-binaries.ts';
import { dataPath, lockFolder, openCluster, PASSWORD_FILE, stopOrphan, type Cluster } from './embedded-folder.ts';
import { startSupervised } from './embedded-process.ts';

/** The longest delay before a PostgreSQL that keeps crashing is restarted. */
const MAX_RESTART_DELAY_MS = 10_000;

interface EmbeddedPostgresOptions {
  /** The data is in its subfolder `postgres`. */
  dataDir: string;
  /** False turns off protection against power cuts, for faster tests. */
  durable?: boolean;
  /** Settings of postgresql.conf. A line of the log reports the start, so `log_min_messages` must stay below `fatal`. */
  settings?: Record<string, string>;
  log?: EmbeddedLog;
}

/** PostgreSQL's own lines are `debug`, unless it warns or fails. */
export type EmbeddedLog = (line: string, level: 'debug' | 'warn') => void;

/**
 * Starts a PostgreSQL server that ends with this process, even if this process is killed. A server that crashes is
 * restarted. Only one process at a time can use a data folder. The URL is that of the database `gatehouse`, as superuser.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { dataDir, durable = true, log = () => {} } = options;
  const home = resolve(dataDir);
  const folder = join(home, 'postgres');

  const installation = await findInstallation();
  const account = await chooseAccount(folder);
  const bin = await accessibleBinaries(installation, account);
  await mkdir(home, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(home);
  try {
    const cluster = { folder, bin, account };
    const password = await openCluster({ ...cluster, home, version: installation.version, durable });
    const { port, stop, ended } = await runServer(cluster, { ...options, log });
    // The running server references the lock, so that it is not garbage-collected while a caller has only the URL.
    const unlocked = ended.then(unlock);
    await createDatabase(urlOf(password, port, 'postgres')).catch((error: unknown) =>
      stop().then(() => Promise.reject(error)),
    );
    return { url: urlOf(password, port), stop: () => stop().then(() => unlocked) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The URL of the embedded server that another process runs on this data folder; null if none runs. */
export async function findRunningEmbedded(dataDir: string): Promise<string | null> {
  const folder = join(resolve(dataDir), 'postgres');
  try {
    const [, , , port] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
    const url = urlOf(await readFile(join(folder, PASSWORD_FILE), 'utf8'), Number(port));
    await query(url, 'select');
    return url;
  } catch (error) {
    // No files, no server on the port, or another PostgreSQL server.
    if (['ENOENT', 'ECONNREFUSED', '28P01', '3D000'].includes((error as { code?: string }).code ?? '')) return null;
    throw error;
  }
}

function urlOf(password: string, port: number, database = 'gatehouse'): string {
  return `postgres://gatehouse:${password}@127.0.0.1:${port}/${database}`;
}

async function createDatabase(url: string): Promise<void> {
  const exists = await query(url, "select from pg_database where datname = 'gatehouse'");
  if (!exists) await query(url, 'create database gatehouse');
}

/** @returns the number of rows. */
async function query(url: string, sql: string): Promise<number | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return (await client.query(sql)).rowCount;
  } finally {
    await client.end();
  }
}

type ServerOptions = EmbeddedPostgresOptions & { log: EmbeddedLog };

/** Runs the server on one port until it is stopped. After a crash it is restarted, so that connection pools recover. */
async function runServer(cluster: Cluster, options: ServerOptions) {
  const { log } = options;
  let { port, server } = await startOnFreePort(cluster, options);
  const stopping = new AbortController();

  /** Retries without a limit: the cause may disappear by itself, such as a full disk. */
  async function restartAfterCrashes(): Promise<void> {
    for (let crashes = 0, startedAt = performance.now(); ;) {
      await server.ended;
      crashes = performance.now() - startedAt < 60_000 ? crashes + 1 : 1;
      const delay = Math.min(100 * (2 ** (crashes - 1) - 1), MAX_RESTART_DELAY_MS);
      await sleep(delay, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      log('PostgreSQL ended unexpectedly: restarting it', 'warn');
      startedAt = performance.now();
      try {
        server = await start(cluster, { ...options, port });
      } catch (error) {
        log(`PostgreSQL did not restart: ${String(error)}`, 'warn');
        continue;
      }
      if (stopping.signal.aborted) return server.stop();
    }
  }
  const ended = restartAfterCrashes();

  return {
    port,
    ended,
    stop: async () => {
      stopping.abort();
      await server.stop();
      await ended;
    },
  };
}

/** Retries, because another program may bind the port before PostgreSQL does. */
async function startOnFreePort(cluster: Cluster, options: ServerOptions) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    try {
      return { port, server: await start(cluster, { ...options, port }) };
    } catch (error) {
      if (attempt === 5 || !String(error).includes('could not bind')) throw error;
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server that listens on a port has an AddressInfo, never a path or null.
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Retries while a query of a killed server still uses its shared memory. */
async function start(cluster: Cluster, options: ServerOptions & { port: number }) {
  for (let attempt = 1; ; attempt++) {
    await stopOrphan(cluster.folder, (line) => options.log(line, 'warn'));
    try {
      return await launch(cluster, options);
    } catch (error) {
      if (attempt === 100 || !String(error).includes('pre-existing shared memory block')) throw error;
      await sleep(300);
    }
  }
}

async function launch(cluster: Cluster, { durable = true, settings, log, port }: ServerOptions & { port: number }) {
  const { folder, bin, account } = cluster;
  const ready = Promise.withResolvers<void>();
  const parameters = {
    cluster_name: 'gatehouse',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '',
    // The cost on an SSD. With the default of 4, the cost on a hard disk, some searches scan whole tables.
    random_page_cost: '1.1',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...settings,
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    logging_collector: 'off',
    log_destination: 'stderr',
    lc_messages: 'C',
    // Its lines are written to the service's log, which must not contain statements or row values.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  };
  const server = await startSupervised({
    program: join(bin, 'postgres'),
    args: [
      '-D',
      dataPath(cluster),
      ...Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    cwd: folder,
    account,
    onLine(line) {
      log(line, /^(WARNING|FATAL|PANIC):/.test(line) ? 'warn' : 'debug');
      if (line.includes('database system is ready to accept connections')) ready.resolve();
    },
  });
  const failed = server.ended.then(({ output }) =>
    Promise.reject(new Error(`PostgreSQL did not start in ${folder}: ${output}`)),
  );
  await Promise.race([ready.promise, failed]);
  server.unref();
  return server;
}

import { mkdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { chooseAccount, findInstallation, reachableBinaries } from './embedded-binaries.ts';
import { endOrphan, holdFolder, openCluster, pathFromWithin, type Cluster } from './embedded-folder.ts';
import { startGuarded, type Guarded } from './embedded-process.ts';

/** Between attempts to start a PostgreSQL that ended again and again. */
const LONGEST_PAUSE_MS = 10_000;

interface EmbeddedPostgresOptions {
  /** PostgreSQL keeps its data in the folder `postgres` in here. */
  dataDir: string;
  /** False gives up safety from power cuts for speed; for tests. */
  durable?: boolean;
  /** PostgreSQL's own settings, as in postgresql.conf. The start is read off the log, so `log_min_messages` stays below `fatal`. */
  settings?: Record<string, string>;
  log?: (message: string) => void;
}

export interface EmbeddedPostgres {
  /** Of the database `gatehouse`, on 127.0.0.1, for its superuser. */
  url: string;
  /** A fast and clean shutdown; the data stays. */
  stop: () => Promise<void>;
}

/**
 * A PostgreSQL of our own, which lives and dies with this process: killed, it takes the database along; the database
 * killed, it starts it again. Only one process at a time may use a folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, log = () => {} } = options;
  const home = resolve(dataDir);
  const folder = join(home, 'postgres');

  const installation = await findInstallation();
  const account = await chooseAccount(folder);
  const bin = await reachableBinaries(installation, account);
  await mkdir(home, { recursive: true, mode: 0o700 });
  const release = holdFolder(home);
  try {
    const cluster = { folder, bin, account };
    const password = await openCluster({ ...cluster, home, version: installation.version, durable });
    const { port, stop, ended } = await keepServing(cluster, { ...options, log });
    // Hung on the running PostgreSQL, the lock outlives a caller who keeps the url alone.
    const released = ended.then(release);
    const address = `postgres://gatehouse:${password}@127.0.0.1:${port}`;
    await createDatabase(address).catch((error: unknown) => stop().then(() => Promise.reject(error)));

    return { url: `${address}/gatehouse`, stop: () => stop().then(() => released) };
  } catch (error) {
    release();
    throw error;
  }
}

type ServeOptions = EmbeddedPostgresOptions & { log: (message: string) => void };

/** Serves on one port until stopped: PostgreSQL killed from outside comes back, and connection pools find it again. */
async function keepServing(cluster: Cluster, options: ServeOptions) {
  const { log } = options;
  let { port, server } = await serveAnywhere(cluster, options);
  const stopping = new AbortController();

  /** However often it takes: what keeps it from starting may go by itself, as when a full disk has room again. */
  async function revive(): Promise<void> {
    for (let quickEnds = 0, since = performance.now(); ;) {
      await server.ended;
      quickEnds = performance.now() - since < 60_000 ? quickEnds + 1 : 1;
      const pause = Math.min(100 * (2 ** (quickEnds - 1) - 1), LONGEST_PAUSE_MS);
      await sleep(pause, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      log('PostgreSQL has ended unasked, starting it again');
      since = performance.now();
      try {
        server = await serve(cluster, { ...options, port });
      } catch (error) {
        log(`PostgreSQL did not start again: ${String(error)}`);
        continue;
      }
      if (stopping.signal.aborted) return server.stop();
    }
  }
  const ended = revive();

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

/** Another program may take a port between our finding it free and PostgreSQL's binding it. */
async function serveAnywhere(cluster: Cluster, options: ServeOptions) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    try {
      return { port, server: await serve(cluster, { ...options, port }) };
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

/** A query of a killed PostgreSQL may go on for a while, and keeps a new one out. */
async function serve(cluster: Cluster, options: ServeOptions & { port: number }): Promise<Guarded> {
  for (let attempt = 1; ; attempt++) {
    await endOrphan(cluster.folder, options.log);
    try {
      return await launch(cluster, options);
    } catch (error) {
      if (attempt === 100 || !String(error).includes('pre-existing shared memory block')) throw error;
      await sleep(300);
    }
  }
}

async function launch(
  cluster: Cluster,
  { durable = true, settings, log, port }: ServeOptions & { port: number },
): Promise<Guarded> {
  const { folder, bin, account } = cluster;
  const ready = Promise.withResolvers<void>();
  const effective = {
    cluster_name: 'gatehouse',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '',
    // Of an SSD, as PostgreSQL's manual has it: by the default of 4, which is a turning disk's, it reads whole tables instead.
    random_page_cost: '1.1',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...settings,
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    logging_collector: 'off',
    log_destination: 'stderr',
    lc_messages: 'C',
    // Its lines go into our log, which never holds what a caller sent: no statements, no row values.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  };
  const server = await startGuarded({
    program: join(bin, 'postgres'),
    args: [
      '-D',
      pathFromWithin(cluster),
      ...Object.entries(effective).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    cwd: folder,
    account,
    onLine(line) {
      log(line);
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

async function createDatabase(address: string): Promise<void> {
  const client = new Client({ connectionString: `${address}/postgres` });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'gatehouse'");
    if (!rowCount) await client.query('create database gatehouse');
  } finally {
    await client.end();
  }
}

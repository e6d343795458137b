import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { chown, mkdir, mkdtemp, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { sync, type Account } from './embedded-binaries.ts';
import { STOP_TIMEOUT_MS, signal, startSupervised } from './embedded-process.ts';

const execute = promisify(execFile);

export const PASSWORD_FILE = 'gatehouse.password';

/**
 * Locks the folder until this process unlocks it or ends. The only file locks in Node are those of SQLite. The kernel
 * releases them with the process, so that a lock is never stale and a reused process id does no harm.
 */
export function lockFolder(home: string): () => void {
  const holder = join(home, 'postgres.holder');
  const file = join(home, 'postgres.lock');
  // SQLite would make it readable to all users, who could then lock it. An existing file is not opened here: closing it
  // would release a lock that this process has on it.
  if (existsSync(file)) chmodSync(file, 0o600);
  else closeSync(openSync(file, 'w', 0o600));
  // Of two concurrent starts one gets the lock at the second try, and the other waits until the first has written its name.
  const lock = new DatabaseSync(file, { timeout: 500 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!String(error).includes('database is locked')) {
      throw new Error(`cannot lock ${file}`, { cause: error });
    }
    const owner = existsSync(holder) ? readFileSync(holder, 'utf8') : 'another process';
    throw new Error(`${home} is in use by ${owner}: stop that one first, or set another DATA_DIR for this one`);
  }
  writeFileSync(
    holder,
    `process ${process.pid} (${basename(process.argv[1] ?? 'node')}) on ${hostname()}, started ${new Date().toISOString()}`,
  );
  return () => lock.isOpen && lock.close();
}

export interface Cluster {
  /** PostgreSQL's data folder. */
  folder: string;
  bin: string;
  account: Account;
}

/**
 * The path that PostgreSQL gets of its data folder. It runs in that folder, and on Linux this path also works if its
 * account has no access to a folder above.
 */
export function dataPath({ folder, account }: Pick<Cluster, 'folder' | 'account'>): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

interface ClusterOptions extends Cluster {
  home: string;
  version: string;
  durable: boolean;
}

/** Creates the cluster at the first start. @returns the password of its only role. */
export async function openCluster(options: ClusterOptions): Promise<string> {
  const { folder, account, version } = options;
  const contents = await readdir(folder).catch(() => []);
  if (contents.length === 0) {
    await createCluster(options);
  } else {
    const major = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
    if (!major) {
      throw new Error(`${folder} is not a data folder of PostgreSQL: move it away, or choose another DATA_DIR`);
    }
    if (major !== version.split('.')[0]) {
      throw new Error(
        `${folder} was written by PostgreSQL ${major}, and this Gatehouse has ${version}: back it up with the Gatehouse that ` +
          `wrote it and restore the backup into a new folder, or set DATABASE_URL to a server of PostgreSQL ${major}`,
      );
    }
    // A folder that root copied from a backup belongs to root.
    if (account && (await stat(folder)).uid === 0) {
      await execute('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
    }
  }
  return readFile(join(folder, PASSWORD_FILE), 'utf8');
}

/** Runs initdb in a temporary folder, so that an interrupted start leaves no incomplete cluster. */
async function createCluster({ home, folder, bin, account, durable }: ClusterOptions): Promise<void> {
  const unfinished = (await readdir(home)).filter((name) => name.startsWith('postgres.new-'));
  for (const name of unfinished) await rm(join(home, name), { recursive: true });

  const fresh = await mkdtemp(join(home, 'postgres.new-'));
  const data = join(fresh, 'data');
  await mkdir(data, { mode: 0o700 });
  const password = await open(join(fresh, 'password'), 'wx+', 0o600);
  try {
    await password.write(randomBytes(32).toString('base64url'), 0);
    if (durable) await password.sync();
    if (account) {
      await password.chown(account.uid, account.gid);
      for (const path of [fresh, data]) await chown(path, account.uid, account.gid);
    }
    const initdb = await startSupervised({
      program: join(bin, 'initdb'),
      args: [
        `--pgdata=${dataPath({ folder: data, account })}`,
        '--username=gatehouse',
        '--pwfile=/dev/fd/3',
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(durable ? [] : ['--no-sync']),
      ],
      cwd: data,
      account,
      file: password.fd,
    });
    const { code, output } = await initdb.ended;
    if (code !== 0) {
      throw new Error(
        `initdb could not create ${folder} (${output}): correct the cause, or set DATABASE_URL to a PostgreSQL server`,
      );
    }
    await rename(join(fresh, 'password'), join(data, PASSWORD_FILE));
    await rename(data, folder);
    if (durable) await sync(home);
  } finally {
    await password.close();
    await rm(fresh, { recursive: true });
  }
}

/** Stops a server that still runs on the folder. Requires the folder's lock, which proves that its owner has ended. */
export async function stopOrphan(folder: string, log: (message: string) => void): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  if (await runsIn(pid, folder)) {
    log(`stopping the PostgreSQL server of a Gatehouse that was killed, process ${pid}`);
    signal(pid, 'SIGINT');
    const startedAt = performance.now();
    while (await runsIn(pid, folder)) {
      if (performance.now() - startedAt > STOP_TIMEOUT_MS) signal(pid, 'SIGQUIT');
      await sleep(20); // not a child of this process, so that its end causes no event
    }
  }
  // PostgreSQL would mistake another process with the same id, or a zombie, for a running server.
  await rm(pidFile, { force: true });
}

async function runsIn(pid: number, folder: string): Promise<boolean> {
  try {
    if (process.platform !== 'linux') {
      return (await execute('ps', ['-o', 'command=', '-p', String(pid)])).stdout.includes(folder);
    }
    const [workingFolder, dataFolder] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(folder)]);
    return workingFolder.dev === dataFolder.dev && workingFolder.ino === dataFolder.ino;
  } catch {
    return false;
  }
}

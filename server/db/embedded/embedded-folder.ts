import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { chown, mkdir, mkdtemp, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import type { Account } from './embedded-binaries.ts';
import { STOP_TIMEOUT_MS, signal, startGuarded } from './embedded-process.ts';

const execute = promisify(execFile);

const PASSWORD_FILE = 'gatehouse.password';

/**
 * Holds the folder for this process until it releases it or dies. Node has no file locks but those of SQLite, which
 * the kernel drops with the process: no lock is ever stale, and a reused process id deceives nobody.
 */
export function holdFolder(home: string): () => void {
  const holder = join(home, 'postgres.holder');
  const file = join(home, 'postgres.lock');
  // SQLite would make it readable to every user, and who can read it can lock it. An existing file is not opened here:
  // closing it would drop a lock that this process has on it.
  if (existsSync(file)) chmodSync(file, 0o600);
  else closeSync(openSync(file, 'w', 0o600));
  const lock = new DatabaseSync(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!String(error).includes('database is locked')) {
      throw new Error(`cannot lock ${file}`, { cause: error });
    }
    const who = existsSync(holder) ? readFileSync(holder, 'utf8') : 'another process';
    throw new Error(`${home} is in use by ${who}: stop that one first, or give this one a DATA_DIR of its own`);
  }
  writeFileSync(holder, `process ${process.pid} on ${hostname()}, started ${new Date().toISOString()}`);
  return () => lock.isOpen && lock.close();
}

export interface Cluster {
  /** PostgreSQL's data folder. */
  folder: string;
  bin: string;
  account: Account;
}

/**
 * What to tell PostgreSQL its folder is. It runs inside it, so that under another account it need not be able to walk
 * there: Linux leads from this name straight to the folder, also where one above it is closed to that account.
 */
export function pathFromWithin({ folder, account }: Pick<Cluster, 'folder' | 'account'>): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

interface Opening extends Cluster {
  home: string;
  version: string;
  durable: boolean;
}

/** Makes the cluster at the first start; returns the password of its only role. */
export async function openCluster(opening: Opening): Promise<string> {
  const { folder, account, version } = opening;
  const contents = await readdir(folder).catch(() => []);
  if (contents.length === 0) {
    await initialise(opening);
  } else {
    const major = await readFile(join(folder, 'PG_VERSION'), 'utf8').then(
      (text) => text.trim(),
      () => undefined,
    );
    if (!major) {
      throw new Error(`${folder} is not a data folder of PostgreSQL: move it away, or choose another DATA_DIR`);
    }
    if (major !== version.split('.')[0]) {
      throw new Error(
        `${folder} was written by PostgreSQL ${major}, and Gatehouse now brings ${version}: dump it with the Gatehouse that ` +
          `wrote it and load the dump into a new folder, or set DATABASE_URL to a server of PostgreSQL ${major}`,
      );
    }
    // A folder that root has restored from a backup belongs to root.
    if (account && (await stat(folder)).uid === 0) {
      await execute('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
    }
  }
  return readFile(join(folder, PASSWORD_FILE), 'utf8');
}

/** Works under another name first, so that a start cut short leaves nothing that a later one could take for whole. */
async function initialise({ home, folder, bin, account, durable }: Opening): Promise<void> {
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
    const setup = await startGuarded({
      program: join(bin, 'initdb'),
      args: [
        `--pgdata=${pathFromWithin({ folder: data, account })}`,
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
    const { code, output } = await setup.ended;
    if (code !== 0) {
      throw new Error(`PostgreSQL could not set up ${folder} (or set DATABASE_URL to a server of yours): ${output}`);
    }
    await rename(join(fresh, 'password'), join(data, PASSWORD_FILE));
    await rename(data, folder);
    if (durable) await syncFolder(home);
  } finally {
    await password.close();
    await rm(fresh, { recursive: true });
  }
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder);
  await handle.sync();
}

/** Whoever holds the folder's lock may end a PostgreSQL that still runs there: its owner is dead. */
export async function endOrphan(folder: string, log: (message: string) => void): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  if (await worksIn(pid, folder)) {
    log(`stopping the PostgreSQL that a killed Gatehouse left behind, process ${pid}`);
    signal(pid, 'SIGINT');
    const since = performance.now();
    while (await worksIn(pid, folder)) {
      if (performance.now() - since > STOP_TIMEOUT_MS) signal(pid, 'SIGQUIT');
      await sleep(20); // it is no child of ours, whose end we would be told
    }
  }
  // PostgreSQL would take a stranger that got the same id, or a dead process not yet buried, for its predecessor.
  await rm(pidFile, { force: true });
}

async function worksIn(pid: number, folder: string): Promise<boolean> {
  try {
    if (process.platform !== 'linux') {
      return (await execute('ps', ['-o', 'command=', '-p', String(pid)])).stdout.includes(folder);
    }
    const [theirs, ours] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(folder)]);
    return theirs.dev === ours.dev && theirs.ino === ours.ino;
  } catch {
    return false;
  }
}

import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { freePort } from '#tests/support/processes/free-port.ts';

/** Startup parameters of the service that PgBouncer does not support and must ignore. */
const ignored = 'statement_timeout,idle_in_transaction_session_timeout,options';

/** The minor version since which PgBouncer supports named statements: 1.21. */
export const NAMED_STATEMENTS_SINCE = 21;

export interface Pooler {
  url: string;
  /** The minor version. */
  version: number;
  stop: () => Promise<void>;
}

/** PgBouncer in transaction mode; null without `pgbouncer`. */
export async function startPooler(direct: string): Promise<Pooler | null> {
  const version = await versionOf('pgbouncer');
  if (version === null) return null;
  const { hostname, port, username, password, pathname } = new URL(direct);
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-pooler-'));
  const own = await freePort();
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]\n* = host=${hostname} port=${port} user=${username} password=${password}\n[pgbouncer]\nlisten_addr=127.0.0.1\n` +
      `listen_port=${own}\nauth_type=any\npool_mode=transaction\ndefault_pool_size=5\nignore_startup_parameters=${ignored}\n` +
      `${version >= NAMED_STATEMENTS_SINCE ? 'max_prepared_statements=200\n' : ''}unix_socket_dir=\nlogfile=/dev/null\npidfile=\n`,
  );
  await chmod(folder, 0o755);
  const account = process.getuid?.() === 0 ? await unprivilegedAccount() : {};
  const child = spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], { ...account, stdio: 'ignore' });
  const failed = new Promise<'failed'>((resolve) => {
    child.once('error', () => resolve('failed'));
    child.once('exit', () => resolve('failed'));
  });
  const stop = async () => {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  const outcome = await Promise.race([failed, waitUntilListening(own)]);
  if (outcome === 'failed') {
    await stop();
    return null;
  }
  return { url: `postgres://${username}:${password}@127.0.0.1:${own}${pathname}`, version, stop };
}

async function versionOf(program: string): Promise<number | null> {
  const result = await promisify(execFile)(program, ['--version']).catch(() => null);
  return result && Number(/PgBouncer 1\.(\d+)/.exec(result.stdout)![1]);
}

async function waitUntilListening(port: number): Promise<'listens' | 'failed'> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const reached = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (reached) return 'listens';
    await wait(50);
  }
  return 'failed';
}

/** PgBouncer does not run as root. */
async function unprivilegedAccount(): Promise<{ uid: number; gid: number }> {
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const fields = users.find(([name]) => name === 'nobody')!;
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}

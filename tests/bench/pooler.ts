import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { databaseUrl as at, runSql } from '#tests/support/postgres.ts';
import { freePort } from '#tests/support/free-port.ts';

import { post, signUp } from './http.ts';
import { compare, startService } from './load.ts';
import type { Bench, Row } from './bench.ts';

/** Startup parameters of the service that PgBouncer does not support and must ignore. */
const ignored = 'statement_timeout,idle_in_transaction_session_timeout,extra_float_digits,options';

/** The minor version since which PgBouncer supports named statements: 1.21. */
const NAMED_STATEMENTS_SINCE = 21;

/** The service behind PgBouncer in transaction mode against PostgreSQL without a pooler; no rows without `pgbouncer`. */
export async function benchPooler({ databaseUrl }: Bench): Promise<Row[]> {
  await runSql(databaseUrl, 'create database pooled');
  const direct = at(databaseUrl, 'pooled');
  const secret = 'a secret for the bench, thirty-two or more';
  // Migrates without the pooler, since migrations are serialized by a lock of the connection.
  const unpooled = await startService({ databaseUrl: direct, secret });
  const { cookie } = await signUp(unpooled.port, 'pooled@example.com');
  const pooler = await startPooler(direct);
  if (pooler === null) {
    unpooled.child.kill();
    process.stderr.write('  no pgbouncer on this machine\n');
    return [];
  }
  const contenders = [{ name: 'PostgreSQL', started: unpooled }];
  try {
    for (const prepared of pooler.version >= NAMED_STATEMENTS_SINCE ? [false, true] : [false]) {
      const name = `PgBouncer 1.${pooler.version}, ${prepared ? 'named statements' : 'DATABASE_PREPARED=0'}`;
      contenders.push({
        name,
        started: await startService({ databaseUrl: pooler.url, secret, database: { prepared } }),
      });
    }
    for (const [index, { started }] of contenders.entries()) await createOrganizations(started.port, { index, cookie });
    const request = { path: '/api/auth/get-session', headers: { cookie } };
    const { rates } = await compare(
      contenders.map(({ name, started: { port } }) => ({ name, request: { ...request, port } })),
      { warmUp: 4 },
    );
    return contenders.slice(1).map(({ name }) => ({
      work: `get-session through ${name} / without a pooler`,
      ratio: rates(name, 'PostgreSQL'),
      budget: 0.5,
    }));
  } finally {
    for (const { started } of contenders) started.child.kill();
    await pooler.stop();
  }
}

/** Runs concurrent transactions on more connections than the pooler has. */
async function createOrganizations(port: number, { index, cookie }: { index: number; cookie: string }): Promise<void> {
  const slugs = Array.from({ length: 40 }, (_, number) => `pooled-${index}-${number}`);
  await Promise.all(
    slugs.map((slug) => post(port, '/organization/create', { body: { name: 'Pooled', slug }, cookie })),
  );
}

interface Pooler {
  url: string;
  /** The minor version. */
  version: number;
  stop: () => Promise<void>;
}

async function startPooler(direct: string): Promise<Pooler | null> {
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

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';

import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { databaseUrl, runSql } from '#tests/support/postgres.ts';
import { startNode } from '#tests/support/processes/running-node.ts';
import { startTlsPostgres, type TlsPostgres } from '#tests/support/database/tls-postgres.ts';

const server = join(import.meta.dirname, '../../../server');
const timeout = 120_000;

let tls: TlsPostgres;
beforeAll(async () => {
  tls = await startTlsPostgres();
}, timeout);
afterAll(() => tls[Symbol.asyncDispose]());

async function run(command: string, env: Record<string, string>, args: string[] = []) {
  const cwd = await mkdtemp(join(tmpdir(), 'gatehouse-command-'));
  onTestFinished(() => rm(cwd, { recursive: true, force: true }));
  return promisify(execFile)(process.execPath, [join(server, 'cli', command), ...args], {
    cwd,
    env: { ...childEnvironment, AUTH_SECRET: 'a secret for commands with thirty-two or more', ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, output: stdout + stderr }),
  );
}

test(
  'the service and every command reach a server that requires TLS, and refuses one without',
  { timeout },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gatehouse-backup-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'backup.gz');
    for (const name of ['restored', 'source']) {
      await runSql(`${tls.url}?sslmode=no-verify`, `create database ${name}`);
    }
    const verified = (name: string) =>
      `${databaseUrl(tls.url, name)}?sslmode=verify-full&sslrootcert=${encodeURIComponent(tls.file('own.crt'))}`;
    const DATABASE_URL = verified('gatehouse');

    expect(await run('migrate.ts', { DATABASE_URL })).toMatchObject({
      code: 0,
      output: expect.stringContaining('Migrated'),
    });
    expect(await run('admin.ts', { DATABASE_URL }, ['create', 'ada@example.com'])).toMatchObject({ code: 0 });
    expect(await run('backup.ts', { DATABASE_URL }, [file])).toMatchObject({ code: 0 });
    expect(await run('restore.ts', { DATABASE_URL: verified('restored') }, [file])).toMatchObject({ code: 0 });
    expect(await run('import/import.ts', { DATABASE_URL, IMPORT_DATABASE_URL: verified('source') })).toMatchObject({
      output: expect.stringContaining('has no table user'),
    });
    await using node = await startNode({ DATABASE_URL });
    expect((await fetch(`${node.address}/api/auth/ready`)).status).toBe(200);

    const argsOf = (command: string) => {
      if (command === 'admin.ts') return ['create', 'ada@example.com'];
      return command === 'restore.ts' ? [file] : [];
    };
    const plain = `${inject('postgresUrl')}?sslmode=require`;
    for (const [command, env] of [
      ['../main.ts', { DATABASE_URL: plain }],
      ['admin.ts', { DATABASE_URL: plain }],
      ['migrate.ts', { DATABASE_URL: plain }],
      ['backup.ts', { DATABASE_URL: plain }],
      ['restore.ts', { DATABASE_URL: plain }],
      ['import/import.ts', { DATABASE_URL, IMPORT_DATABASE_URL: plain }],
    ] as const) {
      const { code, output } = await run(command, env, argsOf(command));
      expect({ command, code, lines: output.trim().split('\n') }).toEqual({
        command,
        code: 1,
        lines: [expect.stringContaining('the server has no TLS, which sslmode demands')],
      });
      expect(output).not.toContain(new URL(plain).password);
    }
  },
);

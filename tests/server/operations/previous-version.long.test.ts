import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, inject, onTestFinished } from 'vitest';

import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { runFailingStart } from '#tests/support/processes/failing-start.ts';
import { createEmptyDatabase, runSql } from '#tests/support/postgres.ts';
import { makePreviousVersion } from '#tests/support/processes/previous-version.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const timeout = 90_000;
const secret = 'a secret for the previous version with thirty-two or more';
const refused = {
  code: 1,
  lines: [
    expect.stringMatching(/^This database was created by the previous version of Gatehouse: back it up .* restore it /),
  ],
};

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'gatehouse-previous-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

/** `npm run backup -- FILE` or `npm run restore -- FILE`. */
async function command(name: 'backup' | 'restore', file: string, env: Record<string, string>): Promise<string> {
  const program = join(import.meta.dirname, `../../../server/cli/${name}.ts`);
  const { stdout } = await promisify(execFile)(process.execPath, [program, file], {
    cwd: join(file, '..'),
    env: { ...childEnvironment, AUTH_SECRET: secret, ...env },
  });
  return stdout;
}

test.for(['main.ts', 'cli/migrate.ts'])(
  '%s rejects a database of the previous version without changes',
  { timeout },
  async (program) => {
    const url = await createEmptyDatabase(inject('postgresUrl'));
    await makePreviousVersion(url);
    const names = () => runSql(url, 'select * from mikro_orm_migrations order by id');
    const before = await names();

    expect(await runFailingStart({ DATABASE_URL: url, AUTH_SECRET: secret }, { command: program })).toEqual(refused);
    expect(await names()).toEqual(before);
  },
);

test('an embedded database of the previous version is migrated by backup and restore', { timeout }, async () => {
  const dataDir = await folder();
  const file = join(await folder(), 'backup.gz');
  const old = await startEmbeddedPostgres({ dataDir, durable: false });
  await makePreviousVersion(old.url);
  await old.stop();

  expect(await runFailingStart({ DATA_DIR: dataDir, AUTH_SECRET: secret })).toEqual(refused);

  await command('backup', file, { DATA_DIR: dataDir });
  await rename(join(dataDir, 'postgres'), join(dataDir, 'postgres.previous'));
  expect(await command('restore', file, { DATA_DIR: dataDir })).toMatch(/^Restored: .*user 1/);

  const moved = await startEmbeddedPostgres({ dataDir, durable: false });
  onTestFinished(moved.stop);
  await using gatehouse = await startGatehouse({ databaseUrl: moved.url, secret });
  expect(await gatehouse.call('ready')).toEqual({ ready: true });
  expect(await runSql(moved.url, 'select email from "user"')).toEqual([{ email: 'ada@example.com' }]);
});

test('a backup made before the last migration of the previous version is rejected', { timeout }, async () => {
  const url = await createEmptyDatabase(inject('postgresUrl'));
  await makePreviousVersion(url);
  await runSql(url, 'create table user_count (slot smallint primary key, users bigint not null)');
  const file = join(await folder(), 'backup.gz');
  await command('backup', file, { DATABASE_URL: url });

  const copy = await createEmptyDatabase(inject('postgresUrl'));
  await expect(command('restore', file, { DATABASE_URL: copy })).rejects.toThrow(
    /Not restored: The backup was made before the last migration of the previous version: start that version once/,
  );
});

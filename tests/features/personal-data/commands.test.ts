import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished } from 'vitest';

import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { sample } from '#tests/support/sources/documents.ts';
import { SECRET, test } from '#tests/support/test.ts';

const COMMAND = join(import.meta.dirname, '../../../server/cli/personal-data.ts');

test('the commands of the documentation export, erase and list', { timeout: 60_000 }, async ({ gatehouse }) => {
  const ann = await Person.signUpVerified(gatehouse, { email: 'ann@example.com', name: 'Ann' });
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-personal-data-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'gatehouse.config.ts'), `export default { secret: ${JSON.stringify(SECRET)} };`);
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    NODE_COMPILE_CACHE: childEnvironment.NODE_COMPILE_CACHE,
    DATABASE_URL: gatehouse.options.databaseUrl,
  };
  const runSample = (name: string) => {
    const [, args = ''] = sample(name).split('npm run personal-data -- ');
    const words = args.split('>')[0]!.trim().split(' ');
    return promisify(execFile)(process.execPath, [COMMAND, ...words], { cwd: folder, env });
  };

  await runSample('docs/personal-data.md#export sh');
  const exported = JSON.parse(await readFile(join(folder, 'ann.json'), 'utf8')) as {
    tables: Record<string, unknown[]>;
  };
  expect(exported).toMatchObject({ version: 1, person: { id: ann.id } });
  expect(exported.tables['profile']).toEqual([expect.objectContaining({ email: 'ann@example.com', name: 'Ann' })]);

  const { stdout } = await runSample('docs/personal-data.md#erasure sh');
  const [, receipt] = new RegExp(`^Erased ${ann.id}. Receipt ([0-9A-F-]{39})\n$`).exec(stdout)!;
  const [, address = ''] = /\$BASE_URL(.*)"/.exec(sample('docs/personal-data.md#the-receipt sh'))!;
  const url = address.replace(/(?<=number=).*/, receipt!);
  const { statement } = (await new Person(gatehouse).send({ method: 'GET', url })).json();
  expect(statement.by).toBe('operator');
  const rows = await runSql(gatehouse.options.databaseUrl!, `select from "user" where email = 'ann@example.com'`);
  expect(rows).toEqual([]);

  const listed = JSON.parse((await runSample('docs/personal-data.md#backups sh')).stdout) as object;
  expect(listed).toEqual({ userId: ann.id, erasedAt: expect.any(String) });
});

import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, inject, onTestFinished } from 'vitest';

import { entities } from '#server/app/registry.ts';
import { eraseAgain, erasuresFileBeside, readErasures, writeErasures } from '#server/cli/personal-data/erasures.ts';
import { backUp } from '#server/db/backup/backup.ts';
import { restore } from '#server/db/backup/restore.ts';
import { connect } from '#server/db/orm.ts';
import { Person } from '#tests/support/person.ts';
import { createEmptyDatabase, runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

test('a restored backup does not bring back who was erased after it', async ({ gatehouse }) => {
  const { options } = gatehouse;
  const person = await Person.signUpVerified(gatehouse, {
    email: 'canary-restored@example.com',
    name: 'Canary Restored',
  });
  const other = await Person.signUpVerified(gatehouse);
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-erasures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'backup.gz');
  await backUp(options.databaseUrl!, file);
  await person.post('/delete-user', { password: person.password });
  await gatehouse.idle();
  // What a later backup writes beside the earlier one.
  const erasuresFile = erasuresFileBeside(file);
  const source = connect(options.databaseUrl!, { entities, poolSize: 2, statementTimeoutMs: 0, prepared: false });
  expect(await writeErasures({ orm: source }, erasuresFile, 400)).toBe(1);
  expect(await writeErasures({ orm: source }, erasuresFile, 400)).toBe(1);
  await source.close(true);
  expect((await stat(erasuresFile)).mode & 0o777).toBe(0o600);
  expect(await readFile(erasuresFile, 'utf8')).toMatch(new RegExp(`^{"userId":"${person.id}","erasedAt":"[^"]+"}\n$`));

  const copy = await createEmptyDatabase(inject('postgresUrl'));
  const orm = connect(copy, { entities, poolSize: 3, statementTimeoutMs: 0, prepared: false });
  await restore(orm, file);
  expect(await runSql(copy, `select from "user" where id = '${person.id}'`)).toHaveLength(1);
  expect(await eraseAgain({ orm, options }, await readErasures(erasuresFile))).toEqual({ erased: 1, refused: [] });
  expect(await eraseAgain({ orm, options }, await readErasures(erasuresFile))).toEqual({ erased: 0, refused: [] });
  await orm.close(true);

  const tables = await runSql(copy, `select table_name from information_schema.tables where table_schema = 'public'`);
  for (const { table_name: table } of tables) {
    const rows = JSON.stringify(await runSql(copy, `select * from "${String(table)}"`));
    expect(rows, String(table)).not.toMatch(/canary.restored/i);
  }
  expect(await runSql(copy, `select from "user" where id = '${other.id}'`)).toHaveLength(1);
});

import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, inject, onTestFinished } from 'vitest';

import { backUp } from '#server/db/backup/backup.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { entities } from '#server/app/registry.ts';
import { connect } from '#server/db/orm.ts';
import { restore } from '#server/db/backup/restore.ts';
import { pngOf } from '#tests/support/pictures.ts';
import { Person } from '#tests/support/person.ts';
import { createEmptyDatabase, createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

/** Events are numbered between two reads of all rows otherwise. */
const noPolls = { pollInterval: 86_400 };

const serverUrl = inject('postgresUrl');

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'gatehouse-backup-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

async function restoreInto(url: string, file: string) {
  const orm = connect(url, { entities, poolSize: 3, statementTimeoutMs: 0, prepared: false });
  try {
    return await restore(orm, file);
  } finally {
    await orm.close(true);
  }
}

/** All rows of all tables, in PostgreSQL's text form. */
async function allRows(url: string): Promise<Record<string, unknown>> {
  const tables = await runSql(
    url,
    `select relname::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'mikro_orm_migrations' order by 1`,
  );
  const contents: Record<string, unknown> = {};
  for (const { name } of tables) {
    contents[String(name)] = await runSql(url, `select t::text as row from "${String(name)}" t order by 1`);
  }
  return contents;
}

test('a restored backup has the same rows, valid sessions and a migrated schema', async () => {
  const url = await createMigratedDatabase(serverUrl);
  await using gatehouse = await startGatehouse({ databaseUrl: url, events: noPolls });
  const names = ['Ada\\.\n\\N\t"Lovelace"', '\\.', 'Zoë 🦊 \\x41', "O'Brien"];
  const users = [];
  for (const name of names) users.push(await Person.signUp(gatehouse, { name }));
  await users[0]!.post('/organization/create', { name: 'Acme', slug: 'acme', metadata: { a: ['\n', '\\'] } });
  await users[0]!.post('/upload-picture', { data: pngOf({ width: 50, height: 50 }).toString('base64') });
  const file = join(await folder(), 'backup.gz');

  const { rows } = await backUp(url, file);
  expect(rows).toMatchObject({ picture: 1, user: 4, account: 4, session: 4, organization: 1, member: 1 });
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const copy = await createEmptyDatabase(serverUrl);
  expect((await restoreInto(copy, file)).rows).toEqual(rows);
  expect(await allRows(copy)).toEqual(await allRows(url));
  const done = await runSql(copy, 'select name from mikro_orm_migrations order by id');
  expect(done.map(({ name }) => name)).toEqual(migrations.map(([name]) => name));

  await using restored = await startGatehouse({ databaseUrl: copy });
  const again = Object.assign(new Person(restored), { email: users[2]!.email });
  for (const [name, value] of users[2]!.cookies) again.cookies.set(name, value);
  expect((await again.get('/get-session')).body.user).toMatchObject({ id: users[2]!.id, name: names[2] });
  // Triggers are enabled again, such as that of the append-only audit log.
  await Person.signUp(restored);
  await expect(runSql(copy, 'delete from audit_entry')).rejects.toThrow();
});

test('a backup is a consistent snapshot despite concurrent writes', async () => {
  const url = await createMigratedDatabase(serverUrl);
  await using gatehouse = await startGatehouse({ databaseUrl: url });
  await Person.signUp(gatehouse);
  let running = true;
  const writing = (async () => {
    while (running) await Person.signUp(gatehouse);
  })();
  const file = join(await folder(), 'backup.gz');
  const { rows } = await backUp(url, file);
  running = false;
  await writing;

  expect(rows['account']).toBe(rows['user']);
  expect(rows['session']).toBe(rows['user']);
  const copy = await createEmptyDatabase(serverUrl);
  expect((await restoreInto(copy, file)).rows).toEqual(rows);
});

test('a restore rejects a non-empty database, a truncated file and an unrelated file without changes', async () => {
  const url = await createMigratedDatabase(serverUrl);
  await using gatehouse = await startGatehouse({ databaseUrl: url, events: noPolls });
  await Person.signUp(gatehouse);
  const file = join(await folder(), 'backup.gz');
  await backUp(url, file);
  const before = await allRows(url);

  await expect(restoreInto(url, file)).rejects.toThrow(/^The database is not empty/);
  expect(await allRows(url)).toEqual(before);

  const copy = await createEmptyDatabase(serverUrl);
  const whole = await readFile(file);
  await writeFile(`${file}.cut`, whole.subarray(0, whole.length - 40));
  await expect(restoreInto(copy, `${file}.cut`)).rejects.toThrow();
  expect((await allRows(copy))['user'] ?? []).toEqual([]);
  await writeFile(`${file}.other`, 'no backup at all');
  await expect(restoreInto(copy, `${file}.other`)).rejects.toThrow();
  await expect(restoreInto(copy, `${file}.missing`)).rejects.toThrow('ENOENT');

  expect((await restoreInto(copy, file)).rows).toMatchObject({ user: 1 });
});

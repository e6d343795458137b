import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { backUp } from '#server/db/backup/backup.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import {
  isDebianPostgresInstalled,
  startDebianPostgres,
  type DebianPostgres,
} from '#tests/support/database/debian-postgres.ts';
import { hashBy } from '#tests/support/imported-people.ts';
import { ImportTarget } from '#tests/support/imports.ts';
import { Person } from '#tests/support/person.ts';
import { createEmptyDatabase, createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { sample } from '#tests/support/sources/documents.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

import { canariesOf, canaryProfile, leaveCanaries, personWithCanaries } from './canaries.ts';

const COMMAND = join(import.meta.dirname, '../../../server/cli/personal-data.ts');
const MARK = '101';
const options: GatehouseOptions = {
  trustProxy: true,
  username: { enabled: true },
  advanced: { sweepInterval: 0.5 },
  personalData: { retention: { unverifiedUsers: 30 } },
};

/** With Debian's PostgreSQL the databases are dumped by its `pg_dump` too. */
let debian: DebianPostgres | null = null;
beforeAll(async () => {
  if (isDebianPostgresInstalled) debian = await startDebianPostgres();
});
afterAll(async () => {
  await debian?.[Symbol.asyncDispose]();
});

interface Erased {
  gatehouse: Gatehouse;
  person: Person;
  admin: Person;
  target: ImportTarget;
}

const runCommand = async ({ gatehouse, target }: Pick<Erased, 'gatehouse' | 'target'>, ...args: string[]) => {
  const env = { ...childEnvironment, DATABASE_URL: gatehouse.options.databaseUrl };
  return promisify(execFile)(process.execPath, [COMMAND, ...args], { cwd: target.folder, env });
};

const { hash, password } = hashBy('bcrypt 2b');

/** A user of another product, with a second one who stays. */
async function importPeople(target: ImportTarget, people: readonly { email: string }[]): Promise<void> {
  const records = [...people, { email: 'staying@example.com' }];
  await target.write(
    'people.ndjson',
    records.map(({ email, ...profile }) => ({
      type: 'user',
      id: email.split('@')[0],
      email,
      emailVerified: true,
      password: hash,
      ...profile,
    })),
  );
  const { stderr, code } = await target.run('file', 'people.ndjson', '--deletions', 'delete', '--yes');
  expect([0, 2], stderr).toContain(code);
}

const ways: Record<string, (erased: Erased) => Promise<unknown>> = {
  self: ({ person }) => person.post('/delete-user', { password: person.password }),
  administrator: ({ person, admin }) => admin.post('/admin/remove-user', { userId: person.id }),
  operator: ({ person, ...of }) => runCommand(of, 'erase', person.email, '--yes'),
  import: ({ target }) => importPeople(target, []),
  // Only a user who never proved the address and is in no organization.
  retention: ({ gatehouse, person }) =>
    runSql(
      gatehouse.options.databaseUrl!,
      `delete from organization where id in (select organization_id from member where user_id = '${person.id}');
       delete from session where user_id = '${person.id}';
       update "user" set email_verified = false, phone_number = null, phone_number_verified = false, created_at = now() - interval '60 days'
         where id = '${person.id}'`,
    ),
};

async function importedWithCanaries(gatehouse: Gatehouse, target: ImportTarget): Promise<Person> {
  await importPeople(target, [canaryProfile(MARK)]);
  const person = Object.assign(new Person(gatehouse), canaryProfile(MARK), { password });
  const { body } = await person.post('/sign-in/email', { email: person.email, password });
  person.id = body.user.id as string;
  return leaveCanaries(person, MARK);
}

/** The database as an operator stores it. */
async function dumpsOf(databaseUrl: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-dump-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'backup.gz');
  await backUp(databaseUrl, file);
  const own = gunzipSync(await readFile(file)).toString();
  return debian === null ? own : `${own}\n${await debian.dump(databaseUrl)}`;
}

const emptyDatabase = () =>
  debian === null ? createMigratedDatabase(inject('postgresUrl')) : createEmptyDatabase(debian.url);

test.for(Object.keys(ways))('after an erasure by %s no backup has anything of the person', async (way) => {
  const target = await ImportTarget.create({ databaseUrl: await emptyDatabase(), username: { enabled: true } });
  await using gatehouse = await startGatehouse({ ...options, databaseUrl: target.databaseUrl });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const person =
    way === 'import' ? await importedWithCanaries(gatehouse, target) : await personWithCanaries(gatehouse, MARK);
  const [picture] = await target.sql(`select encode(data, 'hex') as data from picture where user_id = '${person.id}'`);
  const hasPicture = (dump: string) => dump.includes(String(picture!['data']));
  const before = await dumpsOf(target.databaseUrl);
  expect(before).toMatch(canariesOf(MARK));
  expect(hasPicture(before)).toBe(true);

  await ways[way]!({ gatehouse, person, admin, target });
  const users = () => target.sql(`select from "user" where id = '${person.id}'`);
  await expect.poll(users, { timeout: 15_000 }).toEqual([]);
  await gatehouse.idle();
  const after = await dumpsOf(target.databaseUrl);
  // An invitation to an address that the user never proved is not known to be theirs.
  const isOfOthers = (line: string) => way === 'retention' && line.includes('\tpending\t');
  expect(after.split('\n').filter((line) => canariesOf(MARK).test(line) && !isOfOthers(line))).toEqual([]);
  expect(hasPicture(after)).toBe(false);
});

test.skipIf(!isDebianPostgresInstalled)(
  'what pg_dump brings back is erased again by the documented command',
  async () => {
    const databaseUrl = await emptyDatabase();
    const target = await ImportTarget.create({ databaseUrl });
    await using gatehouse = await startGatehouse({ ...options, databaseUrl });
    const person = await personWithCanaries(gatehouse, MARK);
    const file = join(target.folder, 'backup.sql');
    await writeFile(file, await debian!.dump(databaseUrl));
    await person.post('/delete-user', { password: person.password });
    await gatehouse.idle();
    const { stdout } = await runCommand({ gatehouse, target }, 'erasures');
    await target.write('erasures.jsonl', stdout);

    const copy = await createEmptyDatabase(debian!.url);
    await debian!.restore(copy, file);
    expect(await debian!.dump(copy)).toMatch(canariesOf(MARK));
    const restored = { gatehouse: { options: { databaseUrl: copy } } as Gatehouse, target };
    const words = sample('docs/personal-data.md#backups-of-other-programs sh').trim().split(' ');
    const again = await runCommand(restored, ...words.slice(words.indexOf('--') + 1));
    expect(again.stdout).toBe('Erased again: 1 users\n');
    expect(await debian!.dump(copy)).not.toMatch(canariesOf(MARK));
    expect((await runCommand(restored, 'erase-again', 'erasures.jsonl')).stdout).toBe('Erased again: 0 users\n');
  },
);

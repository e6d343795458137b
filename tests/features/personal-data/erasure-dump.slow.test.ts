import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';

import { expect, onTestFinished } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { backUp } from '#server/db/backup/backup.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import type { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { SECRET, startGatehouse, test } from '#tests/support/test.ts';

import { canariesOf, personWithCanaries } from './canaries.ts';

const COMMAND = join(import.meta.dirname, '../../../server/cli/personal-data.ts');
const MARK = '101';

interface Erased {
  gatehouse: Gatehouse;
  person: Person;
  admin: Person;
  folder: string;
}

const ways: Record<string, (erased: Erased) => Promise<unknown>> = {
  self: ({ person }) => person.post('/delete-user', { password: person.password }),
  administrator: ({ person, admin }) => admin.post('/admin/remove-user', { userId: person.id }),
  operator: async ({ gatehouse, person, folder }) => {
    await writeFile(join(folder, 'gatehouse.config.ts'), `export default { secret: ${JSON.stringify(SECRET)} };`);
    const env = { ...childEnvironment, DATABASE_URL: gatehouse.options.databaseUrl };
    await promisify(execFile)(process.execPath, [COMMAND, 'erase', person.email, '--yes'], { cwd: folder, env });
  },
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

test.for(Object.keys(ways))('after an erasure by %s a backup has nothing that names the person', async (way) => {
  await using gatehouse = await startGatehouse({
    trustProxy: true,
    username: { enabled: true },
    advanced: { sweepInterval: 0.5 },
    personalData: { retention: { unverifiedUsers: 30 } },
  });
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-dump-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const admin = await signUpWithRole(gatehouse, 'admin');
  const person = await personWithCanaries(gatehouse, MARK);
  const { databaseUrl } = gatehouse.options;
  const dump = async (name: string) => {
    await backUp(databaseUrl!, join(folder, name));
    return gunzipSync(await readFile(join(folder, name))).toString();
  };
  expect(await dump('before.gz')).toMatch(canariesOf(MARK));

  await ways[way]!({ gatehouse, person, admin, folder });
  const users = () => runSql(databaseUrl!, `select from "user" where id = '${person.id}'`);
  await expect.poll(users, { timeout: 15_000 }).toEqual([]);
  await gatehouse.idle();
  // An invitation to an address that the user never proved is not known to be theirs.
  const isOfOthers = (line: string) => way === 'retention' && line.includes('\tpending\t');
  const lines = (await dump('after.gz')).split('\n').filter((line) => canariesOf(MARK).test(line) && !isOfOthers(line));
  expect(lines).toEqual([]);
});

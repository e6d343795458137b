import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, inject, onTestFinished, test } from 'vitest';

import { OLD_PASSWORD, SHARED_SECRET } from '#tests/support/better-auth/better-auth-options.ts';
import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { BACKUP_CODES, fillBetterAuth, importing } from '#tests/support/better-auth/large-better-auth.ts';
import { startOwnPostgres } from '#tests/support/database/own-postgres.ts';
import { Person } from '#tests/support/person.ts';
import { createEmptyDatabase } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

// Several batches of each table. How long 50,000 users take, `npm run bench -- import` measures.
const USERS = 10_000;

const program = join(import.meta.dirname, '../../../server/cli/import/import.ts');

/** A folder whose configuration declares the additional field of the users. */
async function configured(options: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'gatehouse.config.ts'), `export default ${JSON.stringify(options)};`);
  return folder;
}

test(
  'imports 10,000 users with all that belongs to them, a kill and the second run included',
  { timeout: 300_000 },
  async () => {
    const source = await createEmptyDatabase(inject('postgresUrl'));
    await fillBetterAuth(source, USERS);
    // Durable, as in production.
    await using postgres = await startOwnPostgres();
    const databaseUrl = await createEmptyDatabase(postgres.url);
    const cwd = await configured(importing);
    const env = {
      ...childEnvironment,
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: SHARED_SECRET,
      IMPORT_DATABASE_URL: source,
    };
    const start = () => spawn(process.execPath, [program], { cwd, env });

    const first = start();
    for await (const progress of first.stderr) if (String(progress).includes('passkey:')) break;
    first.kill('SIGKILL');
    await once(first, 'exit');
    const second = start();
    const [stdout, stderr, [code]] = await Promise.all([
      text(second.stdout),
      text(second.stderr),
      once(second, 'exit'),
    ]);

    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.any(String) });
    const lines = stdout.split('\n').filter((line) => / read, /.test(line));
    expect(lines.map((line) => line.replace(/, \d+ imported, \d+ imported before/, ''))).toEqual(
      [
        ['user', USERS],
        ['twoFactor', 0],
        ['account', USERS],
        ['passkey', USERS],
        ['apikey', USERS],
        ['session', USERS],
        ['organization', USERS / 10],
        ['organizationRole', USERS / 10],
        ['team', USERS / 10],
        ['member', USERS],
        ['teamMember', USERS],
        ['invitation', USERS / 10],
        ['jwks', 1],
      ].map(([table, rows]) => `${table}: ${rows} read, 0 skipped`),
    );

    await using gatehouse = await startGatehouse({ ...importing, databaseUrl, secret: SHARED_SECRET });
    for (const n of [1, 2, USERS / 2, USERS]) {
      const person = Object.assign(new Person(gatehouse), { email: `person-${n}@example.com` });
      const { body } = await person.post('/sign-in/email', { email: person.email, password: OLD_PASSWORD });
      expect(body).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp', 'passkey'] });
      const { status } = await person.post('/two-factor/verify-backup-code', { code: BACKUP_CODES[n % 10] });
      expect(status).toBe(200);
      expect((await person.get('/get-session')).body.user).toMatchObject({ plan: 'gold', username: `person_${n}` });
      expect((await person.get('/two-factor/status')).body).toMatchObject({ backupCodesLeft: 9 });
      expect((await person.get('/organization/list')).body).toHaveLength(1);
      expect((await person.get('/passkey/list-user-passkeys')).body).toHaveLength(1);
    }
  },
);

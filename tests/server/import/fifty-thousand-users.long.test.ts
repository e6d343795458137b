import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, onTestFinished, test } from 'vitest';

import { OLD_PASSWORD, SHARED_SECRET } from '#tests/support/better-auth/better-auth-service.ts';
import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { BACKUP_CODES, fillBetterAuth } from '#tests/support/better-auth/large-better-auth.ts';
import { startOwnPostgres } from '#tests/support/database/own-postgres.ts';
import { Person } from '#tests/support/person.ts';
import { createEmptyDatabase } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

const USERS = 50_000;
const LIMIT_MS = 60_000;

const program = join(import.meta.dirname, '../../../server/cli/import/import.ts');

/** A folder whose configuration declares the additional field of the users. */
async function configured(options: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'gatehouse.config.ts'), `export default ${JSON.stringify(options)};`);
  return folder;
}

const options = {
  user: { additionalFields: { plan: { type: 'string', required: false } } },
  organization: { dynamicAccessControl: { enabled: true } },
  apiKey: { acceptImported: true },
  jwt: { enabled: true },
} as const;

test(
  'imports 50,000 users with all that belongs to them in a minute, a kill and the second run included',
  { timeout: 300_000 },
  async () => {
    const source = await fillBetterAuth(USERS);
    // Durable, as in production.
    await using postgres = await startOwnPostgres();
    const databaseUrl = await createEmptyDatabase(postgres.url);
    const cwd = await configured(options);
    const env = {
      ...childEnvironment,
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: SHARED_SECRET,
      IMPORT_DATABASE_URL: source,
    };
    const start = () => spawn(process.execPath, [program], { cwd, env });

    const begun = performance.now();
    const first = start();
    for await (const progress of first.stderr) if (String(progress).includes('passkey:')) break;
    first.kill('SIGKILL');
    await once(first, 'exit');
    const killed = performance.now();
    const second = start();
    const [stdout, stderr, [code]] = await Promise.all([
      text(second.stdout),
      text(second.stderr),
      once(second, 'exit'),
    ]);
    const ended = performance.now();
    console.log(`killed after ${seconds(killed - begun)} s, finished after ${seconds(ended - begun)} s`);

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
    expect(ended - begun).toBeLessThan(LIMIT_MS);

    await using gatehouse = await startGatehouse({ ...options, databaseUrl, secret: SHARED_SECRET });
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

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

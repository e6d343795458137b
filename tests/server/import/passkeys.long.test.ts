import { expect, inject, test } from 'vitest';

import { startPublishedFactors } from '#tests/support/better-auth/better-auth-factors.ts';
import { SHARED_SECRET } from '#tests/support/better-auth/better-auth-options.ts';
import { runImport } from '#tests/support/better-auth/better-auth-service.ts';
import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { SoftwareAuthenticator, usePasskey } from '#tests/support/browser/software-authenticator.ts';
import { startGatehouse } from '#tests/support/test.ts';

test.for(['oldest', 'newest'] as const)(
  'users imported from the %s better-auth sign in with their passkeys',
  { timeout: 60_000 },
  async (version) => {
    const { databaseUrl: source, send, signUp } = await startPublishedFactors(version);
    const session = await signUp('ada');
    const authenticator = new SoftwareAuthenticator({ counter: 5 });
    const options = await send('/passkey/generate-register-options', session);
    const response = authenticator.create(options.body);
    const cookies = `${session}; ${options.cookie}`;
    const registered = await send('/passkey/verify-registration', cookies, { response, name: 'Laptop' });
    expect(registered.status).toBe(200);

    const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
    const { code, stdout } = await runImport(source, databaseUrl);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('passkey: 1 read, 1 imported') });
    expect(stdout).not.toMatch(/ (table|column) passkey/);
    await using gatehouse = await startGatehouse({ databaseUrl, secret: SHARED_SECRET });
    const browser = new Person(gatehouse);
    const { status, body } = await usePasskey(browser, authenticator);
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { email: 'ada@example.com' } } });
    const [listed] = (await browser.get('/passkey/list-user-passkeys')).body;
    const { id: credentialID } = authenticator.credentials[0]!;
    expect(listed).toMatchObject({ name: 'Laptop', credentialID, transports: 'internal,hybrid' });
  },
);

test('lists passkeys whose key cannot be read', { timeout: 60_000 }, async () => {
  const { databaseUrl: source, signUp } = await startPublishedFactors('newest');
  await signUp('ada');
  await runSql(
    source,
    `insert into passkey (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp")
       select 'broken', '', id, 'credential', 0, 'singleDevice', false from "user"`,
  );
  const { stdout } = await runImport(source, await createMigratedDatabase(inject('postgresUrl')));

  expect(stdout).toContain('passkey: 1 read, 0 imported, 0 imported before, 1 skipped');
  expect(stdout).toContain('  broken: its key has an unknown format');
});

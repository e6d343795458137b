import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { Device } from '#tests/support/oauth/device.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

export const options = {
  oauthProvider: { enabled: true },
  device: { enabled: true },
  rateLimit: { enabled: false },
};

interface Fixtures {
  /** One service for the file. */
  gatehouse: Gatehouse;
  /** With a program that may ask for the identity and offline access. One for the file. */
  device: Device;
  /** A new user, signed in. No code was guessed before. */
  person: Person;
}

export const test = base.extend<Fixtures>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse(options);
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
  device: [async ({ gatehouse }, use) => use(await Device.register(gatehouse)), { scope: 'file' }],
  person: async ({ gatehouse }, use) => {
    await runSql(gatehouse.options.databaseUrl!, 'delete from rate_limit');
    await use(await Person.signUp(gatehouse));
  },
});

import { inject, test as base } from 'vitest';

import { createGatehouse, type Gatehouse } from '#server/app/create-gatehouse.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';

import { Person } from './person.ts';
import { createMigratedDatabase } from './postgres.ts';

export const SECRET = 'a secret for the tests, thirty-two or more';

/** Cheap hashes and no log; otherwise the defaults. */
export const testOptions = {
  baseUrl: 'http://localhost:3000',
  secret: SECRET,
  logLevel: 'silent',
  webApp: false,
  emailAndPassword: { bcryptCost: 4 },
} satisfies GatehouseOptions;

/** A service on its own database, for tests with other options. Close it with `await using`. */
export async function startGatehouse(options: GatehouseOptions = {}): Promise<Gatehouse & AsyncDisposable> {
  const databaseUrl = options.databaseUrl ?? (await createMigratedDatabase(inject('postgresUrl')));
  const gatehouse = await createGatehouse({
    ...testOptions,
    ...options,
    databaseUrl,
    emailAndPassword: { ...testOptions.emailAndPassword, ...options.emailAndPassword },
  });
  return { ...gatehouse, [Symbol.asyncDispose]: () => gatehouse.close() };
}

interface Fixtures {
  /** One service for the file. */
  gatehouse: Gatehouse;
  /** A caller without a session. */
  anyone: Person;
  /** A new user, signed in. */
  signedIn: Person;
}

export const test = base.extend<Fixtures>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse();
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
  anyone: async ({ gatehouse }, use) => use(new Person(gatehouse)),
  signedIn: async ({ gatehouse }, use) => use(await Person.signUp(gatehouse)),
});

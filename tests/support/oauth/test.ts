import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

import { Application } from './application.ts';

interface Fixtures {
  /** One service for the file, with applications. */
  gatehouse: Gatehouse;
  /** With a secret, and a second address for users who sign out. One for the file. */
  application: Application;
  /** A new user, signed in. */
  person: Person;
}

export const SIGNED_OUT_URI = 'https://app.example.com/signed-out';

/** The modules of the conformance suite for OpenID providers are tests of the same names. */
export const test = base.extend<Fixtures>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse({
        oauthProvider: { enabled: true },
        agents: { enabled: true },
        rateLimit: { enabled: false },
      });
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
  application: [
    async ({ gatehouse }, use) =>
      use(await Application.register(gatehouse, { post_logout_redirect_uris: [SIGNED_OUT_URI] })),
    { scope: 'file' },
  ],
  person: async ({ gatehouse }, use) => use(await Person.signUp(gatehouse)),
});

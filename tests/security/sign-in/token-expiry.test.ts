import { afterEach, expect, vi } from 'vitest';

import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

afterEach(() => void vi.useRealTimers());

/** The sweeper does not run, so expired rows stay in their tables. */
const test = base.extend<{ person: Person }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
  person: async ({}, use) => {
    await using gatehouse = await startGatehouse({
      advanced: { sweepInterval: 86_400 },
      user: { deleteUser: { confirmByMail: true } },
    });
    await use(await Person.signUp(gatehouse));
  },
});

interface Secret {
  name: string;
  lifetimeSeconds: number;
  request: (person: Person) => Promise<unknown>;
  use: (person: Person, token: string) => Promise<boolean>;
}

const openLink = (path: string) => async (person: Person, token: string) => {
  const { statusCode, headers } = await person.send({ method: 'GET', url: `${path}?token=${token}` });
  return statusCode < 400 && !String(headers['location']).includes('error=');
};

const secrets: Secret[] = [
  {
    name: 'a verification link',
    lifetimeSeconds: 3600,
    request: (person) => person.post('/send-verification-email', { email: person.email }),
    use: openLink('/verify-email'),
  },
  {
    name: 'a reset token',
    lifetimeSeconds: 3600,
    request: (person) => person.post('/forget-password', { email: person.email }),
    use: async (person, token) =>
      (await person.post('/reset-password', { token, newPassword: 'a new password' })).status === 200,
  },
  {
    name: 'a magic link',
    lifetimeSeconds: 300,
    request: (person) => person.post('/sign-in/magic-link', { email: person.email }),
    use: openLink('/magic-link/verify'),
  },
  {
    name: 'a deletion link',
    lifetimeSeconds: 24 * 3600,
    request: (person) => person.post('/delete-user'),
    use: openLink('/delete-user/callback'),
  },
  {
    name: 'a session',
    lifetimeSeconds: 7 * 24 * 3600,
    request: (person) => person.post('/sign-in/email', { email: person.email, password: person.password }),
    use: async (person) => (await person.get('/list-sessions')).status === 200,
  },
];

const cases = secrets.flatMap((secret) => [
  { ...secret, when: 'works until its last second', offset: -2000, works: true },
  { ...secret, when: 'is rejected one second after its expiry, before it is swept', offset: 1000, works: false },
]);

test.for(cases)('$name $when', async ({ lifetimeSeconds, request, use, offset, works }, { person }) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await request(person);
  const { token } = await newestMailTo(person.gatehouse, person.email);
  vi.setSystemTime(Date.now() + lifetimeSeconds * 1000 + offset);

  expect(await use(person, token)).toBe(works);
});

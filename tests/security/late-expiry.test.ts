import { afterEach, expect, vi } from 'vitest';

import { limits } from '#shared/limits.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

afterEach(() => void vi.useRealTimers());

/** No sweeper runs: what has expired is still in its table. */
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
  what: string;
  /** In seconds. */
  life: number;
  ask: (person: Person) => Promise<unknown>;
  use: (person: Person, token: string) => Promise<boolean>;
}

const opens = (path: string) => async (person: Person, token: string) => {
  const { statusCode, headers } = await person.send({ method: 'GET', url: `${path}?token=${token}` });
  return statusCode < 400 && !String(headers['location']).includes('error=');
};

const secrets: Secret[] = [
  {
    what: 'a verification link',
    life: limits.emailTokenExpiresIn,
    ask: (person) => person.post('/send-verification-email', { email: person.email }),
    use: opens('/verify-email'),
  },
  {
    what: 'a reset token',
    life: limits.resetTokenExpiresIn,
    ask: (person) => person.post('/forget-password', { email: person.email }),
    use: async (person, token) =>
      (await person.post('/reset-password', { token, newPassword: 'a new password' })).status === 200,
  },
  {
    what: 'a magic link',
    life: limits.magicLinkExpiresIn,
    ask: (person) => person.post('/sign-in/magic-link', { email: person.email }),
    use: opens('/magic-link/verify'),
  },
  {
    what: 'a deletion link',
    life: limits.deleteTokenExpiresIn,
    ask: (person) => person.post('/delete-user'),
    use: opens('/delete-user/callback'),
  },
  {
    what: 'a session',
    life: limits.sessionExpiresIn,
    ask: (person) => person.post('/sign-in/email', { email: person.email, password: person.password }),
    use: async (person) => (await person.get('/list-sessions')).status === 200,
  },
];

const moments = secrets.flatMap((secret) => [
  { ...secret, when: 'works to its last second', offset: -2000, works: true },
  { ...secret, when: 'does not work a second longer, though nothing has swept it', offset: 1000, works: false },
]);

test.for(moments)('$what $when', async ({ life, ask, use, offset, works }, { person }) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await ask(person);
  const { token } = await newestMailTo(person.gatehouse, person.email);
  vi.setSystemTime(Date.now() + life * 1000 + offset);

  expect(await use(person, token)).toBe(works);
});

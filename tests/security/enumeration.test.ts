import { expect } from 'vitest';

import { mailsTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { onServer } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const unknown = 'unknown@example.com';

/** What a stranger can see of an answer: all but what differs from one request to the next. */
async function seen(person: Person, url: string, payload: object) {
  const { statusCode, body, headers } = await person.send({ method: 'POST', url, payload });
  const { 'x-request-id': _id, date: _date, 'content-length': length, ...rest } = headers;
  return { statusCode, body, length, headers: rest };
}

const calls = [
  ['/sign-in/email', (email: string) => ({ email, password: 'a wrong password' })],
  ['/forget-password', (email: string) => ({ email })],
  ['/request-password-reset', (email: string) => ({ email })],
  ['/send-verification-email', (email: string) => ({ email })],
  ['/sign-in/magic-link', (email: string) => ({ email })],
] as const;

test.for(calls)(
  '%s shows a stranger the same for a known and an unknown address',
  async ([url, input], { gatehouse, signedIn }) => {
    const stranger = new Person(gatehouse);

    expect(await seen(stranger, url, input(signedIn.email))).toEqual(await seen(stranger, url, input(unknown)));
  },
);

test('sign-up where a proof is required says the same for a taken address, and tells its owner', async () => {
  await using gatehouse = await startGatehouse({ emailAndPassword: { requireEmailVerification: true } });
  const owner = await Person.signUp(gatehouse);
  const stranger = new Person(gatehouse);
  const answers = [];
  for (const email of [owner.email, 'somebody-new@example.com']) {
    const { body, ...rest } = await seen(stranger, '/sign-up/email', { email, password: 'a long password', name: 'X' });
    const { token, user } = JSON.parse(body) as { token: null; user: Record<string, unknown> };
    answers.push({
      ...rest,
      length: '',
      token,
      fields: Object.keys(user),
      name: user['name'],
      verified: user['emailVerified'],
    });
  }

  expect(answers[0]).toEqual(answers[1]);
  expect((await mailsTo(gatehouse, owner.email))[0]!.name).toBe('onExistingUserSignUp');
  const users = await onServer(
    gatehouse.options.databaseUrl!,
    `select name from "user" where email = '${owner.email}'`,
  );
  expect(users).toEqual([{ name: owner.name }]);
});

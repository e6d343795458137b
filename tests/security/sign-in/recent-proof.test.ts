import { expect } from 'vitest';

import { inputSchemaOf } from '#tests/support/calls/hostile-requests.ts';
import { calls, makeCall } from '#tests/support/calls/make-call.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

/** The calls about second factors that take a password: they set one up, turn it off, or show what proves it. */
const factorCalls = calls.flatMap(({ name }) =>
  name.startsWith('twoFactor.') && 'password' in (inputSchemaOf(name).properties ?? {}) ? [name] : [],
);

interface Caller {
  factor: boolean;
  password: boolean;
  /** Of the last proof. */
  minutes: number;
}

async function prepare({ gatehouse, id }: Person, { factor, password, minutes }: Caller): Promise<void> {
  const remove = password ? '' : `delete from account where user_id = '${id}';`;
  await runSql(
    gatehouse.options.databaseUrl!,
    `${remove}
     update "user" set two_factor_enabled = ${factor} where id = '${id}';
     update session set level = ${factor ? 2 : 1}, authenticated_at = now() - interval '${minutes} minutes' where user_id = '${id}'`,
  );
}

const callers: [about: string, caller: Caller, input: 'without' | 'with', asks: boolean][] = [
  ['a user with a second factor, proven recently', { factor: true, password: true, minutes: 4 }, 'without', false],
  ['a user with a second factor, proven longer ago', { factor: true, password: true, minutes: 6 }, 'without', true],
  ['a user with a second factor and no password', { factor: true, password: false, minutes: 6 }, 'without', true],
  ['a user with a password, given recently', { factor: false, password: true, minutes: 4 }, 'without', false],
  ['a user with a password, given longer ago', { factor: false, password: true, minutes: 6 }, 'without', true],
  ['a user with the password in the call', { factor: true, password: true, minutes: 6 }, 'with', false],
  ['a user who can only sign in again', { factor: false, password: false, minutes: 6 }, 'without', false],
];

test('the calls that change or show second factors are found', () => {
  const expected = ['twoFactor.enable', 'twoFactor.disable', 'twoFactor.getTotpUri', 'twoFactor.generateBackupCodes'];
  expect(factorCalls).toEqual(expect.arrayContaining(expected));
});

test.for(callers)('%s', async ([, caller, how, asks], { gatehouse }) => {
  for (const name of factorCalls) {
    const person = await Person.signUp(gatehouse);
    await prepare(person, caller);
    const { body } = await makeCall(person, [name, how === 'with' ? { password: person.password } : {}]);
    expect([name, body.includes('SESSION_IS_NOT_FRESH')]).toEqual([name, asks]);
  }
});

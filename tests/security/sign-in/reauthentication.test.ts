import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { calls, makeCall } from '#tests/support/calls/make-call.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

const test = base.extend<{ gatehouse: Gatehouse }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse({ oauthProvider: { enabled: true }, agents: { enabled: true } });
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

/** The calls that require a fresh session of every user. */
const reauthenticatedCalls = calls.flatMap(({ name, meta }) =>
  meta.guard === 'fresh session' || meta.reauthenticate === 'always' ? [name] : [],
);

/** The calls that require a recent second factor of users who have one. */
const secondFactorCalls = calls.flatMap(({ name, meta }) => (meta.reauthenticate === true ? [name] : []));

/** The calls that check in their operation, with a code of their own. */
const otherCalls: [name: string, input: object][] = [
  ['changeEmail', { newEmail: 'new@example.com' }],
  ['deleteUser', {}],
];

interface Assurance {
  hasSecondFactor: boolean;
  level: 1 | 2;
  /** Of the last proof at this level. */
  age: 'recent' | 'old';
}

const assurances = {
  'an old session': { hasSecondFactor: false, level: 1, age: 'old' },
  'a recent password': { hasSecondFactor: false, level: 1, age: 'recent' },
  'a recent password of a user with a second factor': { hasSecondFactor: true, level: 1, age: 'recent' },
  'an old second factor': { hasSecondFactor: true, level: 2, age: 'old' },
  'a recent second factor': { hasSecondFactor: true, level: 2, age: 'recent' },
} as const satisfies Record<string, Assurance>;

async function assure({ gatehouse, id }: Person, { hasSecondFactor, level, age }: Assurance): Promise<void> {
  const authenticatedAt = age === 'recent' ? 'now()' : `now() - interval '25 hours'`;
  await runSql(
    gatehouse.options.databaseUrl!,
    `update "user" set two_factor_enabled = ${hasSecondFactor} where id = '${id}';
     update session set level = ${level}, authenticated_at = ${authenticatedAt} where user_id = '${id}'`,
  );
}

const staleCodes = ['SESSION_IS_NOT_FRESH', 'SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION'];

/** Those of the calls that ask for another proof. */
async function staleCalls(person: Person, among: (string | [name: string, input: object])[]): Promise<string[]> {
  const stale: string[] = [];
  for (const [name, input] of among.map((call): [string, object] => (typeof call === 'string' ? [call, {}] : call))) {
    const { body } = await makeCall(person, [name, input]);
    if (staleCodes.some((code) => body.includes(code))) stale.push(name);
  }
  return stale;
}

test('the calls that require a fresh session or a recent second factor include the sensitive ones', () => {
  expect(reauthenticatedCalls).toEqual(
    expect.arrayContaining([
      'unlinkAccount',
      'webhook.create',
      'webhook.update',
      'webhook.rotateSecret',
      'organization.addDomain',
      'organization.verifyDomain',
      'sso.register',
      'sso.updateProvider',
      'sso.enable',
      'organization.createDirectory',
      'organization.updateDirectory',
      'organization.createDirectoryToken',
      'organization.createWebhook',
      'organization.updateWebhook',
      'organization.rotateWebhookSecret',
    ]),
  );
  expect(secondFactorCalls).toEqual(
    expect.arrayContaining([
      'linkSocial',
      'organization.delete',
      'organization.transferOwnership',
      'admin.createUser',
      'admin.setRole',
      'admin.setUserPassword',
      'admin.impersonateUser',
      'admin.removeUser',
      'admin.resetTwoFactor',
    ]),
  );
});

test.for(Object.entries(assurances))(
  'calls that require a fresh session, with %s',
  async ([, assurance], { signedIn }) => {
    await assure(signedIn, assurance);
    const isFresh = assurance.age === 'recent' && assurance.level === (assurance.hasSecondFactor ? 2 : 1);

    expect(await staleCalls(signedIn, reauthenticatedCalls)).toEqual(isFresh ? [] : reauthenticatedCalls);
    const names = otherCalls.map(([name]) => name);
    expect(await staleCalls(signedIn, isFresh ? [] : otherCalls)).toEqual(isFresh ? [] : names);
  },
);

test.for(Object.entries(assurances))(
  'calls that require a recent second factor of users who have one, with %s',
  async ([, assurance], { gatehouse }) => {
    const admin = await signUpWithRole(gatehouse, 'admin');
    await assure(admin, assurance);
    const isProven = !assurance.hasSecondFactor || (assurance.age === 'recent' && assurance.level === 2);

    expect(await staleCalls(admin, secondFactorCalls)).toEqual(isProven ? [] : secondFactorCalls);
  },
);

test('a freshAge of 0 disables the check of the second factor too', async () => {
  await using gatehouse = await startGatehouse({
    session: { freshAge: 0 },
    oauthProvider: { enabled: true },
    agents: { enabled: true },
  });
  const person = await Person.signUp(gatehouse);
  await assure(person, assurances['an old second factor']);

  expect(await staleCalls(person, [...reauthenticatedCalls, ...secondFactorCalls])).toEqual([]);
});

test.for([
  ['an old session', '200'],
  ['a recent password of a user with a second factor', 'rejected'],
  ['an old second factor', '200'],
] as const)(
  'the password changes the password and deletes the account, with %s: %s',
  async ([name, expected], { signedIn }) => {
    const { password } = signedIn;
    const change = () => signedIn.post('/change-password', { currentPassword: password, newPassword: password });
    await assure(signedIn, assurances[name]);

    expect((await change()).body.code).toBe(expected === '200' ? undefined : 'SESSION_IS_NOT_FRESH');
    await assure(signedIn, assurances[name]);
    expect((await signedIn.post('/delete-user', { password: 'not this one' })).body.code).toBe(
      expected === '200' ? 'INVALID_PASSWORD' : 'SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION',
    );
    expect((await signedIn.post('/delete-user', { password })).status).toBe(expected === '200' ? 200 : 400);
  },
);

test('a first password of a user with a second factor requires a recent proof of it', async ({
  gatehouse,
  signedIn,
}) => {
  await runSql(gatehouse.options.databaseUrl!, `delete from account where user_id = '${signedIn.id}'`);
  const headers = { cookie: [...signedIn.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  const setPassword = () => gatehouse.call('setPassword', { newPassword: PASSWORD }, { headers });
  await assure(signedIn, assurances['an old second factor']);

  await expect(setPassword()).rejects.toThrow('Session is not fresh');
  await assure(signedIn, assurances['a recent second factor']);
  expect(await setPassword()).toEqual({ status: true });
});

test('an impersonator gets the errors of impersonation, not of a missing proof', async ({ gatehouse }) => {
  const { owner, id: organizationId } = await newOrganization(gatehouse);
  await assure(owner, assurances['a recent second factor']);
  const admin = await signUpWithRole(gatehouse, 'admin');
  await admin.post('/admin/impersonate-user', { userId: owner.id });

  expect((await admin.post('/organization/delete', { organizationId })).body.code).toBe(
    'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING',
  );
});

import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { SET_UP_LINK } from '#server/features/organizations/delegates.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { calls, makeCall, transportsOf } from '#tests/support/calls/make-call.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

const REQUIRED = 'TWO_FACTOR_REQUIRED';

/** Users must set up a second factor, and no call is disabled. */
const options = {
  session: { twoFactor: { policy: 'required' as const } },
  anonymous: { enabled: true },
  oneTimeToken: { enabled: true },
  jwt: { enabled: true },
  oauthProvider: { enabled: true },
  device: { enabled: true },
  agents: { enabled: true },
  organization: { teams: { enabled: true }, dynamicAccessControl: { enabled: true } },
};

const test = base.extend<{ gatehouse: Gatehouse }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse(options);
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

/** The calls that users may make before they have a second factor, and why. */
const beforeEnrolment: Record<string, string> = {
  verifyPassword: 'setting up a second factor requires a recent proof',
  'twoFactor.enable': 'sets one up',
  'twoFactor.getTotpUri': 'sets one up',
  'twoFactor.status': 'shows which are set up',
  'passkey.generateRegisterOptions': 'adds a passkey, which can be one',
  'passkey.verifyRegistration': 'adds a passkey, which can be one',
  'passkey.listUserPasskeys': 'shows which are set up',
  'sso.saml2Logout': 'ends the session',
};

/** The calls that take a session. */
const guarded = calls.filter(
  ({ meta }) => !['anyone', 'API key', 'service account', SET_UP_LINK].includes(meta.guard!),
);
const guardedQueries = guarded.filter(({ kind }) => kind === 'query');

/** The calls that the policy rejects for a user. */
async function rejectedCalls(person: Person, among: typeof calls): Promise<Set<string>> {
  const rejected = new Set<string>();
  for (const { name } of among) {
    for (const transport of transportsOf(name)) {
      const { statusCode, body } = await makeCall(person, [name, {}], transport);
      if (statusCode === 403 && body.includes(REQUIRED)) rejected.add(`${transport} ${name}`);
    }
  }
  return rejected;
}

const giveSecondFactor = ({ gatehouse, id }: Person) =>
  runSql(gatehouse.options.databaseUrl!, `update "user" set two_factor_enabled = true where id = '${id}'`);

const signInWithSecondFactor = ({ gatehouse, id }: Person) =>
  runSql(gatehouse.options.databaseUrl!, `update session set level = 2 where user_id = '${id}'`);

test('every call with a session is rejected before the user has a second factor, for administrators too', async ({
  gatehouse,
  signedIn,
}) => {
  const expected = new Set(
    guarded.flatMap(({ name, meta }) =>
      meta.beforeEnrolment ? [] : transportsOf(name).map((transport) => `${transport} ${name}`),
    ),
  );

  expect(expected.size).toBeGreaterThan(100);
  expect(await rejectedCalls(signedIn, guarded)).toEqual(expected);
  const admin = await signUpWithRole(gatehouse, 'admin');
  const administration = guarded.filter(({ meta }) => meta.guard === 'administrator');
  expect((await rejectedCalls(admin, administration)).size).toBe(2 * administration.length);
});

test('every call that is allowed before enrolment is listed with a reason', () => {
  const allowed = calls.flatMap(({ name, meta }) => (meta.beforeEnrolment ? [name] : []));

  expect(Object.keys(beforeEnrolment)).toEqual(expect.arrayContaining(allowed));
});

test('get-session and sign-out need no second factor, and get-session says that it is missing', async ({
  signedIn,
}) => {
  expect((await signedIn.get('/get-session')).body).toMatchObject({
    user: { id: signedIn.id },
    twoFactorRequired: true,
  });
  expect((await signedIn.post('/sign-out')).body).toEqual({ success: true });
  expect((await signedIn.get('/get-session')).body).toBeNull();
});

test('a call in process with the headers of a user is rejected like one over HTTP', async ({ gatehouse, signedIn }) => {
  const headers = { cookie: [...signedIn.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };

  await expect(gatehouse.call('setPassword', { newPassword: 'another long password' }, { headers })).rejects.toThrow(
    'Two factor required',
  );
});

test('users with a second factor make every call, however they signed in', async ({ signedIn }) => {
  await giveSecondFactor(signedIn);

  expect(await rejectedCalls(signedIn, guardedQueries)).toEqual(new Set());
  expect((await signedIn.post('/update-user', { name: 'New' })).status).toBe(200);
  expect((await signedIn.get('/get-session')).body).not.toHaveProperty('twoFactorRequired');
});

test('a passkey that verified its user needs no second factor', async ({ signedIn }) => {
  await signInWithSecondFactor(signedIn);

  expect(await rejectedCalls(signedIn, guardedQueries)).toEqual(new Set());
  expect((await signedIn.post('/update-user', { name: 'New' })).status).toBe(200);
});

test('administrators with a second factor impersonate users without one', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  await giveSecondFactor(admin);
  await signInWithSecondFactor(admin);
  expect((await admin.post('/admin/impersonate-user', { userId: signedIn.id })).status).toBe(200);

  expect(await rejectedCalls(admin, guardedQueries)).toEqual(new Set());
  expect((await admin.post('/update-user', { name: 'New' })).status).toBe(200);
  expect((await admin.post('/admin/stop-impersonating')).status).toBe(200);
});

test.for(['optional', 'off'] as const)('with the policy %s users need no second factor', async (policy) => {
  await using gatehouse = await startGatehouse({ ...options, session: { twoFactor: { policy } } });

  expect(await rejectedCalls(await Person.signUp(gatehouse), guardedQueries)).toEqual(new Set());
});

test('with the policy off sign-ins still ask for the second factors that exist', async () => {
  await using gatehouse = await startGatehouse({ session: { twoFactor: { policy: 'off' } } });
  const person = await Person.signUp(gatehouse);
  await giveSecondFactor(person);
  const { email, password } = person;
  const other = new Person(gatehouse);

  expect((await other.post('/sign-in/email', { email, password })).body).toMatchObject({ twoFactorRedirect: true });
  expect((await other.get('/get-session')).body).toBeNull();
});

import { expect } from 'vitest';

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { calls, makeCall, transportsOf } from '#tests/support/calls/make-call.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const email = 'new@example.com';
const signIn = { email, password: 'a long password' };
const signUp = { ...signIn, name: 'New' };

/** Each option that disables a feature, and a call that must then fail. */
const disabledFeatures: [
  feature: string,
  options: GatehouseOptions,
  call: [method: 'GET' | 'POST', rest: string, rpc: string, input: object],
  status: number,
][] = [
  [
    'sign-up by password',
    { emailAndPassword: { disableSignUp: true } },
    ['POST', '/sign-up/email', 'signUp.email', signUp],
    400,
  ],
  ['passwords', { emailAndPassword: { enabled: false } }, ['POST', '/sign-up/email', 'signUp.email', signUp], 400],
  ['passwords', { emailAndPassword: { enabled: false } }, ['POST', '/sign-in/email', 'signIn.email', signIn], 400],
  [
    'magic links',
    { magicLink: { enabled: false } },
    ['POST', '/sign-in/magic-link', 'signIn.magicLink', { email }],
    404,
  ],
  [
    'magic links',
    { magicLink: { enabled: false } },
    ['GET', '/magic-link/verify?token=x', 'magicLink.verify', { token: 'x' }],
    404,
  ],
  [
    'recovery from lost second factors',
    {},
    ['POST', '/two-factor/request-recovery', 'twoFactor.requestRecovery', {}],
    404,
  ],
  [
    'changing the email',
    { user: { changeEmail: { enabled: false } } },
    ['POST', '/change-email', 'changeEmail', { newEmail: 'x@example.com' }],
    400,
  ],
  [
    'deleting the account',
    { user: { deleteUser: { enabled: false } } },
    ['POST', '/delete-user', 'deleteUser', {}],
    404,
  ],
  [
    'deleting the account',
    { user: { deleteUser: { enabled: false } } },
    ['GET', '/delete-user/callback?token=x', 'deleteUserCallback', { token: 'x' }],
    404,
  ],
  [
    'creating organizations',
    { organization: { allowUserToCreateOrganization: false } },
    ['POST', '/organization/create', 'organization.create', { name: 'X', slug: 'x' }],
    403,
  ],
  [
    'teams',
    { organization: { teams: { enabled: false } } },
    ['POST', '/organization/create-team', 'organization.createTeam', { name: 'X' }],
    404,
  ],
  ['a provider', {}, ['POST', '/sign-in/social', 'signIn.social', { provider: 'github' }], 404],
];

test.for(disabledFeatures)(
  'with %s disabled, rejects the call over REST and RPC: %o',
  async ([, options, [method, rest, rpc, input], status]) => {
    await using gatehouse = await startGatehouse(options);
    // The session is from before the option was set.
    await using before = await startGatehouse({ databaseUrl: gatehouse.options.databaseUrl });
    const person = Object.assign(new Person(gatehouse), { cookies: (await Person.signUp(before)).cookies });
    const count = () =>
      runSql(
        gatehouse.options.databaseUrl!,
        'select (select count(*) from "user") + (select count(*) from organization) as n',
      );
    const rows = await count();

    const query = method === 'GET' ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
    for (const url of [rest, `/api/trpc/${rpc}${query}`]) {
      const response = await person.send({ method, url, ...(method === 'POST' ? { payload: input } : {}) });
      expect([url, response.statusCode]).toEqual([url, status]);
      expect(response.body).not.toContain('VALIDATION_ERROR');
    }
    expect(await count()).toEqual(rows);
  },
);

const everyFeature = {
  organization: { teams: { enabled: true }, dynamicAccessControl: { enabled: true } },
  jwt: { enabled: true, accessTokenAudience: 'https://api.example.com' },
  username: { enabled: true },
  multiSession: { enabled: true },
  oneTimeToken: { enabled: true },
  oneTap: { enabled: true },
  oauthProvider: { enabled: true },
  device: { enabled: true },
  agents: { enabled: true },
  anonymous: { enabled: true },
  phoneNumber: { enabled: true, sendOTP: () => {} },
  expo: { enabled: true },
  twoFactor: { recovery: { enabled: true } },
  audit: { chain: { publish: true } },
};
/** The options that make calls respond as if they did not exist. */
const switches: GatehouseOptions[] = [
  { session: { twoFactor: { policy: 'off' } } },
  { emailOtp: { enabled: false } },
  { passkey: { enabled: false } },
  { apiKey: { enabled: false } },
  { organization: { dynamicAccessControl: { enabled: true } } },
  { organization: { teams: { enabled: true } } },
  { jwt: { enabled: false } },
  { username: { enabled: false } },
  { multiSession: { enabled: false } },
  { oneTimeToken: { enabled: false } },
  { oneTap: { enabled: false } },
  { anonymous: { enabled: false } },
  { phoneNumber: { enabled: false } },
  { pictures: { enabled: false } },
  { expo: { enabled: false } },
  { twoFactor: { recovery: { enabled: false } } },
  { securityNotices: { enabled: false } },
  { sso: { enabled: false } },
  { scim: { enabled: false } },
  { setupLinks: { enabled: false } },
  { oauthProvider: { enabled: false } },
  { device: { enabled: false } },
  { agents: { enabled: false } },
  { personalData: { export: { enabled: false } } },
  { audit: { chain: { publish: false } } },
];
const switchable = calls.filter(({ meta }) => meta.enabled);

/** By all options. */
const disabled: string[] = [];

test.for(switches)('each call that %j disables answers 404, over REST and RPC', async (options) => {
  await using gatehouse = await startGatehouse({ ...everyFeature, ...options });
  const person = await Person.signUp(gatehouse);
  const off = switchable.filter(({ meta }) => !meta.enabled!(gatehouse.options)).map(({ name }) => name);
  const missing = new Set<string>();
  for (const { name } of switchable) {
    for (const transport of transportsOf(name)) {
      const { statusCode, body } = await makeCall(person, [name, {}], transport);
      if (body.includes('"NOT_FOUND"')) missing.add(name);
      if (off.includes(name)) expect([name, transport, statusCode]).toEqual([name, transport, 404]);
    }
  }
  expect([options, [...missing]]).toEqual([options, off]);
  disabled.push(...off);
});

test('each call that an option can disable was disabled by one option above', () => {
  expect(disabled.toSorted()).toEqual(switchable.map(({ name }) => name).toSorted());
});

import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';
import { Person } from '#tests/support/person.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { runSql, interleave } from '#tests/support/postgres.ts';
import { completeOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { startGatehouse } from '#tests/support/test.ts';

const spotify = providerFixtures.find(({ id }) => id === 'spotify')!;
const github = providerFixtures.find(({ id }) => id === 'github')!;

let fakeProvider: FakeProvider;
let tokenless: FakeProvider;
let gatehouse: Awaited<ReturnType<typeof startGatehouse>>;

beforeAll(async () => {
  [fakeProvider, tokenless] = [await FakeProvider.start(spotify), await FakeProvider.start(github)];
  gatehouse = await startGatehouse({
    ...fakeProvider.options,
    socialProviders: { spotify: fakeProvider.providerOptions, github: tokenless.providerOptions },
    account: { accountLinking: { allowDifferentEmails: true } },
  });
});
afterAll(async () => {
  await gatehouse.close();
  await fakeProvider[Symbol.asyncDispose]();
  await tokenless[Symbol.asyncDispose]();
});
beforeEach(async () => {
  fakeProvider.overrides.clear();
  fakeProvider.loopback.requests.length = 0;
  await runSql(gatehouse.options.databaseUrl!, 'delete from account where provider_id <> $$credential$$');
});

async function linked(...providers: FakeProvider[]): Promise<Person> {
  const person = await Person.signUpVerified(gatehouse);
  for (const provider of providers) {
    expect((await completeOAuthFlow(person, provider, { path: '/link-social' })).location).toBe('/home');
  }
  return person;
}

const listOf = async (person: Person) => (await person.get('/list-accounts')).body as Record<string, unknown>[];

test('list-accounts has the field names of both client generations and no tokens', async () => {
  const person = await linked(fakeProvider);

  expect(await listOf(person)).toEqual([
    {
      id: expect.any(String),
      provider: 'credential',
      providerId: 'credential',
      accountId: person.id,
      userId: person.id,
      scopes: [],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    },
    expect.objectContaining({
      provider: 'spotify',
      providerId: 'spotify',
      accountId: 'wizzler',
      scopes: ['user-read-email'],
    }),
  ]);
});

test('an account is unlinked by provider, by provider and accountId, or by id', async () => {
  const person = await linked(fakeProvider);
  const unlink = async (body: object) => {
    expect(await person.post('/unlink-account', body)).toEqual({ status: 200, body: { status: true } });
    expect(await listOf(person)).toHaveLength(1);
  };
  await unlink({ providerId: 'spotify' });
  await completeOAuthFlow(person, fakeProvider, { path: '/link-social' });
  await unlink({ providerId: 'spotify', accountId: 'wizzler' });
  await completeOAuthFlow(person, fakeProvider, { path: '/link-social' });
  await unlink({ accountId: (await listOf(person))[1]!['id'] });
});

test.for([
  [{ providerId: 'github' }, 'ACCOUNT_NOT_FOUND'],
  [{ providerId: 'spotify', accountId: 'somebody' }, 'ACCOUNT_NOT_FOUND'],
  [{}, 'VALIDATION_ERROR'],
] as const)('unlinking an unknown account is rejected: %j', async ([body, code]) => {
  const person = await linked(fakeProvider);

  expect(await person.post('/unlink-account', body)).toMatchObject({ status: 400, body: { code } });
  expect(await listOf(person)).toHaveLength(2);
});

test('the account of another user cannot be unlinked', async () => {
  const owner = await linked(fakeProvider);
  const other = await linked(tokenless);
  const [, theirs] = await listOf(owner);

  expect(await other.post('/unlink-account', { accountId: theirs!['id'] })).toMatchObject({
    status: 400,
    body: { code: 'ACCOUNT_NOT_FOUND' },
  });
  expect(await listOf(owner)).toHaveLength(2);
});

test('one account remains after unlinking all concurrently', async () => {
  const person = await linked(fakeProvider, tokenless);
  const bodies = (await listOf(person)).map(({ id }) => ({ accountId: id }));
  const answers = await Promise.all([...bodies, ...bodies].map((body) => person.post('/unlink-account', body)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ body }) => body.code === 'YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT').length).toBeGreaterThan(0);
  expect(await listOf(person)).toHaveLength(1);
});

test('unlinking by a concurrently deleted user is rejected', async () => {
  const person = await linked(fakeProvider);
  const deletion = `delete from "user" where id = '${person.id}'`;
  const unlink = () => person.post('/unlink-account', { providerId: 'spotify' });

  expect((await interleave(gatehouse.options.databaseUrl!, deletion, unlink)).body.code).toBe('UNAUTHORIZED');
});

test('unlink-account needs a fresh session', async () => {
  const person = await linked(fakeProvider);
  await runSql(
    gatehouse.options.databaseUrl!,
    `update session set authenticated_at = authenticated_at - interval '2 days' where user_id = '${person.id}'`,
  );

  expect(await person.post('/unlink-account', { providerId: 'spotify' })).toMatchObject({
    status: 403,
    body: { code: 'SESSION_IS_NOT_FRESH' },
  });
});

test.for(['/link-social', '/unlink-account', '/refresh-token', '/get-access-token'])(
  '%s needs a session',
  async (path) => {
    expect(
      await new Person(gatehouse).post(path, { provider: 'spotify', providerId: 'spotify', userId: 'x' }),
    ).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED' },
    });
  },
);

test('get-access-token accepts a userId only from the server', async () => {
  const owner = await linked(fakeProvider);
  const input = { providerId: 'spotify', userId: owner.id };

  expect(await gatehouse.call('getAccessToken', input)).toMatchObject({ accessToken: 'the-access-token' });
  const other = await linked();
  expect(await other.post('/get-access-token', input)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR', issues: [{ path: 'userId', message: 'Unknown field' }] },
  });
});

test('a valid access token is answered without a refresh', async () => {
  const person = await linked(fakeProvider);
  fakeProvider.loopback.requests.length = 0;

  expect((await person.post('/get-access-token', { providerId: 'spotify' })).body).toEqual({
    accessToken: 'the-access-token',
    accessTokenExpiresAt: expect.any(String),
    scopes: ['user-read-email'],
  });
  expect(fakeProvider.loopback.requests).toEqual([]);
});

test('an expired access token is refreshed, and an omitted refresh token is retained', async () => {
  const person = await linked(fakeProvider);
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
  try {
    fakeProvider.overrides.set(fakeProvider.pathOf(spotify.token.url), {
      body: { access_token: 'newer', token_type: 'Bearer', expires_in: 60 },
    });
    expect((await person.post('/get-access-token', { providerId: 'spotify' })).body.accessToken).toBe('newer');
    expect((await person.post('/refresh-token', { providerId: 'spotify' })).body.refreshToken).toBe(
      'the-refresh-token',
    );
  } finally {
    vi.useRealTimers();
  }
});

test('refresh-token reports providers without refresh and failed refreshes', async () => {
  const person = await linked(fakeProvider, tokenless);
  expect(await person.post('/refresh-token', { providerId: 'github' })).toMatchObject({
    status: 400,
    body: {
      code: 'PROVIDER_DOES_NOT_SUPPORT_TOKEN_REFRESHING',
      message: 'Provider github does not support token refreshing',
    },
  });

  fakeProvider.overrides.set(fakeProvider.pathOf(spotify.token.url), spotify.refusal);
  expect(await person.post('/refresh-token', { providerId: 'spotify' })).toEqual({
    status: 400,
    body: { code: 'FAILED_TO_REFRESH_ACCESS_TOKEN', message: 'Failed to refresh access token' },
  });
});

test.for([
  ['zz', 'PROVIDER_IS_NOT_SUPPORTED', 'Provider zz is not supported.'],
  ['discord', 'ACCOUNT_NOT_FOUND', 'Account not found'],
  ['credential', 'PROVIDER_IS_NOT_SUPPORTED', 'Provider credential is not supported.'],
] as const)('refresh-token for %s answers %s', async ([providerId, code, message]) => {
  const person = await linked();

  expect(await person.post('/refresh-token', { providerId })).toEqual({ status: 400, body: { code, message } });
});

test('account-info answers current user info of the provider to the owner only', async () => {
  const person = await linked(fakeProvider);
  const [, account] = await listOf(person);
  const path = fakeProvider.pathOf(spotify.userInfoRequests[0]!.url);
  const renamed = { ...(spotify.userInfoRequests[0]!.answer as object), display_name: 'Renamed' };
  fakeProvider.overrides.set(path, { body: renamed });
  const input = { accountId: String(account!['id']) };

  expect(await person.get('/account-info', input)).toEqual({
    status: 200,
    body: {
      account: { id: account!['id'], providerId: 'spotify', accountId: 'wizzler' },
      user: {
        id: 'wizzler',
        email: 'wizzler@spotify.example.com',
        emailVerified: false,
        name: 'Renamed',
        image: 'https://i.scdn.co/image/wizzler',
      },
      data: renamed,
    },
  });
  expect((await person.get('/get-session')).body.user.name).toBe(person.name);
  expect(await (await linked()).get('/account-info', input)).toMatchObject({
    status: 400,
    body: { code: 'ACCOUNT_NOT_FOUND' },
  });

  for (const answer of [{ status: 503, body: {} }, { body: { ...renamed, id: 'other-subject' } }]) {
    fakeProvider.overrides.set(path, answer);
    expect(await person.get('/account-info', input)).toEqual({
      status: 401,
      body: { code: 'FAILED_TO_GET_USER_INFO', message: 'Failed to get user info' },
    });
  }
});

test('allowUnlinkingAll allows unlinking the last account', async () => {
  await using open = await startGatehouse({ account: { accountLinking: { allowUnlinkingAll: true } } });
  const person = await Person.signUp(open);

  expect((await person.post('/unlink-account', { providerId: 'credential' })).status).toBe(200);
});

test('linking and unlinking are in the audit log', async () => {
  const person = await linked(fakeProvider);
  await person.post('/unlink-account', { providerId: 'spotify' });
  const rows = await runSql(
    gatehouse.options.databaseUrl!,
    `select event, details from audit_entry where subject_id = '${person.id}' and event like 'account.%' order by created_at, id`,
  );

  expect(rows).toEqual([
    { event: 'account.linked', details: { provider: 'spotify' } },
    { event: 'account.unlinked', details: { provider: 'spotify' } },
  ]);
});

const writes: [path: string, body: object][] = [
  ['/link-social', { provider: 'spotify' }],
  ['/organization/create', { name: 'Acme', slug: 'acme' }],
  ['/change-email', { newEmail: 'another@example.com' }],
];

test.for(writes)('%s by a concurrently deleted user answers 401', async ([path, body]) => {
  const person = await Person.signUp(gatehouse);
  await gatehouse.idle();
  const url = gatehouse.options.databaseUrl!;
  const deleting = new pg.Client({ connectionString: url });
  await deleting.connect();
  await deleting.query('begin');
  await deleting.query('delete from "user" where id = $1', [person.id]);
  const answer = person.post(path, body);
  const blocked = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(() => runSql(url, blocked)).toHaveLength(1);
  await deleting.query('commit');
  await deleting.end();

  const { status, body: refusal } = await answer;
  expect([status, refusal.code]).toEqual([401, 'UNAUTHORIZED']);
});

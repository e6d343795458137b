import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { completeOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';

const spotify = providerFixtures.find(({ id }) => id === 'spotify')!;

let provider: FakeProvider;
let gatehouse: Awaited<ReturnType<typeof startGatehouse>>;
/** Answers the token request that waits. */
let answer: (body: Record<string, unknown>) => void;

beforeAll(async () => {
  provider = await FakeProvider.start(spotify);
  const linking = { account: { accountLinking: { allowDifferentEmails: true } } };
  gatehouse = await startGatehouse({ ...provider.options, ...linking, database: { poolSize: 3 } });
});
afterAll(async () => {
  await gatehouse.close();
  await provider[Symbol.asyncDispose]();
});

const tokenPath = () => provider.pathOf(spotify.token.url);
const waiting = () =>
  runSql(
    gatehouse.options.databaseUrl!,
    `select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and (state like 'idle in transaction%' or wait_event_type = 'Lock')`,
  );

/** A user with an account, whose next token request waits for `answer`. */
async function linkedPerson(): Promise<{ person: Person; requests: () => number }> {
  provider.overrides.clear();
  await runSql(gatehouse.options.databaseUrl!, `delete from account where provider_id = 'spotify'`);
  const person = await Person.signUpVerified(gatehouse);
  expect((await completeOAuthFlow(person, provider, { path: '/link-social' })).location).toBe('/home');
  let requests = 0;
  provider.overrides.set(tokenPath(), () => {
    requests += 1;
    return new Promise((resolve) => (answer = (body) => resolve({ body })));
  });
  return { person, requests: () => requests };
}

const refreshed = { access_token: 'newer', token_type: 'Bearer', expires_in: 3600, refresh_token: 'rotated' };

test('a provider that does not answer a refresh delays neither the account nor other calls', async () => {
  const { person, requests } = await linkedPerson();
  const refreshes = Array.from({ length: 6 }, () => person.post('/refresh-token', { providerId: 'spotify' }));
  await expect.poll(requests).toBe(1);

  expect(await waiting()).toEqual([]);
  expect((await person.get('/list-accounts')).status).toBe(200);
  expect((await person.post('/update-user', { name: 'Grace' })).status).toBe(200);
  answer(refreshed);
  const answers = await Promise.all(refreshes);
  expect(answers.map(({ status, body }) => [status, body.accessToken])).toEqual(Array(6).fill([200, 'newer']));
  expect(requests()).toBe(1);
});

test('a failed refresh frees the account for the next one', async () => {
  const { person, requests } = await linkedPerson();
  const first = person.post('/refresh-token', { providerId: 'spotify' });
  await expect.poll(requests).toBe(1);
  answer({ error: 'invalid_grant' });
  expect((await first).body.code).toBe('FAILED_TO_REFRESH_ACCESS_TOKEN');

  const second = person.post('/refresh-token', { providerId: 'spotify' });
  await expect.poll(requests).toBe(2);
  answer(refreshed);
  expect((await second).body.refreshToken).toBe('rotated');
});

test('the lease of a process that ended expires', async () => {
  const { person, requests } = await linkedPerson();
  const lease = `update account set refreshing_until = now() + interval '600 ms' where provider_id = 'spotify'`;
  await runSql(gatehouse.options.databaseUrl!, lease);
  const refresh = person.post('/refresh-token', { providerId: 'spotify' });
  await expect.poll(requests, { timeout: 5_000 }).toBe(1);
  answer(refreshed);

  expect((await refresh).body.accessToken).toBe('newer');
});

test('an account that was unlinked during its refresh stays unlinked', async () => {
  const { person, requests } = await linkedPerson();
  const refresh = person.post('/refresh-token', { providerId: 'spotify' });
  await expect.poll(requests).toBe(1);
  expect((await person.post('/unlink-account', { providerId: 'spotify' })).status).toBe(200);
  answer(refreshed);

  expect((await refresh).body.code).toBe('ACCOUNT_NOT_FOUND');
  expect((await person.post('/refresh-token', { providerId: 'spotify' })).body.code).toBe('ACCOUNT_NOT_FOUND');
});

test('tokens of a sign-in during a refresh stay', async () => {
  const { person, requests } = await linkedPerson();
  const refresh = person.post('/refresh-token', { providerId: 'spotify' });
  await expect.poll(requests).toBe(1);
  const answerRefresh = answer;
  provider.overrides.set(tokenPath(), { body: { ...refreshed, access_token: 'newest', refresh_token: 'later' } });
  expect((await completeOAuthFlow(new Person(gatehouse), provider)).location).toBe('/home');
  answerRefresh(refreshed);

  expect((await refresh).body).toMatchObject({ accessToken: 'newest', refreshToken: 'later' });
});

test('account-info of an expired token refreshes it before it asks for the user info', async () => {
  const { person } = await linkedPerson();
  provider.overrides.set(tokenPath(), { body: refreshed });
  const accounts = (await person.get('/list-accounts')).body as { id: string; providerId: string }[];
  const { id } = accounts.find(({ providerId }) => providerId === 'spotify')!;
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
  try {
    expect(await person.get('/account-info', { accountId: id })).toMatchObject({ status: 200 });
  } finally {
    vi.useRealTimers();
  }
  expect((await person.post('/get-access-token', { providerId: 'spotify' })).body.accessToken).toBe('newer');
});

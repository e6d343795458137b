import { expect } from 'vitest';

import type { Gatehouse } from '#server/app.ts';
import { providerFixtures } from '#tests/features/social/provider-fixtures.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { FakeProvider } from '#tests/support/fake-provider.ts';
import { runSql } from '#tests/support/postgres.ts';
import { sendCallback, completeOAuthFlow, startOAuthFlow } from '#tests/support/oauth-flow.ts';
import { SECRET, startGatehouse, test } from '#tests/support/test.ts';

const OLD = SECRET;
const NEW = 'the secret that follows it, of thirty-two or more';

/** The same browser, at a node with other secrets. */
function at(gatehouse: Gatehouse, person: Person): Person {
  const moved = Object.assign(new Person(gatehouse), { email: person.email, id: person.id });
  for (const [name, value] of person.cookies) moved.cookies.set(name, value);
  return moved;
}

test('a secret is changed while everything goes on: what the old one signed and sealed works, and what is new needs it no more', async () => {
  await using fakeProvider = await FakeProvider.start(providerFixtures.find(({ id }) => id === 'spotify')!);
  const options = {
    ...fakeProvider.options,
    jwt: { enabled: true },
    account: { accountLinking: { allowDifferentEmails: true } },
  };
  await using before = await startGatehouse(options);
  const { databaseUrl } = before.options;
  const ada = await Person.signUpVerified(before);
  await completeOAuthFlow(ada, fakeProvider, { path: '/link-social' });
  const { path: verification } = await newestMailTo(before, ada.email);
  await ada.post('/forget-password', { email: ada.email, redirectTo: '/' });
  const { token: reset } = await newestMailTo(before, ada.email);
  const { token: jwt } = (await ada.get('/token')).body;
  const leaving = at(before, ada);
  const flow = await startOAuthFlow(leaving, { provider: 'spotify', callbackURL: '/home' }, '/link-social');

  await using during = await startGatehouse({ ...options, databaseUrl, secret: [NEW, OLD] });
  const there = at(during, ada);
  expect((await there.get('/get-session', { disableCookieCache: 'true' })).body.user.id).toBe(ada.id);
  expect((await at(during, ada).get('/get-session')).body.user.id).toBe(ada.id);
  expect((await there.post('/get-access-token', { providerId: 'spotify' })).body.accessToken).toBe('the-access-token');
  const state = flow.searchParams.get('state')!;
  expect((await sendCallback(at(during, leaving), 'spotify', { code: 'the-code', state })).location).toBe('/home');
  expect((await there.send({ method: 'GET', url: verification })).headers['location']).toBe('/');
  expect((await there.get('/get-session')).body.user.emailVerified).toBe(true);
  const keys = async () => (await there.get('/jwks')).body.keys.map(({ kid }: { kid: string }) => kid);
  const { kid } = JSON.parse(Buffer.from(jwt.split('.')[0], 'base64url').toString());
  expect(await keys()).toContain(kid);
  expect((await there.get('/token')).status).toBe(200);

  // Each is written with the new secret from here on.
  const bearer = (await there.get('/get-session')).body.session.token as string;
  const signedInAnew = await at(during, ada).inAnotherBrowser();
  await there.post('/refresh-token', { providerId: 'spotify' });
  await using after = await startGatehouse({ ...options, databaseUrl, secret: NEW });
  expect((await at(after, signedInAnew).get('/get-session')).body.user.id).toBe(ada.id);
  const renewed = at(after, signedInAnew);
  expect((await renewed.post('/get-access-token', { providerId: 'spotify' })).body.accessToken).toBe(
    'the-access-token',
  );
  expect((await renewed.get('/token')).status).toBe(200);

  // What only the old one signed is nobody's; tokens whose hash is kept need no secret.
  expect((await at(after, ada).get('/get-session')).body).toBeNull();
  const app = new Person(after);
  app.headers = { authorization: `Bearer ${bearer}` };
  expect((await app.get('/get-session')).body.user.id).toBe(ada.id);
  const newPassword = 'another long password';
  expect((await new Person(after).post('/reset-password', { token: reset, newPassword })).status).toBe(200);
});

test('tokens that the old secret sealed are sealed with the new one when they are next written', async () => {
  await using fakeProvider = await FakeProvider.start(providerFixtures.find(({ id }) => id === 'spotify')!);
  const options = { ...fakeProvider.options, account: { accountLinking: { allowDifferentEmails: true } } };
  await using before = await startGatehouse(options);
  const ada = await Person.signUpVerified(before);
  await completeOAuthFlow(ada, fakeProvider, { path: '/link-social' });
  const { databaseUrl } = before.options;
  const sealed = async () =>
    (await runSql(databaseUrl!, `select access_token from account where provider_id = 'spotify'`))[0]!['access_token'];
  const old = await sealed();
  await using alone = await startGatehouse({ ...options, databaseUrl, secret: NEW });
  const elsewhere = await at(alone, ada).inAnotherBrowser();
  expect((await elsewhere.post('/get-access-token', { providerId: 'spotify' })).status).toBe(400);

  await using during = await startGatehouse({ ...options, databaseUrl, secret: [NEW, OLD] });
  expect((await at(during, ada).post('/refresh-token', { providerId: 'spotify' })).status).toBe(200);
  expect(await sealed()).not.toBe(old);
  expect((await elsewhere.post('/get-access-token', { providerId: 'spotify' })).body.accessToken).toBe(
    'the-access-token',
  );
});

import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { runSql } from '#tests/support/postgres.ts';
import { sendCallback, completeOAuthFlow, startOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { SECRET, startGatehouse, test } from '#tests/support/test.ts';

const OLD = SECRET;
const NEW = 'the secret that follows it, of thirty-two or more';

/** The same browser with a node of other secrets. */
function browserAt(gatehouse: Gatehouse, person: Person): Person {
  const copy = Object.assign(new Person(gatehouse), { email: person.email, id: person.id });
  for (const [name, value] of person.cookies) copy.cookies.set(name, value);
  return copy;
}

test('during a rotation data of the old secret stays valid, and new data needs only the new secret', async () => {
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
  const inFlow = browserAt(before, ada);
  const flow = await startOAuthFlow(inFlow, { provider: 'spotify', callbackURL: '/home' }, '/link-social');

  await using during = await startGatehouse({ ...options, databaseUrl, secret: [NEW, OLD] });
  const rotated = browserAt(during, ada);
  expect((await rotated.get('/get-session', { disableCookieCache: 'true' })).body.user.id).toBe(ada.id);
  expect((await browserAt(during, ada).get('/get-session')).body.user.id).toBe(ada.id);
  expect((await rotated.post('/get-access-token', { providerId: 'spotify' })).body.accessToken).toBe(
    'the-access-token',
  );
  const state = flow.searchParams.get('state')!;
  expect((await sendCallback(browserAt(during, inFlow), 'spotify', { code: 'the-code', state })).location).toBe(
    '/home',
  );
  expect((await rotated.send({ method: 'GET', url: verification })).headers['location']).toBe('/');
  expect((await rotated.get('/get-session')).body.user.emailVerified).toBe(true);
  const keys = async () => (await rotated.get('/jwks')).body.keys.map(({ kid }: { kid: string }) => kid);
  const { kid } = JSON.parse(Buffer.from(jwt.split('.')[0], 'base64url').toString());
  expect(await keys()).toContain(kid);
  expect((await rotated.get('/token')).status).toBe(200);

  // All of these are written with the new secret.
  const bearer = (await rotated.get('/get-session')).body.session.token as string;
  const signedInAnew = await browserAt(during, ada).inAnotherBrowser();
  await rotated.post('/refresh-token', { providerId: 'spotify' });
  await using after = await startGatehouse({ ...options, databaseUrl, secret: NEW });
  expect((await browserAt(after, signedInAnew).get('/get-session')).body.user.id).toBe(ada.id);
  const renewed = browserAt(after, signedInAnew);
  expect((await renewed.post('/get-access-token', { providerId: 'spotify' })).body.accessToken).toBe(
    'the-access-token',
  );
  expect((await renewed.get('/token')).status).toBe(200);

  // Cookies signed by the old secret are invalid; hashed tokens depend on no secret.
  expect((await browserAt(after, ada).get('/get-session')).body).toBeNull();
  const app = new Person(after);
  app.headers = { authorization: `Bearer ${bearer}` };
  expect((await app.get('/get-session')).body.user.id).toBe(ada.id);
  const newPassword = 'another long password';
  expect((await new Person(after).post('/reset-password', { token: reset, newPassword })).status).toBe(200);
});

test('provider tokens are encrypted with the new secret at their next write', async () => {
  await using fakeProvider = await FakeProvider.start(providerFixtures.find(({ id }) => id === 'spotify')!);
  const options = { ...fakeProvider.options, account: { accountLinking: { allowDifferentEmails: true } } };
  await using before = await startGatehouse(options);
  const ada = await Person.signUpVerified(before);
  await completeOAuthFlow(ada, fakeProvider, { path: '/link-social' });
  const { databaseUrl } = before.options;
  const encryptedToken = async () =>
    (await runSql(databaseUrl!, `select access_token from account where provider_id = 'spotify'`))[0]!['access_token'];
  const old = await encryptedToken();
  await using alone = await startGatehouse({ ...options, databaseUrl, secret: NEW });
  const otherBrowser = await browserAt(alone, ada).inAnotherBrowser();
  expect((await otherBrowser.post('/get-access-token', { providerId: 'spotify' })).status).toBe(400);

  await using during = await startGatehouse({ ...options, databaseUrl, secret: [NEW, OLD] });
  expect((await browserAt(during, ada).post('/refresh-token', { providerId: 'spotify' })).status).toBe(200);
  expect(await encryptedToken()).not.toBe(old);
  expect((await otherBrowser.post('/get-access-token', { providerId: 'spotify' })).body.accessToken).toBe(
    'the-access-token',
  );
});

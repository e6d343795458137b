import { afterAll, beforeAll, expect, test } from 'vitest';

import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { missingCalls } from '#tests/support/calls/published-calls.ts';
import { entryPoints, referenceClient } from '#tests/support/better-auth/reference-client.ts';
import { sendCallback } from '#tests/support/peers/oauth-flow.ts';
import { startGatehouse } from '#tests/support/test.ts';

const google = providerFixtures.find(({ id }) => id === 'google')!;

let fakeProvider: FakeProvider;
let gatehouse: Awaited<ReturnType<typeof startGatehouse>>;

beforeAll(async () => {
  fakeProvider = await FakeProvider.start(google);
  gatehouse = await startGatehouse(fakeProvider.options);
});
afterAll(async () => {
  await gatehouse.close();
  await fakeProvider[Symbol.asyncDispose]();
});

/** Follows the authorization URL as a browser does. */
async function follow(person: ReturnType<typeof referenceClient>['person'], url: string) {
  const { searchParams } = new URL(url);
  fakeProvider.nonce = searchParams.get('nonce');
  return sendCallback(person, 'google', { code: 'the-code', state: searchParams.get('state')! });
}

test.for(entryPoints)('the published %s client makes every call of providers and accounts', async (entryPoint) => {
  const { client, person, recordedCalls } = referenceClient(gatehouse, [], entryPoint);
  const email = google.profile.email!;
  await client.signUp.email({ email, password: PASSWORD, name: 'John' });

  const linking = await client.linkSocial({ provider: 'google', callbackURL: '/settings' });
  expect(linking.error).toBeNull();
  expect(linking.data).toMatchObject({
    redirect: true,
    url: expect.stringContaining('https://accounts.google.com/'),
  });
  expect((await follow(person, linking.data!.url)).location).toBe('/settings');

  const listed = await client.listAccounts();
  expect(listed.data).toMatchObject([
    { provider: 'credential', scopes: [], createdAt: expect.any(Date) },
    { provider: 'google', accountId: google.profile.accountId, scopes: expect.arrayContaining(['openid']) },
  ]);
  const account = { providerId: 'google', accountId: listed.data![1]!.id };
  expect((await client.getAccessToken(account)).data).toMatchObject({ accessToken: 'the-access-token' });
  expect((await client.refreshToken(account)).data).toMatchObject({ accessToken: 'the-access-token' });

  await client.signOut();
  const signIn = await client.signIn.social({ provider: 'google', callbackURL: '/dash', disableRedirect: true });
  expect(signIn.data).toMatchObject({ redirect: false, url: expect.any(String) });
  expect((await follow(person, signIn.data!.url!)).location).toBe('/dash');
  expect((await client.getSession()).data?.user.email).toBe(email);

  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } } as const;
  const posted = await person.send({ ...form, url: '/callback/google', payload: 'code=x&state=y' });
  expect([posted.statusCode, posted.headers['location']]).toEqual([
    302,
    expect.stringContaining('/callback/google?code=x'),
  ]);

  const unlinked = await client.unlinkAccount({ providerId: 'google' });
  expect(unlinked.data).toEqual({ status: true });
  const last = await client.unlinkAccount({ providerId: 'credential' });
  expect(last.error).toMatchObject({
    status: 400,
    code: 'YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT',
    message: "You can't unlink your last account",
  });
  expect((await client.deleteUser({ password: PASSWORD })).error).toBeNull();

  expect(missingCalls('oldest', 'social', recordedCalls)).toEqual([]);
});

test('the published client signs in by an ID token', async () => {
  const { client } = referenceClient(gatehouse);
  const token = await fakeProvider.issuer.idToken({
    ...google.claims!,
    sub: 'by-token',
    email: 'by-token@example.com',
    nonce: 'n',
  });
  const { data, error } = await client.signIn.social({ provider: 'google', idToken: { token, nonce: 'n' } });

  expect(error).toBeNull();
  expect(data).toMatchObject({ redirect: false, token: expect.any(String), user: { email: 'by-token@example.com' } });
});

test('the published client gets an error for a provider that is not configured', async () => {
  const { client } = referenceClient(gatehouse);

  expect((await client.signIn.social({ provider: 'discord' })).error).toMatchObject({
    status: 404,
    code: 'PROVIDER_NOT_FOUND',
  });
});

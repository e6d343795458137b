import { expect, test } from 'vitest';

import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { missingCalls } from '#tests/support/calls/published-calls.ts';
import { entryPoints, newestClient } from '#tests/support/better-auth/reference-client.ts';
import { sendCallback } from '#tests/support/peers/oauth-flow.ts';
import { startGatehouse } from '#tests/support/test.ts';

const google = providerFixtures.find(({ id }) => id === 'google')!;

test.for(entryPoints)(
  'the newest published %s client makes every call of providers and accounts',
  async (entryPoint) => {
    await using fakeProvider = await FakeProvider.start(google);
    await using gatehouse = await startGatehouse(fakeProvider.options);
    const { client, person, recordedCalls } = newestClient(gatehouse, [], entryPoint);
    const email = google.profile.email!;
    const follow = async (url: string) => {
      const { searchParams } = new URL(url);
      fakeProvider.nonce = searchParams.get('nonce');
      return (await sendCallback(person, 'google', { code: 'the-code', state: searchParams.get('state')! })).location;
    };
    await client.signUp.email({ email, password: PASSWORD, name: 'John' });

    const link = { provider: 'google', callbackURL: '/settings', errorCallbackURL: '/oops', disableRedirect: true };
    const linking = await client.linkSocial(link);
    expect(linking.data).toMatchObject({ redirect: false });
    expect(await follow(linking.data!.url)).toBe('/settings');

    await client.signOut();
    const more = { newUserCallbackURL: '/welcome', loginHint: email, scopes: ['email'] };
    const signIn = await client.signIn.social({
      provider: 'google',
      callbackURL: '/dash',
      disableRedirect: true,
      ...more,
    });
    expect(signIn.data).toMatchObject({ redirect: false });
    expect(await follow(signIn.data!.url!)).toBe('/dash');
    expect((await client.getSession()).data?.user.email).toBe(email);

    const listed = await client.listAccounts();
    const account = listed.data!.find(({ providerId }) => providerId === 'google')!;
    expect(account).toMatchObject({ accountId: google.profile.accountId, userId: expect.any(String) });
    const query = { accountId: account.id };
    expect((await client.getAccessToken(query)).data).toMatchObject({ accessToken: 'the-access-token' });
    expect((await client.refreshToken(query)).data).toMatchObject({ accessToken: 'the-access-token' });
    const { accountId: id, name, image, emailVerified } = google.profile;
    expect((await client.accountInfo({ query })).data).toMatchObject({
      user: { id, email, name, image, emailVerified },
      data: { sub: id },
    });

    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } } as const;
    const posted = await person.send({ ...form, url: '/callback/google', payload: 'code=x&state=y' });
    expect([posted.statusCode, posted.headers['location']]).toEqual([
      302,
      expect.stringContaining('/callback/google?code=x'),
    ]);

    expect((await client.unlinkAccount(query)).data).toEqual({ status: true });
    expect((await client.listAccounts()).data).toMatchObject([{ providerId: 'credential' }]);

    expect(missingCalls('newest', 'social', recordedCalls)).toEqual([]);
  },
);

test('the newest published client signs in by an ID token and gets a redirect URL to link one', async () => {
  await using fakeProvider = await FakeProvider.start(google);
  await using gatehouse = await startGatehouse(fakeProvider.options);
  const { client } = newestClient(gatehouse);
  const claims = { ...google.claims!, sub: 'by-token', email: 'by-token@example.com', nonce: 'n' };
  const idToken = { token: await fakeProvider.issuer.idToken(claims), nonce: 'n' };

  const signedIn = await client.signIn.social({ provider: 'google', idToken });
  expect(signedIn.data).toMatchObject({ redirect: false, token: expect.any(String), user: { email: claims.email } });
  // As docs/better-auth-clients.md lists: it answers with a redirect URL, as it does without a token.
  const linking = await client.linkSocial({ provider: 'google', idToken, disableRedirect: true });
  expect(linking.data).toMatchObject({ redirect: false, url: expect.stringContaining('https://accounts.google.com/') });
});

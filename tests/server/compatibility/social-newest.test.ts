import { createAuthClient } from 'better-auth-newest/client';
import { expect, test } from 'vitest';

import { documented } from '#tests/server/social/documented.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { PlayedProvider } from '#tests/support/played-provider.ts';
import { cookieKeepingFetch } from '#tests/support/reference-client.ts';
import { comeBack } from '#tests/support/social-flow.ts';
import { startGatehouse } from '#tests/support/test.ts';

const google = documented.find(({ id }) => id === 'google')!;

test('the newest published client links, reads tokens and profile, and unlinks by the account’s own id', async () => {
  await using played = await PlayedProvider.start(google);
  await using gatehouse = await startGatehouse(played.options);
  const { fetch: customFetchImpl, person } = cookieKeepingFetch(gatehouse);
  const client = createAuthClient({ baseURL: gatehouse.options.baseUrl, fetchOptions: { customFetchImpl } });
  await client.signUp.email({ email: google.profile.email!, password: PASSWORD, name: 'John' });

  const link = { provider: 'google', callbackURL: '/settings', errorCallbackURL: '/oops', disableRedirect: true };
  const linking = await client.linkSocial(link);
  expect(linking.data).toMatchObject({ redirect: false });
  const { searchParams } = new URL(linking.data!.url);
  played.nonce = searchParams.get('nonce');
  const state = searchParams.get('state')!;
  expect((await comeBack(person, 'google', { code: 'the-code', state })).location).toBe('/settings');

  const listed = await client.listAccounts();
  const account = listed.data!.find(({ providerId }) => providerId === 'google')!;
  expect(account).toMatchObject({ accountId: google.profile.accountId, userId: expect.any(String) });
  const query = { accountId: account.id };
  expect((await client.getAccessToken(query)).data).toMatchObject({ accessToken: 'the-access-token' });
  expect((await client.refreshToken(query)).data).toMatchObject({ accessToken: 'the-access-token' });
  const { accountId: id, email, name, image, emailVerified } = google.profile;
  expect((await client.accountInfo({ query })).data).toMatchObject({
    user: { id, email, name, image, emailVerified },
    data: { sub: id },
  });
  expect((await client.unlinkAccount(query)).data).toEqual({ status: true });
  expect((await client.listAccounts()).data).toMatchObject([{ providerId: 'credential' }]);
});

import { oidcClient } from 'better-auth-oldest/client/plugins';
import { expect } from 'vitest';

import { referenceClient } from '#tests/support/better-auth/reference-client.ts';
import { Application } from '#tests/support/oauth/application.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

test('the published client consents to the latest request of its browser', async () => {
  await using gatehouse = await startGatehouse({ oauthProvider: { enabled: true } });
  const application = await Application.register(gatehouse, { client_name: 'Shop' });
  const { client, person } = referenceClient(gatehouse, [oidcClient()]);
  const open = async (address: URL | string) => {
    const { pathname, search, origin } = new URL(address);
    const { headers } = await person.send({ method: 'GET', url: pathname + search, headers: {} });
    return new URL(headers.location!, origin);
  };

  const begun = await application.begin();
  const page = await open(begun.address);
  await client.signUp.email({ name: 'Ada', email: 'ada@example.com', password: PASSWORD });
  const named = await client.oauth2.client[':id']({ fetchOptions: { params: { id: application.clientId } } } as never);
  expect(named).toEqual({ data: { clientId: application.clientId, name: 'Shop', icon: null }, error: null });

  await open(`http://localhost:3000/api/auth/oauth2/authorize/${page.searchParams.get('interaction')}`);
  const { data } = await client.oauth2.consent({ accept: true });
  const tokens = await application.redeem(await open(data!.redirectURI), begun);
  expect(tokens.claims()).toMatchObject({ aud: application.clientId });
});

import * as client from 'openid-client';
import { expect } from 'vitest';

import { postForm, visit } from '#tests/support/oauth/application.ts';
import { test } from '#tests/support/oauth/test.ts';

test('a pushed request is used once', async ({ application, person }) => {
  const begun = await application.begin();
  const parameters = Object.fromEntries(begun.address.searchParams);
  const address = await client.buildAuthorizationUrlWithPAR(application.config, parameters);
  expect(address.searchParams.get('request_uri')).toMatch(/^urn:ietf:params:oauth:request_uri:/);
  expect((await application.redeem(await visit(person, address), begun)).claims()!.sub).toBe(person.id);

  const again = await visit(person, address);
  expect(again.searchParams.get('error')).toBe('invalid_request_uri');
});

test('a token that is bound to a key needs its proof', async ({ gatehouse, application, person }) => {
  const DPoP = client.getDPoPHandle(application.config, await client.randomDPoPKeyPair());
  const begun = await application.begin();
  const returned = await visit(person, begun.address);
  const checks = { pkceCodeVerifier: begun.verifier, expectedState: begun.state, expectedNonce: begun.nonce! };
  const tokens = await client.authorizationCodeGrant(application.config, returned, checks, undefined, { DPoP });
  expect(tokens.token_type).toBe('dpop');

  const claims = await client.fetchUserInfo(application.config, tokens.access_token, person.id, { DPoP });
  expect(claims.sub).toBe(person.id);
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  expect((await postForm(gatehouse, '/oauth2/userinfo', { form: {}, headers })).status).toBe(401);
});

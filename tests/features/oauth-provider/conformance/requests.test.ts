import { expect } from 'vitest';

import { visit } from '#tests/support/oauth/application.ts';
import { test } from '#tests/support/oauth/test.ts';

/** An unsigned request object (OpenID Connect Core section 6.1). */
const requestObject = (claims: object) =>
  `${[{ alg: 'none' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;

test('oidcc-ensure-registered-redirect-uri', async ({ application, person }) => {
  const { address } = await application.begin({ redirect_uri: 'https://evil.example.com/callback' });
  const returned = await visit(person, address);
  expect([returned.pathname, returned.searchParams.get('error')]).toEqual(['/error', 'invalid_redirect_uri']);
});

test('oidcc-ensure-post-request-succeeds', async ({ gatehouse, application, person }) => {
  const begun = await application.begin();
  const response = await gatehouse.app.inject({
    method: 'POST',
    url: '/api/auth/oauth2/authorize',
    payload: begun.address.searchParams.toString(),
    // As a page of the application posts it: without cookies.
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://app.example.com' },
  });
  const tokens = await application.redeem(await visit(person, response.headers.location!), begun);
  expect(tokens.claims()!.sub).toBe(person.id);
});

test('oidcc-request-uri-unsigned-supported-correctly-or-rejected-as-unsupported', async ({ application, person }) => {
  const { address } = await application.begin({ request_uri: 'https://app.example.com/request' });
  expect((await visit(person, address)).searchParams.get('error')).toBe('request_uri_not_supported');
});

test('oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported', async ({
  application,
  person,
}) => {
  const { address } = await application.begin({ request: requestObject({ client_id: application.clientId }) });
  expect((await visit(person, address)).searchParams.get('error')).toBe('request_not_supported');
});

test('oidcc-ensure-request-object-with-redirect-uri', async ({ application, person }) => {
  const request = requestObject({ redirect_uri: 'https://evil.example.com/callback' });
  const { address } = await application.begin({ request });
  const returned = await visit(person, address);
  expect([returned.host, returned.searchParams.get('error')]).toEqual(['app.example.com', 'request_not_supported']);
});

test('oidcc-discovery-endpoint-verification', async ({ gatehouse, person }) => {
  const { status, body } = await person.get('/.well-known/openid-configuration');
  expect(status).toBe(200);
  const issuer = `${gatehouse.options.baseUrl}/api/auth`;
  expect(body).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/oauth2/authorize`,
    token_endpoint: `${issuer}/oauth2/token`,
    userinfo_endpoint: `${issuer}/oauth2/userinfo`,
    jwks_uri: `${issuer}/oauth2/jwks`,
    end_session_endpoint: `${issuer}/oauth2/end-session`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });
  expect(body.id_token_signing_alg_values_supported).toContain('RS256');
  expect(body.scopes_supported).toEqual(expect.arrayContaining(['openid', 'profile', 'email', 'offline_access']));
  expect(body.claims_supported).toEqual(expect.arrayContaining(['sub', 'name', 'email', 'acr', 'auth_time']));
});

test('the metadata stand at every address where programs look', async ({ gatehouse }) => {
  const addresses = ['openid-configuration', 'oauth-authorization-server'].flatMap((document) => [
    `/api/auth/.well-known/${document}`,
    `/.well-known/${document}/api/auth`,
  ]);
  for (const url of addresses) {
    const { statusCode, headers, body } = await gatehouse.app.inject({ method: 'GET', url });
    expect([statusCode, JSON.parse(body).issuer], url).toEqual([200, 'http://localhost:3000/api/auth']);
    expect(headers['access-control-allow-origin'], url).toBe('*');
    expect(headers['cache-control'], url).toBe('public, max-age=300');
  }
  const { statusCode } = await gatehouse.app.inject({ method: 'GET', url: '/.well-known/openid-configuration/other' });
  expect(statusCode).toBe(404);
});

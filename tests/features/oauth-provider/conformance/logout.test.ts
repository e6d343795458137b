import { decodeJwt, decodeProtectedHeader } from 'jose';
import { expect } from 'vitest';

import { Application, visit } from '#tests/support/oauth/application.ts';
import { SIGNED_OUT_URI, test } from '#tests/support/oauth/test.ts';
import { startReceiver } from '#tests/support/oauth/receiver.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse } from '#tests/support/test.ts';

const END = '/oauth2/end-session';

async function hintOf(application: Application, person: Person): Promise<string> {
  return (await application.signIn(person)).id_token!;
}

/** Opens the end-session endpoint. @returns the answer of the service, and where it redirects. */
async function leave(person: Person, query: Record<string, string>) {
  const { statusCode, headers, body } = await person.send({ method: 'GET', url: END, query, headers: {} });
  return { status: statusCode, location: headers.location, body };
}

async function isSignedIn(person: Person): Promise<boolean> {
  return (await person.get('/get-session')).body !== null;
}

async function expectLoginRequired(application: Application, person: Person): Promise<void> {
  const { address } = await application.begin({ prompt: 'none' });
  expect((await visit(person, address)).searchParams.get('error')).toBe('login_required');
}

test('oidcc-rp-initiated-logout', async ({ application, person }) => {
  const id_token_hint = await hintOf(application, person);
  const query = { id_token_hint, post_logout_redirect_uri: SIGNED_OUT_URI, state: 'xyz' };
  expect((await leave(person, query)).location).toBe(`${SIGNED_OUT_URI}?state=xyz`);
  expect(await isSignedIn(person)).toBe(false);
  await expectLoginRequired(application, person);
});

test('oidcc-rp-initiated-logout-no-state', async ({ application, person }) => {
  const id_token_hint = await hintOf(application, person);
  const { location } = await leave(person, { id_token_hint, post_logout_redirect_uri: SIGNED_OUT_URI });
  expect(location).toBe(SIGNED_OUT_URI);
  await expectLoginRequired(application, person);
});

const badAddresses = {
  'oidcc-rp-initiated-logout-bad-post-logout-redirect-uri': 'https://evil.example.com/signed-out',
  'oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri': `${SIGNED_OUT_URI}?foo=bar`,
};

test.for(Object.entries(badAddresses))('%s', async ([, address], { application, person }) => {
  const id_token_hint = await hintOf(application, person);
  const { location } = await leave(person, { id_token_hint, post_logout_redirect_uri: address });
  expect(location).toBe('/error?error=BAD_REQUEST');
  expect(await isSignedIn(person)).toBe(true);
});

test('oidcc-rp-initiated-logout-bad-id-token-hint', async ({ application, person }) => {
  await hintOf(application, person);
  const { location } = await leave(person, { id_token_hint: 'invalid', post_logout_redirect_uri: SIGNED_OUT_URI });
  expect(location).toBe('/error?error=BAD_REQUEST');
  expect(await isSignedIn(person)).toBe(true);
});

test('oidcc-rp-initiated-logout-modified-id-token-hint', async ({ application, person }) => {
  const hint = await hintOf(application, person);
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${hint.split('.')[1]}.`;
  for (const id_token_hint of [unsigned, hint.slice(0, -4) + 'AAAA']) {
    const { location } = await leave(person, { id_token_hint, post_logout_redirect_uri: SIGNED_OUT_URI });
    expect(location).toBe('/error?error=BAD_REQUEST');
  }
  expect(await isSignedIn(person)).toBe(true);
});

test('oidcc-rp-initiated-logout-no-id-token-hint', async ({ application, person }) => {
  await hintOf(application, person);
  const query = { client_id: application.clientId, post_logout_redirect_uri: SIGNED_OUT_URI, state: 'a"b' };
  const { status, body } = await leave(person, query);
  expect([status, body]).toEqual([200, expect.stringContaining('Sign out of')]);
  expect(body).toContain('value="a&quot;b"');
  expect(await isSignedIn(person)).toBe(true);

  const location = await confirm(person, query);
  expect(location).toBe(`${SIGNED_OUT_URI}?state=a%22b`);
  expect(await isSignedIn(person)).toBe(false);
});

async function confirm(person: Person, form: Record<string, string>, origin = 'http://localhost:3000') {
  const { headers } = await person.send({
    method: 'POST',
    url: `${END}/confirm`,
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
  });
  return headers.location;
}

test('a form of another site does not sign out', async ({ application, person }) => {
  await hintOf(application, person);
  await confirm(person, { client_id: application.clientId }, 'https://evil.example.com');
  expect(await isSignedIn(person)).toBe(true);
});

const withoutAddress = {
  'oidcc-rp-initiated-logout-no-params': {},
  'oidcc-rp-initiated-logout-only-state': { state: 'xyz' },
};

test.for(Object.entries(withoutAddress))('%s', async ([, query], { application, person }) => {
  await hintOf(application, person);
  expect((await leave(person, query)).status).toBe(200);
  expect(await confirm(person, query)).toBe('/sign-in');
  expect(await isSignedIn(person)).toBe(false);
});

test('oidcc-rp-initiated-logout-no-post-logout-redirect-uri', async ({ application, person }) => {
  const id_token_hint = await hintOf(application, person);
  expect((await leave(person, { id_token_hint })).location).toBe('/sign-in');
  expect(await isSignedIn(person)).toBe(false);
});

test('the ID token of another session asks first', async ({ application, person }) => {
  const id_token_hint = await hintOf(application, person);
  const other = await person.inAnotherBrowser();
  const { status } = await leave(other, { id_token_hint, post_logout_redirect_uri: SIGNED_OUT_URI });
  expect(status).toBe(200);
  expect(await isSignedIn(other)).toBe(true);
});

test('oidcc-rp-initiated-logout-discovery-endpoint-verification', ({ application }) => {
  const { end_session_endpoint: address } = application.config.serverMetadata();
  expect(address).toBe('http://localhost:3000/api/auth/oauth2/end-session');
});

test('oidcc-backchannel-logout-discovery-endpoint-verification', ({ application }) => {
  expect(application.config.serverMetadata()).toMatchObject({
    backchannel_logout_supported: true,
    backchannel_logout_session_supported: true,
  });
});

test('oidcc-backchannel-rp-initiated-logout', async () => {
  await using receiver = await startReceiver();
  await using gatehouse = await startGatehouse({
    oauthProvider: { enabled: true },
    events: { pollInterval: 0.1 },
    outgoing: { privateHosts: ['127.0.0.1'] },
  });
  const application = await Application.register(gatehouse, { backchannel_logout_uri: receiver.url });
  const person = await Person.signUp(gatehouse);
  const id_token_hint = await hintOf(application, person);
  await leave(person, { id_token_hint });

  const token = new URLSearchParams(await receiver.next()).get('logout_token')!;
  expect(decodeProtectedHeader(token)).toMatchObject({ typ: 'logout+jwt', alg: 'RS256' });
  const claims = decodeJwt(token);
  expect(claims).toMatchObject({
    iss: 'http://localhost:3000/api/auth',
    aud: application.clientId,
    sub: person.id,
    sid: decodeJwt(id_token_hint)['sid'],
    iat: expect.any(Number),
    jti: expect.any(String),
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  });
  expect(claims).not.toHaveProperty('nonce');
  await expectLoginRequired(application, person);
});

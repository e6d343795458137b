import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { createGatehouseServer } from '#client/sdk/server/create-server.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { newApiKey } from '#tests/support/api-keys.ts';
import { Person } from '#tests/support/person.ts';
import { startListening } from '#tests/support/browser/site.ts';

let gatehouse: Gatehouse & AsyncDisposable;
let baseURL: string;
beforeAll(async () => {
  const jwt = { enabled: true, accessTokenAudience: 'http://reports.example.com' };
  gatehouse = await startListening({ session: { updateAge: 0 }, jwt });
  baseURL = gatehouse.options.baseUrl;
});
afterAll(() => gatehouse[Symbol.asyncDispose]());

const cookieOf = (person: Person) => [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const requestOf = (headers: Record<string, string>) => new Request('http://app.example.com/', { headers });

/** Records the requests to the service. */
function recordingHelpers(options: { issuer?: string; audience?: string } = {}) {
  const requests: Request[] = [];
  const helpers = createGatehouseServer({
    baseURL,
    ...options,
    fetch: (input, init) => {
      requests.push(new Request(input, init));
      return fetch(input, init);
    },
  });
  return { helpers, requests };
}

/** Another server at the address of the service. */
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0);
  onTestFinished(() => server.close().closeAllConnections());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test('getSession finds the session by cookie and by bearer token, in requests of the Fetch API and of Node', async () => {
  const ada = await Person.signUp(gatehouse);
  const { helpers } = recordingHelpers();
  const cookie = cookieOf(ada);
  const byCookie = await helpers.getSession(requestOf({ cookie }));
  expect(byCookie?.user).toMatchObject({ id: ada.id, email: ada.email });
  const authorization = `Bearer ${byCookie!.session.token}`;
  for (const request of [new Headers({ cookie }), { headers: { cookie } }, requestOf({ authorization })]) {
    expect((await helpers.getSession(request))?.user.id).toBe(ada.id);
  }
  expect((await helpers.verifySessionToken(byCookie!.session.token)).user.id).toBe(ada.id);
});

test('getSession sends only cookies and bearer tokens, and no request without them', async () => {
  const ada = await Person.signUp(gatehouse);
  const { helpers, requests } = recordingHelpers();
  expect(await helpers.getSession(requestOf({ authorization: 'Basic YTpi', 'x-api-key': 'gk_1' }))).toBeNull();
  expect(requests).toEqual([]);
  await helpers.getSession(requestOf({ cookie: cookieOf(ada), 'x-forwarded-for': '203.0.113.9', accept: 'text/html' }));
  expect(requests.map(({ headers }) => [...headers.keys()])).toEqual([['cookie']]);
});

test('a revoked session is null at once, and requireSession rejects it with 401', async () => {
  const ada = await Person.signUp(gatehouse);
  const { helpers } = recordingHelpers();
  const request = requestOf({ cookie: cookieOf(ada) });
  const { session } = await helpers.requireSession(request);
  await ada.post('/sign-out');
  expect(await helpers.getSession(request)).toBeNull();
  await expect(helpers.requireSession(request)).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
  await expect(helpers.verifySessionToken(session.token)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('a user who lacks the required second factor is rejected with 403, unless asked otherwise', async () => {
  await using strict = await startListening({ session: { twoFactor: { policy: 'required' } } });
  const ada = await Person.signUp(strict);
  const helpers = createGatehouseServer({ baseURL: strict.options.baseUrl });
  const request = requestOf({ cookie: cookieOf(ada) });
  const { token } = (await helpers.getSession(request))!.session;
  const refused = { code: 'TWO_FACTOR_REQUIRED', status: 403, statusCode: 403 };
  await expect(helpers.requireSession(request)).rejects.toMatchObject(refused);
  await expect(helpers.verifySessionToken(token)).rejects.toMatchObject(refused);
  const before = { beforeEnrolment: true };
  expect((await helpers.requireSession(request, undefined, before)).twoFactorRequired).toBe(true);
  expect((await helpers.verifySessionToken(token, before)).user.id).toBe(ada.id);
});

test('a session is extended only with a response, which receives the renewed cookie beside its own', async () => {
  const ada = await Person.signUp(gatehouse);
  const { helpers } = recordingHelpers();
  const request = requestOf({ cookie: cookieOf(ada) });
  const expiry = async () => (await helpers.requireSession(request)).session.expiresAt;
  const before = await expiry();
  expect(await expiry()).toBe(before);
  const headers = new Headers({ 'set-cookie': 'theme=dark' });
  await helpers.getSession(request, headers);
  expect(await expiry()).not.toBe(before);
  expect(headers.getSetCookie()[0]).toBe('theme=dark');
  expect(headers.getSetCookie().slice(1).join()).toContain('session_token=');
});

test('an outage, a time-out and an answer of another server are errors and not a missing session', async () => {
  const request = requestOf({ cookie: 'gatehouse.session_token=x' });
  const page = await listen((_request, response) => void response.end('<html>Maintenance</html>'));
  const failing = await listen((_request, response) => void response.writeHead(502).end('{}'));
  const hanging = await listen(() => undefined);
  for (const [url, reason] of [
    ['http://localhost:1', 'could not be reached'],
    [page, 'did not answer get-session with JSON'],
    [failing, 'answered get-session with status 502'],
    [hanging, 'did not answer within 200 ms'],
  ] as const) {
    const helpers = createGatehouseServer({ baseURL: url, timeout: 200 });
    const expected = { code: 'SERVICE_UNAVAILABLE', status: 503, message: `Gatehouse ${reason}` };
    await expect(helpers.getSession(request)).rejects.toMatchObject(expected);
  }
});

test('verifyToken checks a JWT with keys that it loads once', async () => {
  const ada = await Person.signUp(gatehouse);
  const { token } = (await ada.get('/token')).body;
  const { helpers, requests } = recordingHelpers();
  for (let count = 0; count < 3; count++) {
    expect(await helpers.verifyToken(token)).toMatchObject({ sub: ada.id, email: ada.email });
  }
  expect(requests.map(({ url }) => url)).toEqual([`${baseURL}/api/auth/jwks`]);
});

test('verifyToken rejects forged tokens, other issuers and audiences, and the tokens of programs', async () => {
  const ada = await Person.signUp(gatehouse);
  const { token } = (await ada.get('/token')).body as { token: string };
  const { key } = await newApiKey(ada, { scopes: ['organization:read'] });
  const ofProgram = await fetch(`${baseURL}/api/auth/api-key/token`, { method: 'POST', headers: { 'x-api-key': key } });
  const { access_token: programToken } = (await ofProgram.json()) as { access_token: string };
  const audience = 'http://reports.example.com';
  for (const [candidate, options, reason] of [
    [`${token.slice(0, -8)}AAAAAAAA`, {}, 'signature verification failed'],
    ['no token', {}, 'Invalid Compact JWS'],
    [token, { issuer: 'http://other.example.com' }, `its "iss" is "${baseURL}", expected "http://other.example.com"`],
    [token, { audience }, `its "aud" is "${baseURL}", expected "${audience}"`],
    [programToken, { audience }, 'unexpected "typ" JWT header value'],
  ] as const) {
    const rejection = expect(recordingHelpers(options).helpers.verifyToken(candidate)).rejects;
    await rejection.toMatchObject({ code: 'INVALID_TOKEN', status: 401, message: `The token is not valid: ${reason}` });
  }
});

test('verifyToken reports an expired token by its own code', async () => {
  await using short = await startListening({ jwt: { enabled: true, expiresIn: 1 } });
  const ada = await Person.signUp(short);
  const { token } = (await ada.get('/token')).body;
  const helpers = createGatehouseServer({ baseURL: short.options.baseUrl });
  const code = () => helpers.verifyToken(token).then(String, (error: { code: string }) => error.code);
  await expect.poll(code, { timeout: 10_000 }).toBe('TOKEN_EXPIRED');
});

test('verifyToken says when the service issues no tokens', async () => {
  await using plain = await startListening();
  const { token } = (await (await Person.signUp(gatehouse)).get('/token')).body;
  const message = 'Gatehouse issues no tokens: start it with JWT_ENABLED=true';
  const helpers = createGatehouseServer({ baseURL: plain.options.baseUrl });
  await expect(helpers.verifyToken(token)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', message });
});

test('forward passes a call and its cookies, and answers 404 to other paths', async () => {
  const { helpers, requests } = recordingHelpers();
  const body = JSON.stringify({ name: 'Ada', email: 'forwarded@example.com', password: 'correct horse battery' });
  const signUp = new Request('http://app.example.com/api/auth/sign-up/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' },
    body,
  });
  const answer = await helpers.forward(signUp, { clientAddress: '198.51.100.7' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ user: { email: 'forwarded@example.com' } });
  expect(answer.headers.getSetCookie().join()).toContain('session_token=');
  expect(requests[0]!.headers.get('x-forwarded-for')).toBe('198.51.100.7');
  expect(requests[0]!.headers.has('forwarded')).toBe(false);
  for (const path of ['/dev/mailbox', '//other.example.com/api/auth/ok', '/api/auth/../../dev/mailbox']) {
    expect((await helpers.forward(new Request(`http://app.example.com${path}`))).status).toBe(404);
  }
  expect(requests).toHaveLength(1);
  const offline = createGatehouseServer({ baseURL: 'http://localhost:1' });
  expect((await offline.forward(new Request('http://app.example.com/api/auth/ok'))).status).toBe(503);
});

test('the helpers find the calls of a service with another base path', async () => {
  await using moved = await startListening({ basePath: '/auth', jwt: { enabled: true } });
  const address = moved.options.baseUrl;
  const helpers = createGatehouseServer({ baseURL: address, basePath: '/auth' });
  const signUp = await helpers.forward(
    new Request('http://app.example.com/auth/sign-up/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }),
    }),
  );
  const headers = { cookie: signUp.headers.getSetCookie()[0]!.split(';')[0]! };
  const { user } = await helpers.requireSession({ headers });
  const issued = await fetch(`${address}/auth/token`, { headers });
  const { token } = (await issued.json()) as { token: string };
  expect(await helpers.verifyToken(token)).toMatchObject({ sub: user.id });
});

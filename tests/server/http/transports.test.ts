import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';

import { securityHeaders } from '#server/http/headers.ts';
import { messagePageStyle } from '#server/http/page-styles.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import { errors } from '#generated/features.ts';

import { test } from '#tests/support/test.ts';

const json = { 'content-type': 'application/json' };
const signIn = { email: 'nobody@example.com', password: 'long enough' };

test('a POST without body and content type is read as an empty object', async ({ signedIn }) => {
  expect(await signedIn.post('/sign-out')).toEqual({ status: 200, body: { success: true } });
});

test('an empty JSON body is read as an empty object', async ({ signedIn }) => {
  const response = await signedIn.send({ method: 'POST', url: '/sign-out', headers: json, payload: '' });
  expect(response.json()).toEqual({ success: true });
});

test('a charset in the content type is accepted', async ({ anyone }) => {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const payload = JSON.stringify(signIn);
  const response = await anyone.send({ method: 'POST', url: '/sign-in/email', headers, payload });
  expect(response.json().code).toBe('INVALID_EMAIL_OR_PASSWORD');
});

test.for([
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/xml',
  'text/json',
])('a body of type %s is rejected', async (type, { anyone }) => {
  const headers = { 'content-type': type };
  const response = await anyone.send({ method: 'POST', url: '/sign-in/email', headers, payload: 'email=a' });
  expect([response.statusCode, response.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
});

test.for(['{', '{"email":}', 'nonsense', '{"a":1}}'])('malformed JSON %s answers 400', async (payload, { anyone }) => {
  const response = await anyone.send({ method: 'POST', url: '/sign-in/email', headers: json, payload });
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { code: 'INVALID_JSON_IN_REQUEST_BODY', message: 'Invalid JSON in request body' },
  ]);
});

test.for(['[]', '"text"', '3', 'null', 'true'])(
  'JSON that is not an object, %s, is rejected',
  async (payload, { anyone }) => {
    const response = await anyone.send({ method: 'POST', url: '/sign-in/email', headers: json, payload });
    expect([response.statusCode, response.json().code]).toEqual([400, 'VALIDATION_ERROR']);
  },
);

test('a body over 64 kB is rejected', async ({ anyone }) => {
  const payload = JSON.stringify({ ...signIn, password: 'x'.repeat(65_536) });
  const response = await anyone.send({ method: 'POST', url: '/sign-in/email', headers: json, payload });
  expect([response.statusCode, response.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});

test.for(['\\u0000', '\\ud800', 'a\\udc00b'])('a string with %s is rejected', async (text, { anyone }) => {
  const payload = `{"email":"a@example.com","password":"long enough ${text}"}`;
  const response = await anyone.send({ method: 'POST', url: '/sign-in/email', headers: json, payload });
  expect([response.statusCode, response.json()]).toMatchObject([
    400,
    { code: 'VALIDATION_ERROR', issues: [{ path: 'password' }] },
  ]);
});

test('a __proto__ key in a body is ignored', async ({ signedIn }) => {
  const payload = '{"name":"Polly","__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}';
  const response = await signedIn.send({ method: 'POST', url: '/update-user', headers: json, payload });
  expect(response.json()).toEqual({ status: true });
  expect(({} as Record<string, unknown>)['role']).toBeUndefined();
  expect((await signedIn.get('/get-session')).body.user).toMatchObject({ name: 'Polly', role: 'user' });
});

test.for(['yes', '1', 'TRUE', '', 'true&disableRefresh=true'])(
  'a boolean query parameter rejects %s',
  async (value, { anyone }) => {
    const response = await anyone.send({ method: 'GET', url: `/get-session?disableRefresh=${value}` });
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { code: 'VALIDATION_ERROR', message: 'Invalid query parameters' },
    ]);
  },
);

test('a validation error lists an issue for each field', async ({ anyone }) => {
  expect(await anyone.post('/sign-in/email', { email: 3 })).toEqual({
    status: 400,
    body: {
      code: 'VALIDATION_ERROR',
      message: 'Invalid body parameters',
      issues: [
        { path: 'email', message: expect.any(String) },
        { path: 'password', message: expect.any(String) },
      ],
    },
  });
});

test.for([
  ['POST', '/api/auth/list-sessions'],
  ['GET', '/api/auth/sign-out'],
  ['HEAD', '/api/auth/get-session'],
  ['PUT', '/api/auth/ok'],
  ['GET', '/api/auth/ok/'],
  ['GET', '/api/auth/OK'],
  ['GET', '/api/auth//ok'],
  ['GET', '/api/auth/nothing'],
  ['GET', '/api/auth'],
  ['GET', '/api/other'],
] as const)('%s %s is not a call', async ([method, url], { anyone }) => {
  const response = await anyone.send({ method, url });
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control']).toBe('no-store');
  if (method !== 'HEAD') expect(response.json()).toEqual({ code: 'NOT_FOUND', message: 'Not found' });
});

const wrongRequests: [what: string, request: InjectOptions & { url: string }, status: number, code: string][] = [
  ['malformed JSON', { url: '/signIn.email', headers: json, payload: '{' }, 400, 'INVALID_JSON_IN_REQUEST_BODY'],
  ['a body over 64 kB', { url: '/signIn.email', payload: { x: 'x'.repeat(65_536) } }, 413, 'PAYLOAD_TOO_LARGE'],
  [
    'a form',
    { url: '/signIn.email', headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=b' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['a malformed address', { method: 'GET', url: '/%zz' }, 400, 'BAD_REQUEST'],
  ['an unknown call', { method: 'GET', url: '/nothing' }, 404, 'NOT_FOUND'],
  ['a batch of calls', { method: 'GET', url: '/ok,ok?batch=1' }, 404, 'NOT_FOUND'],
  ['a query sent by POST', { url: '/getSession' }, 404, 'NOT_FOUND'],
];

test.for(wrongRequests)(
  'RPC answers %s with a tRPC error envelope',
  async ([, { url, ...request }, status, code], { anyone }) => {
    const response = await anyone.send({ method: 'POST', ...request, url: `/api/trpc${url}` });
    const [, message] = errors[code as ErrorCode];
    expect([response.statusCode, response.json()]).toEqual([
      status,
      { error: { message, code: expect.any(Number), data: { code, message, httpStatus: status } } },
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
  },
);

test('every response has security headers and a request id, and forbids caching', async ({ anyone }) => {
  for (const url of ['/ok', '/get-session', '/nothing', '/api/trpc/ok', '/error']) {
    const { headers } = await anyone.send({ method: 'GET', url });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      vary: expect.stringContaining('Cookie'),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-site',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  }
});

test.for([
  ['https://auth.example.com', 'max-age=31536000; includeSubDomains'],
  ['http://localhost:3000', undefined],
])('responses of %s have the HSTS header %s, and pages an opener policy', ([baseUrl, hsts]) => {
  const { json, messagePage, webApp } = securityHeaders({
    baseUrl: baseUrl!,
    basePath: '/api/auth',
    webApp: true,
    branding: {},
  });
  for (const headers of [json, messagePage, webApp]) expect(headers['strict-transport-security']).toBe(hsts);
  for (const headers of [messagePage, webApp]) expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('REST and RPC answer the same error, without a stack trace', async ({ anyone }) => {
  const rest = await anyone.post('/sign-in/email', signIn);
  const payload = JSON.stringify(signIn);
  const rpc = await anyone.send({ method: 'POST', url: '/api/trpc/signIn.email', headers: json, payload });

  expect(rpc.statusCode).toBe(rest.status);
  expect(rpc.json().error).toMatchObject({ message: rest.body.message, data: { ...rest.body, httpStatus: 401 } });
  expect(rpc.body).not.toMatch(/stack|node_modules|\.ts/);
});

test('the error page escapes the code and shows no other parameter', async ({ anyone }) => {
  const url = '/error?error=%3Cscript%3Ealert(1)%3C/script%3E&x=secret';
  const { body, headers } = await anyone.send({ method: 'GET', url });

  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).not.toMatch(/<script|secret/);
  expect(body).toContain('<a href="/">Back to Gatehouse</a>');
  expect((await anyone.send({ method: 'GET', url: '/error' })).body).toContain('<code>Unknown</code>');
});

test('the error page has the language of the browser, and the font only beside the web app', async ({ anyone }) => {
  const german = { 'accept-language': 'de' };
  const { body, headers } = await anyone.send({ method: 'GET', url: '/error', headers: german });
  expect(body).toContain('<html lang="de" dir="ltr">');
  expect(body).toContain('<a href="/">Zurück zu Gatehouse</a>');
  // The service of this test serves no web app.
  expect(body).not.toContain('@font-face');
  expect(headers['content-security-policy']).not.toContain('font-src');

  const options = { baseUrl: 'http://localhost:3000', basePath: '/auth', webApp: true, branding: {} } as const;
  expect(messagePageStyle(options)).toContain('src:url(/auth/docs/geist.woff2)');
  expect(securityHeaders(options).messagePage['content-security-policy']).toContain(";font-src 'self';");
});

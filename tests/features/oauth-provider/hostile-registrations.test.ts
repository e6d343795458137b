import type { ServerResponse } from 'node:http';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { DocumentHost } from '#tests/support/oauth/document-host.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

const CALLBACK = 'https://app.example.com/callback';

let gatehouse: Gatehouse & AsyncDisposable;
let host: DocumentHost;
let person: Person;

beforeAll(async () => {
  host = await DocumentHost.start();
  gatehouse = await startGatehouse({
    oauthProvider: { enabled: true, clientDocuments: 'any', registration: 'open' },
    rateLimit: { enabled: false },
    outgoing: { privateHosts: ['127.0.0.1'], timeoutMs: 300 },
  });
  person = await Person.signUp(gatehouse);
});

afterAll(async () => {
  // No row, whatever was sent.
  expect(await runSql(gatehouse.options.databaseUrl!, 'select client_id from oauth_client')).toEqual([]);
  await gatehouse.close();
  await host[Symbol.asyncDispose]();
});

/** Metadata of which nothing may be accepted, in a document or in a registration. */
const hostileMetadata: Record<string, object> = {
  'no redirect URI': { redirect_uris: [] },
  'no member redirect_uris': { redirect_uris: undefined },
  'a text for redirect_uris': { redirect_uris: CALLBACK },
  'a number as redirect URI': { redirect_uris: [1] },
  'null as redirect URI': { redirect_uris: [null] },
  'an object as redirect URI': { redirect_uris: { 0: CALLBACK, length: 1 } },
  'more than 20 redirect URIs': { redirect_uris: Array.from({ length: 21 }, (_each, n) => `${CALLBACK}/${n}`) },
  'a redirect URI of 2,000 characters': { redirect_uris: [`${CALLBACK}/${'a'.repeat(2000)}`] },
  'a redirect URI without TLS': { redirect_uris: ['http://app.example.com/callback'] },
  'one bad redirect URI among good ones': { redirect_uris: [CALLBACK, 'http://app.example.com/callback'] },
  'a redirect URI with a fragment': { redirect_uris: [`${CALLBACK}#a`] },
  'a redirect URI with a user name': { redirect_uris: ['https://user@app.example.com/callback'] },
  'a redirect URI with a wildcard': { redirect_uris: ['https://*.example.com/callback'] },
  'a redirect URI with a backslash': { redirect_uris: ['https://app.example.com\\@evil.example'] },
  'a redirect URI with a dot segment': { redirect_uris: ['https://app.example.com/a/../callback'] },
  'a redirect URI with an encoded dot segment': { redirect_uris: ['https://app.example.com/a/%2e%2e/callback'] },
  'a redirect URI with a line break': { redirect_uris: [`${CALLBACK}\r\nset-cookie: a=b`] },
  'a redirect URI with a NUL': { redirect_uris: [`${CALLBACK}\u0000`] },
  'a redirect URI with a homograph': { redirect_uris: ['https://аpp.example.com/callback'] },
  'a redirect URI in capitals': { redirect_uris: ['https://APP.example.com/callback'] },
  'a redirect URI with a number for its host': { redirect_uris: ['http://2130706433/callback'] },
  'a relative redirect URI': { redirect_uris: ['/callback'] },
  'a redirect URI of javascript': { redirect_uris: ['javascript:alert(1)'] },
  'a redirect URI of data': { redirect_uris: ['data:text/html,a'] },
  'a redirect URI of a file': { redirect_uris: ['file:///etc/passwd'] },
  'a redirect URI of a blob': { redirect_uris: ['blob:https://app.example.com/1'] },
  'a redirect URI of a web socket': { redirect_uris: ['wss://app.example.com/callback'] },
  'a redirect URI of a scheme that other programs share': { redirect_uris: ['mail:callback'] },
  'a name of 65 characters': { client_name: 'a'.repeat(65) },
  'an empty name': { client_name: '' },
  'a name of spaces': { client_name: '   ' },
  'a name with a NUL': { client_name: 'Claude\u0000' },
  'a name with a line break': { client_name: 'Claude\nverified' },
  'a name that turns the text around': { client_name: 'Claude\u202e' },
  'a name with invisible characters': { client_name: 'Cl\u200baude' },
  'a name with half a character': { client_name: 'Claude \ud800' },
  'a name that is an object': { client_name: { toString: 'Claude' } },
  'a name that is an array': { client_name: ['Claude'] },
  'a home page without TLS': { client_uri: 'http://app.example.com' },
  'a home page of javascript': { client_uri: 'javascript:alert(1)' },
  'a policy of data': { policy_uri: 'data:text/html,a' },
  'terms that are no address': { tos_uri: 'terms' },
  'client credentials alone': { grant_types: ['client_credentials'] },
  'the implicit grant alone': { grant_types: ['implicit'] },
  'passwords alone': { grant_types: ['password'] },
  'token exchange alone': { grant_types: ['urn:ietf:params:oauth:grant-type:token-exchange'] },
  'no grant type': { grant_types: [] },
  'a grant type that is no text': { grant_types: [{}] },
  'tokens in the address alone': { response_types: ['token'] },
  'ID tokens in the address alone': { response_types: ['id_token token'] },
  'a response type that is a number': { response_types: 7 },
  'an unknown authentication': { token_endpoint_auth_method: 'tls_client_auth' },
  'an authentication with a shared secret as a key': { token_endpoint_auth_method: 'client_secret_jwt' },
  'an authentication that is no text': { token_endpoint_auth_method: ['none'] },
};

let documents = 0;

/** How the authorization endpoint answers a request of an application that is described by what a host responds. */
async function requestWith(clientId: string) {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const { statusCode, headers } = await person.send({
    method: 'GET',
    url: `/api/auth/oauth2/authorize?${query}`,
    headers: {},
  });
  const location = new URL(headers.location ?? '/', 'http://localhost:3000');
  return { status: statusCode, page: location.pathname, error: location.searchParams.get('error') };
}

const refused = { status: 303, page: '/error', error: expect.stringMatching(/^invalid_/) };

async function documentOutcome(respond: (response: ServerResponse, clientId: string) => void) {
  const path = `/${++documents}.json`;
  const clientId = host.url(path);
  host.respond(path, (response) => respond(response, clientId));
  return requestWith(clientId);
}

const json = { 'content-type': 'application/json' };
const valid = (clientId: string) => ({ client_id: clientId, client_name: 'Claude', redirect_uris: [CALLBACK] });

describe('documents', () => {
  test('the request is right but for what the other tests change', async () => {
    const outcome = await documentOutcome((response, clientId) =>
      response.writeHead(200, json).end(JSON.stringify(valid(clientId))),
    );
    expect(outcome).toEqual({ status: 303, page: '/consent', error: null });
  });

  test.for(Object.entries(hostileMetadata))('refuses %s', async ([, members]) => {
    const outcome = await documentOutcome((response, clientId) =>
      response.writeHead(200, json).end(JSON.stringify({ ...valid(clientId), ...members })),
    );
    expect(outcome).toEqual(refused);
  });

  const bodies: Record<string, (clientId: string) => string | Buffer> = {
    'another client_id': (clientId) => JSON.stringify(valid(`${clientId}x`)),
    'no client_id': () => JSON.stringify({ redirect_uris: [CALLBACK] }),
    'a client_id in an array': (clientId) => JSON.stringify({ ...valid(clientId), client_id: [clientId] }),
    'a client_id in the prototype': (clientId) => `{"__proto__": ${JSON.stringify(valid(clientId))}}`,
    'redirect URIs in the prototype': (clientId) =>
      `{"client_id": "${clientId}", "__proto__": {"redirect_uris": ["${CALLBACK}"]}}`,
    'a secret': (clientId) => JSON.stringify({ ...valid(clientId), client_secret: 'secret' }),
    'the end of a secret': (clientId) => JSON.stringify({ ...valid(clientId), client_secret_expires_at: 0 }),
    'an authentication with a secret': (clientId) =>
      JSON.stringify({ ...valid(clientId), token_endpoint_auth_method: 'client_secret_basic' }),
    'an array': (clientId) => JSON.stringify([valid(clientId)]),
    'a text': (clientId) => JSON.stringify(clientId),
    null: () => 'null',
    'a number': () => '7',
    nothing: () => '',
    'half a document': (clientId) => JSON.stringify(valid(clientId)).slice(0, -5),
    'bytes that are no text': () => Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
    'a deep document': () => '['.repeat(8000),
    '17 KB': (clientId) => JSON.stringify({ ...valid(clientId), more: 'a'.repeat(17_000) }),
    '2 MB': (clientId) => JSON.stringify({ ...valid(clientId), more: 'a'.repeat(2_000_000) }),
  };
  test.for(Object.entries(bodies))('refuses %s', async ([, bodyOf]) => {
    const outcome = await documentOutcome((response, clientId) => response.writeHead(200, json).end(bodyOf(clientId)));
    expect(outcome).toEqual(refused);
  });

  const responses: Record<string, (response: ServerResponse, body: string) => void> = {
    'a redirect': (response) => response.writeHead(302, { location: 'https://app.example.com/a.json' }).end(),
    'a redirect to the same host': (response) => response.writeHead(307, { location: '/1.json' }).end(),
    'a failure with a document': (response, body) => response.writeHead(500, json).end(body),
    'a document that is created': (response, body) => response.writeHead(201, json).end(body),
    'no content': (response) => response.writeHead(204).end(),
    'a page': (response, body) => response.writeHead(200, { 'content-type': 'text/html' }).end(body),
    'plain text': (response, body) => response.writeHead(200, { 'content-type': 'text/plain' }).end(body),
    'no media type': (response, body) => response.writeHead(200).end(body),
    'an unknown content coding': (response, body) =>
      response.writeHead(200, { ...json, 'content-encoding': 'secret' }).end(body),
    'a content coding that it has not': (response, body) =>
      response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(body),
    'a connection that ends': (response) => response.destroy(),
    'no response': () => undefined,
    'a response that does not end': (response, body) => void response.writeHead(200, json).write(body),
  };
  test.for(Object.entries(responses))('refuses %s', async ([, respond]) => {
    const outcome = await documentOutcome((response, clientId) => respond(response, JSON.stringify(valid(clientId))));
    expect(outcome).toEqual(refused);
  });

  test.for([
    'https://10.0.0.1/client.json',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/client.json',
    'https://localhost/client.json',
    'http://app.example.com/client.json',
    'https://app.example.com',
    'https://app.example.com/',
    'https://app.example.com/a/../client.json',
    'https://app.example.com/%2e%2e/client.json',
    'https://app.example.com/a%2fclient.json',
    'https://app.example.com/client.json#fragment',
    'https://user@app.example.com/client.json',
    'https://user:password@app.example.com/client.json',
    'https://APP.example.com/client.json',
    'https://app.example.com:443/client.json',
    'https://2130706433/client.json',
    'https://app.example.com\\client.json',
    'https://app.example.com/client json',
    `https://app.example.com/${'a'.repeat(600)}`,
    'ftp://app.example.com/client.json',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https:app.example.com/client.json',
    'https://does-not-exist.invalid/client.json',
  ])('refuses the client_id %s', async (clientId) => {
    const before = host.requests.length;
    expect(await requestWith(clientId)).toEqual(refused);
    expect(host.requests).toHaveLength(before);
  });
});

async function register(payload: string | Buffer, headers: Record<string, string> = json) {
  const response = await gatehouse.app.inject({
    method: 'POST',
    url: '/api/auth/oauth2/register',
    payload,
    headers: { ...json, ...headers },
  });
  return { status: response.statusCode, body: response.json<{ error: string }>() };
}

describe('registrations', () => {
  test.for(Object.entries(hostileMetadata))('refuses %s', async ([, members]) => {
    const { status, body } = await register(JSON.stringify({ redirect_uris: [CALLBACK], ...members }));
    expect(status).toBe(400);
    expect(body.error).toMatch(/^invalid_(redirect_uri|client_metadata|request)$/);
  });

  const bodies: Record<string, string | Buffer> = {
    nothing: '',
    null: 'null',
    'an array': '[]',
    'a text': '"client"',
    'half a registration': '{"redirect_uris":',
    'redirect URIs in the prototype': `{"__proto__": {"redirect_uris": ["${CALLBACK}"]}}`,
    'redirect URIs in the constructor': `{"constructor": {"prototype": {"redirect_uris": ["${CALLBACK}"]}}}`,
    'bytes that are no text': Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
    'a deep body': '['.repeat(8000),
    '2 MB': JSON.stringify({ redirect_uris: [CALLBACK], more: 'a'.repeat(2_000_000) }),
  };
  test.for(Object.entries(bodies))('refuses %s', async ([, body]) => {
    const { status } = await register(body);
    expect([400, 413]).toContain(status);
  });

  test.for([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
    ['a page', { 'content-type': 'text/html' }, 415],
    ['an unknown token', { authorization: 'Bearer unknown' }, 401],
    ['a password', { authorization: 'Basic YTpi' }, 201],
  ] as const)('answers %s', async ([, headers, expected]) => {
    const { status } = await register(
      expected === 400 ? `redirect_uris=${CALLBACK}` : JSON.stringify({ redirect_uris: [CALLBACK] }),
      headers,
    );
    expect(status).toBe(expected);
    if (expected === 201) await runSql(gatehouse.options.databaseUrl!, 'delete from oauth_client');
  });
});

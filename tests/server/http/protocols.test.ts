import { expect } from 'vitest';

import {
  defineProtocol,
  type ProtocolCall,
  type ProtocolFailure,
  type ProtocolResponse,
} from '#server/call/protocol.ts';
import { findSessionSnapshot } from '#server/features/sessions/current-session.ts';
import { createUser } from '#server/features/users/create-user.ts';
import { AppError } from '#server/lib/errors.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { installFeature } from '#tests/support/calls/scratch-feature.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

class TeapotError extends Error {
  readonly status = 412;
}

const TYPE = 'application/scratch+json';

const scratch = defineProtocol({
  prefix: '/scratch/v1',
  tag: { title: 'Scratch', description: 'A protocol of tests.' },
  mediaTypes: [TYPE, 'application/json', 'application/x-www-form-urlencoded'],
  bodyLimit: 1000,
  authenticate: async ({ headers }) => {
    if (headers.authorization !== 'Bearer scratch') throw new AppError('UNAUTHORIZED');
    return { cookie: headers.cookie ?? null };
  },
  routes: [
    {
      name: 'scratch.echo',
      method: 'PUT',
      path: '/things/:id',
      handle: async ({ params, query, body, caller }) => {
        const sent = body instanceof URLSearchParams ? Object.fromEntries(body) : (body ?? null);
        return { status: 201, headers: { location: '/x' }, body: { ...params, q: query.get('q'), sent, ...caller } };
      },
    },
    { name: 'scratch.delete', method: 'DELETE', path: '/things/:id', handle: async () => ({ status: 204 }) },
    {
      name: 'scratch.create',
      method: 'POST',
      path: '/users',
      handle: async ({ ctx, body }) => {
        const { email, fails } = body as { email: string; fails?: boolean };
        const user = await createUser(ctx, { email, name: 'X' }, { signUp: 'scratch' });
        if (fails) throw new TeapotError();
        return { status: 201, body: { id: user.id } };
      },
    },
  ],
  present,
});

function present({ status, code, message, error }: ProtocolFailure): ProtocolResponse {
  return {
    status: error instanceof TeapotError ? error.status : status,
    body: { scratchError: error instanceof TeapotError ? 'TEAPOT' : code, detail: message },
  };
}

/** As an authorization server has them. */
const browsers = defineProtocol({
  prefix: '/scratch/browsers',
  tag: scratch.tag,
  mediaTypes: ['application/json', 'application/x-www-form-urlencoded'],
  bodyLimit: 1000,
  authenticate: async ({ headers }) => ({ cookie: headers.cookie ?? null }),
  routes: [
    ...(['GET', 'POST'] as const).map((method) => ({
      name: `scratch.authorize${method}`,
      method,
      path: '/authorize',
      session: true as const,
      handle: async ({ ctx }: ProtocolCall<null>) => {
        const user = (await findSessionSnapshot(ctx))?.user.id ?? 'no session';
        ctx.reply.setSigned('dont_remember', 'true');
        return { status: 303, headers: { location: `https://client.example/?user=${user}` } };
      },
    })),
    {
      name: 'scratch.token',
      method: 'POST',
      path: '/token',
      cors: 'client',
      handle: async ({ ctx, caller }) => {
        const { origin } = ctx.headers;
        const isClient = origin === 'https://client.example';
        return { status: 200, headers: { ...(isClient && { 'access-control-allow-origin': origin }) }, body: caller };
      },
    },
    {
      name: 'scratch.register',
      method: 'PUT',
      path: '/register',
      cors: 'open',
      handle: async () => {
        throw new TeapotError();
      },
    },
  ],
  present,
});

const metadata = defineProtocol({
  prefix: '/.well-known/scratch',
  atRoot: true,
  tag: scratch.tag,
  mediaTypes: ['application/json'],
  bodyLimit: 1000,
  authenticate: async () => null,
  routes: ['', '/*'].map((path) => ({
    name: 'scratch.metadata',
    method: 'GET' as const,
    path,
    cors: 'open' as const,
    handle: async ({ params }: ProtocolCall<null>) => ({
      status: 200,
      headers: { 'cache-control': 'public, max-age=300' },
      body: { of: params['*'] ?? '' },
    }),
  })),
  present,
});
installFeature({ name: 'scratch', protocols: [scratch, browsers, metadata] });

type Sent = { method: string; path: string; body?: string | object; type?: string; headers?: Record<string, string> };
type App = Awaited<ReturnType<typeof startGatehouse>>['app'];

async function send(app: App, { method, path, body, type = TYPE, headers = {} }: Sent) {
  const response = await app.inject({
    method: method as 'GET',
    url: `/api/auth/scratch/v1${path}`,
    headers: { authorization: 'Bearer scratch', ...(body !== undefined && { 'content-type': type }), ...headers },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { statusCode: status, payload } = response;
  const { 'content-type': contentType, ...rest } = response.headers;
  return { status, type: contentType, body: payload === '' ? null : (JSON.parse(payload) as object), headers: rest };
}

test('a protocol answers in its own media type, with its own statuses', async ({ gatehouse }) => {
  const { app } = gatehouse;
  const created = await send(app, { method: 'PUT', path: '/things/7?q=a', body: { a: 1, ['__proto__']: 2 } });

  expect(created).toMatchObject({ status: 201, type: TYPE, headers: { location: '/x', 'cache-control': 'no-store' } });
  expect(created.headers['x-request-id']).toBeTruthy();
  expect(created.body).toEqual({ id: '7', q: 'a', sent: { a: 1 }, cookie: null });
  expect(await send(app, { method: 'PUT', path: '/things/7', body: { a: 1 }, type: 'application/json' })).toMatchObject(
    {
      status: 201,
    },
  );
  const form = { body: 'b=2', type: 'application/x-www-form-urlencoded' };
  expect(await send(app, { method: 'PUT', path: '/things/7', ...form })).toMatchObject({ body: { sent: { b: '2' } } });
  expect(await send(app, { method: 'PUT', path: '/things/7' })).toMatchObject({ body: { sent: null } });
  const deleted = await send(app, { method: 'DELETE', path: '/things/7' });
  expect([deleted.status, deleted.type, deleted.body]).toEqual([204, undefined, null]);
});

test('a protocol presents every failure below its prefix', async ({ gatehouse }) => {
  const failing: [Sent, number, string][] = [
    [{ method: 'PUT', path: '/things/7', headers: { authorization: 'Bearer x' } }, 401, 'UNAUTHORIZED'],
    [{ method: 'GET', path: '/nothing' }, 404, 'NOT_FOUND'],
    [{ method: 'PATCH', path: '/things/7', body: '<xml/>', type: 'text/xml' }, 405, 'METHOD_NOT_ALLOWED'],
    [{ method: 'OPTIONS', path: '/users' }, 405, 'METHOD_NOT_ALLOWED'],
    [{ method: 'PUT', path: '/things/7', body: '<xml/>', type: 'text/xml' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [{ method: 'PUT', path: '/things/7', body: '{' }, 400, 'INVALID_JSON_IN_REQUEST_BODY'],
    [{ method: 'PUT', path: '/things/7', body: { a: 'x'.repeat(1000) } }, 413, 'PAYLOAD_TOO_LARGE'],
    [
      { method: 'PUT', path: '/things/7', body: { a: 1 }, headers: { 'content-encoding': 'gzip' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [{ method: 'POST', path: '/users', body: { email: 'teapot@example.com', fails: true } }, 412, 'TEAPOT'],
  ];
  for (const [sent, status, code] of failing) {
    const { body, ...response } = await send(gatehouse.app, sent);
    expect
      .soft([sent, response.status, response.type, body])
      .toMatchObject([sent, status, TYPE, { scratchError: code }]);
  }
  const { headers } = await send(gatehouse.app, { method: 'PATCH', path: '/things/7' });
  expect(headers['allow']).toBe('PUT, DELETE');
});

test('a request of a protocol is one transaction with its audit entries', async ({ gatehouse }) => {
  const { app, options } = gatehouse;
  const email = 'protocol@example.com';
  await send(app, { method: 'POST', path: '/users', body: { email, fails: true } });
  expect(await runSql(options.databaseUrl!, `select 1 from "user" where email = '${email}'`)).toEqual([]);

  const { status, body } = await send(app, { method: 'POST', path: '/users', body: { email } });
  expect(status).toBe(201);
  const { id } = body as { id: string };
  const entries = `select details from audit_entry where subject_id = '${id}' and event = 'user.signed-up'`;
  expect(await runSql(options.databaseUrl!, entries)).toEqual([{ details: { provider: 'scratch' } }]);
  // A constraint is an error of the catalogue.
  expect(await send(app, { method: 'POST', path: '/users', body: { email } })).toMatchObject({
    status: 422,
    body: { scratchError: 'USER_ALREADY_EXISTS' },
  });
});

test('a protocol gets no cookies, and pages cannot read its answers', async ({ gatehouse, signedIn }) => {
  const cookie = [...signedIn.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const origin = new URL(gatehouse.options.baseUrl).origin;
  const { body, headers } = await send(gatehouse.app, {
    method: 'PUT',
    path: '/things/7',
    headers: { cookie, origin },
  });

  expect(body).toMatchObject({ cookie: null });
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

test('the rate limit counts requests of a protocol by name', async () => {
  await using gatehouse = await startGatehouse({
    rateLimit: { enabled: true, customRules: { 'scratch.delete': { window: 60, max: 1 } } },
  });
  const remove = () => send(gatehouse.app, { method: 'DELETE', path: '/things/7' });

  expect((await remove()).status).toBe(204);
  const refused = await remove();
  expect(refused).toMatchObject({ status: 429, body: { scratchError: 'TOO_MANY_REQUESTS' } });
  expect(Number(refused.headers['retry-after'] ?? refused.headers['x-retry-after'])).toBeGreaterThan(0);
  expect((await new Person(gatehouse).get('/ok')).status).toBe(200);
});

const cookiesOf = ({ cookies }: Person) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

test('the session reaches only its routes, and not from a page of another site', async ({ gatehouse, signedIn }) => {
  const cookie = cookiesOf(signedIn);
  const userOf = async (method: 'GET' | 'POST', headers: Record<string, string>) => {
    const url = '/api/auth/scratch/browsers/authorize';
    const { headers: answered, statusCode } = await gatehouse.app.inject({ method, url, headers });
    expect(statusCode).toBe(303);
    expect(String(answered['set-cookie'])).toContain('dont_remember');
    return new URL(String(answered['location'])).searchParams.get('user');
  };
  const own = { cookie, origin: new URL(gatehouse.options.baseUrl).origin };
  const foreign = { cookie, origin: 'https://evil.example' };

  // A link at another site.
  expect(await userOf('GET', { cookie, 'sec-fetch-site': 'cross-site', referer: 'https://client.example/' })).toBe(
    signedIn.id,
  );
  expect(await userOf('POST', own)).toBe(signedIn.id);
  expect(await userOf('POST', foreign)).toBe('no session');
  expect(await userOf('GET', foreign)).toBe('no session');
  expect(await userOf('POST', { cookie, 'sec-fetch-site': 'cross-site' })).toBe('no session');
  const token = await gatehouse.app.inject({ method: 'POST', url: '/api/auth/scratch/browsers/token', headers: own });
  expect(token.json()).toEqual({ cookie: null });
});

test('a route says which pages of other origins read its answers, never with cookies', async ({ gatehouse }) => {
  const corsOf = async (method: string, path: string, headers: Record<string, string>) => {
    const url = path.startsWith('/.') ? path : `/api/auth/scratch/browsers${path}`;
    const answer = await gatehouse.app.inject({ method: method as 'GET', url, headers });
    const cors = Object.entries(answer.headers).filter(([name]) => name.startsWith('access-control-'));
    return [answer.statusCode, Object.fromEntries(cors.map(([name, value]) => [name.slice(15), value]))];
  };
  const [client, other] = [{ origin: 'https://client.example' }, { origin: 'https://other.example' }];
  const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };
  const exposed = { 'expose-headers': 'www-authenticate, dpop-nonce, retry-after' };
  const allowed = { 'allow-origin': '*', 'allow-headers': 'authorization', 'max-age': '600' };

  expect(await corsOf('OPTIONS', '/token', { ...other, ...preflight })).toEqual([
    204,
    { ...allowed, 'allow-methods': 'POST' },
  ]);
  expect(await corsOf('POST', '/token', client)).toEqual([200, { ...exposed, 'allow-origin': client.origin }]);
  expect(await corsOf('POST', '/token', other)).toEqual([200, exposed]);
  expect(await corsOf('PUT', '/register', other)).toEqual([412, { ...exposed, 'allow-origin': '*' }]);
  expect(await corsOf('OPTIONS', '/authorize', { ...other, ...preflight })).toEqual([405, {}]);
  expect(await corsOf('GET', '/authorize', client)).toEqual([303, {}]);
  expect(await corsOf('GET', '/.well-known/scratch', other)).toEqual([200, { ...exposed, 'allow-origin': '*' }]);
});

test('a protocol at the root answers below its path, in its own form', async ({ gatehouse }) => {
  const get = (url: string) => gatehouse.app.inject({ method: 'GET', url });
  const { headers, ...answer } = await get('/.well-known/scratch/api/auth');

  expect(answer.json()).toEqual({ of: 'api/auth' });
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' });
  expect((await get('/.well-known/scratch')).json()).toEqual({ of: '' });
  const unknown = await get('/.well-known/other');
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NOT_FOUND']);
});

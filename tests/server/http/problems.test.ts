import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { ERRORS_PATH } from '#server/transports/problem.ts';
import { errors } from '#generated/features.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

type Request = InjectOptions & { url: string };

const SIGN_UP = '/api/auth/sign-up/email';
const json = { 'content-type': 'application/json' };
const post = (payload: string, headers: Record<string, string> = json): Request => ({
  method: 'POST',
  url: SIGN_UP,
  payload,
  headers,
});

/** A request for every way in which an error leaves the service, with the status and code of its answer. */
const failures: [about: string, request: Request, status: number, code: string][] = [
  ['validation', post('{"name":1}'), 400, 'VALIDATION_ERROR'],
  ['validation of a query', { url: '/api/auth/verify-email?x=1' }, 400, 'VALIDATION_ERROR'],
  ['a guard', { url: '/api/auth/list-sessions' }, 401, 'UNAUTHORIZED'],
  ['an unknown path', { url: '/api/auth/unknown' }, 404, 'NOT_FOUND'],
  ['a disabled call', { url: '/api/auth/token' }, 404, 'NOT_FOUND'],
  ['another content type', post('a', { 'content-type': 'text/plain' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['malformed JSON', post('{'), 400, 'INVALID_JSON_IN_REQUEST_BODY'],
  ['a long body', post(`"${'x'.repeat(70_000)}"`), 413, 'PAYLOAD_TOO_LARGE'],
  ['a malformed URL', { url: '/api/auth/%zz' }, 400, 'BAD_REQUEST'],
  ['another origin', post('{}', { ...json, origin: 'https://evil.example' }), 403, 'INVALID_ORIGIN'],
];

/** The answer without `Accept`, and the one to a client that accepts problems. */
async function both({ app }: Gatehouse, request: Request) {
  const usual = await app.inject(request);
  const accept = 'application/problem+json, application/json;q=0.9';
  const problem = await app.inject({ ...request, headers: { ...request.headers, accept } });
  return { usual, problem };
}

function expectProblem({ usual, problem }: Awaited<ReturnType<typeof both>>, status: number, code: string): void {
  const { message, ...rest } = usual.json();
  expect([usual.statusCode, usual.headers['content-type']]).toEqual([status, 'application/json; charset=utf-8']);
  expect([problem.statusCode, problem.headers['content-type']]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ]);
  expect(problem.headers['vary']).toContain('Accept');
  expect(problem.json()).toEqual({
    ...rest,
    type: `http://localhost:3000/api/auth${ERRORS_PATH}#${code}`,
    title: expect.stringMatching(/\S/),
    status,
    detail: message,
    instance: `urn:uuid:${String(problem.headers['x-request-id'])}`,
    code,
  });
}

test.for(failures)(
  '%s answers a problem to clients that accept it',
  async ([, request, status, code], { gatehouse }) => {
    expectProblem(await both(gatehouse, request), status, code);
  },
);

test('a rate limit answers a problem with Retry-After', async () => {
  await using gatehouse = await startGatehouse({
    rateLimit: { enabled: true, customRules: { listSessions: { max: 1, window: 60 } } },
  });
  const request = { url: '/api/auth/list-sessions' };
  await gatehouse.app.inject(request);
  const answers = await both(gatehouse, request);
  expectProblem(answers, 429, 'TOO_MANY_REQUESTS');
  expect(Number(answers.problem.headers['retry-after'])).toBeGreaterThan(0);
});

test('an internal error answers a problem without details', async () => {
  await using gatehouse = await startGatehouse();
  await runSql(gatehouse.options.databaseUrl!, 'alter table "user" rename to "users"');
  const request = post('{"name":"Ada","email":"ada@example.com","password":"correct horse battery staple"}');
  const answers = await both(gatehouse, request);
  expectProblem(answers, 500, 'INTERNAL_SERVER_ERROR');
  expect(answers.problem.body).not.toContain('users');
});

test('a validation problem names the path of each field', async ({ gatehouse, signedIn }) => {
  const request = {
    ...post('{"data":{"name":1,"color":"red"}}', { ...json, accept: 'application/problem+json' }),
    url: '/organization/update',
  };
  await signedIn.post('/organization/create', { name: 'Acme', slug: gatehouse.options.appName.toLowerCase() });
  const { issues, title } = (await signedIn.send(request)).json();
  expect(title).toBe('Invalid body parameters');
  expect(issues.map(({ path }: { path: string }) => path).toSorted()).toEqual(['data.color', 'data.name']);
});

const accepted: [accept: string, isProblem: boolean][] = [
  ['application/problem+json', true],
  ['Application/Problem+JSON', true],
  ['application/json, application/problem+json', true],
  ['application/problem+json;q=0.5, */*', true],
  ['application/json, application/problem+json;q=0.5', false],
  ['application/problem+json;q=0', false],
  ['application/json', false],
  ['application/*', false],
  ['*/*', false],
  ['text/html', false],
  [';;,,q=', false],
];

test.for(accepted)('Accept: %s', async ([accept, isProblem], { gatehouse }) => {
  const { headers } = await gatehouse.app.inject({ url: '/api/auth/unknown', headers: { accept } });
  const type = isProblem ? 'application/problem+json' : 'application/json';
  expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
});

test('errors of RPC keep their format', async ({ gatehouse }) => {
  for (const name of ['listSessions', 'unknown']) {
    const { usual, problem } = await both(gatehouse, { url: `/api/trpc/${name}` });
    expect([problem.headers['content-type'], problem.body]).toEqual([usual.headers['content-type'], usual.body]);
  }
});

test('successful answers ignore that a client accepts problems', async ({ gatehouse }) => {
  const { usual, problem } = await both(gatehouse, { url: '/api/auth/ok' });
  expect([problem.headers['content-type'], problem.body]).toEqual([usual.headers['content-type'], usual.body]);
});

test('the page to which problems refer has a row for every code', async ({ gatehouse }) => {
  const page = await gatehouse.app.inject({ url: `/api/auth${ERRORS_PATH}` });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const ids = [...page.body.matchAll(/<tr id="(\w+)">/g)].map(([, id]) => id);
  expect(ids).toEqual(Object.keys(errors).toSorted());
  expect(page.body).not.toMatch(/\{\w+\}/);
});

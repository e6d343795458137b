import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { isTrustedOrigin, isTrustedRedirect } from '#server/http/origin.ts';
import { parseOptions } from '#server/app/configuration.ts';
import { isEmail } from '#shared/lib/fields.ts';
import { httpCalls, type HttpCall } from '#tests/support/calls/http-calls.ts';
import { Person } from '#tests/support/person.ts';
import { test } from '#tests/support/test.ts';

/** Sends a raw request; `Person` would check the response against the OpenAPI document. */
async function statusOf(gatehouse: Gatehouse, request: InjectOptions, { cookies } = new Person(gatehouse)) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { ...(cookie ? { cookie } : {}), ...request.headers };
  return (await gatehouse.app.inject({ ...request, headers })).statusCode;
}

/** JSON escapes of texts that PostgreSQL cannot store. */
const unstorable = ['\\u0000', 'a\\u0000b', '\\ud800', '\\udfff\\ud800'];

async function send(person: Person, { method, url }: HttpCall, [field, text]: [field: string, text: string]) {
  if (method === 'GET') {
    const value = encodeURIComponent((JSON.parse(`"${text}"`) as string).toWellFormed());
    return person.send({ method, url: `${url}?${field}=${value}` });
  }
  const headers = { 'content-type': 'application/json' };
  return person.send({ method, url, headers, payload: `{${JSON.stringify(field)}:"${text}"}` });
}

test(
  'every call rejects NUL and lone surrogates in every field',
  { timeout: 60_000 },
  async ({ gatehouse, signedIn }) => {
    for (const call of httpCalls(gatehouse).filter(
      ({ meta }) => !meta.html && meta.openapi?.path !== '/callback/{id}',
    )) {
      for (const field of [...call.fields, 'unknown']) {
        for (const text of unstorable) {
          // Percent-encoded UTF-8 has no lone surrogates.
          if (call.method === 'GET' && text.includes('ud')) continue;
          const { statusCode, body } = await send(signedIn, call, [field, text]);
          expect([statusCode, body], `${call.name} ${field} ${text}`).toEqual([
            400,
            expect.stringContaining('VALIDATION_ERROR'),
          ]);
        }
      }
    }
    expect((await signedIn.get('/get-session')).body.user.id).toBe(signedIn.id);
  },
);

test('NUL in a path or in a provider callback causes no 5xx', async ({ anyone }) => {
  for (const url of [
    '/reset-password/%00?callbackURL=/',
    '/callback/%00?state=x',
    '/callback/google?state=%00&code=%00',
  ]) {
    expect((await anyone.send({ method: 'GET', url })).statusCode, url).toBeLessThan(500);
  }
});

const headers: [name: string, values: string[]][] = [
  [
    'authorization',
    [
      'Bearer',
      'Bearer ',
      'bearer\t',
      'Basic %%%',
      'Bearer %',
      'Bearer %E0%A4%A',
      `Bearer ${'a'.repeat(7000)}`,
      ',',
      '=',
    ],
  ],
  [
    'cookie',
    [
      'gatehouse.session_token',
      'gatehouse.session_token=%',
      'gatehouse.session_token="',
      '=;=;',
      'gatehouse.session_token=.',
      'gatehouse.session_token=a.b.c',
      '__proto__=1; constructor=2',
      `gatehouse.session_data=${'%7B'.repeat(900)}`,
      'gatehouse.state=%ff',
      '\u00ff=\u00fe',
    ],
  ],
  [
    'origin',
    ['null', '', '://', 'http://', 'http://[', 'http://a b', '%', 'http://localhost:99999', 'javascript:alert(1)'],
  ],
  ['referer', ['', '://', 'http://[::', 'about:blank', '%']],
  ['x-forwarded-for', ['', ',', '999.999.999.999', '::::', "1' or '1'='1"]],
  ['user-agent', ['', '\u00ff'.repeat(600), "'; drop table session; --"]],
  ['accept', ['\u00ff', '*/*;q=x']],
  ['content-type', ['', ';', 'application/json;', 'application/json; charset=utf-7', '/', 'application/json\u00a0']],
  ['host', ['', 'a b', '[', 'evil.test:99999']],
];

test.for(headers)('no value of the %s header causes a 5xx', async ([name, values], { gatehouse, signedIn }) => {
  const person = name === 'cookie' ? undefined : signedIn;
  for (const value of values) {
    for (const [method, path] of [
      ['GET', '/get-session'],
      ['GET', '/list-sessions'],
      ['POST', '/sign-in/email'],
      ['POST', '/change-password'],
    ] as const) {
      const request = { method, url: `/api/auth${path}`, headers: { [name]: value } };
      const payload = method === 'POST' ? { payload: '{}' } : {};
      const status = await statusOf(gatehouse, { ...request, ...payload }, person);
      expect(status, `${path} with ${JSON.stringify(value)}`).toBeLessThan(500);
    }
  }
});

const queries = [
  '?',
  '?&&',
  '?=',
  '?callbackURL',
  '?callbackURL=%',
  '?callbackURL=%ff',
  '?callbackURL[]=x',
  '?callbackURL=a&callbackURL=b',
  '?token[a]=b',
  '?__proto__=x',
  '?constructor[prototype][x]=y',
  `?token=${'x'.repeat(6000)}`,
  '?token=%F0%9F%92%A9',
  '?input=%',
  '?input={',
  '?input=null',
  '?input=[]',
  '?batch=1&input={}',
];

test.for(queries)('the query %s causes no 5xx', async (query, { gatehouse }) => {
  for (const { name, method, url } of httpCalls(gatehouse)) {
    for (const address of [url, `/api/trpc/${name}`]) {
      expect(await statusOf(gatehouse, { method, url: address + query }), address).toBeLessThan(500);
    }
  }
});

const bodies = [
  '',
  ' ',
  '[]',
  '[[[]]]',
  '"x"',
  '0',
  '-0',
  '1e999',
  'null',
  '{"a":',
  '{"email":{}}',
  '{"email":["a"]}',
  '{"email":1,"password":2,"newPassword":[],"token":{},"newEmail":false,"name":null}',
  `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  '\ufeff{}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"email":"a@example.com","email":"b@example.com"}',
];

test.for(bodies)('the body %j causes no 5xx', async (payload, { gatehouse, signedIn }) => {
  // Calls that end the session with an empty body are left out.
  const others = httpCalls(gatehouse).filter(
    ({ method, name }) => method === 'POST' && !/^(sign|revoke|delete)/.test(name),
  );
  const headers = { 'content-type': 'application/json' };
  for (const { name, url } of others) {
    for (const address of [url, `/api/trpc/${name}`]) {
      const status = await statusOf(gatehouse, { method: 'POST', url: address, headers, payload }, signedIn);
      expect(status, address).toBeLessThan(500);
    }
  }
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
});

test('rejects a deeply nested body within a second', async ({ gatehouse }) => {
  const depth = 32_000;
  const payload = `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const began = performance.now();
  for (const url of ['/api/auth/sign-in/email', '/api/trpc/signIn.email']) {
    const headers = { 'content-type': 'application/json' };
    expect(await statusOf(gatehouse, { method: 'POST', url, headers, payload })).toBe(400);
  }
  expect(performance.now() - began).toBeLessThan(1_000);
});

test.for(['/%zz', '/reset-password/%zz?callbackURL=/', `/reset-password/${'x'.repeat(600)}?callbackURL=/`])(
  'the invalid path %s answers 400 with security headers and without an echo',
  async (url, { anyone }) => {
    const { statusCode, headers: answered, body } = await anyone.send({ method: 'GET', url });

    expect([statusCode, JSON.parse(body)]).toEqual([400, { code: 'BAD_REQUEST', message: 'Bad request' }]);
    expect(answered).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(answered['x-request-id']).toMatch(/^[\w-]{36}$/);
  },
);

test('adversarial texts of 50,000 characters are validated within 50 ms', () => {
  const options = parseOptions({ trustedOrigins: ['https://*.*.*.*.pages.test', 'https://*-*-*-*.cdn.test'] });
  const n = 50_000;
  const texts = [
    'a'.repeat(n),
    `${'a.'.repeat(n / 2)}@`,
    `${'a'.repeat(n)}@${'b'.repeat(n)}`,
    `a@${'b.'.repeat(n / 2)}`,
    `https://${'a-'.repeat(n / 2)}`,
    `https://${'a.'.repeat(n / 2)}pages.test`,
    `/${'%2'.repeat(n / 2)}`,
    `/${'../'.repeat(n / 3)}`,
  ];
  for (const text of texts) {
    // Processor time, so that other load does not matter.
    const began = process.cpuUsage();
    isEmail(text);
    isTrustedRedirect(text, options);
    isTrustedOrigin(text, options);
    expect(process.cpuUsage(began).user, text.slice(0, 20)).toBeLessThan(50_000);
  }
});

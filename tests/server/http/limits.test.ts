import { inject, expect } from 'vitest';

import { servedCalls } from '#server/transports/procedures.ts';
import type { Feature } from '#server/call/feature.ts';
import { features } from '#server/app/features.ts';
import { RateLimitOptions } from '#server/options/limits.options.ts';
import { rulesFor, signInLimit } from '#server/http/limits.ts';
import { clientKey } from '#server/http/limiter.ts';
import { namesIn, rateLimits } from '#server/app/registry.ts';
import { appRouter } from '#server/app/router.ts';
import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const refused = { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please try again later.' };
const forget = { method: 'POST', url: '/forget-password', payload: { email: 'a@example.com' } } as const;

test('a call above the limit answers 429 with Retry-After', async () => {
  await using gatehouse = await startGatehouse({ rateLimit: { enabled: true } });
  const person = new Person(gatehouse);
  for (const remaining of ['2', '1', '0']) {
    const response = await person.send(forget);
    expect([response.statusCode, response.headers['ratelimit-remaining']]).toEqual([200, remaining]);
  }

  const response = await person.send(forget);
  expect([response.statusCode, response.json()]).toEqual([429, refused]);
  const { headers } = response;
  expect(Number(headers['retry-after'])).toBeGreaterThan(50);
  expect(headers['x-retry-after']).toBe(headers['retry-after']);
  expect([headers['ratelimit-limit'], headers['ratelimit-remaining']]).toEqual(['3', '0']);
  expect(Number(headers['ratelimit-reset'])).toBeLessThanOrEqual(60);
});

test('REST and RPC share one counter', async () => {
  await using gatehouse = await startGatehouse({ rateLimit: { enabled: true } });
  const person = new Person(gatehouse);
  for (let i = 0; i < 3; i++) await person.send(forget);

  const response = await person.send({ method: 'POST', url: '/api/trpc/forgetPassword', payload: forget.payload });
  expect([response.statusCode, response.json().error.data.code]).toEqual([429, refused.code]);
});

test('counters are separate for services in one process and shared with database storage', async () => {
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  const options = { databaseUrl, rateLimit: { enabled: true, storage: 'database' as const } };
  await using first = await startGatehouse(options);
  await using second = await startGatehouse(options);
  await using apart = await startGatehouse({ databaseUrl, rateLimit: { enabled: true } });

  const statuses: number[] = [];
  for (const node of [first, second, first, second, apart])
    statuses.push((await new Person(node).send(forget)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429, 200]);
});

test('rate limits are on in production and off in development by default', async () => {
  await using inProduction = await startGatehouse({ production: true });
  await using switchedOff = await startGatehouse({ production: true, rateLimit: { enabled: false } });
  await using inDevelopment = await startGatehouse();

  const limited = async (gatehouse: typeof inDevelopment) =>
    (await new Person(gatehouse).send(forget)).headers['ratelimit-limit'] !== undefined;
  expect([await limited(inProduction), await limited(switchedOff), await limited(inDevelopment)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('custom rules replace or disable the built-in rules', () => {
  const paths = new Map(servedCalls(appRouter).map(({ name, meta }) => [name, meta.openapi?.path]));
  const rules = (name: string, customRules: RateLimitOptions['customRules']) =>
    rulesFor(
      { name, path: paths.get(name) },
      { rateLimit: RateLimitOptions.parse({ customRules }), defaults: rateLimits },
    );
  const one = { window: 60, max: 1 };
  expect(rules('signIn.email', { 'signIn.*': one })).toMatchObject([one]);
  expect(rules('signIn.email', { 'signIn.email': false })).toEqual([]);
  expect(rules('forgetPassword', { '*': false })).toEqual([]);
  expect(rules('signIn.email', { '/sign-in/email': one })).toMatchObject([one]);
  expect(rules('signIn.email', { '/sign-in/email': false, '/sign-in/*': one })).toEqual([]);
  expect(rules('getSession', {})).toEqual([]);
  expect(rules('getSession', { '/get-session': one })).toMatchObject([one]);
  expect(rules('callback', { '/callback/:id': one })).toMatchObject([one]);
  expect(rules('revokeSession', { '/revoke-*': one })).toMatchObject([one]);
  expect(rules('organization.create', { '/*': one })).toMatchObject([{ name: 'any' }]);
  expect(rules('organization.create', { '/**': one })).toMatchObject([one]);
});

test('a rule for many paths leaves the limits of single calls in force', async () => {
  const customRules = { '/**': false as const };
  await using gatehouse = await startGatehouse({ rateLimit: { enabled: true, customRules } });
  const person = new Person(gatehouse);
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) statuses.push((await person.send(forget)).statusCode);

  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await person.send({ method: 'GET', url: '/providers' })).headers['ratelimit-limit']).toBeUndefined();
});

test('window and max are the default limit of every path', async () => {
  await using gatehouse = await startGatehouse({ rateLimit: { enabled: true, window: 60, max: 2 } });
  const person = new Person(gatehouse);
  const paths = ['/providers', '/list-sessions', '/providers'];
  const statuses: number[] = [];
  for (const url of paths) statuses.push((await person.send({ method: 'GET', url })).statusCode);

  expect(statuses).toEqual([200, 401, 429]);
});

test('a function decides the limit of each request, in both transports', async () => {
  const rule = async (request: Request) => {
    const { pathname } = new URL(request.url);
    paths.push(pathname);
    return request.headers.get('x-tenant') === 'large' ? (false as const) : { window: 60, max: 1 };
  };
  const paths: string[] = [];
  await using gatehouse = await startGatehouse({ rateLimit: { enabled: true, customRules: { '/providers': rule } } });
  const person = new Person(gatehouse);
  const send = async (url: string) => (await person.send({ method: 'GET', url })).statusCode;

  expect([await send('/providers'), await send('/api/trpc/providers')]).toEqual([200, 429]);
  person.headers = { 'x-tenant': 'large' };
  expect([await send('/providers'), await send('/providers')]).toEqual([200, 200]);
  expect(paths.slice(0, 2)).toEqual(['/api/auth/providers', '/api/trpc/providers']);
});

test('the start rejects a rule that matches no call', async () => {
  const start = startGatehouse({ rateLimit: { customRules: { '/sign-in/emial': false } } });
  await expect(start).rejects.toThrow(/^Option rateLimit\.customRules: no call matches \/sign-in\/emial$/);
});

/** What an operation counts beside its call. */
const countedApart = ['sso.unsolicited'];

test('features limit only their own calls, rule names are unique, and every sign-in is limited', () => {
  for (const { name, router = {}, protocols = [], rateLimits: own = {} } of features as readonly Feature[]) {
    const routes = protocols.flatMap((protocol) => protocol.routes.map((route) => route.name));
    expect([...namesIn(router), ...routes, ...countedApart], name).toEqual(expect.arrayContaining(Object.keys(own)));
  }
  const rules = [...rateLimits.values()].flatMap((limits) => (limits === 'unlimited' ? [] : limits));
  expect(new Set(rules).size).toBe(new Set(rules.map(({ name }) => name)).size);
  const signIns = servedCalls(appRouter).filter(({ name }) => /^sign(In|Up)\./.test(name));
  expect(signIns.length).toBeGreaterThan(2);
  for (const { name } of signIns) expect(rateLimits.get(name), name).toContain(signInLimit);
});

test.for([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', 'unknown'],
  ['somewhere', 'unknown'],
])('requests from %s are counted as %s', ([ip, client]) => expect(clientKey(ip!)).toBe(client));

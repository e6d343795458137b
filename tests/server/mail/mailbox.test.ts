import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { SECRET, startGatehouse, test } from '#tests/support/test.ts';

test('the mailbox is served as a page and as JSON', async ({ anyone }) => {
  const page = await anyone.send({ method: 'GET', url: '/dev/mailbox' });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");

  expect(await anyone.get('/dev/mailbox.json', { to: 'nobody@example.com' })).toEqual({ status: 200, body: [] });
  expect((await anyone.get('/dev/mailbox/unknown')).status).toBe(404);
});

test('production serves no mailbox', async () => {
  await using gatehouse = await startGatehouse({ production: true, secret: SECRET });

  expect((await new Person(gatehouse).get('/dev/mailbox.json')).status).toBe(404);
});

const mailboxPaths = ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/:id'];

test.for<[what: string, request: InjectOptions, status: number]>([
  ['localhost', { headers: { host: 'localhost:3000' } }, 200],
  ['a subdomain of localhost', { headers: { host: 'auth.localhost' } }, 200],
  ['an IPv4 loopback address', { headers: { host: '127.0.0.1:3000' } }, 200],
  ['an IPv6 loopback address', { remoteAddress: '::1', headers: { host: '[::1]:3000' } }, 200],
  ['an IPv4-mapped loopback address', { remoteAddress: '::ffff:127.0.0.1', headers: { host: 'localhost' } }, 200],
  ['another machine', { remoteAddress: '192.0.2.7', headers: { host: 'localhost:3000' } }, 404],
  ['another machine over IPv6', { remoteAddress: '2001:db8::7', headers: { host: 'localhost:3000' } }, 404],
  ['DNS rebinding', { headers: { host: 'attacker.example' } }, 404],
  ['a name that begins like localhost', { headers: { host: 'localhost.attacker.example' } }, 404],
  ['a name that ends like localhost', { headers: { host: 'attackerlocalhost' } }, 404],
  ['a malformed Host header', { headers: { host: 'localhost/@attacker.example' } }, 404],
  ['a local proxy with X-Forwarded-For', { headers: { host: 'localhost:3000', 'x-forwarded-for': '192.0.2.7' } }, 404],
  ['a local proxy with Forwarded', { headers: { host: 'localhost:3000', forwarded: 'for=192.0.2.7' } }, 404],
])('the mailbox answers only this machine: %s', async ([, request, status], { gatehouse }) => {
  await Person.signUp(gatehouse);
  await gatehouse.idle();
  const [mail] = (await gatehouse.app.inject({ url: '/dev/mailbox.json', headers: { host: 'localhost' } })).json();
  for (const path of mailboxPaths) {
    const answer = await gatehouse.app.inject({ ...request, url: path.replace(':id', mail.id) });
    expect(answer.statusCode, path).toBe(status);
    if (status === 404) expect(answer.json()).toEqual({ code: 'NOT_FOUND', message: 'Not found' });
  }
});

test('the mailbox rejects another machine behind a trusted proxy', async () => {
  await using gatehouse = await startGatehouse({ trustProxy: true });

  const answer = await gatehouse.app.inject({
    url: '/dev/mailbox.json',
    remoteAddress: '192.0.2.7',
    headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' },
  });
  expect(answer.statusCode).toBe(404);
});

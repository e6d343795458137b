import { expect, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { newApiKey } from '#tests/support/api-keys.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { enableTotp, nextTimeStep, totpCode } from '#tests/support/two-factor.ts';

const PROXY = '10.0.0.1';
const behindProxy = { trustProxy: [PROXY, '10.0.0.2', 'fe80::/10'] };

/** Addresses as sockets and proxies write them. */
const spellings: [written: string, canonical: string][] = [
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['"[2001:db8::1]:4711"', '2001:db8::1'],
  // As HAProxy's `%[src]:%[src_port]` writes it.
  ['2001:db8::1:54321', '2001:db8::1'],
  ['fd00::1%eth0', 'fd00::1'],
  ['[fd00::1%25eth0]:4711', 'fd00::1'],
];

/** What is no address. Parsers of the C library take some of them for one. */
const rubbish = [
  'unknown',
  '_hidden',
  'client.example.com',
  '1',
  '0x7f.1',
  '010.0.0.7',
  '127.1',
  '1.2.3.4.5',
  '[::1',
  '::1]:80',
];

interface From {
  remoteAddress?: string;
  forwarded?: string;
}

/** The address of the session that a sign-in from there starts. */
async function addressOf(gatehouse: Gatehouse, email: string, { remoteAddress = PROXY, forwarded }: From) {
  const person = new Person(gatehouse);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const payload = { email, password: PASSWORD };
  await person.send({ method: 'POST', url: '/sign-in/email', payload, headers, remoteAddress });
  return (await person.get('/get-session')).body.session.ipAddress as string;
}

test('sessions store the canonical address, however a socket or a trusted proxy writes it', async () => {
  await using gatehouse = await startGatehouse(behindProxy);
  const { email } = await Person.signUp(gatehouse);
  const stored: [string, string][] = [];
  for (const [written] of spellings) stored.push([written, await addressOf(gatehouse, email, { forwarded: written })]);
  expect(stored).toEqual(spellings);

  for (const [remoteAddress, canonical] of spellings.filter(([written]) => !/[[\]"]|\.7:|54321/.test(written)))
    expect(await addressOf(gatehouse, email, { remoteAddress })).toBe(canonical);
});

test('trusted proxies are recognized however they and their neighbours are written', async () => {
  await using gatehouse = await startGatehouse(behindProxy);
  const { email } = await Person.signUp(gatehouse);
  const chains: From[] = [
    { remoteAddress: '::ffff:10.0.0.1', forwarded: '198.51.100.1, 203.0.113.7' },
    { remoteAddress: 'fe80::5%eth0', forwarded: '198.51.100.1, 203.0.113.7:99' },
    { forwarded: '198.51.100.1, 203.0.113.7, 10.0.0.2:4711' },
    { forwarded: '198.51.100.1, 203.0.113.7, [::ffff:10.0.0.2]:4711' },
  ];
  for (const chain of chains) expect(await addressOf(gatehouse, email, chain)).toBe('203.0.113.7');
});

test('an entry that is no address counts as the proxy that wrote it, and one is logged', async () => {
  await using gatehouse = await startGatehouse(behindProxy);
  const { email } = await Person.signUp(gatehouse);
  const warn = vi.spyOn(gatehouse.app.log, 'warn');
  for (const entry of rubbish) {
    expect(await addressOf(gatehouse, email, { forwarded: `198.51.100.1, ${entry}` }), entry).toBe(PROXY);
    expect(await addressOf(gatehouse, email, { forwarded: `${entry}, 10.0.0.2` }), entry).toBe('10.0.0.2');
  }

  expect(warn.mock.calls).toEqual([[{ entry: 'unknown' }, expect.stringContaining('X-Forwarded-For')]]);
});

test('limits, audit log, trusted browsers and networks of API keys use the same address', async () => {
  await using gatehouse = await startGatehouse({ ...behindProxy, rateLimit: { enabled: true } });
  const person = await Person.signUp(gatehouse);
  const { key } = await newApiKey(person, { networks: ['203.0.113.7/32'] });
  const from = (written: string) => ({ remoteAddress: PROXY, headers: { 'x-forwarded-for': written } });
  const statuses: number[] = [];
  for (const written of ['203.0.113.8:1', '::ffff:203.0.113.8', '203.0.113.8', '[::ffff:203.0.113.8]:2']) {
    const payload = { email: person.email, password: 'a guess of mine' };
    statuses.push(
      (await new Person(gatehouse).send({ method: 'POST', url: '/sign-in/email', payload, ...from(written) }))
        .statusCode,
    );
  }
  expect(statuses).toEqual([401, 401, 401, 429]);
  await gatehouse.idle();
  const entries = await runSql(
    gatehouse.options.databaseUrl!,
    `select distinct ip_address from audit_entry where event like '%refused'`,
  );
  expect(entries).toEqual([{ ip_address: '203.0.113.8' }]);

  const use = async (written: string) => {
    const { headers, ...rest } = from(written);
    const request = { method: 'GET' as const, url: '/organization/list', ...rest };
    return (await new Person(gatehouse).send({ ...request, headers: { ...headers, 'x-api-key': key } })).statusCode;
  };
  expect([await use('203.0.113.7:4711'), await use('::ffff:203.0.113.7'), await use('203.0.113.9')]).toEqual([
    200, 200, 403,
  ]);

  const { key: secret } = await enableTotp(person);
  nextTimeStep();
  const payload = { code: totpCode(secret), trustDevice: true };
  await person.send({ method: 'POST', url: '/two-factor/verify-totp', payload, ...from('203.0.113.7:4711') });
  vi.useRealTimers();
  const devices = await runSql(gatehouse.options.databaseUrl!, 'select ip_address from trusted_device');
  expect(devices).toEqual([{ ip_address: '203.0.113.7' }]);
});

test('an option trustProxy with an entry that is no address is rejected', async () => {
  await expect(startGatehouse({ trustProxy: ['10.0.0.0/33'] })).rejects.toThrow(
    /^Option trustProxy: .*10\.0\.0\.0\/33/,
  );
  await expect(startGatehouse({ trustProxy: 'proxy.internal' })).rejects.toThrow(
    /^Option trustProxy: .*proxy\.internal/,
  );
});

import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const payload = { email: 'a@example.com', password: 'a guess of mine' };

async function statusesOf(
  gatehouse: Gatehouse,
  requests: { headers?: Record<string, string>; remoteAddress?: string; url?: string }[],
) {
  const statuses: number[] = [];
  for (const { headers = {}, remoteAddress = '192.0.2.1', url = '/sign-in/email' } of requests) {
    statuses.push(
      (await new Person(gatehouse).send({ method: 'POST', url, payload, headers, remoteAddress })).statusCode,
    );
  }
  return statuses;
}

test('a forged X-Forwarded-For does not make another client', async () => {
  await using gatehouse = await startGatehouse({ rateLimit: { enabled: true } });
  const forwarded = [1, 2, 3, 4].map((n) => ({
    headers: { 'x-forwarded-for': `198.51.100.${n}`, forwarded: `for=198.51.100.${n}` },
  }));

  expect(await statusesOf(gatehouse, forwarded)).toEqual([401, 401, 401, 429]);
});

test('behind a trusted proxy, only the address that the proxy appended identifies the client', async () => {
  await using gatehouse = await startGatehouse({ rateLimit: { enabled: true }, trustProxy: ['10.0.0.1'] });
  const proxied = (forged: string, client: string) => ({
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': `${forged}, ${client}` },
  });

  const one = [1, 2, 3, 4].map((n) => proxied(`198.51.100.${n}`, '203.0.113.7'));
  expect(await statusesOf(gatehouse, one)).toEqual([401, 401, 401, 429]);
  expect(await statusesOf(gatehouse, [proxied('x', '203.0.113.8')])).toEqual([401]);
});

test('addresses of one IPv6 /64 network are one client', async () => {
  await using gatehouse = await startGatehouse({ rateLimit: { enabled: true } });
  const addresses = ['2001:db8::1', '2001:db8::ffff:2', '2001:0db8:0:0:3::', '2001:db8::4'];

  expect(
    await statusesOf(
      gatehouse,
      addresses.map((remoteAddress) => ({ remoteAddress })),
    ),
  ).toEqual([401, 401, 401, 429]);
  expect(await statusesOf(gatehouse, [{ remoteAddress: '2001:db8:0:1::1' }])).toEqual([401]);
});

test('an IPv4 address and its IPv4-mapped IPv6 address are one client', async () => {
  await using gatehouse = await startGatehouse({ rateLimit: { enabled: true } });
  const addresses = ['192.0.2.9', '::ffff:192.0.2.9', '::FFFF:C000:0209', '192.0.2.9'];

  expect(
    await statusesOf(
      gatehouse,
      addresses.map((remoteAddress) => ({ remoteAddress })),
    ),
  ).toEqual([401, 401, 401, 429]);
});

test('other spellings of a path and query strings do not avoid the limit', async () => {
  await using gatehouse = await startGatehouse({ rateLimit: { enabled: true } });
  const urls = [
    '/sign-in/email/',
    '//sign-in/email',
    '/Sign-In/Email',
    '/sign-in//email',
    '/sign-in/email%2f',
    '/sign-in/./email%00',
  ];

  const statuses = await statusesOf(
    gatehouse,
    urls.map((url) => ({ url })),
  );
  expect(statuses.filter((status) => status === 401 || status === 200)).toEqual([]);
  const query = [1, 2, 3, 4].map((n) => ({ url: `/sign-in/email?n=${n}` }));
  expect(await statusesOf(gatehouse, query)).toEqual([401, 401, 401, 429]);
});

test('a hundred concurrent requests do not exceed the limit', async () => {
  for (const storage of ['memory', 'database'] as const) {
    await using gatehouse = await startGatehouse({ rateLimit: { enabled: true, storage } });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => new Person(gatehouse).post('/sign-in/email', payload)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  }
});

import { expect } from 'vitest';

import type { Gatehouse } from '#server/app.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { newInvitation, newOrganization } from '#tests/support/organization.ts';
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

test('a client that names itself anew in X-Forwarded-For is still one client', async () => {
  await using gatehouse = await startGatehouse({ rateLimit: { enabled: true } });
  const forwarded = [1, 2, 3, 4].map((n) => ({
    headers: { 'x-forwarded-for': `198.51.100.${n}`, forwarded: `for=198.51.100.${n}` },
  }));

  expect(await statusesOf(gatehouse, forwarded)).toEqual([401, 401, 401, 429]);
});

test('behind a trusted proxy the address is the one that the proxy saw, whatever the client put before it', async () => {
  await using gatehouse = await startGatehouse({ rateLimit: { enabled: true }, trustProxy: ['10.0.0.1'] });
  const through = (forged: string, client: string) => ({
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': `${forged}, ${client}` },
  });

  const one = [1, 2, 3, 4].map((n) => through(`198.51.100.${n}`, '203.0.113.7'));
  expect(await statusesOf(gatehouse, one)).toEqual([401, 401, 401, 429]);
  expect(await statusesOf(gatehouse, [through('x', '203.0.113.8')])).toEqual([401]);
});

test('a customer with a whole IPv6 network is one client', async () => {
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

test('an IPv4 client is the same in its IPv6 spelling', async () => {
  await using gatehouse = await startGatehouse({ rateLimit: { enabled: true } });
  const addresses = ['192.0.2.9', '::ffff:192.0.2.9', '::FFFF:C000:0209', '192.0.2.9'];

  expect(
    await statusesOf(
      gatehouse,
      addresses.map((remoteAddress) => ({ remoteAddress })),
    ),
  ).toEqual([401, 401, 401, 429]);
});

test('no spelling of a path is a call of its own', async () => {
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

test('a hundred at once do not overshoot', async () => {
  for (const storage of ['memory', 'database'] as const) {
    await using gatehouse = await startGatehouse({ rateLimit: { enabled: true, storage } });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => new Person(gatehouse).post('/sign-in/email', payload)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  }
});

/** However many clients somebody has: what one of them may do is left out, what one mailbox gets is not. */
const fromEverywhere = { rateLimit: { enabled: true, customRules: { '*': false as const } } };

test('no call mails one address more than five times in ten minutes', async () => {
  await using gatehouse = await startGatehouse(fromEverywhere);
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const { id: invitationId } = await newInvitation(organization, { email: 'invited@example.com' });
  const invite = { organizationId, email: 'victim@example.com', role: 'member', resend: true };
  let turn = 0;
  const ways = {
    'an invitation': () => owner.post('/organization/invite-member', invite),
    'an invitation sent again': () => owner.post('/organization/resend-invitation', { invitationId }),
    'an address of one’s own': async () => {
      await owner.post('/change-email', { newEmail: `own-${turn++}@example.com` });
      return owner.post('/change-email', { newEmail: 'another-victim@example.com' });
    },
  };
  for (const [way, ask] of Object.entries(ways)) {
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++) statuses.push((await ask()).status);
    expect(statuses, way).toEqual([200, 200, 200, 200, 200, 429, 429]);
  }
});

test('signing up, or in, over and over mails the address no more often than that', async () => {
  await using gatehouse = await startGatehouse({
    ...fromEverywhere,
    emailAndPassword: { requireEmailVerification: true },
  });
  const signUp = { email: 'victim@example.com', password: 'a password', name: 'X' };
  for (let n = 0; n < 3; n++) await new Person(gatehouse).post('/sign-up/email', signUp);
  const answers: string[] = [];
  for (let n = 0; n < 7; n++) answers.push((await new Person(gatehouse).post('/sign-in/email', signUp)).body.code);

  expect(answers).toEqual(Array<string>(7).fill('EMAIL_NOT_VERIFIED'));
  expect(await mailsTo(gatehouse, signUp.email)).toHaveLength(5);
});

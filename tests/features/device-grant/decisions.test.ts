import { expect } from 'vitest';

import { claim, decide, Device } from '#tests/support/oauth/device.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';

import { test } from './device.ts';

const auditOf = async ({ gatehouse, id }: Person) => {
  const sql = `select event from audit_entry where subject_id = '${id}' and event ~ '^(device|oauth-grant)' order by id`;
  return (await runSql(gatehouse.options.databaseUrl!, sql)).map(({ event }) => event as string);
};

test('a user sees who asks, for what and from where, before the decision', async ({ device, person }) => {
  const codes = await device.ask({ scope: 'openid email' });
  const { status, body } = await claim(person, { user_code: codes.user_code.toLowerCase().replace('-', ' ') });
  expect([status, body]).toEqual([
    200,
    {
      user_code: codes.user_code,
      status: 'pending',
      client_id: device.application.clientId,
      scope: 'openid email',
      resource: null,
      client: expect.objectContaining({ client_name: 'Acme CLI', skip_consent: false }),
      startsSession: false,
      requestedFrom: {
        at: expect.any(String),
        ipAddress: '127.0.0.1',
        userAgent: 'acme-cli/1.4',
        isSameNetwork: true,
      },
    },
  ]);
  const elsewhere = await person.send({
    method: 'GET',
    url: '/device',
    query: { user_code: codes.user_code },
    remoteAddress: '203.0.113.7',
  });
  expect(elsewhere.json()).toMatchObject({ requestedFrom: { isSameNetwork: false } });
  await decide(person, 'approve', codes);
  expect((await claim(person, codes)).body.status).toBe('approved');
  expect(await auditOf(person)).toEqual(['oauth-grant.created', 'device.approved']);
});

test('a code that was not looked at in the session is neither approved nor denied', async ({ device, person }) => {
  const codes = await device.ask();
  for (const decision of ['approve', 'deny'] as const)
    expect((await decide(person, decision, codes)).body.code).toBe('DEVICE_CODE_NOT_CLAIMED');
  await claim(person, codes);
  const other = await person.inAnotherBrowser();
  expect((await decide(other, 'approve', codes)).body.code).toBe('DEVICE_CODE_NOT_CLAIMED');
  expect((await claim(other, codes)).status).toBe(200);
  expect((await decide(person, 'approve', codes)).body.code).toBe('DEVICE_CODE_NOT_CLAIMED');
  expect((await decide(other, 'approve', codes)).status).toBe(200);
});

test('a claimed code is unknown to another account until the claim ends', async ({ gatehouse, device, person }) => {
  const codes = await device.ask();
  const other = await Person.signUp(gatehouse);
  await claim(person, codes);
  expect((await claim(other, codes)).body.code).toBe('INVALID_USER_CODE');
  for (const decision of ['approve', 'deny'] as const)
    expect((await decide(other, decision, codes)).body.code).toBe('INVALID_USER_CODE');

  await person.post('/sign-out', {});
  expect((await claim(other, codes)).status).toBe(200);
  expect((await decide(other, 'approve', codes)).status).toBe(200);
});

test('of an approval and a refusal at once one counts', async ({ device, person }) => {
  for (const _ of [1, 2, 3]) {
    const codes = await device.ask();
    await claim(person, codes);
    const decisions = ['approve', 'deny', 'approve', 'deny'] as const;
    const answers = await Promise.all(decisions.map((decision) => decide(person, decision, codes)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ body }) => body.code === 'DEVICE_CODE_ALREADY_PROCESSED');
    expect(refused).toHaveLength(3);
    const isApproved = answers.findIndex(({ status }) => status === 200) % 2 === 0;
    expect((await device.poll(codes)).status).toBe(isApproved ? 200 : 400);
  }
});

test('two accounts that claim a code at once: one has it', async ({ gatehouse, device, person }) => {
  const codes = await device.ask();
  const others = await Promise.all([1, 2, 3].map(() => Person.signUp(gatehouse)));
  const answers = await Promise.all([person, ...others].map((each) => claim(each, codes)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('six wrong codes from one network lock the right one out, whichever call makes them', async ({
  device,
  person,
}) => {
  const codes = await device.ask();
  expect((await claim(person, codes)).status).toBe(200);
  const wrong = { user_code: 'BCDF-GHJK' };
  for (const _ of [1, 2]) {
    expect((await claim(person, wrong)).body.code).toBe('INVALID_USER_CODE');
    expect((await decide(person, 'approve', wrong)).body.code).toBe('INVALID_USER_CODE');
    expect((await decide(person, 'deny', { user_code: 'no code' })).body.code).toBe('INVALID_USER_CODE');
  }
  expect((await claim(person, codes)).status).toBe(429);
  expect((await decide(person, 'approve', codes)).status).toBe(429);
});

test('thirty wrong codes of one account lock it out, from wherever they come', async ({ device, person }) => {
  const codes = await device.ask();
  const guess = async (n: number, user_code: string) =>
    (await person.send({ method: 'GET', url: '/device', query: { user_code }, remoteAddress: `203.0.113.${n}` }))
      .statusCode;
  for (let n = 1; n <= 30; n++) expect(await guess(n, 'BCDF-GHJK')).toBe(400);
  expect(await guess(31, codes.user_code)).toBe(429);
});

test('right codes neither count nor reset what was counted', async ({ device, person }) => {
  const codes = await device.ask();
  for (let n = 0; n < 7; n++) expect((await claim(person, codes)).status).toBe(200);
  for (let n = 0; n < 6; n++) {
    expect((await claim(person, { user_code: 'BCDF-GHJK' })).status).toBe(400);
    if (n < 5) expect((await claim(person, codes)).status).toBe(200);
  }
  expect((await claim(person, codes)).status).toBe(429);
});

test('access that changes something needs a recent proof of the identity', async ({ gatehouse, person }) => {
  const device = await Device.register(gatehouse, { scope: 'openid organization:read organization:update' });
  const [reads, changes] = [
    await device.ask({ scope: 'openid organization:read' }),
    await device.ask({ scope: 'openid organization:update' }),
  ];
  const stale = `update session set authenticated_at = now() - interval '2 days' where user_id = '${person.id}'`;
  await runSql(gatehouse.options.databaseUrl!, stale);
  await claim(person, reads);
  expect((await decide(person, 'approve', reads)).status).toBe(200);
  await claim(person, changes);
  expect((await decide(person, 'approve', changes)).body.code).toBe('SESSION_IS_NOT_FRESH');
  await person.post('/verify-password', { password: person.password });
  expect((await decide(person, 'approve', changes)).status).toBe(200);
});

test('an approved device whose user is banned or disconnects the application gets no tokens', async ({
  gatehouse,
  device,
  person,
}) => {
  const [first, second] = [await device.approvedBy(person), await device.approvedBy(person)];
  const { body: grants } = await person.get('/oauth2/get-consents');
  await person.post('/oauth2/delete-consent', { id: grants[0].id });
  for (const codes of [first, second]) expect((await device.poll(codes)).body.error).toBe('invalid_grant');

  const third = await device.approvedBy(person);
  await runSql(gatehouse.options.databaseUrl!, `update "user" set banned = true where id = '${person.id}'`);
  expect((await device.poll(third)).body.error).toBe('invalid_grant');
});

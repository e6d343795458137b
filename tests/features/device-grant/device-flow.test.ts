import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { expect } from 'vitest';

import { DEVICE_CODE } from '#shared/device-grant/schemas.ts';
import { claim, decide, Device, letPass } from '#tests/support/oauth/device.ts';
import { postForm } from '#tests/support/oauth/application.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

import { options, test } from './device.ts';

const API = 'http://localhost:3000/api/auth';

test('openid-client connects a program, which refreshes and revokes its tokens', async () => {
  await using gatehouse = await startGatehouse({ ...options, device: { enabled: true, interval: 1 } });
  const { config } = await Device.register(gatehouse);
  const person = await Person.signUp(gatehouse);
  expect(config.serverMetadata()).toMatchObject({ device_authorization_endpoint: `${API}/device/code` });

  const codes = await client.initiateDeviceAuthorization(config, { scope: 'openid email offline_access' });
  expect(codes).toEqual({
    device_code: expect.stringMatching(/^[\w-]{43}$/),
    user_code: expect.stringMatching(/^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/),
    verification_uri: 'http://localhost:3000/device',
    verification_uri_complete: `http://localhost:3000/device?user_code=${codes.user_code}`,
    expires_in: 600,
    interval: 1,
  });
  await claim(person, codes);
  await decide(person, 'approve', codes);
  const tokens = await client.pollDeviceAuthorizationGrant(config, codes);
  expect(tokens.claims()).toMatchObject({ sub: person.id, iss: API });
  expect(await client.fetchUserInfo(config, tokens.access_token, person.id)).toMatchObject({ email: person.email });

  const refreshed = await client.refreshTokenGrant(config, tokens.refresh_token!);
  await client.tokenRevocation(config, refreshed.refresh_token!);
  await expect(client.refreshTokenGrant(config, refreshed.refresh_token!)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

test('an approved code gets tokens once under 30 parallel requests, and they last', async ({ device, person }) => {
  const codes = await device.approvedBy(person, { scope: 'openid offline_access' });
  const answers = await Promise.all(Array.from({ length: 30 }, () => device.poll(codes)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error === 'invalid_grant')).toHaveLength(29);
  const { body } = answers.find(({ status }) => status === 200)!;
  expect((await device.application.refresh(body.refresh_token)).access_token).toBeTruthy();
});

test('parallel requests of a waiting device are slowed down, by five seconds each up to a minute', async ({
  device,
}) => {
  const codes = await device.ask();
  const answers = await Promise.all(Array.from({ length: 30 }, () => device.poll(codes)));
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(400));
  expect(answers.filter(({ body }) => body.error === 'authorization_pending')).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error === 'slow_down')).toHaveLength(29);
  const [row] = await runSql(device.gatehouse.options.databaseUrl!, 'select max("interval") from device_code');
  expect(row).toEqual({ max: 60 });
});

test('a device that was slowed down waits longer for good', async ({ device, person }) => {
  const codes = await device.ask();
  const errorOfPoll = async () => (await device.poll(codes)).body.error as string;
  expect(await errorOfPoll()).toBe('authorization_pending');
  expect(await errorOfPoll()).toBe('slow_down');
  for (const [seconds, error] of [
    [5, 'slow_down'],
    [10, 'slow_down'],
    [20, 'authorization_pending'],
    [19, 'slow_down'],
  ] as const) {
    await letPass(device.gatehouse, seconds);
    expect([seconds, await errorOfPoll()]).toEqual([seconds, error]);
  }
  await claim(person, codes);
  await decide(person, 'approve', codes);
  expect((await device.poll(codes)).status).toBe(200);
});

test('a refused device learns it, each time', async ({ device, person }) => {
  const codes = await device.ask();
  await claim(person, codes);
  expect((await decide(person, 'deny', codes)).body).toEqual({ success: true });
  for (const _ of [1, 2]) expect((await device.poll(codes)).body.error).toBe('access_denied');
});

test('an expired code is not approved, and its device learns it for a day', async ({ device, person }) => {
  const codes = await device.ask();
  await claim(person, codes);
  await letPass(device.gatehouse, 601);
  expect((await device.poll(codes)).body.error).toBe('expired_token');
  expect((await decide(person, 'approve', codes)).body.code).toBe('EXPIRED_USER_CODE');
  expect((await claim(person, codes)).body.code).toBe('EXPIRED_USER_CODE');
});

test('codes of other applications and unknown ones get no tokens', async ({ gatehouse, device, person }) => {
  const codes = await device.approvedBy(person);
  const other = await Device.register(gatehouse);
  expect((await other.poll(codes)).body.error).toBe('invalid_grant');
  expect((await device.poll({ device_code: 'unknown' })).body.error).toBe('invalid_grant');
  expect((await device.poll(codes)).status).toBe(200);
});

test('an application without the grant type, or an unknown one, gets no code', async ({ gatehouse }) => {
  const website = await Device.register(gatehouse, {
    grant_types: undefined,
    redirect_uris: ['http://127.0.0.1/callback'],
  });
  await expect(website.ask()).rejects.toThrow('is not allowed for this client');
  await expect(website.ask({ client_id: 'unknown' })).rejects.toThrow('invalid_client');
});

test('an application with a secret authenticates for its code and its tokens', async ({ gatehouse, person }) => {
  const device = await Device.register(gatehouse, { kind: 'web', token_endpoint_auth_method: 'client_secret_post' });
  await expect(device.ask()).rejects.toThrow('invalid_client');
  const secret = { client_secret: device.application.secret! };
  const codes = await device.approvedBy(person, secret);
  expect((await device.poll(codes)).body.error).toBe('invalid_client');
  expect((await device.poll(codes, secret)).status).toBe(200);
});

test('a device makes calls of the API with the scopes of its application', async ({ gatehouse, person }) => {
  const device = await Device.register(gatehouse, { scope: 'openid organization:read' });
  const codes = await device.approvedBy(person, { scope: 'openid organization:read organization:update' });
  const { body } = await device.poll(codes);
  expect(decodeJwt(body.access_token)).toMatchObject({ aud: API, sub: person.id, scope: 'organization:read' });
  const program = new Person(gatehouse);
  program.headers = { authorization: `Bearer ${body.access_token}` };
  expect((await program.get('/organization/list')).body).toEqual([]);

  // Without offline access, the session in which it was approved ends it.
  await person.post('/sign-out', {});
  expect((await program.get('/organization/list')).status).toBe(401);
});

test('a code whose session ended before it was redeemed gets no tokens', async ({ device, person }) => {
  const codes = await device.approvedBy(person);
  await person.post('/sign-out', {});
  expect((await device.poll(codes)).body.error).toBe('access_denied');
});

test('the user gets one mail, and ends the access of the device', async ({ device, person }) => {
  const codes = await device.approvedBy(person, { scope: 'openid offline_access' });
  const { body: tokens } = await device.poll(codes);
  const [mail, ...others] = await mailsTo(person.gatehouse, person.email);
  expect(others.map(({ name }) => name).filter((name) => name.endsWith('Connected'))).toEqual([]);
  expect(mail!.subject).toBe('A device was connected: Acme CLI');
  expect(mail!.url).toBe('http://localhost:3000/account/connected-apps');

  const { body: grants } = await person.get('/oauth2/get-consents');
  const devices = [{ connectedAt: expect.any(String), ipAddress: '127.0.0.1', userAgent: 'acme-cli/1.4' }];
  expect(grants).toMatchObject([{ client: { client_name: 'Acme CLI' }, devices }]);
  await person.post('/oauth2/delete-consent', { id: grants[0].id });
  await expect(device.application.refresh(tokens.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('a device that gave up its tokens is no longer listed', async ({ device, person }) => {
  const { body } = await device.poll(await device.approvedBy(person, { scope: 'openid offline_access' }));
  await device.application.revoke(body.refresh_token);
  const { body: grants } = await person.get('/oauth2/get-consents');
  expect(grants).toMatchObject([{ client: { client_name: 'Acme CLI' }, devices: [] }]);
});

test('codes stand neither in rows nor in the audit log', async ({ gatehouse, device, person }) => {
  const codes = await device.approvedBy(person, { scope: 'openid offline_access' });
  const { body } = await device.poll(codes);
  const tables = [
    'device_code',
    'audit_entry',
    'oauth_artifact',
    'oauth_grant',
    'event',
    'rate_limit',
    'outgoing_mail',
  ];
  const rows = await Promise.all(
    tables.map((table) =>
      runSql(gatehouse.options.databaseUrl!, `select row_to_json(t)::text "row" from "${table}" t`),
    ),
  );
  const stored = rows.flat().map(({ row }) => row as string);
  const secrets = [codes.device_code, codes.user_code, codes.user_code.replace('-', ''), body.refresh_token as string];
  expect(stored.length).toBeGreaterThan(5);
  for (const secret of secrets) expect(stored.filter((row) => row.includes(secret))).toEqual([]);
  expect(stored.some((row) => row.includes('device.approved'))).toBe(true);
});

test('devices are off by default, and the metadata do not name them', async ({ person: { email } }) => {
  await using gatehouse = await startGatehouse({ oauthProvider: { enabled: true } });
  const person = await Person.signUp(gatehouse, { email });
  const { body } = await person.get('/.well-known/openid-configuration');
  expect(body).not.toHaveProperty('device_authorization_endpoint');
  expect(body.grant_types_supported).not.toContain(DEVICE_CODE);
  expect((await person.get('/device', { user_code: 'BCDF-GHJK' })).status).toBe(404);
  for (const path of ['/device/code', '/device/token'])
    expect((await postForm(gatehouse, path, { form: { client_id: 'any' } })).status).toBe(404);
});

import { deviceAuthorizationClient } from 'better-auth/client/plugins';
import { expect } from 'vitest';

import { DEVICE_CODE } from '#shared/device-grant/schemas.ts';
import { newestClient } from '#tests/support/better-auth/reference-client.ts';
import { Device } from '#tests/support/oauth/device.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse } from '#tests/support/test.ts';

import { options, test } from './device.ts';

const withSessions = { ...options, device: { enabled: true, sessions: true, interval: 1 } };

test('the published client of better-auth connects a device, unmodified', async () => {
  await using gatehouse = await startGatehouse(withSessions);
  const { application } = await Device.register(gatehouse, { skip_consent: true });
  const { clientId: client_id } = application;
  const device = newestClient(gatehouse, [deviceAuthorizationClient()]).client;
  const { client: browser, person } = newestClient(gatehouse, [deviceAuthorizationClient()]);
  await browser.signUp.email({ email: 'ada@example.com', password: person.password, name: 'Ada' });

  const { data: codes } = await device.device.code({ client_id, scope: 'openid profile email' });
  expect(codes).toMatchObject({ interval: 1, expires_in: 600 });
  const { device_code, user_code } = codes!;
  const poll = () => device.device.token({ grant_type: DEVICE_CODE, device_code, client_id });
  expect((await poll()).error).toMatchObject({ error: 'authorization_pending', status: 400 });
  expect((await poll()).error).toMatchObject({
    error: 'slow_down',
    error_description: 'Polling too frequently',
  });

  expect((await browser.device.approve({ userCode: user_code })).error).toMatchObject({
    code: 'DEVICE_CODE_NOT_CLAIMED',
  });
  expect((await browser.device({ query: { user_code } })).data).toMatchObject({ user_code, status: 'pending' });
  expect((await browser.device.approve({ userCode: user_code })).data).toEqual({ success: true });
  const { data } = await poll();
  expect(data).toMatchObject({ token_type: 'Bearer', scope: 'openid profile email' });
  expect((await poll()).error).toMatchObject({ error: 'invalid_grant' });

  const connected = new Person(gatehouse);
  connected.headers = { authorization: `Bearer ${data!.access_token}` };
  expect((await connected.get('/get-session')).body).toMatchObject({ user: { email: 'ada@example.com' } });
});

test('the published client denies a device', async () => {
  await using gatehouse = await startGatehouse(withSessions);
  const { application } = await Device.register(gatehouse, { skip_consent: true });
  const { client, person } = newestClient(gatehouse, [deviceAuthorizationClient()]);
  await client.signUp.email({ email: 'ada@example.com', password: person.password, name: 'Ada' });
  const { data: codes } = await client.device.code({ client_id: application.clientId });
  await client.device({ query: { user_code: codes!.user_code } });
  expect((await client.device.deny({ userCode: codes!.user_code })).data).toEqual({ success: true });
  const refused = await client.device.token({
    grant_type: DEVICE_CODE,
    device_code: codes!.device_code,
    client_id: application.clientId,
  });
  expect(refused.error).toMatchObject({ error: 'access_denied', error_description: 'Access denied' });
});

test('only applications of the operator get sessions, and only if the options permit it', async ({
  gatehouse,
  device,
}) => {
  await using permissive = await startGatehouse(withSessions);
  const foreign = await Device.register(permissive);
  const ask = async (service: typeof gatehouse, { application }: Device, device_code: string) => {
    const answer = await new Person(service).post('/device/token', {
      grant_type: DEVICE_CODE,
      device_code,
      client_id: application.clientId,
    });
    return answer.body.error as string;
  };
  expect(await ask(gatehouse, device, (await device.ask()).device_code)).toBe('invalid_client');
  expect(await ask(permissive, foreign, (await foreign.ask()).device_code)).toBe('invalid_client');
});

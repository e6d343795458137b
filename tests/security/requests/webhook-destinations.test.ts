import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { WebhookReceiver } from '#tests/support/peers/webhook-receiver.ts';

const privateUrls = [
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:169.254.169.254]/latest/meta-data/',
  'https://169.254.169.254/latest/meta-data/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://0.0.0.0/',
  'https://10.1.2.3/',
  'https://100.64.0.1/',
  'https://[fc00::1]/',
  'https://[fe80::1]/',
  'https://[64:ff9b::a00:1]/',
  'https://localhost/',
  'https://user:password@example.com/',
  'http://example.com/',
];

test.for(privateUrls)('a webhook with the URL %s is rejected', async (url, { gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const invalid = { status: 400, body: { code: 'INVALID_WEBHOOK_URL' } };

  expect(await admin.post('/webhook/create', { url })).toMatchObject(invalid);
  const { body } = await admin.post('/webhook/create', { url: 'https://93.184.216.34/' });
  expect(await admin.post('/webhook/update', { webhookId: body.webhook.id, url })).toMatchObject(invalid);
  await admin.post('/webhook/delete', { webhookId: body.webhook.id });
});

test.for(['file:///etc/passwd', 'gopher://127.0.0.1/', 'not a url'])(
  '%s is no URL of a webhook',
  async (url, { gatehouse }) => {
    const admin = await signUpWithRole(gatehouse, 'admin');

    expect(await admin.post('/webhook/create', { url })).toMatchObject({ status: 400 });
  },
);

test('each delivery checks the address again, so a name that changed to a private one gets nothing', async () => {
  await using gatehouse = await startGatehouse({ events: { pollInterval: 0.05 }, webhooks: { retryDelays: [0.1] } });
  const admin = await signUpWithRole(gatehouse, 'admin');
  await using receiver = await WebhookReceiver.start();
  const created = { url: 'https://93.184.216.34/', types: ['passkey.added'] };
  const { webhook } = (await admin.post('/webhook/create', created)).body;
  // As after a change of the name's address: `localhost` resolves to loopback.
  const url = receiver.url.replace('http://127.0.0.1', 'https://localhost');
  await runSql(gatehouse.options.databaseUrl!, `update webhook_endpoint set url = '${url}'`);
  await admin.post('/webhook/test', { webhookId: webhook.id });
  const log = async () => (await admin.get('/webhook/list-deliveries', { webhookId: webhook.id })).body.deliveries;

  await expect.poll(async () => (await log())[0]?.status, { timeout: 10_000 }).toBe('failed');
  expect(await log()).toMatchObject([
    { responseStatus: null, error: 'The address is not allowed or the response too long' },
  ]);
  expect(receiver.received).toEqual([]);
});

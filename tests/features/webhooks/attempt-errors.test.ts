import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

import { expect, test } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { patiently } from '#tests/support/audit-entries.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { createAuthority } from '#tests/support/peers/collector.ts';
import { NameServer } from '#tests/support/peers/name-server.ts';
import { WebhookReceiver } from '#tests/support/peers/webhook-receiver.ts';
import type { Person } from '#tests/support/person.ts';
import { startGatehouse } from '#tests/support/test.ts';
import { createWebhook, fast } from '#tests/support/webhooks.ts';

/** Nothing listens there. */
const REFUSING = 'http://127.0.0.1:9/';

/** An HTTPS server whose certificate no known authority has issued. */
async function startUntrusted() {
  const server = createServer(createAuthority(), (_request, response) => response.end());
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}/`,
    [Symbol.asyncDispose]: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** The error of the only attempt of a test event, of a webhook of the platform or of an organization. */
async function errorOf(person: Person, url: string, organizationId?: string): Promise<string | null> {
  const owner: Record<string, string> = organizationId === undefined ? {} : { organizationId };
  const [create, send, list] =
    organizationId === undefined
      ? ['/webhook/create', '/webhook/test', '/webhook/list-deliveries']
      : ['/organization/create-webhook', '/organization/test-webhook', '/organization/list-webhook-deliveries'];
  const { webhook } = await createWebhook(person, { ...owner, url, types: ['team.created'] }, create);
  const input = { ...owner, webhookId: webhook.id };
  await person.post(send!, input);
  const read = async () => (await person.get(list!, input)).body.deliveries[0];
  await expect.poll(async () => (await read())?.status, patiently).toBe('failed');
  return (await read()).error;
}

test('a failed attempt says why there was no response; of a private host administrators alone learn it', async () => {
  await using nameServer = await NameServer.start(() => 'absent');
  await using silent = await WebhookReceiver.start(() => 'nothing');
  await using untrusted = await startUntrusted();
  await using gatehouse = await startGatehouse({
    ...fast,
    outgoing: { privateHosts: ['127.0.0.1', 'localhost'], nameServers: [nameServer.address] },
    webhooks: { retryDelays: [], timeoutMs: 2_000 },
  });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { id, owner } = await newOrganization(gatehouse);
  const urls = ['https://absent.example.com/', REFUSING, silent.url, untrusted.url];

  expect(await Promise.all(urls.map((url) => errorOf(admin, url)))).toEqual([
    'Host not found',
    'Connection refused',
    'Timed out',
    'TLS certificate not valid',
  ]);
  const generic = 'The receiver did not respond';
  expect(await Promise.all(urls.map((url) => errorOf(owner, url, id)))).toEqual([
    'Host not found',
    generic,
    generic,
    generic,
  ]);
}, 30_000);

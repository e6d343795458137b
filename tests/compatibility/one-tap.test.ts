import { oneTapClient } from 'better-auth/client/plugins';
import { oneTapClient as oldestOneTapClient } from 'better-auth-oldest/client/plugins';
import { afterEach, expect, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { missingCalls } from '#tests/support/calls/published-calls.ts';
import { newestClient, referenceClient } from '#tests/support/better-auth/reference-client.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { CLIENT, providerFixtures } from '#tests/support/peers/provider-fixtures.ts';

const google = providerFixtures.find(({ id }) => id === 'google')!;
const options = { clientId: CLIENT };

const versions = {
  oldest: (gatehouse: Gatehouse) =>
    referenceClient(gatehouse, [oldestOneTapClient(options)]) as unknown as ReturnType<(typeof versions)['newest']>,
  newest: (gatehouse: Gatehouse) => newestClient(gatehouse, [oneTapClient(options)]),
};

interface GoogleOptions {
  client_id: string;
  callback: (response: { credential: string }) => void;
}

/** A page in which the user accepts the prompt of Google Identity Services. */
function stubPage(credential: string): string[] {
  const clients: string[] = [];
  let accept: GoogleOptions['callback'];
  const id = {
    initialize: ({ client_id: client, callback }: GoogleOptions) => {
      clients.push(client);
      accept = callback;
    },
    prompt: () => accept({ credential }),
  };
  const page = { document: {}, googleScriptInitialized: true, google: { accounts: { id } }, location: {} };
  vi.stubGlobal('window', page);
  return clients;
}

afterEach(() => vi.unstubAllGlobals());

test.for(['oldest', 'newest'] as const)('the published one-tap client signs in: %s', async (version) => {
  await using provider = await FakeProvider.start(google);
  await using gatehouse = await startGatehouse({ ...provider.options, oneTap: { enabled: true } });
  const { client, recordedCalls } = versions[version](gatehouse);
  // The published client passes a nonce to Google only.
  const clients = stubPage(await provider.issuer.idToken({ ...provider.claims, nonce: 'of the page' }));
  await client.oneTap({ nonce: 'of the page', fetchOptions: {} });

  expect(clients).toEqual([CLIENT]);
  expect(missingCalls(version, 'one-tap', recordedCalls)).toEqual([]);
  expect((await client.getSession()).data?.user.email).toBe('jsmith@gmail.com');
});

import { expect, inject, test } from 'vitest';

import { createGatehouseClient } from '#client/sdk/client.ts';
import { settled } from '#client/sdk/errors.ts';
import { createMigratedDatabase } from '#tests/support/postgres.ts';
import { startNode } from '#tests/support/processes/running-node.ts';

test('a rejected origin is logged once with the variable TRUSTED_ORIGINS', { timeout: 60_000 }, async () => {
  const DATABASE_URL = await createMigratedDatabase(inject('postgresUrl'));
  await using node = await startNode({ DATABASE_URL, TRUSTED_ORIGINS: 'https://app.test' });
  const call = (origin: string) => fetch(`${node.address}/api/auth/get-session`, { headers: { origin } });
  for (const origin of ['http://localhost:5173', 'https://app.test', 'http://localhost:3000', 'http://localhost:5173'])
    await call(origin);
  for (let n = 0; n < 100; n += 1) await call(`https://made-up-${n}.test`);
  await call('null');

  const logged = () => node.lines.filter((line) => line.includes('TRUSTED_ORIGINS')).map((line) => JSON.parse(line));
  await expect.poll(() => logged().length).toBe(50);
  expect(logged()[0]).toMatchObject({ level: 40, origin: 'http://localhost:5173' });
  expect(new Set(logged().map(({ origin }) => origin)).size).toBe(50);
});

test('the client reports an unreachable service, and in a page names trustedOrigins', async () => {
  const client = createGatehouseClient({ baseURL: 'http://127.0.0.1:1' });
  const outside = await settled(client.ok.query());
  expect(outside.error).toMatchObject({
    code: 'NETWORK_ERROR',
    message: expect.stringMatching(/^Could not reach the service: /),
  });

  Object.assign(globalThis, { location: { origin: 'http://localhost:5173' } });
  try {
    const { error } = await settled(client.ok.query());
    expect(error!.message).toMatch(/Is it running, and is http:\/\/localhost:5173 in its trustedOrigins\?$/);
  } finally {
    Reflect.deleteProperty(globalThis, 'location');
  }
});

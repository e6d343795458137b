import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { startNode } from '#tests/support/processes/running-node.ts';

test('output to a terminal has readable lines and the banner last, and omits pages and assets', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'gatehouse-terminal-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true }));
  await using node = await startNode({ DATA_DIR }, { terminal: true });
  const lines = () => node.lines.map((line) => stripVTControlCharacters(line).trimEnd());
  await expect.poll(lines, { timeout: 20_000 }).toContainEqual(expect.stringMatching(/to create the first one\.$/));

  const started = lines();
  expect(started.filter((line) => line.startsWith('{'))).toEqual([]);
  expect(started).toContainEqual(expect.stringMatching(/^\d\d:\d\d:\d\d info {2}Server listening at http/));
  const banner = started.slice(started.indexOf('  Gatehouse is ready')).join('\n');
  expect(banner).not.toContain('Server listening');
  for (const mentioned of ['/api/auth/docs', '/dev/mailbox', 'gatehouse.config.ts', 'npm run demo', '/setup?token=']) {
    expect(banner).toContain(mentioned);
  }

  // At the port of the service, also if an app has the address of `BASE_URL`.
  const { port } = new URL(node.address);
  const addresses = [...banner.matchAll(/(http:\/\/\S+)/g)].map(([, address]) => address!);
  const own = addresses.filter((address) => new URL(address).port === port);
  expect(own.length).toBe(addresses.length - 1);
  for (const address of own) {
    const answer = await fetch(address, { headers: { accept: 'text/html' } });
    expect({ address, status: answer.status }).toEqual({ address, status: 200 });
  }
  expect(started.filter((line) => line.includes('database ready'))).toEqual([
    expect.stringMatching(/info {2}database ready, \d+ migrations$/),
  ]);
  expect(started.join('\n')).not.toMatch(/LOG: /);

  const page = await fetch(node.address, { headers: { accept: 'text/html' } });
  const [, asset] = /src="(\/assets\/[^"]+)"/.exec(await page.text())!;
  expect((await fetch(node.address + asset!)).status).toBe(200);
  expect((await fetch(`${node.address}/api/auth/ok`)).status).toBe(200);
  expect((await fetch(`${node.address}/assets/missing.js`)).status).toBe(404);
  await expect.poll(lines).toContainEqual(expect.stringContaining('status=404'));

  const answered = lines().filter((line) => line.includes(' request completed '));
  expect(answered).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d info {2}request completed method=GET route=\/api\/auth\/ok .*status=200/),
    expect.stringContaining('status=404'),
  ]);
}, 60_000);

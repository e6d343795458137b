import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, inject, test } from 'vitest';

import { createMigratedDatabase } from '#tests/support/postgres.ts';
import { startNode } from '#tests/support/processes/running-node.ts';

const root = join(import.meta.dirname, '../../..');

test('`npm run dev` starts once and sends hot updates to open pages', { timeout: 60_000 }, async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: { dev: string } };
  expect(scripts.dev).toBe('node --watch server/main.ts --dev');
  await using node = await startNode(
    { DATABASE_URL: await createMigratedDatabase(inject('postgresUrl')) },
    { dev: true },
  );
  const text = (path: string) => fetch(node.address + path).then((answer) => answer.text());

  expect(await text('/sign-in')).toContain('<script type="module" src="/main.tsx">');
  expect(await text('/features/organizations/organizations.tsx')).toContain('OrganizationsScreen');
  const token = /wsToken = "([^"]+)"/.exec(await text('/@vite/client'))![1]!;
  const page = new WebSocket(`${node.address.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const updates = new Promise<unknown>((resolve, reject) => {
    page.addEventListener('error', () => reject(new Error('The connection for hot updates failed')));
    page.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as { type: string; updates?: { path: string }[] };
      if (message.type === 'update') resolve(message.updates?.map(({ path }) => path));
    });
  });
  await new Promise((resolve) => page.addEventListener('open', resolve));
  await utimes(join(root, 'client/features/organizations/organizations.tsx'), new Date(), new Date());
  expect(await updates).toEqual(['/features/organizations/organizations.tsx']);

  page.close();
  node.signal('SIGTERM');
  await node.ended;
  expect(node.lines.filter((line) => line.includes('Gatehouse is ready'))).toHaveLength(1);
});

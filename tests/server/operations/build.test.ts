import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, inject } from 'vitest';

import { PASSWORD } from '#tests/support/person.ts';
import { createEmptyDatabase } from '#tests/support/postgres.ts';
import { startNode } from '#tests/support/processes/running-node.ts';
import { test } from '#tests/support/test.ts';

const root = join(import.meta.dirname, '../../..');

test('the build run by `npm start` migrates, serves its files and accepts errors thrown by hooks', async () => {
  await using folder = await folderWith(
    'gatehouse.config.ts',
    `import { AppError } from ${JSON.stringify(join(root, 'server/lib/errors.ts'))};
     const beforeCreateOrganization = () => { throw new AppError('ORGANIZATION_ALREADY_EXISTS'); };
     export default { organization: { organizationHooks: { beforeCreateOrganization } } };`,
  );
  const env = { DATABASE_URL: await createEmptyDatabase(inject('postgresUrl')) };
  await using node = await startNode(env, { folder: folder.path });
  const get = (path: string) => fetch(node.address + path);

  const document = (await (await get('/api/auth/openapi.json')).json()) as { paths: object };
  const checkedIn = JSON.parse(await readFile(join(root, 'openapi/openapi.json'), 'utf8')) as { paths: object };
  expect(document.paths).toEqual(checkedIn.paths);
  expect(await (await get('/api/auth/docs/start.js')).text()).toContain('SwaggerUIBundle');
  expect((await get('/api/auth/docs/assets/swagger-ui.css')).status).toBe(200);

  const page = await (await get('/sign-in')).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(page)![0];
  const packed = await fetch(node.address + asset, { headers: { 'accept-encoding': 'br' } });
  expect([packed.status, packed.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/assets/none.js', '/assets/', '/assets/..%2findex.html', '/dist/site/index.html.br'])
    expect(await (await get(path)).text(), path).not.toContain('import ');
  for (const name of await readdir(join(root, 'dist/site')))
    if (/\.(js|svg)$/.test(name)) expect((await get(`/${name}`)).headers.get('cache-control'), name).toBe('no-cache');

  const post = (path: string, body: object, cookie = '') =>
    fetch(`${node.address}/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const signedUp = await post('/sign-up/email', { email: 'ada@example.com', password: PASSWORD, name: 'Ada' });
  const [cookie] = signedUp.headers.getSetCookie().map((line) => line.split(';')[0]!);
  const refused = await post('/organization/create', { name: 'Beta', slug: 'beta' }, cookie);
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { code: 'ORGANIZATION_ALREADY_EXISTS', message: 'Organization already exists' },
  ]);
});

async function folderWith(name: string, text: string): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'gatehouse-config-'));
  await writeFile(join(path, name), text);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

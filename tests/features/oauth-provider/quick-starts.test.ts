import { spawn } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { startListening } from '#tests/support/browser/site.ts';
import { Application, visit } from '#tests/support/oauth/application.ts';
import { Person } from '#tests/support/person.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { sample } from '#tests/support/sources/documents.ts';

test('the sample of the Node server signs a user in', async () => {
  await using gatehouse = await startListening({ webApp: false, oauthProvider: { enabled: true } });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { clientId, secret } = await Application.register(gatehouse, { redirect_uris: [`${origin}/callback`] });
  const settings = sample('docs/quick-start/sign-in-node.md#register-the-application sh');
  const [, issuer] = /ISSUER=(\S+)/.exec(settings)!;
  const { baseUrl } = gatehouse.options;

  const cwd = await mkdtemp(join(tmpdir(), 'gatehouse-sign-in-'));
  onTestFinished(() => rm(cwd, { recursive: true }));
  await symlink(join(import.meta.dirname, '../../../node_modules'), join(cwd, 'node_modules'));
  await writeFile(join(cwd, 'package.json'), '{"type":"module"}');
  await writeFile(join(cwd, 'server.ts'), sample('docs/quick-start/sign-in-node.md#the-server ts'));
  const env = {
    ISSUER: issuer!.replace('http://localhost:3000', baseUrl),
    CLIENT_ID: clientId,
    CLIENT_SECRET: secret!,
    PORT: String(port),
  };
  const server = spawn(process.execPath, ['server.ts'], { cwd, env: { ...process.env, ...env }, stdio: 'ignore' });
  onTestFinished(() => void server.kill());
  const get = (path: string, cookie = '') => fetch(origin + path, { redirect: 'manual', headers: { cookie } });

  await expect
    .poll(
      () =>
        get('/').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(302);
  const begun = await get('/');
  const [cookie] = begun.headers.get('set-cookie')!.split(';');
  const person = await Person.signUp(gatehouse);
  const returned = await visit(person, begun.headers.get('location')!);
  const redeemed = await get(returned.pathname + returned.search, cookie);
  expect(await (await get(redeemed.headers.get('location')!, cookie)).text()).toBe(`Signed in as ${person.name}`);

  const denied = await get('/');
  const [other] = denied.headers.get('set-cookie')!.split(';');
  const refusal = await visit(person, `${denied.headers.get('location')!}&prompt=consent`, { denies: true });
  const answer = await get(refusal.pathname + refusal.search, other);
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Not signed in')]);
});

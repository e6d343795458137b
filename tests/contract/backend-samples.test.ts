import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';
import { Webhook } from 'standardwebhooks';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { newApiKey } from '#tests/support/api-keys.ts';
import { sample } from '#tests/support/sources/documents.ts';
import { Person } from '#tests/support/person.ts';
import { startListening } from '#tests/support/browser/site.ts';

const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0;
async function run(program: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  return (await promisify(execFile)(program, args, { env: { PATH: process.env['PATH'], ...env } })).stdout;
}

/** A service with an administrator and a key that can list users and events. */
async function startWithKey() {
  const gatehouse = await startListening({ webApp: false, events: { pollInterval: 0.05 } });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { key } = await newApiKey(admin, { scopes: ['user:list', 'audit:list'] });
  const published = () => admin.get('/events', { types: 'user.signed-up' });
  await expect.poll(async () => (await published()).body.events.length, { timeout: 10_000 }).toBe(1);
  return { gatehouse, admin, key };
}

test.skipIf(!isInstalled('curl'))('the curl samples list users, and show the error of a missing scope', async () => {
  const { gatehouse, admin, key } = await startWithKey();
  await using _ = gatehouse;
  const settings = sample('docs/quick-start/backend.md#create-a-key sh');
  const environment = settings.replace('http://localhost:3000', gatehouse.options.baseUrl).replace('gk_…', key);

  const printed = await run('sh', ['-ec', environment + sample('docs/quick-start/backend.md#curl sh')]);
  expect(printed).toContain(`"email":"${admin.email}"`);
  expect(printed).toContain('{"code":"INSUFFICIENT_API_KEY_PERMISSIONS"');
});

test.skipIf(!isInstalled('python3'))('the Python sample lists users, reads an error and pulls events', async () => {
  const { gatehouse, admin, key } = await startWithKey();
  await using _ = gatehouse;
  const env = { GATEHOUSE_URL: gatehouse.options.baseUrl, GATEHOUSE_KEY: key };

  const printed = await run('python3', ['-c', sample('docs/quick-start/backend.md#python python')], env);
  expect(printed.split('\n')).toEqual([
    admin.email,
    '403 INSUFFICIENT_API_KEY_PERMISSIONS',
    `user.signed-up ${admin.id}`,
    '',
  ]);
});

test.skipIf(!isInstalled('python3'))('the Python receiver verifies signed requests and rejects others', async () => {
  const [current, previous] = [7, 8].map((byte) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`);
  const body = '{"type":"user.deleted"}';
  const signed = (secrets: string[], time: Date, text = body) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign('msg_1', time, text)).join(' '),
  });
  const now = new Date();
  const requests = [
    signed([current!], now),
    signed([previous!, current!], now),
    signed([previous!], now),
    signed([current!], now, `${body} `),
    signed([current!], new Date(now.getTime() - 301_000)),
  ];
  const program = `${sample('docs/quick-start/backend.md#receive-webhooks python')}
import json, sys
print([verified(sys.argv[1], headers, sys.argv[2].encode()) for headers in json.loads(sys.argv[3])])`;

  const printed = await run('python3', ['-c', program, current!, body, JSON.stringify(requests)]);
  expect(printed).toBe('[True, True, False, False, False]\n');
});

test.skipIf(!isInstalled('curl'))('the samples of access tokens get a token for a key and verify it', async () => {
  const jwt = { enabled: true, accessTokenAudience: 'https://api.example.com' };
  await using gatehouse = await startListening({ webApp: false, jwt });
  const person = await Person.signUp(gatehouse);
  const { id, key } = await newApiKey(person, { scopes: ['organization:read', 'account:read'] });
  const pointed = (text: string) => text.replaceAll('http://localhost:3000', gatehouse.options.baseUrl);
  const request = pointed(sample('docs/api-keys.md#tokens-for-your-other-services sh'));
  const verification = pointed(sample('docs/api-keys.md#tokens-for-your-other-services ts'));

  const { access_token: token } = JSON.parse(await run('sh', ['-ec', request], { GATEHOUSE_KEY: key }));
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-access-token-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'access-of.ts');
  await writeFile(file, verification);
  const { accessOf } = (await import(/* @vite-ignore */ file)) as { accessOf: (token: string) => Promise<unknown> };

  expect(await accessOf(token)).toEqual({ userId: person.id, keyId: id, scopes: ['organization:read'] });
  await expect(accessOf(`${token.slice(0, -4)}AAAA`)).rejects.toThrow('signature');
});

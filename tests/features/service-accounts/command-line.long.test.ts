import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, vi } from 'vitest';

import { programWith } from '#tests/support/api-keys.ts';
import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { sample } from '#tests/support/sources/documents.ts';
import { test } from '#tests/support/test.ts';

// Each child process loads the whole service, which takes seconds.
vi.setConfig({ testTimeout: 60_000 });

const program = join(import.meta.dirname, '../../../server/cli/admin.ts');

/** Runs `npm run admin -- …` on the database of a running service. */
async function admin(databaseUrl: string, args: string) {
  const env = { ...childEnvironment, DATABASE_URL: databaseUrl, BASE_URL: 'http://localhost:3000' };
  return promisify(execFile)(process.execPath, [program, ...args.split(' ')], { cwd: import.meta.dirname, env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  );
}

test('the operator creates, lists and deletes service accounts', async ({ gatehouse }) => {
  const url = gatehouse.options.databaseUrl!;
  const command = sample('docs/service-accounts.md#of-the-platform sh').trim();
  const created = await admin(url, command.replace('npm run admin -- ', ''));
  const [, id] = /^Created the service account Provisioning \((\S+)\) with the role admin\.$/m.exec(created.text)!;
  const [, key] = /^Its key, which is shown only now: (gk_\S+)$/m.exec(created.text)!;
  const create = (email: string) => programWith(gatehouse, key!).post('/admin/create-user', { email, name: 'New' });
  expect((await create('one@example.com')).status).toBe(200);

  expect((await admin(url, 'service-account list')).text).toBe(`${id}  Provisioning  (admin)\n`);
  expect((await admin(url, `service-account delete ${id}`)).text).toBe(
    'Deleted the service account Provisioning and its keys.\n',
  );
  expect((await create('two@example.com')).body.code).toBe('INVALID_API_KEY');
  expect(await admin(url, 'service-account list')).toEqual({ code: 0, text: 'There are no service accounts.\n' });
});

test.for([
  ['create --name X --role admin', /^Usage:/],
  ['create --name X --role admin --scopes user:fly', /^user:fly is no scope\. The scopes: account:read/],
  ['create --name X --role pilot --scopes user:create', /^Role not found/],
  ['delete 0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10', /^No service account of the platform has the id/],
] as const)('service-account %s is rejected', async ([args, message], { gatehouse }) => {
  const { code, text } = await admin(gatehouse.options.databaseUrl!, `service-account ${args}`);

  expect({ code, text }).toEqual({ code: 1, text: expect.stringMatching(message) });
});

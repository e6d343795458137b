import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, inject } from 'vitest';

import { childEnvironment } from '#tests/support/child-environment.ts';
import { Person } from '#tests/support/person.ts';
import { emptyDatabase } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const cli = join(import.meta.dirname, '../../../server/cli/demo.ts');

async function runDemo(env: Record<string, string>): Promise<{ stdout: string; stderr: string }> {
  const AUTH_SECRET = 'a secret for the demo of thirty-two or more';
  return promisify(execFile)(process.execPath, [cli], { env: { ...childEnvironment, AUTH_SECRET, ...env } }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ stdout, stderr }),
  );
}

test('the demo fills an empty database, once, and says how to sign in', async () => {
  const DATABASE_URL = await emptyDatabase(inject('postgresUrl'));

  const { stdout, stderr } = await runDemo({ DATABASE_URL });
  expect(stderr).toBe('');
  const [, email, password] = /Sign in as (\S+), .* password: (.*)\n/.exec(stdout)!;
  expect((await runDemo({ DATABASE_URL })).stderr).toBe(
    'There are people here already: the demo fills an empty database.\n',
  );

  await using gatehouse = await startGatehouse({ databaseUrl: DATABASE_URL });
  const visitor = new Person(gatehouse);
  expect((await visitor.post('/sign-in/email', { email, password })).status).toBe(200);
  expect((await visitor.get('/organization/list')).body).toHaveLength(2);
  expect((await visitor.get('/organization/list-user-invitations')).body).toHaveLength(1);
  expect((await visitor.get('/admin/list-users', { filterField: 'banned', filterValue: 'true' })).body.total).toBe(1);
});

test('the demo is refused in production', async () => {
  const DATABASE_URL = await emptyDatabase(inject('postgresUrl'));
  const { stderr } = await runDemo({ DATABASE_URL, NODE_ENV: 'production' });
  expect(stderr).toBe('The demo is not for production: its password is known to everybody.\n');
});

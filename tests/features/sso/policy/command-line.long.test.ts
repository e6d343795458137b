import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect } from 'vitest';

import { sample } from '#tests/support/sources/documents.ts';
import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { refusalOf } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { sqlOf, test } from '#tests/features/sso/sign-in/connections.ts';

import { requireSso } from './policies.ts';

const program = join(import.meta.dirname, '../../../../server/cli/admin.ts');

/** Runs `npm run admin -- …` on the database of a running service. */
function admin(databaseUrl: string, args: string) {
  const env = { ...childEnvironment, DATABASE_URL: databaseUrl, BASE_URL: 'http://localhost:3000' };
  return promisify(execFile)(process.execPath, [program, ...args.split(' ')], { cwd: import.meta.dirname, env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  );
}

test('the operator turns the requirement off', async ({ gatehouse, sso }) => {
  const { email, password } = await Person.signUp(gatehouse, { email: `ada@${sso.domain}` });
  await requireSso(sso);
  const url = gatehouse.options.databaseUrl!;
  const signIn = () => refusalOf(new Person(gatehouse).post('/sign-in/email', { email, password }));
  expect(await signIn()).toBe('403 SSO_REQUIRED');
  await sqlOf(gatehouse)(`update organization set slug = 'acme' where id = '${sso.organization.id}'`);

  const command = sample('docs/single-sign-on.md#when-the-identity-provider-fails sh').trim();
  const off = await admin(url, command.replace('npm run admin -- ', ''));
  expect(off).toEqual({ code: 0, text: 'Acme no longer requires single sign-on.\n' });
  // A running service notices it within ten seconds.
  await expect.poll(signIn, { timeout: 20_000 }).toBe('200');
  // Ids of another process are not in order with those of this one, whose clock other tests have moved.
  const entry = `select details from audit_entry where event = 'organization.sso-policy-set' order by created_at desc limit 1`;
  const details = { required: false, guests: 'allow', by: 'operator' };
  expect(await sqlOf(gatehouse)(entry)).toEqual([{ details }]);

  expect(await admin(url, 'organization sso-off unknown')).toEqual({
    code: 1,
    text: expect.stringContaining('No organization has the slug unknown.'),
  });
  expect((await admin(url, 'organization sso-off')).text).toMatch(/^Usage:/);
});

import { expect, test } from 'vitest';

import { identitiesOf, reported, signInStatus } from '#tests/support/imported-people.ts';
import { ImportTarget } from '#tests/support/imports.ts';
import { askCognito } from '#tests/support/peers/cognito.ts';

const SUB = '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10';
const user = (name: string, attributes: Record<string, string>, details: object = {}) => ({
  Username: name,
  Attributes: Object.entries({ email: `${name}@acme.example`, email_verified: 'true', ...attributes }).map(
    ([Name, Value]) => ({ Name, Value }),
  ),
  UserCreateDate: '2022-01-02T03:04:05.000000+00:00',
  UserLastModifiedDate: 1_700_000_000,
  Enabled: true,
  UserStatus: 'CONFIRMED',
  ...details,
});

const users = [
  user('ann', { sub: SUB, given_name: 'Ann', family_name: 'Acme', 'custom:plan': 'pro' }),
  user('bo', {}, { Enabled: false }),
  user(
    'cy',
    { identities: '[{"userId":"1089","providerName":"Google","providerType":"Google"}]' },
    { UserStatus: 'EXTERNAL_PROVIDER' },
  ),
];

test('people of Cognito sign in with the passwords that Cognito knows', { timeout: 120_000 }, async () => {
  const target = await ImportTarget.create({
    user: { additionalFields: { plan: { type: 'string' } } },
    socialProviders: { google: { clientId: 'a', clientSecret: 'b' } },
  });
  await target.write('users.json', JSON.stringify({ Users: users }));
  const command = 'docs/migrating/cognito.md#migrate-from-cognito sh';
  expect(await target.runSample(command)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('emailAndPassword.verifyElsewhere'),
  });

  const documented = await askCognito(target, new Map([['ann', 'of Cognito']]));
  await target.write(
    'gatehouse.config.ts',
    `import documented from './documented.ts';
     const options = ${JSON.stringify(target.options)};
     export default { ...options, emailAndPassword: { ...options.emailAndPassword, ...documented.emailAndPassword } };`,
  );
  expect((await target.runSample(command)).stdout).toContain('Dry run: nothing was written.');
  const flags = ['--users', 'users.json', '--elsewhere', '--report', 'report.ndjson'];
  const { stdout, stderr } = await target.run('cognito', ...flags);
  expect(stdout + stderr).toContain('people: 3 read, 3 new');
  expect(await reported(target)).toEqual([]);
  const rows = await target.sql(
    `select id, name, additional_fields as fields from "user" where email = 'ann@acme.example'`,
  );
  expect(rows).toEqual([{ id: SUB, name: 'Ann Acme', fields: { plan: 'pro' } }]);
  expect(await identitiesOf(target)).toEqual(['cy@acme.example google:1089']);

  await using gatehouse = await target.start(documented);
  expect(await signInStatus(gatehouse, 'ann@acme.example', 'of another')).toBe('INVALID_EMAIL_OR_PASSWORD');
  expect(await signInStatus(gatehouse, 'ann@acme.example', 'of Cognito')).toBe(200);
  await gatehouse.idle();
  const hashes = await target.sql(
    `select split_part(password, ':', 1) as kind from account where password is not null order by 1`,
  );
  expect(hashes).toEqual([{ kind: 'bcrypt-sha256' }, { kind: 'elsewhere' }]);
});

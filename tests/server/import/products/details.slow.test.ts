import { expect, inject, test } from 'vitest';

import { importInProcess } from '#tests/support/import-in-process.ts';
import { hashBy, membersOf, reported } from '#tests/support/imported-people.ts';
import { ImportTarget } from '#tests/support/imports.ts';
import { oldPeople } from '#tests/support/old-service/old-people.ts';
import { supabaseSchema } from '#tests/support/old-service/product-records.ts';
import { createEmptyDatabase, runSql } from '#tests/support/postgres.ts';

test('groups of Keycloak become teams, with the details of organizations', { timeout: 120_000 }, async () => {
  const target = await ImportTarget.create({
    organization: {
      teams: { enabled: true },
      schema: { organization: { additionalFields: { region: { type: 'string' } } } },
    },
  });
  const user = (name: string, groups: string[]) => ({
    id: `id-${name}`,
    username: name,
    email: `${name}@acme.example`,
    emailVerified: true,
    groups,
  });
  await target.write(
    'realm.json',
    JSON.stringify({
      realm: 'acme',
      identityProviders: [
        { alias: 'corp', providerId: 'saml' },
        { alias: 'google', providerId: 'google' },
      ],
      groups: [
        { id: 'g1', name: 'sales', subGroups: [{ id: 'g2', name: 'north', subGroups: [{ id: 'g3', name: 'coast' }] }] },
        { id: 'g4', name: 'support' },
      ],
      organizations: [
        {
          id: 'o1',
          name: 'Corp',
          alias: 'corp',
          description: 'A customer',
          attributes: { region: ['emea'] },
          domains: [{ name: 'Corp.example', verified: true }, { name: 'localhost' }],
          members: [{ username: 'ann' }],
        },
      ],
      users: [user('ann', ['/sales/north/coast', '/support']), user('bo', ['/sales']), user('cy', [])],
    }),
  );
  const flags = ['--owner', 'ann@acme.example', '--report', 'report.ndjson'];
  expect(await importInProcess(target, ['keycloak', '--realm', 'realm.json', '--groups', 'teams'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--organization <name>'),
  });
  const args = ['keycloak', '--realm', 'realm.json', '--groups', 'teams', '--organization', 'Acme', ...flags];
  const { stdout } = await importInProcess(target, args);
  expect(stdout).toContain('identity providers, which you add again as connections: corp (saml), google (google)');
  expect(stdout).toContain('domains, to be proven 1');
  expect(await reported(target)).toEqual(
    expect.arrayContaining([
      ['field_left', 'o1', 'domain localhost'],
      ['field_left', 'o1', 'description'],
    ]),
  );
  expect(await membersOf(target)).toEqual([
    'acme ann@acme.example owner',
    'acme bo@acme.example member',
    'corp ann@acme.example owner',
  ]);
  expect(
    await target.sql(
      `select t.name, string_agg(u.email, ',' order by u.email) as members from team t
         left join team_member tm on tm.team_id = t.id left join member m on m.id = tm.member_id
         left join "user" u on u.id = m.user_id group by t.id, t.name order by t.name`,
    ),
  ).toEqual([
    { name: 'sales', members: 'bo@acme.example' },
    { name: 'sales / north', members: null },
    { name: 'sales / north / coast', members: 'ann@acme.example' },
    { name: 'support', members: 'ann@acme.example' },
  ]);
  expect(
    await target.sql(
      `select d.domain, d.verified_at, o.additional_fields as fields from organization_domain d join organization o on o.id = d.organization_id`,
    ),
  ).toEqual([{ domain: 'corp.example', verified_at: null, fields: { region: 'emea' } }]);
  expect((await importInProcess(target, args)).stdout).toContain('teams: 4 read, 0 new, 0 changed, 4 equal, 0 left');
});

test('passkeys of Supabase are taken if the service keeps the host', { timeout: 120_000 }, async () => {
  const target = await ImportTarget.create();
  const [person] = oldPeople([hashBy('bcrypt 2b')]).slice(2);
  const address = await createEmptyDatabase(inject('postgresUrl'));
  const credential = {
    id: 'AAAAAAAAAAAAAAAAAAAAAA==',
    publicKey: 'pQECAyYgASFYIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    transport: ['internal'],
    flags: { backupEligible: true },
    authenticator: { signCount: 3 },
  };
  await runSql(
    address,
    `${supabaseSchema([{ ...person!, identities: [{ provider: 'email', subject: '1' }] }])};
     insert into auth.mfa_factors (user_id, factor_type, status, web_authn_credential) values
       ('${person!.id}', 'webauthn', 'verified', '${JSON.stringify(credential)}'), ('${person!.id}', 'webauthn', 'verified', '{}'),
       ('${person!.id}', 'phone', 'verified', null)`,
  );
  await target.write('address.txt', address);
  const args = ['supabase', '--address-file', 'address.txt', '--report', 'report.ndjson'];
  await importInProcess(target, [...args, '--dry-run']);
  expect((await reported(target)).map(([code]) => code).toSorted()).toEqual([
    'factor_left',
    'passkey_left',
    'passkey_left',
  ]);
  const { stdout } = await importInProcess(target, [...args, '--passkey-host', 'localhost']);
  expect(stdout).toContain('passkeys 1');
  expect(await target.sql('select credential_id, counter, device_type, discoverable, transports from passkey')).toEqual(
    [
      {
        credential_id: 'AAAAAAAAAAAAAAAAAAAAAA',
        counter: expect.anything(),
        device_type: 'multiDevice',
        discoverable: false,
        transports: ['internal'],
      },
    ],
  );
});

test('groups of Cognito become organizations', { timeout: 120_000 }, async () => {
  const target = await ImportTarget.create();
  const user = (name: string) => ({
    Username: name,
    Attributes: [
      { Name: 'sub', Value: `sub-${name}` },
      { Name: 'email', Value: `${name}@acme.example` },
      { Name: 'email_verified', Value: 'true' },
    ],
    Enabled: true,
    UserStatus: 'CONFIRMED',
  });
  await target.write('users.json', JSON.stringify({ Users: ['ann', 'bo', 'cy'].map(user) }));
  await target.write('groups.json', JSON.stringify({ Groups: [{ GroupName: 'Admins' }, { GroupName: 'Empty' }] }));
  await target.write('admins.json', JSON.stringify({ Users: ['ann', 'bo', 'gone'].map(user) }));
  const members = `Admins=${target.folder}/admins.json`;
  const args = ['cognito', '--users', 'users.json', '--groups', 'groups.json', '--group-members', members];
  const { stdout } = await importInProcess(target, [
    ...args,
    '--owner',
    'cy@acme.example',
    '--report',
    'report.ndjson',
  ]);
  expect(stdout).toContain('organizations: 2 read, 2 new');
  expect(await membersOf(target)).toEqual([
    'admins ann@acme.example member',
    'admins bo@acme.example member',
    'admins cy@acme.example owner',
    'empty cy@acme.example owner',
  ]);
  expect(await reported(target)).toContainEqual(['missing_reference', 'Admins sub-gone', 'user']);
});

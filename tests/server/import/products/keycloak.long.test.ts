import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';

import { hashBy, identitiesOf, membersOf, reported, signInStatus } from '#tests/support/imported-people.ts';
import { ImportTarget } from '#tests/support/imports.ts';
import { Person } from '#tests/support/person.ts';

const [, , , memory, salt, key] = hashBy('argon2id').hash.split('$');
const django = hashBy('PBKDF2 with SHA-256 of Django').hash.split('$');
const OTP_SECRET = 'a text whose bytes are the key';

const credential = (type: string, data: object, secret: object) => ({
  type,
  createdDate: 1_600_000_000_000,
  credentialData: JSON.stringify(data),
  secretData: JSON.stringify(secret),
});

const id = (n: number) => `0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c1${n}`;
const user = (n: number, name: string, details: object = {}) => ({
  id: id(n),
  username: name,
  email: `${name}@acme.example`,
  emailVerified: true,
  firstName: name,
  lastName: 'Acme',
  enabled: true,
  createdTimestamp: 1_600_000_000_000,
  ...details,
});

const users = [
  user(1, 'ann', {
    realmRoles: ['default-roles', 'boss'],
    groups: ['/sales/north'],
    attributes: { plan: ['pro'] },
    federatedIdentities: [{ identityProvider: 'corp', userId: '1089', userName: 'ann' }],
    credentials: [
      credential(
        'password',
        {
          hashIterations: 2,
          algorithm: 'argon2',
          additionalParameters: {
            type: ['id'],
            version: ['1.3'],
            memory: ['512'],
            parallelism: ['2'],
            hashLength: ['32'],
          },
        },
        { value: `${key}=`, salt: `${salt}==` },
      ),
      credential('otp', { subType: 'totp', digits: 8, period: 60, algorithm: 'HmacSHA256' }, { value: OTP_SECRET }),
      credential('recovery-authn-codes', {}, {}),
    ],
  }),
  user(2, 'bo', {
    enabled: false,
    groups: ['/sales'],
    credentials: [
      credential(
        'password',
        { hashIterations: Number(django[1]), algorithm: 'pbkdf2-sha256', additionalParameters: {} },
        { value: django[3], salt: Buffer.from(django[2]!).toString('base64') },
      ),
    ],
  }),
  user(3, 'cy', {
    credentials: [
      credential(
        'webauthn-passwordless',
        {
          credentialId: 'AAAAAAAAAAAAAAAAAAAAAA==',
          credentialPublicKey: 'pQECAyYgASFYIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
          counter: 3,
          transports: ['INTERNAL'],
        },
        {},
      ),
    ],
  }),
  user(4, 'service-account-app', { serviceAccountClientId: 'app', email: 'app@acme.example' }),
];

test('people of a realm sign in, with groups and organizations', { timeout: 120_000 }, async () => {
  const target = await ImportTarget.create({
    user: { additionalFields: { plan: { type: 'string' } } },
    organization: { teams: { enabled: true } },
  });
  expect(memory).toBe('m=512,t=2,p=2');
  await mkdir(join(target.folder, 'out'));
  await target.write(
    'out/acme-realm.json',
    JSON.stringify({
      realm: 'acme',
      clients: [{ id: 'x', users: [{ id: 'no user' }] }],
      groups: [{ id: 'g', name: 'sales', subGroups: [{ name: 'north', subGroups: [] }] }],
      organizations: [
        {
          id: 'o',
          name: 'Corp',
          alias: 'corp',
          enabled: true,
          domains: [{ name: 'acme.example' }],
          members: [{ username: 'cy', membershipType: 'UNMANAGED' }],
        },
      ],
    }),
  );
  await target.write('out/acme-users-0.json', JSON.stringify({ realm: 'acme', users }));
  expect((await target.runSample('docs/migrating/keycloak.md#migrate-from-keycloak sh')).stdout).toContain(
    'Dry run: nothing was written.',
  );
  const flags = [
    '--groups',
    'organizations',
    '--role-map',
    'realm:boss=admin',
    '--provider-map',
    'corp=sso:0198f7c1',
    '--owner',
    'ann@acme.example',
    '--passkey-host',
    'localhost',
  ];
  const { stdout, stderr } = await target.run('keycloak', '--realm', 'out', ...flags, '--report', 'report.ndjson');
  expect(stdout + stderr).toContain('people: 4 read, 3 new');
  expect(await reported(target)).toEqual(
    expect.arrayContaining([
      ['not_a_person', id(4), 'service account'],
      ['factor_left', id(1), 'recovery-authn-codes'],
      ['owner_promoted', null, undefined],
    ]),
  );
  expect(
    await target.sql(`select id, role, additional_fields as fields from "user" where email = 'ann@acme.example'`),
  ).toEqual([{ id: id(1), role: 'admin', fields: { plan: 'pro' } }]);
  expect(await identitiesOf(target)).toEqual(['ann@acme.example sso:0198f7c1:1089']);
  expect(await membersOf(target)).toEqual([
    'corp ann@acme.example owner',
    'corp cy@acme.example member',
    'sales ann@acme.example owner',
    'sales bo@acme.example member',
  ]);
  expect(await target.sql('select t.name from team t join team_member m on m.team_id = t.id')).toEqual([
    { name: 'north' },
  ]);
  expect(await target.sql('select counter::int, discoverable, transports from passkey')).toEqual([
    { counter: 3, discoverable: true, transports: ['internal'] },
  ]);

  await using gatehouse = await target.start();
  expect(await signInStatus(gatehouse, 'bo@acme.example', 'correct horse')).toBe('BANNED_USER');
  const ann = new Person(gatehouse);
  await ann.post('/sign-in/email', { email: 'ann@acme.example', password: 'correct horse' });
  const code = new TOTP({ secret: Secret.fromUTF8(OTP_SECRET), digits: 8, period: 60, algorithm: 'SHA256' }).generate();
  expect((await ann.post('/two-factor/verify-totp', { code })).status).toBe(200);
});

import { gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { hashBy, identitiesOf, membersOf, reported, signInStatus } from '#tests/support/imported-people.ts';
import { ImportTarget } from '#tests/support/imports.ts';

const bcrypt = hashBy('bcrypt 2b');
const pbkdf2 = '$pbkdf2-sha256$i=10000,l=32$wJuJqLoUFsdXa8k3sFhRlA$2waKCbPhZzL+RjWMQqvA1jpb+j56jTAXcNmRD9UTekU';

const user = (id: string, details: object = {}) => ({
  user_id: `auth0|${id}`,
  email: `${id}@acme.example`,
  email_verified: true,
  name: `${id}@acme.example`,
  nickname: id,
  created_at: '2021-03-05T16:35:16.775Z',
  identities: [{ user_id: id, provider: 'auth0', connection: 'Users', isSocial: false }],
  ...details,
});

/** From PHP: sha1('salt' . 'correct horse'), and so on. */
const sha1 = 'd11dc5896bf42fb4320130682b5909d363bf770b';

test(
  'people of Auth0 sign in with the hashes of a support case, or of a file for an import into Auth0',
  { timeout: 120_000 },
  async () => {
    const target = await ImportTarget.create({
      user: { additionalFields: { plan: { type: 'string' } } },
      socialProviders: { google: { clientId: 'a', clientSecret: 'b' } },
    });
    const users = [
      user('ann', {
        identities: [
          { user_id: 'ann', provider: 'auth0', connection: 'Users', isSocial: false },
          { user_id: '1089', provider: 'google-oauth2', connection: 'google-oauth2', isSocial: true },
          { user_id: '77', provider: 'waad', connection: 'acme-ad', isSocial: false },
        ],
        app_metadata: { plan: 'pro' },
        user_metadata: { plan: 'forged' },
      }),
      user('bo', { blocked: true }),
      user('cy', { custom_password_hash: { algorithm: 'pbkdf2', hash: { value: pbkdf2, encoding: 'utf8' } } }),
      user('dee', {
        custom_password_hash: {
          algorithm: 'sha1',
          hash: { value: sha1, encoding: 'hex' },
          salt: { value: 'pepper', position: 'prefix' },
        },
        mfa_factors: [{ totp: { secret: 'JBSWY3DPEHPK3PXPJBSWY3DP' } }, { phone: { value: '+15551234' } }],
      }),
      user('eve', { custom_password_hash: { algorithm: 'md4', hash: { value: '00', encoding: 'hex' } } }),
      user('fay', { email_verified: false }),
    ];
    await target.write('users.ndjson.gz', gzipSync(users.map((each) => JSON.stringify(each)).join('\n')));
    await target.write('hashes.ndjson', [
      {
        _id: { $oid: 'ann' },
        email: 'ann@acme.example',
        passwordHash: bcrypt.hash,
        password_set_date: { $date: '2021-03-05T16:35:16.775Z' },
        connection: 'Users',
      },
      { _ID: 'bo', email: 'bo@acme.example', passwordHash: bcrypt.hash },
    ]);
    await target.write(
      'orgs.json',
      JSON.stringify([
        { id: 'org_1', name: 'acme', display_name: 'Acme', branding: { logo_url: 'https://acme.example/l.png' } },
      ]),
    );
    await target.write(
      'members.ndjson',
      JSON.stringify([
        { organization_id: 'org_1', user_id: 'auth0|ann', roles: [{ name: 'Chief' }] },
        { organization_id: 'org_1', user_id: 'auth0|cy', roles: [] },
      ]),
    );
    expect((await target.runSample('docs/migrating/auth0.md#migrate-from-auth0 sh')).stdout).toContain(
      'Dry run: nothing was written.',
    );
    const files = [
      '--users',
      'users.ndjson.gz',
      '--passwords',
      'hashes.ndjson',
      '--organizations',
      'orgs.json',
      '--members',
      'members.ndjson',
    ];
    const { stdout } = await target.run(
      'auth0',
      ...files,
      '--metadata',
      'app',
      '--role-map',
      'Chief=owner',
      '--report',
      'report.ndjson',
    );
    expect(stdout).toContain('people: 6 read, 6 new');
    expect(await reported(target)).toEqual(
      expect.arrayContaining([
        ['provider_unknown', 'auth0|ann', 'acme-ad'],
        ['hash_unsupported', 'auth0|eve', 'md4'],
        ['factor_left', 'auth0|dee', 'phone'],
      ]),
    );
    expect(await identitiesOf(target)).toEqual(['ann@acme.example google:1089']);
    expect(await membersOf(target)).toEqual(['acme ann@acme.example owner', 'acme cy@acme.example member']);
    expect(
      await target.sql(`select name, additional_fields as fields from "user" where email = 'ann@acme.example'`),
    ).toEqual([{ name: 'ann', fields: { plan: 'pro' } }]);

    await using gatehouse = await target.start();
    expect(await signInStatus(gatehouse, 'ann@acme.example', bcrypt.password)).toBe(200);
    expect(await signInStatus(gatehouse, 'bo@acme.example', bcrypt.password)).toBe('BANNED_USER');
    expect(await signInStatus(gatehouse, 'cy@acme.example', 'Test@123')).toBe(200);
    expect(await signInStatus(gatehouse, 'eve@acme.example', 'Test@123')).toBe('INVALID_EMAIL_OR_PASSWORD');
  },
);

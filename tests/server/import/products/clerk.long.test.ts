import { expect, test } from 'vitest';

import { hashBy, identitiesOf, membersOf, reported, signInStatus } from '#tests/support/imported-people.ts';
import { ImportTarget } from '#tests/support/imports.ts';
import { vectors } from '#tests/support/password-vectors/vectors.ts';

// The columns of the documented export.
const header =
  'id,first_name,last_name,username,primary_email_address,primary_phone_number,verified_email_addresses,unverified_email_addresses,verified_phone_numbers,unverified_phone_numbers,totp_secret,password_digest,password_hasher,created_at,legal_accepted_at';

const [bcrypt, django, phpass, ssha, werkzeug, djangoBcrypt, argon2] = [
  'bcrypt 2a',
  'PBKDF2 with SHA-256 of Django',
  'phpass of WordPress',
  'salted SHA-1 of LDAP',
  'scrypt of Werkzeug',
  'bcrypt of SHA-256 of Django',
  'argon2id',
].map(hashBy) as [Hash, Hash, Hash, Hash, Hash, Hash, Hash];
type Hash = ReturnType<typeof hashBy>;

interface Digests {
  salt?: { toString(encoding: string): string };
  hash: Buffer;
}
const valuesOf = (name: string) =>
  vectors.find((vector) => vector.name === name) as unknown as { hash: Digests; password: string };
const [sha256, md5, symfony] = [valuesOf('sha256 before'), valuesOf('md5 none'), valuesOf('SHA-512 of Symfony')];
const [, pbkdf2Iterations, pbkdf2Salt = '', pbkdf2Hash = ''] = hashBy('PBKDF2 with SHA-512 of passlib')
  .hash.slice(1)
  .split('$');
const base64 = (text: string) => Buffer.from(text.replaceAll('.', '+'), 'base64');

/** A person for each kind of hash: the name of the hasher, its digest and the password. */
const people: [hasher: string, digest: string, password: string][] = [
  ['bcrypt', bcrypt.hash, bcrypt.password],
  ['bcrypt_peppered', `${bcrypt.hash}$horse`, 'correct '],
  ['bcrypt_sha256_django', djangoBcrypt.hash, djangoBcrypt.password],
  ['argon2id', argon2.hash, argon2.password],
  ['phpass', phpass.hash, phpass.password],
  ['ldap_ssha', ssha.hash.replace('{SSHA}', ''), ssha.password],
  ['pbkdf2_sha256_django', django.hash, django.password],
  ['scrypt_werkzeug', werkzeug.hash, werkzeug.password],
  ['md5', md5.hash.hash.toString('hex'), md5.password],
  ['sha256_salted', `${sha256.hash.hash.toString('hex')}$salt`, sha256.password],
  ['sha512_symfony', `symfonysalt$${symfony.hash.hash.toString('base64')}`, symfony.password],
  [
    'pbkdf2_sha512',
    `pbkdf2_sha512$${pbkdf2Iterations}$${base64(pbkdf2Salt).toString('base64')}$${base64(pbkdf2Hash).toString('base64')}`,
    'correct horse',
  ],
  [
    'pbkdf2_sha512_hex',
    `pbkdf2_sha512$${pbkdf2Iterations}$${base64(pbkdf2Salt).toString('hex')}$${base64(pbkdf2Hash).toString('hex')}`,
    'correct horse',
  ],
  [
    'scrypt_firebase',
    'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==$42xEC+ixf3L2lw==$jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==$Bw==$8$14',
    'user1password',
  ],
];

test('people of Clerk sign in, with their factors, identities and organizations', { timeout: 120_000 }, async () => {
  const target = await ImportTarget.create({
    user: { additionalFields: { plan: { type: 'string' } } },
    socialProviders: { google: { clientId: 'a', clientSecret: 'b' } },
  });
  const rows = people.map(([hasher, digest], n) => {
    const email = `p${n}@acme.example`;
    return `user_${n},Ann,"O'Hara ""A""",,${email},,${email}|other@acme.example,,,,${n === 1 ? 'JBSWY3DPEHPK3PXPJBSWY3DP' : ''},"${digest}",${hasher},2024-01-02T03:04:05Z,2024`;
  });
  rows.push(
    'user_x,,,,x@acme.example,,,x@acme.example,,,,hash,awscognito,,',
    'user_y,No,Address,yy,,+12125550123,,,+12125550123,,,,,,',
  );
  await target.write('clerk.csv', [header, ...rows].join('\r\n'));
  const created = 1_700_000_000_000;
  await target.write(
    'users.json',
    JSON.stringify([
      {
        id: 'user_0',
        has_image: true,
        image_url: 'https://img.clerk.example/0',
        created_at: created,
        last_sign_in_at: created,
        external_accounts: [
          { provider: 'oauth_google', provider_user_id: '1089' },
          { provider: 'oauth_tiktok', provider_user_id: '2' },
        ],
        public_metadata: { plan: 'pro', theme: 'dark' },
        unsafe_metadata: { plan: 'forged' },
      },
      { id: 'user_2', banned: true },
    ]),
  );
  await target.write(
    'orgs.json',
    JSON.stringify({ data: [{ id: 'org_1', name: 'Acme', slug: 'acme', created_by: 'user_0', created_at: created }] }),
  );
  const membership = (user: string, role: string) => ({
    organization: { id: 'org_1' },
    public_user_data: { user_id: user },
    role,
    created_at: created,
  });
  await target.write(
    'members.json',
    JSON.stringify([
      membership('user_0', 'org:admin'),
      membership('user_1', 'org:admin'),
      membership('user_3', 'org:member'),
      membership('user_4', 'org:billing'),
    ]),
  );
  await target.write(
    'invitations.json',
    JSON.stringify([
      {
        id: 'i1',
        organization_id: 'org_1',
        email_address: 'new@acme.example',
        role: 'org:member',
        status: 'pending',
        created_at: Date.now(),
      },
      { id: 'i2', organization_id: 'org_1', email_address: 'old@acme.example', role: 'org:member', status: 'revoked' },
    ]),
  );
  expect(await target.runSample('docs/migrating/clerk.md#migrate-from-clerk sh')).toMatchObject({
    stdout: expect.stringContaining('Dry run: nothing was written.'),
  });
  expect(await target.runSample('docs/migrating/README.md#migrate-from-other-products sh')).toMatchObject({
    stdout: expect.stringContaining('Dry run: nothing was written.'),
  });

  const files = [
    '--users',
    'clerk.csv',
    '--profiles',
    'users.json',
    '--organizations',
    'orgs.json',
    '--memberships',
    'members.json',
    '--invitations',
    'invitations.json',
  ];
  const { code, stdout, stderr } = await target.run(
    'clerk',
    ...files,
    '--metadata',
    'public',
    '--role-map',
    'org:billing=member',
    '--report',
    'report.ndjson',
  );
  expect([code, stderr.split('\n').at(-2)]).toEqual([2, expect.any(String)]);
  expect(stdout).toContain(`people: ${people.length + 2} read, ${people.length + 1} new`);
  expect(stdout).toContain('the column legal_accepted_at');
  expect(await reported(target)).toEqual(
    expect.arrayContaining([
      ['hash_unsupported', 'user_x', 'awscognito'],
      ['no_address', 'user_y', undefined],
      ['provider_unknown', 'user_0', 'tiktok'],
      ['field_left', 'user_0', 'theme'],
      ['factor_left', 'user_1', 'backup codes'],
    ]),
  );
  expect(await identitiesOf(target)).toEqual(['p0@acme.example google:1089']);
  expect(await membersOf(target)).toEqual([
    'acme p0@acme.example owner',
    'acme p1@acme.example admin',
    'acme p3@acme.example member',
    'acme p4@acme.example member',
  ]);
  expect(await target.sql(`select email from invitation`)).toEqual([{ email: 'new@acme.example' }]);
  expect(
    await target.sql(`select name, image, additional_fields as fields from "user" where email = 'p0@acme.example'`),
  ).toEqual([{ name: `Ann O'Hara "A"`, image: 'https://img.clerk.example/0', fields: { plan: 'pro' } }]);

  await using gatehouse = await target.start();
  const answers = await Promise.all(
    people.map(async ([hasher, , password], n) => [
      hasher,
      await signInStatus(gatehouse, `p${n}@acme.example`, password),
    ]),
  );
  const expected = people.map(([hasher], n) => [hasher, n === 1 ? 'second factor' : n === 2 ? 'BANNED_USER' : 200]);
  expect(answers).toEqual(expected);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { ImportTarget } from '#tests/support/imports.ts';
import { sample } from '#tests/support/sources/documents.ts';
import { totpCode } from '#tests/support/two-factor.ts';
import { vectors } from '#tests/support/password-vectors/vectors.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';

const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DP';
const BCRYPT = vectors.find(({ name }) => name === 'bcrypt 2b')!;
const SSHA = vectors.find(({ name }) => name === 'salted SHA-1 of LDAP')!;
const PHPASS = vectors.find(({ name }) => name === 'phpass of WordPress')!;

const user = (id: string, details: object = {}) => ({
  type: 'user',
  id,
  email: `${id}@acme.example`,
  emailVerified: true,
  name: id,
  ...details,
});

async function signIn(gatehouse: Gatehouse, email: string, password: string) {
  const person = new Person(gatehouse);
  const { status, body } = await person.post('/sign-in/email', { email, password });
  return { person, status, body };
}

async function reportOf(target: ImportTarget): Promise<{ code: string; sourceId: string; line: number }[]> {
  const text = await readFile(join(target.folder, 'report.ndjson'), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { code: string; sourceId: string; line: number });
}

const acme = [
  user('ann', {
    username: 'ann_a',
    image: 'https://acme.example/ann.png',
    password: BCRYPT.hash,
    totp: { secret: KEY },
    backupCodes: ['abcd-efgh'],
    identities: [{ provider: 'google', subject: '1089' }],
    createdAt: '2021-03-05T16:35:16Z',
    fields: { plan: 'pro', unknown: 1 },
  }),
  user('bo', { password: SSHA.hash, ban: { reason: 'fraud', until: null } }),
  user('cy', { password: PHPASS.hash, emailVerified: false }),
  user('dee', { password: '$6$salt$hash', email: 'dee@acme.example' }),
  user('dee2', { email: 'DEE@acme.example', emailVerified: false }),
  user('eve', { email: null }),
  user('fay', { email: 'no address' }),
  { type: 'organization', id: 'o1', name: 'Acme', slug: 'acme', createdAt: '2021-03-05T16:35:16Z' },
  { type: 'organization', id: 'o2', name: 'Empty' },
  { type: 'team', id: 't1', organization: 'o1', name: 'Operations' },
  { type: 'member', organization: 'o1', user: 'ann', role: 'admin' },
  { type: 'member', organization: 'o1', user: 'bo', role: 'member' },
  { type: 'member', organization: 'o1', user: 'cy', role: 'chief' },
  { type: 'member', organization: 'o1', user: 'eve', role: 'member' },
  { type: 'teamMember', team: 't1', user: 'bo' },
  { type: 'invitation', organization: 'o1', email: 'gus@acme.example', role: 'member', inviter: 'ann' },
];

test(
  'people of the documented format sign in with their old passwords and codes, in their organizations',
  { timeout: 120_000 },
  async () => {
    const target = await ImportTarget.create({
      user: { additionalFields: { plan: { type: 'string' } } },
      username: { enabled: true },
      socialProviders: { google: { clientId: 'a', clientSecret: 'b' } },
    });
    await target.write('people.ndjson', acme);

    const before = await target.digest();
    const dry = await target.run('file', 'people.ndjson', '--dry-run', '--report', 'dry.ndjson');
    expect([dry.code, dry.stdout + dry.stderr]).toEqual([2, expect.stringContaining('Dry run: nothing was written.')]);
    expect(await target.digest()).toEqual(before);

    const { code, stdout } = await target.run('file', 'people.ndjson', '--report', 'report.ndjson');
    expect(stdout.split('\n').slice(1)).toEqual(
      expect.arrayContaining([
        'people: 7 read, 4 new, 0 changed, 0 equal, 3 left',
        'organizations: 2 read, 1 new, 0 changed, 0 equal, 1 left',
        'memberships: 4 read, 2 new, 0 changed, 0 equal, 2 left',
        'memberships of teams: 1 read, 1 new, 0 changed, 0 equal, 0 left',
        'invitations: 1 read, 1 new, 0 changed, 0 equal, 0 left',
      ]),
    );
    expect(code).toBe(2);
    // A dry run foretells the same.
    const countLines = (text: string) => text.split('\n').filter((line) => / read, /.test(line));
    expect(countLines(dry.stdout)).toEqual(countLines(stdout));
    expect((await reportOf(target)).map(({ code: reason, sourceId }) => [reason, sourceId])).toEqual(
      expect.arrayContaining([
        ['duplicate_address', 'dee2'],
        ['no_address', 'eve'],
        ['invalid_address', 'fay'],
        ['hash_unsupported', 'dee'],
        ['unverified_password', 'cy'],
        ['field_left', 'ann'],
        ['role_left', 'o1 cy'],
        ['missing_reference', 'o1 eve'],
        ['owner_promoted', null],
        ['no_owner', null],
      ]),
    );
    const report = await readFile(join(target.folder, 'report.ndjson'), 'utf8');
    expect(report).not.toMatch(/@acme|\$2b|SSHA|1089/);

    const stored = await target.sql(
      `select password from account where password is not null order by password collate "C"`,
    );
    expect(stored.map(({ password }) => String(password).split(':')[0])).toEqual([
      'bcrypt',
      'wrapped-rounds',
      'wrapped',
    ]);

    await using gatehouse = await target.start({ twoFactor: {}, organization: { teams: { enabled: true } } });
    expect((await signIn(gatehouse, 'ann@acme.example', `${BCRYPT.password}x`)).status).toBe(401);
    const ann = await signIn(gatehouse, 'ann@acme.example', BCRYPT.password);
    expect(ann.body).toMatchObject({ twoFactorRedirect: true });
    expect((await ann.person.post('/two-factor/verify-totp', { code: totpCode(KEY) })).status).toBe(200);
    const session = (await ann.person.get('/get-session')).body;
    expect(session.user).toMatchObject({ username: 'ann_a', plan: 'pro', createdAt: '2021-03-05T16:35:16.000Z' });
    const full = (await ann.person.get('/organization/get-full-organization', { organizationSlug: 'acme' })).body;
    expect(
      full.members.map((member: { role: string; user: { name: string } }) => [member.user.name, member.role]),
    ).toEqual([
      ['ann', 'owner'],
      ['bo', 'member'],
    ]);
    expect(full.invitations).toMatchObject([{ email: 'gus@acme.example', status: 'pending' }]);
    expect(full.members[1].teamIds).toHaveLength(1);

    expect((await signIn(gatehouse, 'bo@acme.example', SSHA.password)).body.code).toBe('BANNED_USER');
    expect((await signIn(gatehouse, 'cy@acme.example', PHPASS.password)).status).toBe(200);
    expect((await signIn(gatehouse, 'dee@acme.example', 'hash')).status).toBe(401);
    await gatehouse.idle();
    const [cy] = await target.sql(
      `select password from account a join "user" u on u.id = a.user_id where u.email = 'cy@acme.example'`,
    );
    expect(cy!['password']).toMatch(/^bcrypt-sha256:/);
  },
);

test('a second run brings changes, and keeps what was changed here', { timeout: 120_000 }, async () => {
  const target = await ImportTarget.create({ username: { enabled: true } });
  const people = ['ann', 'bo', 'cy', 'dee', 'eve'].map((id) => user(id, { password: BCRYPT.hash }));
  await target.write('people.ndjson', people);
  expect(await target.run('file', 'people.ndjson')).toMatchObject({
    stdout: expect.stringContaining('people: 5 read, 5 new'),
  });

  const before = await target.digest();
  await target.write('same.ndjson', people);
  expect((await target.run('file', 'same.ndjson')).stdout).toContain(
    'people: 5 read, 0 new, 0 changed, 5 equal, 0 left',
  );
  const after = await target.digest();
  for (const table of ['user', 'account', 'imported_row', 'session'])
    expect(after[table], table).toEqual(before[table]);

  await using gatehouse = await target.start();
  const bo = await signIn(gatehouse, 'bo@acme.example', BCRYPT.password);
  await bo.person.post('/update-user', { name: 'Bo of here' });
  const cy = await signIn(gatehouse, 'cy@acme.example', BCRYPT.password);
  expect((await cy.person.get('/get-session')).body).not.toBe(null);
  await gatehouse.idle();
  await target.sql(`delete from "user" where email = 'eve@acme.example'`);

  const newer = vectors.find(({ name, password }) => name === 'bcrypt 2a' && password !== BCRYPT.password)!;
  await target.write('newer.ndjson', [
    user('ann', { name: 'Ann A.', email: 'ann@new.example', password: newer.hash }),
    user('bo', { name: 'Bo B.', password: newer.hash, passwordSetAt: '2020-01-01T00:00:00Z' }),
    user('cy', { password: BCRYPT.hash, ban: { reason: 'fraud', until: null } }),
    user('eve', { password: BCRYPT.hash }),
    user('fay', { password: BCRYPT.hash }),
  ]);
  const { stdout } = await target.run('file', 'newer.ndjson', '--report', 'report.ndjson');
  expect(stdout).toContain('people: 5 read, 1 new, 2 changed, 1 equal, 2 left');
  expect((await reportOf(target)).map(({ code, sourceId }) => [code, sourceId])).toEqual(
    expect.arrayContaining([
      ['kept_here', 'bo'],
      ['erased', 'eve'],
      ['missing_in_source', null],
    ]),
  );
  expect((await signIn(gatehouse, 'ann@new.example', newer.password)).status).toBe(200);
  expect((await signIn(gatehouse, 'bo@acme.example', newer.password)).status).toBe(401);
  const again = await signIn(gatehouse, 'bo@acme.example', BCRYPT.password);
  expect((await again.person.get('/get-session')).body.user.name).toBe('Bo of here');
  expect((await cy.person.get('/get-session')).body).toBe(null);
  expect((await signIn(gatehouse, 'cy@acme.example', BCRYPT.password)).body.code).toBe('BANNED_USER');
  expect((await signIn(gatehouse, 'dee@acme.example', BCRYPT.password)).status).toBe(200);

  await target.write('last.ndjson', [user('bo', { name: 'Bo B.' }), user('cy', {}), user('fay', {}), user('ann', {})]);
  const refused = await target.run('file', 'last.ndjson', '--deletions', 'delete');
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('--yes')]);
  await target.run('file', 'last.ndjson', '--deletions', 'delete', '--yes');
  expect(await target.sql(`select email from "user" where email = 'dee@acme.example'`)).toEqual([]);
  // The ban of the source ended.
  expect((await signIn(gatehouse, 'cy@acme.example', BCRYPT.password)).status).toBe(200);
});

test('the records of the template and of the documents are imported', { timeout: 120_000 }, async () => {
  const target = await ImportTarget.create({
    socialProviders: { google: { clientId: 'a', clientSecret: 'b' } },
    user: { additionalFields: { plan: { type: 'string' } } },
    organization: { teams: { enabled: true } },
  });
  await target.write('people.ndjson', (await target.run('template')).stdout);
  const command = 'docs/migrating/file.md#migrate-from-a-product-without-an-importer-of-its-own sh';
  expect((await target.runSample(command)).stdout).toContain('people: 2 read, 2 new');
  const { code, stdout } = await target.run('file', 'people.ndjson');
  expect([code, stdout]).toEqual([0, expect.stringContaining('memberships of teams: 1 read, 1 new')]);

  const documented = sample('docs/migrating/file.md#ndjson json').replaceAll('…', 'c2FsdHNhbHQ=').replaceAll('\n', ' ');
  await target.write('documented.ndjson', documented.replaceAll('ann', 'bea').replace('BASE32', 'JBSWY3DPEHPK3PXP'));
  expect((await target.run('file', 'documented.ndjson')).stdout).toMatch(/1 read, 0 new, 1 changed|1 read, 1 new/);
  expect((await target.run('status')).stdout).toContain('imported hashes are left: pbkdf2');
  expect((await target.run('forget', '--from', 'file')).stdout).toMatch(/rows forgotten/);
});

test(
  'a typing error, another record type and an unknown flag end the command before anything is written',
  { timeout: 120_000 },
  async () => {
    const target = await ImportTarget.create();
    await target.write('typo.ndjson', [user('ann'), user('bo', { emailverified: true })]);
    await target.write('type.ndjson', [user('ann'), { type: 'person', id: '1' }]);
    await target.write('x.ndjson', [
      user('ann', { x_note: 'ignored' }),
      user('bo', { totp: 'none' }),
      user('bo', { id: '' }),
    ]);
    const before = await target.digest();
    expect(await target.run('file', 'typo.ndjson')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/line 2: a user has no emailverified/),
    });
    expect(await target.run('file', 'type.ndjson')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/line 2: "type" is one of user/),
    });
    expect(await target.run('file', 'typo.ndjson', '--unknown')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage:'),
    });
    expect(await target.run('file', 'x.ndjson', '--require-passwords')).toMatchObject({ code: 3 });
    expect(await target.digest()).toEqual(before);
    expect(await target.run('--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('npm run import -- clerk'),
    });

    expect((await target.run('file', 'x.ndjson')).stdout).toContain(
      'people: 1 read, 1 new, 0 changed, 0 equal, 2 left',
    );
  },
);

test('CSV has people with hashes, identities and fields', { timeout: 120_000 }, async () => {
  const target = await ImportTarget.create({
    socialProviders: { google: { clientId: 'a', clientSecret: 'b' } },
    user: { additionalFields: { plan: { type: 'string' } } },
  });
  const sha1 = vectors.find(({ name }) => name === 'sha1 before')!;
  const { hash } = sha1.hash as unknown as { hash: Buffer };
  await target.write(
    'people.csv',
    `id,email,emailVerified,name,password,password.kind,password.digest,password.order,password.salt.utf8,password.hash.hex,identities,fields.plan
1,ann@acme.example,true,"Ann, A.",,digest,sha1,before,salt,${hash.toString('hex')},google:1089,pro
`
      .replace('name,password,password.kind', 'name,password.kind')
      .replace(',,digest', ',digest'),
  );
  expect((await target.run('file', 'people.csv')).stdout).toContain(
    'people: 1 read, 1 new, 0 changed, 0 equal, 0 left',
  );
  await using gatehouse = await target.start();
  const { person, status } = await signIn(gatehouse, 'ann@acme.example', sha1.password);
  expect(status).toBe(200);
  expect((await person.get('/get-session')).body.user).toMatchObject({ name: 'Ann, A.', plan: 'pro' });
});

test(
  'a user who is here gets identities only with a verified address on both sides, and nothing else ever',
  { timeout: 120_000 },
  async () => {
    const target = await ImportTarget.create({ socialProviders: { google: { clientId: 'a', clientSecret: 'b' } } });
    await using gatehouse = await target.start();
    const [ann, bo, cy] = [
      await Person.signUpVerified(gatehouse, { email: 'ann@acme.example' }),
      await Person.signUp(gatehouse, { email: 'bo@acme.example' }),
      await Person.signUpVerified(gatehouse, { email: 'cy@acme.example' }),
    ];
    const details = (subject: string) => ({
      password: BCRYPT.hash,
      totp: { secret: KEY },
      identities: [{ provider: 'google', subject }],
    });
    const people = [
      user('ann', details('1')),
      user('bo', details('2')),
      user('cy', { ...details('3'), emailVerified: false }),
    ];
    await target.write('people.ndjson', people);
    expect((await target.run('file', 'people.ndjson')).stdout).toContain(
      'people: 3 read, 0 new, 0 changed, 0 equal, 3 left',
    );
    const { stdout } = await target.run('file', 'people.ndjson', '--link-existing', '--report', 'report.ndjson');
    expect(stdout).toContain('people: 3 read, 0 new, 1 changed, 0 equal, 2 left');
    expect((await reportOf(target)).map(({ code, sourceId }) => [code, sourceId])).toEqual([
      ['exists_unverified', 'bo'],
      ['exists_unverified', 'cy'],
    ]);

    // Later runs change nothing of the linked user, and delete no one who was here before.
    await target.write('later.ndjson', [
      user('ann', { ...details('1'), name: 'Other', password: SSHA.hash, ban: { reason: 'fraud', until: null } }),
      user('dee'),
    ]);
    await target.run('file', 'later.ndjson');
    await target.write('last.ndjson', [user('dee')]);
    await target.run('file', 'last.ndjson', '--deletions', 'delete', '--yes');
    for (const person of [ann, bo, cy]) {
      expect((await signIn(gatehouse, person.email, person.password)).body).toMatchObject({
        user: { name: person.name },
      });
    }
    const identities = await target.sql(`select account_id from account where provider_id = 'google'`);
    expect(identities).toEqual([{ account_id: '1' }]);
  },
);

test(
  'what signs in is not added to an account whose address its owner has proven here, if the source has not',
  { timeout: 120_000 },
  async () => {
    const target = await ImportTarget.create({ socialProviders: { google: { clientId: 'a', clientSecret: 'b' } } });
    await target.write('people.ndjson', [user('ann', { emailVerified: false, password: BCRYPT.hash }), user('dee')]);
    await target.run('file', 'people.ndjson');
    // The owner of the mailbox took the account over, which removed the password of the import.
    await target.sql(`update "user" set email_verified = true where email = 'ann@acme.example'; delete from account`);

    await target.write('later.ndjson', [
      user('ann', {
        emailVerified: false,
        password: SSHA.hash,
        totp: { secret: KEY },
        identities: [{ provider: 'google', subject: '1' }],
      }),
      user('dee'),
    ]);
    await target.run('file', 'later.ndjson');
    expect(await target.sql('select provider_id from account')).toEqual([]);
    expect(await target.sql('select id from two_factor')).toEqual([]);
  },
);

test('texts that the database cannot store make no batch fail', { timeout: 120_000 }, async () => {
  const target = await ImportTarget.create({ user: { additionalFields: { note: { type: 'string' } } } });
  const unsafe = 'a\u0000b\ud800c\\\\u0000';
  await target.write('people.ndjson', [
    user('ann', { name: `Ann\u0000\u202e`, fields: { note: unsafe }, ban: { reason: unsafe, until: null } }),
    user('bo', { email: 'bo\u0000@acme.example' }),
    user('cy\u0000'),
    user('dee', {
      email: 'x'.repeat(400) + '@acme.example',
      username: unsafe,
      image: 'javascript:alert(1)',
      phone: unsafe,
      phoneVerified: true,
    }),
    user('eve', {
      identities: [{ provider: 'credential', subject: 'ann' }],
      password: unsafe,
      fields: { __proto__x: 1 },
    }),
    { type: 'organization', id: 'o', name: unsafe, slug: unsafe, metadata: { note: unsafe } },
    { type: 'member', organization: 'o', user: 'ann', role: 'owner' },
  ]);
  expect((await target.run('file', 'people.ndjson')).stdout).toContain(
    'people: 4 read, 2 new, 0 changed, 0 equal, 3 left',
  );
  const [ann] = await target.sql(
    `select name, additional_fields->>'note' as note from "user" where email = 'ann@acme.example'`,
  );
  expect(ann).toEqual({ name: 'Ann', note: 'a b c\\\\u0000' });
  expect(await target.sql('select slug from organization')).toEqual([{ slug: expect.stringMatching(/^[a-z0-9-]+$/) }]);
});

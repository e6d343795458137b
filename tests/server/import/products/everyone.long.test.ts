import { expect, inject, test } from 'vitest';

import { OWN_TAG } from '#server/security/password-kinds/bcrypt.ts';
import { fixtures } from '#tests/support/import-fixtures.ts';
import { importInProcess } from '#tests/support/import-in-process.ts';
import { identitiesOf, reported, signInStatus } from '#tests/support/imported-people.ts';
import { ImportTarget } from '#tests/support/imports.ts';
import { oldPeople, ordinary, type OldPerson } from '#tests/support/old-service/old-people.ts';
import { signInEverywhere } from '#tests/support/old-service/old-sign-ins.ts';
import { askCognito } from '#tests/support/peers/cognito.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';
import { createEmptyDatabase, runSql } from '#tests/support/postgres.ts';
import { supabaseSchema } from '#tests/support/old-service/product-records.ts';

/** Of every case; two records have one code. */
const codes = [
  'already_exists',
  'duplicate_address',
  'duplicate_address',
  'exists_unverified',
  'hash_unsupported',
  'identity_taken',
  'no_address',
  'provider_unknown',
  'unverified_password',
  'username_left',
];

const google = providerFixtures.find(({ id }) => id === 'google')!;

/** As the export of a product has them. */
const exported =
  (what: readonly string[]) =>
  ({ totp, passkey, ...person }: OldPerson): OldPerson => ({
    ...person,
    totp: what.includes('totp') ? totp : null,
    passkey: what.includes('passkey') ? passkey : null,
  });

test.for(Object.keys(fixtures))(
  '200 people of %s, of every case, sign in with what they had',
  { timeout: 300_000 },
  async (name) => {
    const { hashes, without, write, exports } = fixtures[name]!;
    const people = oldPeople(hashes).map(exported(exports));
    expect(people.length).toBeGreaterThanOrEqual(200);
    await using stub = await FakeProvider.start(google);
    const target = await ImportTarget.create({ username: { enabled: true }, ...stub.options });
    if (name === 'cognito') {
      const passwords = new Map(people.map(({ id, password }) => [`user ${id}`, password!.password]));
      Object.assign(target.options.emailAndPassword!, (await askCognito(target, passwords)).emailAndPassword);
    }
    await target.sql(
      `insert into "user" (id, email, email_verified, name, created_at, updated_at) values
         (gen_random_uuid(), 'here@acme.example', true, 'Here', now(), now()),
         (gen_random_uuid(), 'unproven@acme.example', true, 'Here', now(), now())`,
    );
    let args = await write(target, people);
    if (name === 'supabase') {
      const address = await createEmptyDatabase(inject('postgresUrl'));
      await runSql(address, supabaseSchema(people));
      await target.write('address.txt', address);
      args = ['supabase', '--address-file', 'address.txt', '--passkey-host', 'localhost'];
    }

    const { code, stdout, stderr } = await importInProcess(target, [...args, '--report', 'report.ndjson']);
    expect(code, stdout + stderr).toBe(2);
    const found = (await reported(target)).map(([each]) => each).filter((each) => codes.includes(each));
    expect(found.toSorted()).toEqual(codes.filter((each) => !without.includes(each)));
    const expected = people
      .filter(ordinary)
      .flatMap(({ email, identities }) => identities.map(({ provider, subject }) => `${email} ${provider}:${subject}`));
    expect(await identitiesOf(target)).toEqual(expected.toSorted());

    await using gatehouse = await target.start();
    const tried = people.filter((person) => ordinary(person) && person.verified);
    const { counts, refused } = await signInEverywhere(gatehouse, tried, stub);
    expect(refused).toEqual([]);
    expect(counts).toEqual({
      password: tried.length,
      totp: tried.filter(({ totp }) => totp !== null).length,
      passkey: tried.filter(({ passkey }) => passkey !== null).length,
      identity: tried.filter(({ identities }) => identities.length > 0).length,
    });
    const banned = people.find((person) => person.banned)!;
    expect(await signInStatus(gatehouse, banned.email!, banned.password!.password)).toBe('BANNED_USER');
    const [row] = await target.sql(
      `select count(*)::int as renewed from account a join "user" u on u.id = a.user_id
         where u.email ~ '^p[0-9]+@' and a.password like '${OWN_TAG}:%'`,
    );
    expect(row!['renewed']).toBe(tried.length);

    const again = await importInProcess(target, args);
    expect(again.stdout).toMatch(/people: \d+ read, 0 new, 0 changed, \d+ equal/);
  },
);

import { expect, inject, test } from 'vitest';

import { OWN_TAG } from '#server/security/password-kinds/bcrypt.ts';
import { fixtures, oldPeople, ordinary, supabaseSchema } from '#tests/support/import-fixtures.ts';
import { importInProcess } from '#tests/support/import-in-process.ts';
import { identitiesOf, reported, signInStatus } from '#tests/support/imported-people.ts';
import { ImportTarget } from '#tests/support/imports.ts';
import { createEmptyDatabase, runSql } from '#tests/support/postgres.ts';

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

test.for(Object.keys(fixtures))(
  '200 people of %s, of every case, sign in with their old passwords',
  { timeout: 300_000 },
  async (name) => {
    const { hashes, without, write } = fixtures[name]!;
    const people = oldPeople(hashes);
    expect(people.length).toBeGreaterThanOrEqual(200);
    const target = await ImportTarget.create({
      username: { enabled: true },
      socialProviders: { google: { clientId: 'a', clientSecret: 'b' } },
    });
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
      args = ['supabase', '--address-file', 'address.txt'];
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
    const refused: string[] = [];
    for (const { email, password } of tried) {
      const status = await signInStatus(gatehouse, email!, password!.password);
      if (status !== 200) refused.push(`${email} ${status}`);
    }
    expect(refused).toEqual([]);
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

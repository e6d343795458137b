import { expect, inject, test } from 'vitest';

import { hashBy, identitiesOf, reported, signInStatus } from '#tests/support/imported-people.ts';
import { ImportTarget } from '#tests/support/imports.ts';
import { createEmptyDatabase, runSql } from '#tests/support/postgres.ts';

const bcrypt = hashBy('bcrypt 2a');
const fbscrypt =
  '$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,sk=jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==$42xEC+ixf3L2lw==$lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==';
const id = (n: number) => `0198f7c1-6d2a-4c43-9e0b-3f1f7a5b2c1${n}`;

/** The columns of the schema `auth` that are read. */
const schema = `
  create schema auth;
  create table auth.users (id uuid primary key, email text, encrypted_password text, email_confirmed_at timestamptz, phone text,
    phone_confirmed_at timestamptz, raw_app_meta_data jsonb, raw_user_meta_data jsonb, is_anonymous boolean default false,
    is_sso_user boolean default false, banned_until timestamptz, deleted_at timestamptz, last_sign_in_at timestamptz,
    created_at timestamptz default '2023-01-02', updated_at timestamptz default '2023-01-02');
  create table auth.identities (id uuid primary key default gen_random_uuid(), user_id uuid, provider text, provider_id text,
    identity_data jsonb, created_at timestamptz default now());
  create table auth.mfa_factors (id uuid primary key default gen_random_uuid(), user_id uuid, factor_type text, status text,
    secret text, created_at timestamptz default now());
  create table auth.sessions (id int);
  insert into auth.sessions values (1);
  insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data, raw_app_meta_data, phone, phone_confirmed_at) values
    ('${id(1)}', 'ann@acme.example', '${bcrypt.hash}', now(), '{"full_name":"Ann","avatar_url":"https://acme.example/a.png","plan":"forged"}', '{"provider":"email","plan":"pro"}', '12125550123', now()),
    ('${id(2)}', 'bo@acme.example', '${fbscrypt}', now(), '{}', '{}', null, null),
    ('${id(3)}', 'cy@acme.example', '${bcrypt.hash}', null, '{}', '{}', null, null);
  insert into auth.users (id, is_anonymous) values ('${id(4)}', true);
  insert into auth.users (id, email, deleted_at) values ('${id(5)}', 'eve@acme.example', now());
  update auth.users set banned_until = now() + interval '1 year' where id = '${id(2)}';
  insert into auth.identities (user_id, provider, provider_id) values ('${id(1)}', 'email', '${id(1)}'), ('${id(1)}', 'google', '1089');
  insert into auth.mfa_factors (user_id, factor_type, status, secret) values ('${id(1)}', 'totp', 'verified', 'JBSWY3DPEHPK3PXPJBSWY3DP'),
    ('${id(3)}', 'totp', 'verified', '{"key_id":"x"}'), ('${id(3)}', 'totp', 'unverified', 'JBSWY3DPEHPK3PXPJBSWY3DP');
`;

test('people of a Supabase project keep their ids and sign in', { timeout: 120_000 }, async () => {
  const address = await createEmptyDatabase(inject('postgresUrl'));
  const target = await ImportTarget.create({
    user: { additionalFields: { plan: { type: 'string' } } },
    socialProviders: { google: { clientId: 'a', clientSecret: 'b' } },
  });
  await target.write('address.txt', address);
  expect(await target.run('supabase', '--address-file', 'address.txt')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('has no table auth.users, auth.identities, auth.mfa_factors'),
  });
  await runSql(address, schema);

  expect(
    (
      await target.runSample('docs/migrating/supabase.md#migrate-from-supabase sh', {
        env: { IMPORT_DATABASE_URL: address },
      })
    ).stdout,
  ).toContain('Dry run: nothing was written.');

  const { stdout, stderr } = await target.run(
    'supabase',
    '--address-file',
    'address.txt',
    '--metadata',
    'app',
    '--report',
    'report.ndjson',
  );
  expect(stdout + stderr).toContain('people: 5 read, 3 new');
  expect(stdout).toContain('table auth.sessions: 1 rows');
  expect(await reported(target)).toEqual(
    expect.arrayContaining([
      ['not_a_person', id(4), 'anonymous'],
      ['deleted_in_source', id(5), ''],
      ['totp_left', id(3), 'encrypted by Supabase'],
      ['unverified_password', id(3), undefined],
    ]),
  );
  expect(
    await target.sql(
      `select id, name, image, phone_number as phone, additional_fields as fields from "user" where email = 'ann@acme.example'`,
    ),
  ).toEqual([
    { id: id(1), name: 'Ann', image: 'https://acme.example/a.png', phone: '+12125550123', fields: { plan: 'pro' } },
  ]);
  expect(await identitiesOf(target)).toEqual(['ann@acme.example google:1089']);

  await using gatehouse = await target.start();
  expect(await signInStatus(gatehouse, 'ann@acme.example', bcrypt.password)).toBe('second factor');
  expect(await signInStatus(gatehouse, 'bo@acme.example', 'user1password')).toBe('BANNED_USER');
  expect(await signInStatus(gatehouse, 'cy@acme.example', bcrypt.password)).toBe(200);
});

import { hashBy } from './imported-people.ts';

import type { ImportTarget } from './imports.ts';

/** A person of an old service, in no product's form. */
export interface OldPerson {
  id: string;
  email: string | null;
  verified: boolean;
  password: { hash: string; password: string } | null;
  username: string | null;
  identities: readonly { provider: string; subject: string }[];
  banned: boolean;
  /** Milliseconds. */
  signedInAt: number;
}

const ORDINARY = 190;

/** People of every case, whose passwords have these hashes in turn. Ids are UUIDs, as some products require. */
export function oldPeople(hashes: readonly { hash: string; password: string }[]): OldPerson[] {
  let count = 0;
  const person = (email: string | null, details: Partial<OldPerson> = {}): OldPerson => ({
    id: `0198f7c1-6d2a-4c43-9e0b-${String((count += 1)).padStart(12, '0')}`,
    email,
    verified: true,
    password: hashes[count % hashes.length]!,
    username: null,
    identities: [],
    banned: false,
    signedInAt: 1_700_000_000_000,
    ...details,
  });
  return [
    // Loses to the one that is verified.
    person('p2@acme.example', { verified: false }),
    ...Array.from({ length: ORDINARY }, (_, n) =>
      person(`p${n}@acme.example`, {
        username: n % 3 === 0 ? `person_${n}` : null,
        identities: n % 5 === 0 ? [{ provider: 'google', subject: `g${n}` }] : [],
      }),
    ),
    // The same address with other case.
    person('P1@ACME.example', { signedInAt: 1_600_000_000_000 }),
    person('here@acme.example'),
    person('unproven@acme.example', { verified: false }),
    person(null, { username: 'no_address_here' }),
    person('banned@acme.example', { banned: true }),
    person('odd@acme.example', { username: 'no such name!' }),
    person('thief@acme.example', { identities: [{ provider: 'google', subject: 'g5' }] }),
    person('other@acme.example', { identities: [{ provider: 'unheard', subject: '1' }] }),
    person('early@acme.example', { verified: false }),
    person('unknown@acme.example', { password: { hash: 'unknown', password: '' } }),
  ];
}

export const ordinary = ({ email }: OldPerson) => /^p\d+@/.test(email ?? '');

interface Fixture {
  hashes: readonly { hash: string; password: string }[];
  /** Codes of the cases that this product cannot have. */
  without: readonly string[];
  write: (target: ImportTarget, people: readonly OldPerson[]) => Promise<string[]>;
}

const vectors = (...names: string[]) => names.map(hashBy);
const bcrypt = vectors('bcrypt 2a', 'bcrypt 2b', 'bcrypt 2y');
const clerkHashers: Readonly<Record<string, string>> = {
  'bcrypt 2a': 'bcrypt',
  argon2id: 'argon2id',
  'phpass of WordPress': 'phpass',
  'PBKDF2 with SHA-256 of Django': 'pbkdf2_sha256_django',
  'scrypt of Werkzeug': 'scrypt_werkzeug',
  'bcrypt of SHA-256 of Django': 'bcrypt_sha256_django',
};
const hasherOf = new Map(Object.entries(clerkHashers).map(([name, hasher]) => [hashBy(name).hash, hasher]));

/** The published vector of github.com/firebase/scrypt. */
const firebaseHash = {
  hash: 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
  password: 'user1password',
};
const firebaseConfig = `base64_signer_key: jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==
  base64_salt_separator: Bw==  rounds: 8  mem_cost: 14`;
const signedIn = ({ signedInAt }: OldPerson) => new Date(signedInAt).toISOString();

/** A credential of Keycloak, whose parts are JSON in text. */
function keycloakCredential({ hash }: { hash: string }) {
  const [, iterations, salt = '', value] = hash.split('$');
  const data = hash.startsWith('pbkdf2_')
    ? {
        credentialData: { hashIterations: Number(iterations), algorithm: 'pbkdf2-sha256' },
        secretData: { value, salt: Buffer.from(salt).toString('base64') },
      }
    : { credentialData: { algorithm: 'bcrypt' }, secretData: { value: hash } };
  return {
    type: 'password',
    credentialData: JSON.stringify(data.credentialData),
    secretData: JSON.stringify(data.secretData),
  };
}

/** Files in the form of each product, from its documentation. */
export const fixtures: Readonly<Record<string, Fixture>> = {
  file: {
    hashes: [
      ...bcrypt,
      ...vectors('argon2id', 'phpass of WordPress', 'salted SHA-1 of LDAP', 'PBKDF2 with SHA-256 of Django'),
    ],
    without: [],
    write: async (target, people) => {
      await target.write(
        'people.ndjson',
        people.map(({ id, email, verified, password, username, identities, banned, ...person }) => ({
          type: 'user',
          id,
          email,
          emailVerified: verified,
          password: password!.hash,
          username,
          identities,
          ban: banned ? { reason: null, until: null } : null,
          lastSignInAt: signedIn(person as OldPerson),
        })),
      );
      return ['file', 'people.ndjson'];
    },
  },
  clerk: {
    hashes: Object.keys(clerkHashers).map(hashBy),
    without: [],
    write: async (target, people) => {
      const rows = people.map(({ id, email, verified, username, password }) => {
        const hasher = hasherOf.get(password!.hash) ?? 'awscognito';
        return [id, username ?? '', email ?? '', verified ? email : '', password!.hash, hasher, ''].join(',');
      });
      const header =
        'id,username,primary_email_address,verified_email_addresses,password_digest,password_hasher,totp_secret';
      await target.write(
        'clerk.csv',
        [header, ...rows.map((row) => row.replace(/,(\$argon2[^ ]*|scrypt:[^ ]*),(\w+),$/, ',"$1",$2,'))].join('\n'),
      );
      await target.write(
        'profiles.json',
        JSON.stringify(
          people.map(({ id, banned, identities, signedInAt }) => ({
            id,
            banned,
            last_sign_in_at: signedInAt,
            external_accounts: identities.map(({ provider, subject }) => ({
              provider: `oauth_${provider}`,
              provider_user_id: subject,
            })),
          })),
        ),
      );
      return ['clerk', '--users', 'clerk.csv', '--profiles', 'profiles.json'];
    },
  },
  auth0: {
    hashes: bcrypt,
    without: [],
    write: async (target, people) => {
      await target.write(
        'users.ndjson',
        people.map((person) => ({
          user_id: `auth0|${person.id}`,
          email: person.email,
          email_verified: person.verified,
          username: person.username,
          blocked: person.banned,
          last_login: signedIn(person),
          identities: person.identities.map(({ provider, subject }) => ({
            provider: provider === 'google' ? 'google-oauth2' : provider,
            user_id: subject,
            isSocial: true,
          })),
        })),
      );
      await target.write(
        'hashes.ndjson',
        people.map(({ id, password }) => ({ _id: { $oid: id }, passwordHash: password!.hash })),
      );
      return ['auth0', '--users', 'users.ndjson', '--passwords', 'hashes.ndjson'];
    },
  },
  supabase: {
    hashes: [...bcrypt, ...vectors('argon2id')],
    without: ['username_left'],
    write: async () => [],
  },
  keycloak: {
    hashes: [...vectors('PBKDF2 with SHA-256 of Django'), ...bcrypt],
    without: [],
    write: async (target, people) => {
      const users = people.map(({ id, email, verified, password, username, identities, banned }) => ({
        id,
        email,
        emailVerified: verified,
        username: username ?? id.slice(-12),
        enabled: !banned,
        federatedIdentities: identities.map(({ provider, subject }) => ({
          identityProvider: provider,
          userId: subject,
        })),
        credentials: [keycloakCredential(password!)],
      }));
      await target.write('realm.json', JSON.stringify({ realm: 'acme', users }));
      return ['keycloak', '--realm', 'realm.json'];
    },
  },
  firebase: {
    hashes: [firebaseHash],
    // The tool writes no usernames, and only providers of its list.
    without: ['username_left', 'provider_unknown', 'hash_unsupported'],
    write: async (target, people) => {
      await target.write('users.csv', people.map(firebaseRow).join('\n'));
      await target.write('hash.txt', firebaseConfig);
      await target.write('password.txt', firebaseHash.password);
      const probe = ['--probe', 'p1@acme.example', '--probe-file', 'password.txt'];
      return ['firebase', '--users', 'users.csv', '--hash-config', 'hash.txt', ...probe];
    },
  },
};

function firebaseRow({ id, email, verified, password, identities, banned, signedInAt }: OldPerson): string {
  const row = Array.from({ length: 28 }, () => '');
  const google = identities.find(({ provider }) => provider === 'google');
  Object.assign(row, {
    0: id,
    1: email ?? '',
    2: String(verified),
    3: password!.hash === 'unknown' ? '' : password!.hash,
    4: '42xEC+ixf3L2lw==',
    7: google?.subject ?? '',
    23: '1600000000000',
    24: String(signedInAt),
    // A person without an address has a number.
    25: email === null ? '+12125550199' : '',
    26: String(banned),
    27: '{""plan"": ""pro, of course""}',
  });
  return row.map((value) => (value.includes(',') ? `"${value}"` : value)).join(',');
}

/** The schema `auth` of a Supabase project with these people. */
export function supabaseSchema(people: readonly OldPerson[]): string {
  const text = (value: string | null) => (value === null ? 'null' : `'${value}'`);
  const users = people.map(
    (person) =>
      `('${person.id}', ${text(person.email)}, '${person.password!.hash}', ${person.verified ? 'now()' : 'null'}, ${person.banned ? `now() + interval '1 year'` : 'null'}, '${signedIn(person)}')`,
  );
  const identities = people.flatMap(({ id, identities: own }) =>
    own.map(({ provider, subject }) => `('${id}', '${provider}', '${subject}')`),
  );
  return `create schema auth;
    create table auth.users (id uuid primary key, email text, encrypted_password text, email_confirmed_at timestamptz,
      banned_until timestamptz, last_sign_in_at timestamptz, phone text, phone_confirmed_at timestamptz, raw_app_meta_data jsonb,
      raw_user_meta_data jsonb, is_anonymous boolean default false, deleted_at timestamptz,
      created_at timestamptz default '2023-01-02', updated_at timestamptz default '2023-01-02');
    create table auth.identities (user_id uuid, provider text, provider_id text, identity_data jsonb, created_at timestamptz default now());
    create table auth.mfa_factors (id uuid default gen_random_uuid(), user_id uuid, factor_type text, status text, secret text,
      web_authn_credential jsonb, created_at timestamptz default now());
    insert into auth.users (id, email, encrypted_password, email_confirmed_at, banned_until, last_sign_in_at) values ${users.join(', ')};
    insert into auth.identities (user_id, provider, provider_id) values ${identities.join(', ')}`;
}

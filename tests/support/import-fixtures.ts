import { hashBy } from './imported-people.ts';
import type { ImportTarget } from './imports.ts';
import type { OldPerson } from './old-service/old-people.ts';
import {
  cognitoUser,
  firebaseRow,
  genericPasskey,
  keycloakCredentials,
  signedIn,
} from './old-service/product-records.ts';

interface Fixture {
  hashes: readonly { hash: string; password: string }[];
  /** Codes of the cases that this product cannot have. */
  without: readonly string[];
  /** What the export of the product has, beside passwords and identities. */
  exports: readonly ('totp' | 'passkey')[];
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
/** Files in the form of each product, from its documentation. */
export const fixtures: Readonly<Record<string, Fixture>> = {
  file: {
    hashes: [
      ...bcrypt,
      ...vectors('argon2id', 'phpass of WordPress', 'salted SHA-1 of LDAP', 'PBKDF2 with SHA-256 of Django'),
    ],
    without: [],
    exports: ['totp', 'passkey'],
    write: async (target, people) => {
      await target.write(
        'people.ndjson',
        people.map(({ id, email, verified, password, username, identities, banned, totp, passkey, ...person }) => ({
          type: 'user',
          id,
          email,
          emailVerified: verified,
          password: password!.hash,
          username,
          totp: totp && { secret: totp },
          passkeys: passkey ? [genericPasskey(passkey)] : [],
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
    exports: ['totp'],
    write: async (target, people) => {
      const rows = people.map(({ id, email, verified, username, password, totp }) => {
        const hasher = hasherOf.get(password!.hash) ?? 'awscognito';
        return [id, username ?? '', email ?? '', verified ? email : '', password!.hash, hasher, totp ?? ''].join(',');
      });
      const header =
        'id,username,primary_email_address,verified_email_addresses,password_digest,password_hasher,totp_secret';
      await target.write(
        'clerk.csv',
        [header, ...rows.map((row) => row.replace(/,(\$argon2[^ ]*|scrypt:[^ ]*),(\w+),(\w*)$/, ',"$1",$2,$3'))].join(
          '\n',
        ),
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
    exports: ['totp'],
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
          mfa_factors: person.totp === null ? [] : [{ totp: { secret: person.totp } }],
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
    exports: ['totp', 'passkey'],
    write: async () => [],
  },
  keycloak: {
    hashes: [...vectors('PBKDF2 with SHA-256 of Django'), ...bcrypt],
    without: [],
    exports: ['totp', 'passkey'],
    write: async (target, people) => {
      const users = people.map((person) => ({
        id: person.id,
        email: person.email,
        emailVerified: person.verified,
        username: person.username ?? person.id.slice(-12),
        enabled: !person.banned,
        federatedIdentities: person.identities.map(({ provider, subject }) => ({
          identityProvider: provider,
          userId: subject,
        })),
        credentials: keycloakCredentials(person),
      }));
      await target.write('realm.json', JSON.stringify({ realm: 'acme', users }));
      return ['keycloak', '--realm', 'realm.json', '--passkey-host', 'localhost'];
    },
  },
  firebase: {
    hashes: [firebaseHash],
    // The tool writes no usernames, and only providers of its list.
    without: ['username_left', 'provider_unknown', 'hash_unsupported'],
    exports: [],
    write: async (target, people) => {
      await target.write('users.csv', people.map(firebaseRow).join('\n'));
      await target.write('hash.txt', firebaseConfig);
      await target.write('password.txt', firebaseHash.password);
      const probe = ['--probe', 'p1@acme.example', '--probe-file', 'password.txt'];
      return ['firebase', '--users', 'users.csv', '--hash-config', 'hash.txt', ...probe];
    },
  },
  cognito: {
    // No hash leaves Cognito, which answers whether a password is right.
    hashes: ['first', 'second', 'third'].map((name) => ({ hash: 'in Cognito', password: `the ${name} password` })),
    without: ['hash_unsupported'],
    exports: [],
    write: async (target, people) => {
      await target.write('users.json', JSON.stringify({ Users: people.map(cognitoUser) }));
      return ['cognito', '--users', 'users.json', '--elsewhere'];
    },
  },
};

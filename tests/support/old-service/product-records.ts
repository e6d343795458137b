import { Secret } from 'otpauth';

import type { OldPasskey, OldPerson } from './old-people.ts';

const base64url = (bytes: Buffer) => bytes.toString('base64url');
export const signedIn = ({ signedInAt }: OldPerson) => new Date(signedInAt).toISOString();

/** Credentials of Keycloak, whose parts are JSON in text. */
export function keycloakCredentials({ password, totp, passkey }: OldPerson) {
  const factor = totp !== null && {
    type: 'otp',
    credentialData: { subType: 'totp', digits: 6, period: 30, algorithm: 'HmacSHA1' },
    // The bytes of the text are the key.
    secretData: { value: Secret.fromBase32(totp).utf8 },
  };
  const key = passkey !== null && {
    type: 'webauthn-passwordless',
    credentialData: {
      credentialId: base64url(passkey.id),
      credentialPublicKey: base64url(passkey.publicKey),
      counter: 0,
      transports: ['INTERNAL'],
    },
    secretData: {},
  };
  return [{ type: 'password', ...keycloakPassword(password!) }, factor, key].flatMap((credential) =>
    credential === false
      ? []
      : {
          ...credential,
          credentialData: JSON.stringify(credential.credentialData),
          secretData: JSON.stringify(credential.secretData),
        },
  );
}

function keycloakPassword({ hash }: { hash: string }) {
  const [, iterations, salt = '', value] = hash.split('$');
  return hash.startsWith('pbkdf2_')
    ? {
        credentialData: { hashIterations: Number(iterations), algorithm: 'pbkdf2-sha256' },
        secretData: { value, salt: Buffer.from(salt).toString('base64') },
      }
    : { credentialData: { algorithm: 'bcrypt' }, secretData: { value: hash } };
}

/** As `list-users` answers it. */
export function cognitoUser({ id, email, verified, username, identities, banned }: OldPerson) {
  const attributes = {
    sub: id,
    email,
    email_verified: String(verified),
    preferred_username: username,
    identities: JSON.stringify(
      identities.map(({ provider, subject }) => ({
        userId: subject,
        providerName: provider === 'google' ? 'Google' : provider,
      })),
    ),
  };
  return {
    Username: `user ${id}`,
    Attributes: Object.entries(attributes).flatMap(([Name, Value]) => (Value === null ? [] : { Name, Value })),
    UserCreateDate: '2022-01-02T03:04:05.000000+00:00',
    Enabled: !banned,
    UserStatus: 'CONFIRMED',
  };
}

export const genericPasskey = ({ id, publicKey }: OldPasskey) => ({
  id: base64url(id),
  publicKey: base64url(publicKey),
  transports: ['internal'],
  rpId: 'localhost',
});

export function firebaseRow({ id, email, verified, password, identities, banned, signedInAt }: OldPerson): string {
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
  const factors = people.flatMap(({ id, totp, passkey }) => [
    ...(totp ? [`('${id}', 'totp', '${totp}', null)`] : []),
    ...(passkey ? [`('${id}', 'webauthn', null, '${JSON.stringify(supabasePasskey(passkey))}')`] : []),
  ]);
  return `create schema auth;
    create table auth.users (id uuid primary key, email text, encrypted_password text, email_confirmed_at timestamptz,
      banned_until timestamptz, last_sign_in_at timestamptz, phone text, phone_confirmed_at timestamptz, raw_app_meta_data jsonb,
      raw_user_meta_data jsonb, is_anonymous boolean default false, deleted_at timestamptz,
      created_at timestamptz default '2023-01-02', updated_at timestamptz default '2023-01-02');
    create table auth.identities (user_id uuid, provider text, provider_id text, identity_data jsonb, created_at timestamptz default now());
    create table auth.mfa_factors (id uuid default gen_random_uuid(), user_id uuid, factor_type text, status text, secret text,
      web_authn_credential jsonb, created_at timestamptz default now());
    insert into auth.users (id, email, encrypted_password, email_confirmed_at, banned_until, last_sign_in_at) values ${users.join(', ')};
    insert into auth.identities (user_id, provider, provider_id) values ${identities.join(', ')};
    insert into auth.mfa_factors (user_id, factor_type, status, secret, web_authn_credential)
      select user_id::uuid, type, 'verified', secret, credential::jsonb
      from (values (null, null, null, null) ${factors.map((factor) => `, ${factor}`).join('')}) factor (user_id, type, secret, credential)
      where user_id is not null`;
}

const supabasePasskey = ({ id, publicKey }: OldPasskey) => ({
  id: id.toString('base64'),
  publicKey: publicKey.toString('base64'),
  transport: ['internal'],
  flags: { backupEligible: false },
  authenticator: { signCount: 0 },
});

import { randomInt, randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import type { ListedCredential, SignInCredentialKind } from '#server/call/lifecycle-events.ts';
import type { Feature } from '#server/call/feature.ts';
import { features } from '#server/app/features.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { verifyEmail } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { installFeature } from '#tests/support/calls/scratch-feature.ts';
import { test } from '#tests/support/test.ts';

/** A kind with rows of its own, as a new feature could register it. */
let rows: ListedCredential[] = [];
const scratch: SignInCredentialKind = {
  name: 'scratch',
  entities: [],
  list: async (_em, userId) => rows.filter((row) => row.userId === userId),
  revoke: async (_em, { id }) => void (rows = rows.filter((row) => row.id !== id)),
  purgeUnproven: async (_ctx, userId) => void (rows = rows.filter((row) => row.userId !== userId)),
};
installFeature({ name: 'scratch', credentials: [scratch] });

interface KindFixture {
  /** Adds a credential of this kind to a user with a password. */
  add: (person: Person) => Promise<unknown>;
  provider: string;
  /** Its feature has a call that removes it. */
  hasOwnRemoval?: true;
}

/** Every kind that signs in. A new one fails here until it is listed. */
const kinds: Record<string, KindFixture> = {
  password: { add: async () => {}, provider: 'credential' },
  provider: {
    add: ({ gatehouse, id }) =>
      runSql(
        gatehouse.options.databaseUrl!,
        `insert into account (id, user_id, provider_id, account_id, created_at, updated_at)
         values (gen_random_uuid(), '${id}', 'github', '${id}', now(), now())`,
      ),
    provider: 'github',
  },
  passkey: {
    add: ({ gatehouse, id }) =>
      runSql(
        gatehouse.options.databaseUrl!,
        `insert into passkey (id, user_id, credential_id, public_key, counter, device_type, backed_up, discoverable, transports, created_at)
         values (gen_random_uuid(), '${id}', gen_random_uuid(), '', 0, 'singleDevice', false, true, '{}', now())`,
      ),
    provider: 'passkey',
    hasOwnRemoval: true,
  },
  'phone-number': {
    add: ({ gatehouse, id }) =>
      runSql(
        gatehouse.options.databaseUrl!,
        `update "user" set phone_number_verified = true, phone_number = '+1212555${randomInt(1000, 10_000)}' where id = '${id}'`,
      ),
    provider: 'phone-number',
  },
  scratch: {
    add: async ({ id: userId }) => {
      const now = new Date();
      const listed = { provider: 'scratch', providerId: 'scratch', accountId: userId, userId, scopes: [] };
      rows.push({ ...listed, id: randomUUID(), createdAt: now, updatedAt: now });
    },
    provider: 'scratch',
  },
};

test('every kind of credential that signs in is covered', () => {
  const registered = features
    .flatMap(({ credentials = [] }: Feature) => credentials)
    .flatMap((credential) => ('list' in credential ? [credential.name] : []));
  expect(new Set(Object.keys(kinds))).toEqual(new Set(registered));
});

/** The ids of a user's credentials of one kind, wherever they are stored. */
async function stored({ gatehouse, id }: Person, { provider }: KindFixture): Promise<string[]> {
  const accounts = await runSql(
    gatehouse.options.databaseUrl!,
    `select id::text from account where user_id = '${id}' and provider_id = '${provider}'
     union all select id::text from passkey where user_id = '${id}' and '${provider}' = 'passkey'
     union all select phone_number from "user"
       where id = '${id}' and '${provider}' = 'phone-number' and phone_number is not null`,
  );
  const own = rows.filter((row) => row.userId === id && row.provider === provider);
  return [...accounts, ...own].map((row) => String(row.id));
}

async function resetPassword({ gatehouse, email }: Person): Promise<void> {
  await new Person(gatehouse).post('/forget-password', { email });
  const { token } = await newestMailTo(gatehouse, email);
  const input = { token, newPassword: 'the password of the owner' };
  expect((await new Person(gatehouse).post('/reset-password', input)).status).toBe(200);
}

const names = Object.keys(kinds);

test.for(names)(
  'a credential of the kind %s is listed to its user and to administrators',
  async (name, { gatehouse, signedIn }) => {
    const { add, provider } = kinds[name]!;
    await add(signedIn);
    const admin = await signUpWithRole(gatehouse, 'admin');

    const own = (await signedIn.get('/list-accounts')).body;
    expect(own).toContainEqual(expect.objectContaining({ provider }));
    const { accounts } = (await admin.get('/admin/list-user-accounts', { userId: signedIn.id })).body;
    expect(accounts).toEqual(own);
  },
);

test('unlinking counts a passkey, which only delete-passkey removes', async ({ signedIn }) => {
  await kinds['passkey']!.add(signedIn);
  const unlink = async (providerId: string) => (await signedIn.post('/unlink-account', { providerId })).body;

  expect(await unlink('passkey')).toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  expect(await unlink('credential')).toEqual({ status: true });
  expect(await unlink('passkey')).toMatchObject({ code: 'YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT' });
  expect(await stored(signedIn, kinds['passkey']!)).toHaveLength(1);
});

const unlinkable = names.filter((name) => !kinds[name]!.hasOwnRemoval);

test.for(unlinkable)('unlinking counts and revokes credentials of the kind %s', async (name, { signedIn }) => {
  const { add, provider } = kinds[name]!;
  await add(signedIn);
  const other = name === 'scratch' ? kinds['provider']! : kinds['scratch']!;
  await other.add(signedIn);
  const unlink = (providerId: string) => signedIn.post('/unlink-account', { providerId });
  if (provider !== 'credential') expect((await unlink('credential')).status).toBe(200);

  expect((await unlink(provider)).status).toBe(200);
  expect(await stored(signedIn, kinds[name]!)).toEqual([]);
  await add(signedIn);
  if (provider === 'credential') return;
  expect((await unlink(other.provider)).status).toBe(200);
  expect((await unlink(provider)).body.code).toBe('YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT');
  expect(await stored(signedIn, kinds[name]!)).toHaveLength(1);
});

test.for(names)(
  'a password reset of an unverified account purges credentials of the kind %s',
  async (name, { signedIn }) => {
    await kinds[name]!.add(signedIn);
    const before = await stored(signedIn, kinds[name]!);
    expect(before).toHaveLength(1);
    await resetPassword(signedIn);

    expect(await stored(signedIn, kinds[name]!)).not.toContain(before[0]);
  },
);

test.for(names)(
  'a magic link to an unverified account purges credentials of the kind %s',
  async (name, { gatehouse, signedIn }) => {
    await kinds[name]!.add(signedIn);
    await new Person(gatehouse).post('/sign-in/magic-link', { email: signedIn.email });
    const { token } = await newestMailTo(gatehouse, signedIn.email);
    expect((await new Person(gatehouse).get('/magic-link/verify', { token })).status).toBe(200);

    expect(await stored(signedIn, kinds[name]!)).toEqual([]);
  },
);

test.for(names)(
  'after verification in an unknown browser, a password reset purges credentials of the kind %s',
  async (name, { gatehouse, signedIn }) => {
    const kind = kinds[name]!;
    await kind.add(signedIn);
    const before = await stored(signedIn, kind);
    const { token } = await newestMailTo(gatehouse, signedIn.email);
    expect((await new Person(gatehouse).get('/verify-email', { token })).status).toBe(200);
    expect(await stored(signedIn, kind)).toEqual(before);
    await resetPassword(signedIn);

    expect(await stored(signedIn, kind)).not.toContain(before[0]);
  },
);

test.for(names)(
  'a password reset of a verified account keeps confirmed credentials of the kind %s',
  async (name, { signedIn }) => {
    await kinds[name]!.add(signedIn);
    await verifyEmail(signedIn);
    const before = await stored(signedIn, kinds[name]!);
    await resetPassword(signedIn);

    expect(await stored(signedIn, kinds[name]!)).toEqual(before);
  },
);

test.for(names)('deleting a user revokes credentials of the kind %s', async (name, { signedIn }) => {
  await kinds[name]!.add(signedIn);
  expect(await stored(signedIn, kinds[name]!)).toHaveLength(1);
  expect((await signedIn.post('/delete-user', { password: signedIn.password })).status).toBe(200);

  expect(await stored(signedIn, kinds[name]!)).toEqual([]);
});

import { expect, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import type { AnonymousLink } from '#server/features/anonymous/anonymous.types.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { addPasskey, SoftwareAuthenticator } from '#tests/support/browser/software-authenticator.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';
import { enableTotp, totpCode } from '#tests/support/two-factor.ts';

type AnonymousOptions = NonNullable<GatehouseOptions['anonymous']>;

const start = (options: AnonymousOptions = {}, others: GatehouseOptions = {}) =>
  startGatehouse({ ...others, anonymous: { enabled: true, ...options } });

const test = base.extend<{ gatehouse: Gatehouse }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await start();
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

async function newVisitor(gatehouse: Gatehouse): Promise<Person> {
  const visitor = new Person(gatehouse);
  const { body } = await visitor.post('/sign-in/anonymous');
  return Object.assign(visitor, { id: body.user.id, email: body.user.email });
}

const exists = async ({ gatehouse, id }: Person) =>
  (await runSql(gatehouse.options.databaseUrl!, `select from "user" where id = '${id}'`)).length === 1;
const userOf = async (person: Person) => (await person.get('/get-session')).body?.user;

test('an anonymous user has a placeholder address and a session without a proof', async ({ gatehouse }) => {
  const visitor = await newVisitor(gatehouse);
  const { session, user } = (await visitor.get('/get-session')).body;

  expect(user).toMatchObject({ name: 'Anonymous', isAnonymous: true, emailVerified: false });
  expect(user.email).toMatch(/^[a-z0-9]{32}@anonymous\.placeholder\.invalid$/);
  expect(session).toMatchObject({ amr: [], level: 1 });
  expect((await visitor.get('/list-accounts')).body).toEqual([]);
});

test('signing in to an account links and deletes the anonymous user, after the hook has run', async () => {
  const links: (AnonymousLink & { existed: boolean })[] = [];
  const service: { url?: string } = {};
  await using gatehouse = await start({
    onLinkAccount: async (link) => {
      // Another connection sees both users.
      const ids = `'${link.anonymousUser.user.id}', '${link.newUser.user.id}'`;
      const rows = await runSql(service.url!, `select from "user" where id in (${ids})`);
      links.push({ ...link, existed: rows.length === 2 });
    },
  });
  service.url = gatehouse.options.databaseUrl!;
  const known = await Person.signUp(gatehouse);
  for (const sign of ['in', 'up']) {
    const visitor = await newVisitor(gatehouse);
    const input = { email: sign === 'in' ? known.email : 'new@example.com', password: known.password };
    await visitor.post(`/sign-${sign}/email`, sign === 'in' ? input : { ...input, name: 'New' });

    expect((await userOf(visitor)).email).toBe(input.email);
    expect(await exists(visitor)).toBe(false);
    expect(links.pop()).toMatchObject({
      existed: true,
      anonymousUser: { user: { id: visitor.id }, session: { userId: visitor.id } },
      newUser: { user: { email: input.email }, session: { id: expect.any(String) } },
    });
  }
  expect(links).toEqual([]);
});

test('a failed sign-in and the sign-in of another browser link nothing', async ({ gatehouse }) => {
  const known = await Person.signUp(gatehouse);
  const visitor = await newVisitor(gatehouse);
  await visitor.post('/sign-in/email', { email: known.email, password: 'a wrong password' });
  await known.inAnotherBrowser();

  expect((await userOf(visitor)).id).toBe(visitor.id);
});

test('a sign-in with a second factor links once the factor is verified', async ({ gatehouse }) => {
  const known = await Person.signUpVerified(gatehouse);
  const { key } = await enableTotp(known);
  const visitor = await newVisitor(gatehouse);
  await visitor.post('/sign-in/email', { email: known.email, password: known.password });
  expect(await userOf(visitor)).toBeUndefined();
  expect(await exists(visitor)).toBe(true);

  expect((await visitor.post('/two-factor/verify-totp', { code: totpCode(key, 1) })).status).toBe(200);
  expect((await userOf(visitor)).id).toBe(known.id);
  expect(await exists(visitor)).toBe(false);
});

test('if the hook fails, the sign-in stays and the anonymous user too, without a session', async () => {
  await using gatehouse = await start({ onLinkAccount: () => Promise.reject(new Error('no connection')) });
  const known = await Person.signUp(gatehouse);
  const visitor = await newVisitor(gatehouse);
  const copy = Object.assign(new Person(gatehouse), { cookies: new Map(visitor.cookies) });
  const { status } = await visitor.post('/sign-in/email', { email: known.email, password: known.password });

  expect([status, await exists(visitor)]).toEqual([200, true]);
  expect(await userOf(copy)).toBeUndefined();
});

test('disableDeleteAnonymousUser retains the user and rejects its deletion', async () => {
  await using gatehouse = await start({ disableDeleteAnonymousUser: true });
  const visitor = await newVisitor(gatehouse);
  const refused = await visitor.post('/delete-anonymous-user');
  expect([refused.status, refused.body.code]).toEqual([400, 'DELETE_ANONYMOUS_USER_DISABLED']);

  const known = await Person.signUp(gatehouse);
  await visitor.post('/sign-in/email', { email: known.email, password: known.password });
  expect([(await userOf(visitor)).id, await exists(visitor)]).toEqual([known.id, true]);
});

test('a user who has added a passkey or an email is not deleted, and is not anonymous any more', async ({
  gatehouse,
}) => {
  const known = await Person.signUp(gatehouse);
  const withPasskey = await newVisitor(gatehouse);
  await addPasskey(withPasskey, new SoftwareAuthenticator());
  await withPasskey.post('/sign-in/email', { email: known.email, password: known.password });
  expect(await exists(withPasskey)).toBe(true);

  const withEmail = await newVisitor(gatehouse);
  await withEmail.post('/change-email', { newEmail: 'own@example.com' });
  expect((await userOf(withEmail)).isAnonymous).toBe(false);
  expect((await withEmail.post('/delete-anonymous-user')).body.code).toBe('USER_IS_NOT_ANONYMOUS');
  const flags = await runSql(
    gatehouse.options.databaseUrl!,
    `select is_anonymous from "user" where id in ('${withPasskey.id}', '${withEmail.id}')`,
  );
  expect(flags).toEqual([{ is_anonymous: false }, { is_anonymous: false }]);
});

test('anonymous users without a session are deleted once their time has passed', async () => {
  await using gatehouse = await start({ deleteAfter: 60 }, { advanced: { sweepInterval: 1 } });
  const [abandoned, present, recent] = [
    await newVisitor(gatehouse),
    await newVisitor(gatehouse),
    await newVisitor(gatehouse),
  ];
  for (const visitor of [abandoned, recent]) await visitor.post('/sign-out');
  const old = `update "user" set created_at = now() - interval '2 minutes' where id in ('${abandoned.id}', '${present.id}')`;
  await runSql(gatehouse.options.databaseUrl!, old);

  await vi.waitFor(async () => expect(await exists(abandoned)).toBe(false), 10_000);
  expect([await exists(present), await exists(recent)]).toEqual([true, true]);
});

test('anonymous sign-ins of one client are limited like other sign-ins, and over ten minutes', async () => {
  await using gatehouse = await start({}, { rateLimit: { enabled: true, storage: 'database' } });
  const signIn = async () => (await new Person(gatehouse).post('/sign-in/anonymous')).status;
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push(await signIn());
  expect(statuses).toEqual([200, 200, 200, 429]);

  for (let n = 0; n < 8; n++) {
    await runSql(gatehouse.options.databaseUrl!, `delete from rate_limit where key like 'sign-in:%'`);
    statuses.push(await signIn());
  }
  expect(statuses.slice(4)).toEqual([200, 200, 200, 200, 200, 200, 200, 429]);
});

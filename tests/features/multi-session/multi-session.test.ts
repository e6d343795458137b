import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';
import { enableTotp, totpCode } from '#tests/support/two-factor.ts';
import { verifyEmail } from '#tests/support/organization.ts';

const test = base.extend<{ gatehouse: Gatehouse }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse({ multiSession: { enabled: true, maximumSessions: 3 } });
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

const refused = { status: 401, body: { code: 'INVALID_SESSION_TOKEN', message: 'Invalid session token' } };
const list = async (browser: Person): Promise<{ email: string; token: string }[]> =>
  (await browser.get('/multi-session/list-device-sessions')).body.map(
    ({ session, user }: { session: { token: string }; user: { email: string } }) => ({
      email: user.email,
      token: session.token,
    }),
  );
const emails = async (browser: Person) => (await list(browser)).map(({ email }) => email);
const active = async (browser: Person) => (await browser.get('/get-session')).body?.user.email ?? null;
const signIn = (browser: Person, { email }: Person) => browser.post('/sign-in/email', { email, password: PASSWORD });
const setActive = (browser: Person, sessionToken: string) =>
  browser.post('/multi-session/set-active', { sessionToken });
const revoke = (browser: Person, sessionToken: string) => browser.post('/multi-session/revoke', { sessionToken });
const storedCookies = ({ cookies }: Person) => [...cookies].filter(([name]) => name.includes('session_token_multi-'));
const sessionsOf = ({ gatehouse, id }: Person) =>
  runSql(gatehouse.options.databaseUrl!, `select id from "session" where user_id = '${id}'`);

/** A browser in which the users are signed in, the last one active. */
async function browserOf(gatehouse: Gatehouse, ...people: Person[]): Promise<Person> {
  const browser = new Person(gatehouse);
  for (const person of people) await signIn(browser, person);
  return browser;
}

test('a sign-in to another account keeps the session, and the browser switches between them', async ({ gatehouse }) => {
  const [ada, bob] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  const browser = await browserOf(gatehouse, ada, bob);
  expect(await emails(browser)).toEqual([bob.email, ada.email]);
  const [, other] = await list(browser);

  const switched = await setActive(browser, other!.token);
  expect(switched).toMatchObject({ status: 200, body: { user: { email: ada.email } } });
  expect(await active(browser)).toBe(ada.email);
  expect(switched.body.session.token).toBe((await browser.get('/get-session')).body.session.token);
  expect(await emails(browser)).toEqual([ada.email, bob.email]);
  expect((await browser.get('/list-sessions')).status).toBe(200);
});

test('names of cookies and the list contain no token of a stored session', async ({ gatehouse }) => {
  const [ada, bob] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  const browser = await browserOf(gatehouse, ada);
  const { token } = (await browser.get('/get-session')).body.session;
  await signIn(browser, bob);
  const [[name, value]] = storedCookies(browser) as [[string, string]];

  expect(name.toLowerCase()).not.toContain(token.toLowerCase());
  expect(value).toContain(token);
  const [, stored] = await list(browser);
  expect(name).toBe(`gatehouse.session_token_multi-${stored!.token}`);
  const stolen = new Person(gatehouse);
  stolen.headers = { authorization: `Bearer ${stored!.token}` };
  expect(await active(stolen)).toBeNull();
});

test('a stored session is not a session under the name of the active one, and a forged one is ignored', async ({
  gatehouse,
}) => {
  const [ada, bob] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  const browser = await browserOf(gatehouse, ada, bob);
  const [[name, value]] = storedCookies(browser) as [[string, string]];
  const other = new Person(gatehouse);
  other.cookies.set('gatehouse.session_token', value);
  expect(await active(other)).toBeNull();

  const forged = new Person(gatehouse);
  forged.cookies.set(name, value.slice(0, -3) + (value.endsWith('A%3D') ? 'B%3D' : 'A%3D'));
  expect(await list(forged)).toEqual([]);
  const renamed = new Person(gatehouse);
  renamed.cookies.set(`${name}x`, value);
  expect(await list(renamed)).toEqual([]);
});

test('another sign-in of the same user replaces its session', async ({ gatehouse }) => {
  const [ada, bob] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  const before = (await sessionsOf(ada)).length;
  const browser = await browserOf(gatehouse, ada, bob, ada, ada);

  expect(await emails(browser)).toEqual([ada.email, bob.email]);
  expect(await sessionsOf(ada)).toHaveLength(before + 1);
  expect(storedCookies(browser)).toHaveLength(1);
});

test('a sign-in beyond the maximum ends the oldest session', async ({ gatehouse }) => {
  const people = await Promise.all([1, 2, 3, 4].map(() => Person.signUp(gatehouse)));
  const before = (await sessionsOf(people[0]!)).length;
  const browser = await browserOf(gatehouse, ...people);

  expect(await emails(browser)).toEqual([people[3]!.email, people[2]!.email, people[1]!.email]);
  expect(await sessionsOf(people[0]!)).toHaveLength(before);
});

test('revoking a stored session ends it, and revoking the active one activates the newest of the others', async ({
  gatehouse,
}) => {
  const people = await Promise.all([1, 2, 3].map(() => Person.signUp(gatehouse)));
  const browser = await browserOf(gatehouse, ...people);
  const [third, second, first] = await list(browser);

  expect(await revoke(browser, first!.token)).toEqual({ status: 200, body: { status: true } });
  expect(await revoke(browser, first!.token)).toEqual(refused);
  expect(await active(browser)).toBe(people[2]!.email);
  expect((await revoke(browser, third!.token)).status).toBe(200);
  expect(await active(browser)).toBe(people[1]!.email);
  // The handle of a session names it after it became the active one, too.
  expect((await revoke(browser, second!.token)).status).toBe(200);
  expect([await active(browser), await list(browser)]).toEqual([null, []]);
});

test('signing out ends all sessions of the browser and no others', async ({ gatehouse }) => {
  const [ada, bob] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  const browser = await browserOf(gatehouse, ada, bob);
  await browser.post('/sign-out');

  expect([await active(browser), await list(browser), storedCookies(browser)]).toEqual([null, [], []]);
  expect(await sessionsOf(ada)).toHaveLength(1);
  expect(await active(ada)).toBe(ada.email);
});

test('a foreign handle, an unknown one and one of an ended session are refused', async ({ gatehouse }) => {
  const [ada, bob] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  const browser = await browserOf(gatehouse, ada, bob);
  const [, stored] = await list(browser);
  expect(await setActive(new Person(gatehouse), stored!.token)).toEqual(refused);
  expect(await setActive(bob, stored!.token)).toEqual(refused);
  expect(await revoke(bob, stored!.token)).toEqual(refused);
  expect(await setActive(browser, 'unknown')).toEqual(refused);

  await ada.post('/revoke-sessions');
  expect(await setActive(browser, stored!.token)).toEqual(refused);
  expect(await emails(browser)).toEqual([bob.email]);
});

test('a banned user is neither listed nor activated', async ({ gatehouse }) => {
  const [ada, bob] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  const browser = await browserOf(gatehouse, ada, bob);
  const [, stored] = await list(browser);
  await runSql(gatehouse.options.databaseUrl!, `update "user" set banned = true where id = '${ada.id}'`);

  expect(await emails(browser)).toEqual([bob.email]);
  expect(await setActive(browser, stored!.token)).toEqual(refused);
});

test('a session that forgets the browser is stored without a lifetime', async ({ gatehouse }) => {
  const [ada, bob] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  const browser = new Person(gatehouse);
  await browser.post('/sign-in/email', { email: ada.email, password: PASSWORD, rememberMe: false });
  const payload = { email: bob.email, password: PASSWORD };
  const { headers } = await browser.send({ method: 'POST', url: '/sign-in/email', payload });
  const cookiesOf = (lines: string | string[] | undefined) => [lines ?? []].flat();
  const stored = cookiesOf(headers['set-cookie']).find((line) => line.includes('_multi-'));
  expect(stored).not.toContain('Max-Age');

  const [, other] = await list(browser);
  const url = '/multi-session/set-active';
  const switched = await browser.send({ method: 'POST', url, payload: { sessionToken: other!.token } });
  const lines = cookiesOf(switched.headers['set-cookie']);
  expect(lines.find((line) => line.startsWith('gatehouse.session_token='))).not.toContain('Max-Age');
  expect(lines.find((line) => line.startsWith('gatehouse.dont_remember='))).not.toContain('Max-Age=0');
  expect(lines.find((line) => line.includes('_multi-') && !line.includes('Max-Age=0'))).toContain('Max-Age');
});

test('the session stays while a sign-in to another account waits for its second factor', async ({ gatehouse }) => {
  const [ada, bob] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  await verifyEmail(bob);
  const { key } = await enableTotp(bob);
  const browser = await browserOf(gatehouse, ada);
  expect((await signIn(browser, bob)).body.twoFactorRedirect).toBe(true);
  expect([await active(browser), await emails(browser)]).toEqual([null, [ada.email]]);

  await browser.post('/two-factor/verify-totp', { code: totpCode(key, 1) });
  expect(await emails(browser)).toEqual([bob.email, ada.email]);
});

test('a stored session from before its user had a second factor cannot become active', async ({ gatehouse }) => {
  const [ada, bob] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  const browser = await browserOf(gatehouse, ada, bob);
  const [, stored] = await list(browser);
  await verifyEmail(ada);
  await enableTotp(ada);

  expect(await setActive(browser, stored!.token)).toEqual(refused);
  expect(await active(browser)).toBe(bob.email);
});

test('an impersonation is not stored, and an impersonator cannot switch accounts', async ({ gatehouse }) => {
  const [ada, bob] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  const admin = await signUpWithRole(gatehouse, 'admin');
  await signIn(admin, bob);
  await signIn(admin, admin);
  await admin.post('/admin/impersonate-user', { userId: ada.id });
  const refusal = { status: 403, body: { code: 'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING' } };

  expect(await admin.get('/multi-session/list-device-sessions')).toMatchObject(refusal);
  expect(await setActive(admin, 'any')).toMatchObject(refusal);
  expect(await revoke(admin, 'any')).toMatchObject(refusal);
  await signIn(admin, ada);
  expect(await emails(admin)).toEqual([ada.email, bob.email]);
});

test('without the option a sign-in ends the session of its browser', async () => {
  await using gatehouse = await startGatehouse();
  const [ada, bob] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  const browser = await browserOf(gatehouse, ada, bob);

  expect(storedCookies(browser)).toEqual([]);
  expect(await sessionsOf(ada)).toHaveLength(1);
  expect((await browser.get('/multi-session/list-device-sessions')).status).toBe(404);
});

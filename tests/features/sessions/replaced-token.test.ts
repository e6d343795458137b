import { afterEach, expect, vi } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { newestCodeTo, newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { interleave } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { enableTotp, signUpWithTotp } from '#tests/support/two-factor.ts';

afterEach(() => void vi.useRealTimers());

const COOKIE = 'gatehouse.session_token';

const changePassword = (person: Person, revokeOtherSessions: boolean) =>
  person.post('/change-password', {
    currentPassword: person.password,
    newPassword: 'another password',
    revokeOtherSessions,
  });

/** Makes a call, and then get-session with the cookies from before: the response of a request that was under way. */
async function getSessionAfter(person: Person, act: () => Promise<unknown>) {
  const before = browserWith(person);
  const { session } = (await before.get('/get-session')).body;
  await act();
  expect(person.cookies.get(COOKIE)).not.toBe(before.cookies.get(COOKIE));
  const response = await before.send({ method: 'GET', url: '/get-session' });
  return { before, session, answer: response.json(), setCookie: response.headers['set-cookie'] };
}

const browserWith = ({ gatehouse, cookies }: Person) =>
  Object.assign(new Person(gatehouse), { cookies: new Map(cookies) });

const rotations: Record<string, (person: Person) => Promise<unknown>> = {
  'changing the password': (person) => changePassword(person, false),
  'changing the password and revoking other sessions': (person) => changePassword(person, true),
  'verifying the email': async (person) =>
    person.send({ method: 'GET', url: (await newestMailTo(person.gatehouse, person.email)).path }),
  'setting up a second factor': enableTotp,
};

test.for(Object.entries(rotations))(
  '%s leaves get-session with the previous token its session and the browser its cookies',
  async ([, act], { signedIn }) => {
    const { before, session, answer, setCookie } = await getSessionAfter(signedIn, () => act(signedIn));

    expect(answer).toMatchObject({ session: { token: session.token, userId: signedIn.id }, user: { id: signedIn.id } });
    expect(setCookie).toBeUndefined();
    const current = (await signedIn.get('/get-session')).body;
    expect(answer).toEqual({ ...current, session: { ...current.session, token: session.token } });
    expect((await before.get('/list-sessions')).status).toBe(401);
    expect((await before.post('/update-user', { name: 'Mallory' })).status).toBe(401);
  },
);

test('signing in again, with a password or an email code, answers null to the previous token without clearing cookies', async ({
  gatehouse,
  signedIn,
}) => {
  const { email, password } = signedIn;
  const signIn = () => signedIn.post('/sign-in/email', { email, password });
  expect(await getSessionAfter(signedIn, signIn)).toMatchObject({ answer: null, setCookie: undefined });

  await signedIn.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  const otp = await newestCodeTo(gatehouse, email);
  const signInByCode = () => signedIn.post('/sign-in/email-otp', { email, otp });
  expect(await getSessionAfter(signedIn, signInByCode)).toMatchObject({ answer: null, setCookie: undefined });
});

test('the end of an impersonation answers null to its token without clearing cookies', async ({
  gatehouse,
  signedIn,
}) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  await admin.post('/admin/impersonate-user', { userId: signedIn.id });
  const stop = () => admin.post('/admin/stop-impersonating');

  expect(await getSessionAfter(admin, stop)).toMatchObject({ answer: null, setCookie: undefined });
});

test('a replaced token is invalid after ten seconds', async ({ signedIn }) => {
  const { before } = await getSessionAfter(signedIn, () => changePassword(signedIn, false));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });

  expect((await before.get('/get-session')).body).toBeNull();
  expect(before.cookies.has(COOKIE)).toBe(false);
  expect((await signedIn.get('/get-session')).body).not.toBeNull();
});

const ends: Record<string, (person: Person) => Promise<unknown>> = {
  'signing out': (person) => person.post('/sign-out'),
  'revoking all sessions': (person) => person.post('/revoke-sessions'),
  'a ban': async ({ gatehouse, id }) =>
    (await signUpWithRole(gatehouse, 'admin')).post('/admin/ban-user', { userId: id }),
  'another rotation': (person) => enableTotp(person),
};

test.for(Object.entries(ends))('%s ends the replaced token at once', async ([, end], { signedIn }) => {
  const { before, answer } = await getSessionAfter(signedIn, () => rotations['verifying the email']!(signedIn));
  expect(answer).not.toBeNull();
  await end(signedIn);

  expect((await before.get('/get-session')).body).toBeNull();
  expect(before.cookies.has(COOKIE)).toBe(false);
});

test('an extension that a rotation overtakes does not send the previous token again', async () => {
  await using gatehouse = await startGatehouse({ session: { updateAge: 0 } });
  const person = await Person.signUp(gatehouse);
  const before = person.cookies.get(COOKIE);
  const getSession = () => person.send({ method: 'GET', url: '/get-session' });
  expect((await getSession()).headers['set-cookie']).toBeDefined();

  const rotation = "update session set token_hash = 'another', replaced_token_hash = token_hash, replaced_at = now()";
  const response = await interleave(gatehouse.options.databaseUrl!, rotation, getSession);
  expect(response.json().session.token).toBe(decodeURIComponent(before!).split('.')[0]);
  expect(response.headers['set-cookie']).toBeUndefined();
});

test('a replaced token neither extends the session nor writes the cookie cache', async () => {
  await using gatehouse = await startGatehouse({ session: { updateAge: 0, cookieCache: { enabled: true } } });
  const { person } = await signUpWithTotp(gatehouse);
  person.cookies.delete('gatehouse.session_data');
  const before = browserWith(person);
  await changePassword(person, false);
  const expiresAt = async () => (await person.get('/list-sessions')).body[0].expiresAt;
  const expected = await expiresAt();

  const response = await before.send({ method: 'GET', url: '/get-session' });
  expect(response.json().user.id).toBe(person.id);
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(await expiresAt()).toBe(expected);
});

import { expect } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { test } from '#tests/support/test.ts';

async function signInForToken(person: Person) {
  const { email, password } = person;
  const response = await person.send({ method: 'POST', url: '/sign-in/email', payload: { email, password } });
  person.cookies.clear();
  return { response, header: String(response.headers['set-auth-token']), token: response.json().token as string };
}

test('sign-in answers the token in set-auth-token, exposed to cross-origin pages', async ({ signedIn }) => {
  const { response, header, token } = await signInForToken(signedIn);

  expect(decodeURIComponent(header)).toMatch(new RegExp(`^${token}\\.[A-Za-z0-9+/]{43}=$`));
  expect(response.headers['access-control-expose-headers']).toContain('set-auth-token');
});

test('a bearer token is accepted plain, signed or encoded, with a case-insensitive scheme', async ({ signedIn }) => {
  const { header, token } = await signInForToken(signedIn);

  for (const authorization of [`Bearer ${token}`, `bearer ${header}`, `BEARER ${decodeURIComponent(header)}`]) {
    signedIn.headers = { authorization };
    expect((await signedIn.get('/get-session')).body.user.id).toBe(signedIn.id);
  }
});

test.for([
  ['no scheme', (token: string) => token],
  ['another scheme', (token: string) => `Basic ${token}`],
  ['a shortened token', (token: string) => `Bearer ${token.slice(0, -1)}`],
  ['a lengthened token', (token: string) => `Bearer ${token}a`],
  ['a wrong signature', (token: string) => `Bearer ${token}.${'A'.repeat(43)}=`],
  ['a broken escape', (token: string) => `Bearer ${token}%`],
  ['nothing', () => 'Bearer '],
] as const)('a bearer header with %s has no session', async ([, header], { signedIn }) => {
  const { token } = await signInForToken(signedIn);
  signedIn.headers = { authorization: header(token) };

  expect(await signedIn.get('/get-session')).toEqual({ status: 200, body: null });
});

test('a bearer token authorizes mutations and sign-out', async ({ signedIn }) => {
  const { token } = await signInForToken(signedIn);
  signedIn.headers = { authorization: `Bearer ${token}`, origin: 'https://elsewhere.example' };

  expect(await signedIn.post('/update-user', { name: 'Bearer' })).toEqual({ status: 200, body: { status: true } });
  expect((await signedIn.post('/sign-out')).body).toEqual({ success: true });
  expect((await signedIn.get('/get-session')).body).toBeNull();
});

test('a valid cookie beside an invalid bearer token gives the session of the cookie', async ({
  gatehouse,
  signedIn,
}) => {
  const other = await Person.signUp(gatehouse);
  await other.post('/sign-out');
  const cookie = signedIn.cookies.get('gatehouse.session_token')!;
  for (const bearer of ['x'.repeat(32), 'no token at all', `${cookie.slice(0, -3)}AA=`]) {
    signedIn.headers = { authorization: `Bearer ${bearer}` };
    expect((await signedIn.get('/get-session')).body.user.id, bearer).toBe(signedIn.id);
    expect((await signedIn.get('/list-sessions')).status, bearer).toBe(200);
  }
  // The cookie counts, so the origin of the page does too.
  signedIn.headers = { authorization: 'Bearer x', origin: 'https://elsewhere.example' };
  expect((await signedIn.post('/update-user', { name: 'Forged' })).body.code).toBe('INVALID_ORIGIN');
});

test('a valid bearer token counts before a cookie', async ({ gatehouse, signedIn }) => {
  const other = await Person.signUp(gatehouse);
  const { token } = await signInForToken(other);
  signedIn.headers = { authorization: `Bearer ${token}` };

  expect((await signedIn.get('/get-session')).body.user.id).toBe(other.id);
});

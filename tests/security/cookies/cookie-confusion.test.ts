import { expect } from 'vitest';

import type { Feature } from '#server/call/feature.ts';
import { features } from '#server/app/features.ts';
import { Cookies, sessionCookies } from '#server/http/cookies.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { SECRET, startGatehouse, test } from '#tests/support/test.ts';

const names: readonly string[] = [...sessionCookies, ...features.flatMap(({ cookies = [] }: Feature) => cookies)];
const cookie = (name: string) => `gatehouse.${name}`;

test('a signed cookie is invalid under the name of another cookie', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  await admin.post('/admin/impersonate-user', { userId: signedIn.id });
  const cookies = new Cookies(gatehouse.options, [SECRET]);
  const genuine = [
    ...admin.cookies.values(),
    ...[signedIn.id, `sign-up:${signedIn.id}`, `oauth-state:${'x'.repeat(32)}`, 'true'].map((value) =>
      encodeURIComponent(cookies.sign(value)),
    ),
  ].filter((value) => value !== admin.cookies.get(cookie('session_token')));
  expect(genuine.length).toBeGreaterThan(3);

  for (const value of genuine) {
    const client = new Person(gatehouse);
    for (const name of names) client.cookies.set(cookie(name), value);
    expect((await client.get('/get-session')).body, value).toBeNull();
    for (const name of names) client.cookies.set(cookie(name), value);
    expect((await client.get('/list-sessions')).status, value).toBe(401);
    expect((await client.post('/admin/stop-impersonating')).status, value).toBe(401);
  }
});

test('a session cookie under another name is not a session', async ({ gatehouse, signedIn }) => {
  for (const name of names.slice(1)) {
    const client = new Person(gatehouse);
    client.cookies.set(cookie(name), signedIn.cookies.get(cookie('session_token'))!);
    expect((await client.get('/list-sessions')).status, name).toBe(401);
  }
});

test('rejects session cookies without a valid signature', async ({ gatehouse, signedIn }) => {
  const { token } = (await signedIn.get('/get-session')).body.session as { token: string };
  const stolen = new Cookies(gatehouse.options, ['another secret, of thirty-two or more']);
  const forged = [
    token,
    `${token}.`,
    `${token}.${'A'.repeat(43)}=`,
    `.${token}`,
    encodeURIComponent(stolen.sign(token)),
    `"${token}"`,
    token.slice(0, -1),
  ];
  for (const value of forged) {
    const client = new Person(gatehouse);
    client.cookies.set(cookie('session_token'), value);
    expect((await client.get('/get-session')).body, value).toBeNull();
  }
});

test('rejects truncated and extended session cookies', async ({ gatehouse, signedIn }) => {
  const value = decodeURIComponent(signedIn.cookies.get(cookie('session_token'))!);
  const variants = [
    ...Array.from({ length: value.length - 1 }, (_, n) => value.slice(0, n + 1)),
    `${value}=`,
    `${value}a`,
    `a${value}`,
    value.slice(1),
  ];
  for (const variant of variants) {
    const client = new Person(gatehouse);
    client.cookies.set(cookie('session_token'), encodeURIComponent(variant));
    expect((await client.get('/list-sessions')).status, variant).toBe(401);
  }
});

test('over https, ignores a session cookie without the __Secure- prefix', async () => {
  await using gatehouse = await startGatehouse({ baseUrl: 'https://auth.example.com' });
  const [victim, attacker] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  const planted = attacker.cookies.get('__Secure-gatehouse.session_token')!;
  for (const order of ['before', 'after']) {
    const genuine = [...victim.cookies];
    const plain: [string, string] = ['gatehouse.session_token', planted];
    const browser = Object.assign(new Person(gatehouse), {
      cookies: new Map(order === 'before' ? [plain, ...genuine] : [...genuine, plain]),
    });
    expect((await browser.get('/get-session')).body.user.id, order).toBe(victim.id);
  }
  const alone = new Person(gatehouse);
  alone.cookies.set('gatehouse.session_token', planted);
  expect((await alone.get('/get-session')).body).toBeNull();
});

test('rejects a mailed token as a bearer token', async ({ gatehouse, signedIn }) => {
  const { token } = await newestMailTo(gatehouse, signedIn.email);
  const client = new Person(gatehouse);
  client.headers = { authorization: `Bearer ${token}` };

  expect((await client.get('/list-sessions')).status).toBe(401);
});

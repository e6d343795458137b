import { expect } from 'vitest';

import { servedCalls } from '#server/transports/procedures.ts';
import { appRouter } from '#server/app/router.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const SIBLING = 'http://evil.localhost:3000';

const isVerified = async ({ gatehouse, id }: Person) =>
  (await runSql(gatehouse.options.databaseUrl!, `select email_verified from "user" where id = '${id}'`))[0]![
    'email_verified'
  ];

test('GETs that sign in, in both transports, refuse scripts of pages at untrusted origins', async ({ gatehouse }) => {
  const signing = servedCalls(appRouter).filter(({ meta }) => meta.signsIn);
  const names = [
    'callback',
    'device',
    'magicLink.verify',
    'sso.callback',
    'sso.saml2.sp.acs',
    'sso.saml2.sp.slo',
    'sso.start',
    'verifyEmail',
  ];
  expect(signing.map(({ name }) => name).toSorted()).toEqual(names);
  for (const { name, meta } of signing) {
    const path = `/api/auth${meta.openapi!.path.replace(/\{\w+\}/, 'github')}?token=x&state=x`;
    // Calls that answer pages are served at their REST paths only.
    for (const url of meta.html ? [path] : [path, `/api/trpc/${name}?input=%7B%7D`]) {
      for (const origin of [SIBLING, 'null', 'https://evil.example']) {
        const { statusCode, body } = await gatehouse.app.inject({ url, headers: { origin } });
        expect([url, statusCode, body]).toEqual([url, 403, expect.stringContaining('INVALID_ORIGIN')]);
      }
      const own = await gatehouse.app.inject({ url, headers: { origin: gatehouse.options.baseUrl } });
      expect(own.body).not.toContain('INVALID_ORIGIN');
    }
  }
});

test('a link of a sign-up verifies nothing for a scanner, and the page of another browser has a button that does', async ({
  gatehouse,
  signedIn,
}) => {
  const { path } = await newestMailTo(gatehouse, signedIn.email);
  const [scanner, other] = [new Person(gatehouse), new Person(gatehouse)];
  for (const headers of [{}, { accept: '*/*' }, { accept: 'text/html', 'sec-fetch-mode': 'navigate' }]) {
    const { statusCode, body } = await scanner.send({ method: 'GET', url: path, headers });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('Verify your email')]);
  }
  expect(await isVerified(signedIn)).toBe(false);

  const page = (await other.send({ method: 'GET', url: path, headers: { accept: 'text/html' } })).body;
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]);
  const url = `/verify-email?${new URLSearchParams(fields).toString()}`;
  const crossSite = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' };
  await other.send({ method: 'GET', url, headers: crossSite });
  await scanner.send({ method: 'GET', url, headers: {} });
  expect(await isVerified(signedIn)).toBe(false);
  expect((await other.send({ method: 'GET', url, headers: { accept: 'text/html' } })).statusCode).toBe(302);
  expect(await isVerified(signedIn)).toBe(true);
});

test.for([
  ['with a session of the user', true],
  ['of a sign-up without a session', false],
] as const)('the browser %s verifies at once', async ([, hasSession]) => {
  await using gatehouse = await startGatehouse({ emailAndPassword: { requireEmailVerification: !hasSession } });
  const person = new Person(gatehouse);
  const { email, password, name } = person;
  person.id = (await person.post('/sign-up/email', { email, password, name })).body.user.id;
  const { path } = await newestMailTo(gatehouse, email);
  const { statusCode } = await person.send({ method: 'GET', url: path, headers: { accept: 'text/html' } });

  expect([statusCode, await isVerified(person)]).toEqual([302, true]);
});

import { lastLoginMethodClient } from 'better-auth/client/plugins';
import { expect, vi } from 'vitest';

import { newestCodeTo } from '#tests/support/mailbox.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { newestClient } from '#tests/support/better-auth/reference-client.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const options = { lastLoginMethod: { enabled: true }, username: { enabled: true } };
const name = 'gatehouse.last_used_login_method';

test('the cookie is readable, lasts 30 days, and stays after signing out', async () => {
  await using gatehouse = await startGatehouse({ ...options, baseUrl: 'https://auth.example.com' });
  const person = await Person.signUp(gatehouse);
  await person.post('/sign-out');
  const payload = { email: person.email, password: PASSWORD };
  const { headers } = await person.send({ method: 'POST', url: '/sign-in/email', payload });
  const cookie = [headers['set-cookie'] ?? []].flat().find((line) => line.startsWith(`${name}=`));

  expect(cookie).toBe(`${name}=email; Max-Age=2592000; Path=/; Secure; SameSite=Lax`);
  await person.post('/sign-out');
  expect(person.cookies.get(name)).toBe('email');
});

test('a refused sign-in and a service without the option store nothing', async () => {
  await using gatehouse = await startGatehouse(options);
  await using without = await startGatehouse();
  const { email } = await Person.signUp(gatehouse);
  const person = new Person(gatehouse);
  await person.post('/sign-in/email', { email, password: 'a wrong password' });

  expect(person.cookies.has(name)).toBe(false);
  expect((await Person.signUp(without)).cookies.has(name)).toBe(false);
});

test('the published client of 1.7.25 reads the method', async () => {
  await using gatehouse = await startGatehouse({ ...options, cookiePrefix: 'better-auth' });
  const { client, person } = newestClient(gatehouse, [lastLoginMethodClient()]);
  const email = 'ada@example.com';
  await client.signUp.email({ email, password: PASSWORD, name: 'Ada' });
  // The client reads the cookies of a page.
  const document = {
    get cookie() {
      return [...person.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    },
  };
  vi.stubGlobal('document', document);
  try {
    expect(client.getLastUsedLoginMethod()).toBe('email');
    await person.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
    await person.post('/sign-in/email-otp', { email, otp: await newestCodeTo(gatehouse, email) });
    expect(client.isLastUsedLoginMethod('email-otp')).toBe(true);
  } finally {
    vi.unstubAllGlobals();
  }
});

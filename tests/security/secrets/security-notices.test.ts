import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { expectOk } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const NOTICE = 'sendSecurityNotice';

async function headingsTo(gatehouse: Gatehouse, person: Person): Promise<string[]> {
  const mails = await mailsTo(gatehouse, person.email);
  return mails.filter(({ name }) => name === NOTICE).map(({ text }) => text.split('\n')[0]!);
}

const signIn = (person: Person, browser = new Person(person.gatehouse)) => {
  const { email, password } = person;
  return expectOk(browser.post('/sign-in/email', { email, password }));
};

test('a sign-in from a new browser is mailed to the owner of a verified address, unless it came by mail', async ({
  gatehouse,
}) => {
  const owner = await Person.signUpVerified(gatehouse);
  expect(await headingsTo(gatehouse, owner)).toEqual([]);

  const browser = new Person(gatehouse);
  await signIn(owner, browser);
  expect(await headingsTo(gatehouse, owner)).toEqual(['New sign-in to your account']);
  // This service serves no web app.
  expect((await mailsTo(gatehouse, owner.email)).find(({ name }) => name === NOTICE)!.url).toBeNull();
  await signIn(owner, browser);
  expect(await headingsTo(gatehouse, owner)).toHaveLength(1);

  await expectOk(
    new Person(gatehouse).post('/email-otp/send-verification-otp', { email: owner.email, type: 'sign-in' }),
  );
  const unverified = await Person.signUp(gatehouse);
  await signIn(unverified);
  expect(await headingsTo(gatehouse, unverified)).toEqual([]);
});

test('the mail about a sign-in names device, address and time, and its button opens the sessions', async () => {
  await using gatehouse = await startGatehouse({ webApp: true });
  const owner = await Person.signUpVerified(gatehouse);
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
  const earliest = Math.floor(Date.now() / 60_000) * 60_000;
  const payload = { email: owner.email, password: owner.password };
  const headers = { 'user-agent': userAgent };
  await new Person(gatehouse).send({ method: 'POST', url: '/sign-in/email', headers, payload });

  const { text, html, url } = (await mailsTo(gatehouse, owner.email)).find(({ name }) => name === NOTICE)!;
  const facts = /^Device: (.*)\nIP address: (.*)\nTime: (.*) at (.*)$/m.exec(text)!;
  expect(facts.slice(1, 3)).toEqual(['Chrome on Linux', '127.0.0.1']);
  const time = Date.parse(`${facts[3]} ${facts[4]}`);
  expect(time).toBeGreaterThanOrEqual(earliest);
  expect(time).toBeLessThanOrEqual(Date.now());
  expect(facts[4]).toMatch(/^\d\d:\d\d UTC$/);
  for (const fact of [...facts.slice(1, 3), `${facts[3]} at ${facts[4]}`]) expect(html).toContain(`>${fact}<`);
  expect(url).toBe(`${gatehouse.options.webAppUrl}/account/sessions`);
  const screen = await gatehouse.app.inject({ url: new URL(url).pathname, headers: { accept: 'text/html' } });
  expect([screen.statusCode, screen.body.includes('id="app"')]).toEqual([200, true]);
});

test('users turn the mails about sign-ins off, which is mailed, and no others', async ({ gatehouse }) => {
  const owner = await Person.signUpVerified(gatehouse);
  expect((await owner.get('/security-notices/get')).body).toEqual({ signIns: true });
  await expectOk(owner.post('/security-notices/update', { signIns: false }));
  expect((await owner.get('/security-notices/get')).body).toEqual({ signIns: false });
  await signIn(owner);
  expect(await headingsTo(gatehouse, owner)).toEqual(['Your security emails changed']);

  const newPassword = 'another long password';
  await expectOk(owner.post('/change-password', { currentPassword: owner.password, newPassword }));
  expect(await headingsTo(gatehouse, owner)).toEqual(['Your password changed', 'Your security emails changed']);
});

test('mails that anyone can request do not suppress a notice, and a notice beyond its limit fails no call', async () => {
  await using gatehouse = await startGatehouse({ rateLimit: { enabled: true, customRules: { '*': false } } });
  const owner = await Person.signUpVerified(gatehouse);
  for (let n = 0; n < 6; n++) await new Person(gatehouse).post('/sign-in/magic-link', { email: owner.email });

  let currentPassword = owner.password;
  for (let n = 0; n < 12; n++) {
    const newPassword = `another long password ${n}`;
    await expectOk(owner.post('/change-password', { currentPassword, newPassword }));
    currentPassword = newPassword;
  }
  expect(await headingsTo(gatehouse, owner)).toHaveLength(10);
});

test('services without notices, or without those of sign-ins, send none', async () => {
  await using silent = await startGatehouse({ securityNotices: { enabled: false } });
  const owner = await Person.signUpVerified(silent);
  await signIn(owner);
  await expectOk(owner.post('/update-user', { name: 'New' }));
  const { password: currentPassword } = owner;
  await expectOk(owner.post('/change-password', { currentPassword, newPassword: 'another long password' }));
  expect(await headingsTo(silent, owner)).toEqual([]);
  expect((await owner.get('/security-notices/get')).status).toBe(404);

  await using quiet = await startGatehouse({ securityNotices: { signIns: false } });
  const other = await Person.signUpVerified(quiet);
  await signIn(other);
  expect(await headingsTo(quiet, other)).toEqual([]);
});

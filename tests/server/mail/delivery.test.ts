import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { Person } from '#tests/support/person.ts';
import { startSmtpServer } from '#tests/support/peers/smtp.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

test('every account mail is sent by SMTP and its link works', async () => {
  await using smtp = await startSmtpServer();
  await using gatehouse = await startGatehouse({ smtpUrl: smtp.url, mailFrom: 'Gatehouse <hello@acme.test>' });
  const person = await Person.signUp(gatehouse);
  /** Opens the link of the newest mail with this subject and returns the redirect. */
  const follow = async (subject: string) => {
    await gatehouse.idle();
    const { html } = smtp.received.findLast((mail) => mail.subject === subject)!;
    const { pathname, search } = new URL(/href="([^"]+)"/.exec(html!)![1]!.replaceAll('&amp;', '&'));
    return (await person.send({ method: 'GET', url: pathname + search })).headers['location'];
  };

  expect(await follow('Verify your email for Gatehouse')).toBe('/');
  expect(smtp.received.map(({ envelopeTo, from }) => [envelopeTo, from?.address])).toEqual([
    [[person.email], 'hello@acme.test'],
  ]);
  expect((await person.get('/get-session')).body.user.emailVerified).toBe(true);

  await person.post('/forget-password', { email: person.email, redirectTo: '/choose' });
  const landing = new URL(String(await follow('Reset your password for Gatehouse')));
  const reset = { token: landing.searchParams.get('token'), newPassword: 'the second password' };
  expect((await person.post('/reset-password', reset)).status).toBe(200);

  await person.post('/sign-in/magic-link', { email: person.email, callbackURL: '/in' });
  expect(await follow('Sign in to Gatehouse')).toBe('/in');

  const newEmail = `${randomUUID()}@example.com`;
  await person.post('/change-email', { newEmail, callbackURL: '/me' });
  expect(await follow('Confirm your new email for Gatehouse')).toBe('/me');
  expect((await person.get('/get-session')).body.user).toMatchObject({ email: newEmail, emailVerified: false });
  await gatehouse.idle();
  expect(smtp.received.slice(-2).map(({ subject, envelopeTo }) => [subject, envelopeTo])).toEqual(
    expect.arrayContaining([
      ['The email of your account with Gatehouse has changed', [person.email]],
      ['Verify your email for Gatehouse', [newEmail]],
    ]),
  );

  expect((await person.post('/delete-user', { callbackURL: '/bye' })).body.message).toBe('Verification email sent');
  expect(await follow('Confirm deletion of your Gatehouse account')).toBe('/bye');
  expect((await person.get('/get-session')).body).toBeNull();
  expect(smtp.received.filter(({ subject }) => subject === 'Security of your account with Gatehouse')).toHaveLength(1);
  expect(smtp.received).toHaveLength(8);
});

test('an undeliverable mail fails no call and is in the audit log with its recipient', async () => {
  await using smtp = await startSmtpServer();
  await using gatehouse = await startGatehouse({ smtpUrl: smtp.url, mailRetryDelays: [0, 0] });
  const admin = await signUpWithRole(gatehouse, 'admin');
  await gatehouse.idle();
  smtp.refuse(6);
  const person = await Person.signUp(gatehouse);
  await gatehouse.idle();
  await person.post('/sign-in/magic-link', { email: person.email });
  await gatehouse.idle();

  const { entries } = (await admin.get('/admin/list-audit', { event: 'mail.undelivered' })).body;
  expect(entries.map(({ details, subject }: never) => ({ details, subject }))).toEqual([
    { details: { mail: 'sendMagicLink' }, subject: null },
    { details: { mail: 'sendVerificationEmail' }, subject: { id: person.id, name: person.name, email: person.email } },
  ]);
});

test('an unresponsive mail server does not delay calls', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  await using gatehouse = await startGatehouse({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    shutdown: { timeoutSeconds: 1 },
  });

  const startedAt = performance.now();
  const person = await Person.signUp(gatehouse);
  for (const url of ['/forget-password', '/sign-in/magic-link', '/send-verification-email'])
    expect((await person.post(url, { email: person.email })).status).toBe(200);
  // The SMTP timeout is ten seconds.
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  silent.close();
});

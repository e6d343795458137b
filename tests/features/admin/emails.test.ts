import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

import { expect } from 'vitest';

import { mails } from '#server/app/registry.ts';
import { languages } from '#shared/lib/language/languages.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { startSmtpServer } from '#tests/support/peers/smtp.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

test('every email of the features has a preview in every language', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { body } = await admin.get('/admin/list-emails', { language: 'en' });
  const names: string[] = body.emails.map(({ name }: { name: string }) => name);

  expect(names).toEqual([...mails.keys()]);
  expect(body).toMatchObject({ delivery: 'mailbox', from: 'Gatehouse <no-reply@localhost>' });
  for (const name of names) {
    const subjects = new Set<string>();
    for (const language of Object.keys(languages)) {
      const preview = await admin.get('/admin/preview-email', { name, language });
      const { subject, html, plainText, isReplaced } = preview.body;
      expect(`${subject}${html}${plainText}`, name).not.toMatch(/undefined|NaN|\[object|Invalid Date/);
      expect(html, name).toContain(`<html lang="${language}"`);
      expect(isReplaced).toBe(false);
      subjects.add(subject);
    }
    expect(subjects.size, name).toBe(Object.keys(languages).length);
  }
});

test('a preview uses the branding and the address of the service, and names emails that a function replaces', async () => {
  await using gatehouse = await startGatehouse({
    appName: 'Acme',
    baseUrl: 'https://auth.example.com',
    branding: { accentColor: '#3b5bdb' },
    languages: ['de', 'en'],
    emailAndPassword: { sendResetPassword: () => undefined },
  });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { body } = await admin.get('/admin/preview-email', { name: 'sendResetPassword' });

  expect(body.isReplaced).toBe(true);
  expect(body.html).toContain('#3b5bdb');
  expect(body.html).toContain('https://auth.example.com/');
  expect(body.html).toContain('<html lang="de"');
  expect(body.plainText).toContain('Acme');
  expect((await admin.get('/admin/list-emails')).body.emails).toContainEqual({
    name: 'sendResetPassword',
    subject: body.subject,
    isReplaced: true,
  });
});

test('a test email arrives at the address of the administrator and is recorded', async () => {
  await using smtp = await startSmtpServer();
  await using gatehouse = await startGatehouse({ smtpUrl: smtp.url, appName: 'Acme' });
  const admin = await signUpWithRole(gatehouse, 'admin');
  await gatehouse.idle();
  smtp.received.length = 0;
  const { status, body } = await admin.post('/admin/send-test-email');

  expect({ status, body }).toEqual({ status: 200, body: { status: 'sent', to: admin.email, error: null } });
  expect(smtp.received).toMatchObject([{ subject: 'Test email from Acme', envelopeTo: [admin.email] }]);
  const { entries } = (await admin.get('/admin/list-audit', { event: 'mail.tested' })).body;
  expect(entries).toMatchObject([{ actorId: admin.id, details: { status: 'sent' } }]);
  await gatehouse.close();
});

test('a refused test email answers the words of the mail server and is recorded', async () => {
  await using smtp = await startSmtpServer();
  await using gatehouse = await startGatehouse({ smtpUrl: smtp.url });
  const admin = await signUpWithRole(gatehouse, 'admin');
  await gatehouse.idle();
  smtp.refuse(1);
  const { body } = await admin.post('/admin/send-test-email');

  expect(body).toMatchObject({ status: 'failed', to: admin.email });
  expect(body.error).toContain('451 Try again later');
  const { entries } = (await admin.get('/admin/list-audit', { event: 'mail.tested' })).body;
  expect(entries).toMatchObject([{ details: { status: 'failed' } }]);
  await gatehouse.close();
});

/** A mail server that repeats in its refusal what the client sent to sign in. */
async function startEchoServer() {
  const serve = (socket: Socket) => {
    socket.write('220 ready\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      const line = data.toString().trim();
      if (line.startsWith('EHLO')) socket.write('250-echo\r\n250 AUTH PLAIN\r\n');
      else socket.write(`535 refused ${line} ${Buffer.from(line.split(' ').at(-1)!, 'base64').toString()}\r\n`);
    });
  };
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, [Symbol.asyncDispose]: async () => void server.close() };
}

test('the error of a test email is one short line without the credentials', async () => {
  await using server = await startEchoServer();
  const credentials = `${encodeURIComponent('mailer@example.com')}:${encodeURIComponent('pass/word secret')}`;
  await using gatehouse = await startGatehouse({ smtpUrl: `smtp://${credentials}@127.0.0.1:${server.port}` });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { body } = await admin.post('/admin/send-test-email');

  expect(body.status).toBe('failed');
  expect(body.error).toMatch(/535 refused AUTH PLAIN …/);
  expect(body.error).not.toMatch(/mailer@|pass|secret|[\r\n]/);
  expect(body.error).not.toContain(Buffer.from('\u0000mailer@example.com\u0000pass/word secret').toString('base64'));
  expect(body.error.length).toBeLessThanOrEqual(300);
});

test('a test email without a reachable mail server answers why', async () => {
  await using gatehouse = await startGatehouse({ smtpUrl: `smtp://127.0.0.1:${await freePort()}` });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { body } = await admin.post('/admin/send-test-email');

  expect(body).toMatchObject({ status: 'failed', error: expect.stringContaining('ECONNREFUSED') });
});

test('without a mail server a test email is in the development mailbox, in production there is none', async ({
  gatehouse,
}) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  expect((await admin.post('/admin/send-test-email')).body).toEqual({
    status: 'mailbox',
    to: admin.email,
    error: null,
  });
  const [latest] = await mailsTo(gatehouse, admin.email);
  expect(latest).toMatchObject({ name: 'sendTestEmail', subject: 'Test email from Gatehouse' });

  await using inProduction = await startGatehouse({ production: true, rateLimit: { enabled: false } });
  const operator = await signUpWithRole(inProduction, 'admin');
  expect((await operator.post('/admin/send-test-email')).body).toMatchObject({ status: 'disabled', error: null });
  expect((await operator.get('/admin/list-emails')).body.delivery).toBe('none');
});

test('an administrator sends at most five test emails in a minute', async () => {
  await using gatehouse = await startGatehouse({ rateLimit: { enabled: true } });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push((await admin.post('/admin/send-test-email')).status);

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

import { afterEach, expect, inject, vi } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startNode } from '#tests/support/processes/running-node.ts';
import { startSmtpServer, type SmtpServer } from '#tests/support/peers/smtp.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

/** A free port, at which a test may start a mail server later. */
async function freeSmtpPort() {
  const port = await freePort();
  return { port, smtpUrl: `smtp://127.0.0.1:${port}` };
}

const addressesOf = ({ received }: SmtpServer) => received.flatMap(({ envelopeTo }) => envelopeTo).toSorted();
const queuedMails = (databaseUrl: string) => runSql(databaseUrl, 'select * from outgoing_mail');

afterEach(() => void vi.useRealTimers());

test('calls succeed while the mail server is down, and each email arrives once afterwards', async () => {
  const { port, smtpUrl } = await freeSmtpPort();
  const gatehouse = await startGatehouse({ smtpUrl, mailRetryDelays: [0.1, 0.2, 0.4, 0.8, 1, 1, 1, 1, 1, 1] });
  const people = await Promise.all(Array.from({ length: 20 }, () => Person.signUp(gatehouse)));
  await expect.poll(() => queuedMails(gatehouse.options.databaseUrl!)).toHaveLength(20);

  await using smtp = await startSmtpServer(port);
  await gatehouse.idle();
  expect(addressesOf(smtp)).toEqual(people.map(({ email }) => email).toSorted());
  expect(await queuedMails(gatehouse.options.databaseUrl!)).toEqual([]);
  // Closed first, since the mail server waits for its connections.
  await gatehouse.close();
});

test(
  'queued emails of a killed node are stored encrypted and sent by the next node',
  { timeout: 120_000 },
  async () => {
    const { port, smtpUrl } = await freeSmtpPort();
    const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
    const signUp = (address: string, email: string) =>
      fetch(`${address}/api/auth/sign-up/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD, name: 'Ada Lovelace' }),
      });
    {
      await using node = await startNode({ DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl });
      expect((await signUp(node.address, 'killed@example.com')).status).toBe(200);
      await expect.poll(() => node.lines.some((line) => line.includes('mail delivery failed'))).toBe(true);
      node.signal('SIGKILL');
      expect(await node.ended).toBeNull();
      expect(node.lines.join('\n')).not.toContain('killed@example.com');
    }
    {
      await using node = await startNode({ DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl });
      expect((await signUp(node.address, 'stopped@example.com')).status).toBe(200);
      node.signal('SIGTERM');
      expect(await node.ended).toBe(0);
    }
    const rows = await queuedMails(databaseUrl);
    expect(rows.map(({ name }) => name)).toEqual(['sendVerificationEmail', 'sendVerificationEmail']);
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|verify-email|Ada Lovelace/);

    // Skips the retry delays, which grow to ten minutes.
    await runSql(databaseUrl, 'update outgoing_mail set next_attempt_at = created_at');
    await using smtp = await startSmtpServer(port);
    await using node = await startNode({ DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl });
    await expect
      .poll(() => addressesOf(smtp), { timeout: 20_000 })
      .toEqual(['killed@example.com', 'stopped@example.com']);
    await expect.poll(() => queuedMails(databaseUrl)).toEqual([]);
    const url = /http:\/\/localhost:3000(\S+)/.exec(smtp.received[0]!.text!)![1]!;
    const headers = { accept: 'application/json' };
    const followed = await fetch(node.address + url, { headers, redirect: 'manual' });
    expect([followed.status, followed.headers.get('location')]).toEqual([302, '/']);
  },
);

test('delivery attempts of a dead process are repeated once, distributed over the other nodes', async () => {
  const { smtpUrl } = await freeSmtpPort();
  const dead = await startGatehouse({ smtpUrl, mailRetryDelays: [3600] });
  const { databaseUrl } = dead.options;
  const people = await Promise.all(Array.from({ length: 15 }, () => Person.signUp(dead)));
  await dead.close();
  // The state that a process leaves that dies during its attempt.
  await runSql(databaseUrl!, `update outgoing_mail set next_attempt_at = now() + interval '2 minutes'`);

  await using smtp = await startSmtpServer();
  await using early = await startGatehouse({ databaseUrl, smtpUrl: smtp.url });
  await early.idle();
  expect(smtp.received).toEqual([]);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
  const nodes = await Promise.all([1, 2, 3].map(() => startGatehouse({ databaseUrl, smtpUrl: smtp.url })));
  await Promise.all(nodes.map((node) => node.idle()));
  expect(addressesOf(smtp)).toEqual(people.map(({ email }) => email).toSorted());
  expect(await queuedMails(databaseUrl!)).toEqual([]);
  await Promise.all(nodes.map((node) => node.close()));
});

test.for([
  ['that the current secret cannot decrypt', { secret: 'another secret of thirty-two or more characters' }, 0],
  ['that is a day old', {}, 24 * 60 * 60 * 1000 + 1],
] as const)('an email %s is abandoned and recorded in the audit log', async ([, options, later]) => {
  const { smtpUrl } = await freeSmtpPort();
  const before = await startGatehouse({ smtpUrl, mailRetryDelays: [0.01, 3600] });
  const { databaseUrl } = before.options;
  const person = await Person.signUp(before);
  await expect.poll(() => runSql(databaseUrl!, 'select 1 from outgoing_mail where attempts = 2')).toHaveLength(1);
  await before.close();
  await runSql(databaseUrl!, `update outgoing_mail set next_attempt_at = created_at`);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + later });
  await using smtp = await startSmtpServer();
  await using after = await startGatehouse({ databaseUrl, smtpUrl: smtp.url, ...options });
  await after.idle();
  const admin = await signUpWithRole(after, 'admin');
  const { entries } = (await admin.get('/admin/list-audit', { event: 'mail.undelivered' })).body;
  expect(entries.map(({ details }: { details: unknown }) => details)).toEqual([{ mail: 'sendVerificationEmail' }]);
  await after.idle();
  expect(addressesOf(smtp)).not.toContain(person.email);
});

test('an email hook gets the same data, dates included, in another process', async () => {
  const failingHook = { sendVerificationEmail: () => Promise.reject(new Error('Not now')) };
  const before = await startGatehouse({ emailVerification: failingHook, mailRetryDelays: [3600] });
  const { databaseUrl } = before.options;
  const person = await Person.signUp(before);
  await before.close();
  await runSql(databaseUrl!, `update outgoing_mail set next_attempt_at = created_at`);

  const mails: unknown[] = [];
  const recordingHook = { sendVerificationEmail: (mail: unknown) => void mails.push(mail) };
  await using after = await startGatehouse({ databaseUrl, emailVerification: recordingHook });
  await after.idle();
  expect(mails).toEqual([
    {
      user: {
        id: person.id,
        email: person.email,
        emailVerified: false,
        name: person.name,
        image: null,
        role: 'user',
        banned: false,
        banReason: null,
        banExpires: null,
        twoFactorEnabled: false,
        isAnonymous: false,
        phoneNumber: null,
        phoneNumberVerified: false,
        username: null,
        displayUsername: null,
        additionalFields: null,
        createdAt: expect.any(Date),
        updatedAt: expect.any(Date),
      },
      url: expect.stringContaining('/verify-email?token='),
      token: expect.any(String),
    },
  ]);
});

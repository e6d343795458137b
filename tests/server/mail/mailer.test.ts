import pino from 'pino';
import { expect, test } from 'vitest';

import { Mailer } from '#server/mail/mailer.ts';
import { formatDuration, sanitize } from '#server/mail/texts.ts';
import { parseOptions } from '#server/app/configuration.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { User } from '#server/features/users/user.entity.ts';
import { startSmtpServer } from '#tests/support/peers/smtp.ts';
import { magicLinkMail } from '#server/features/magic-link/magic-link.definitions.ts';
import { resetPasswordMail } from '#server/features/passwords/password.definitions.ts';
import type { ResetPasswordMail } from '#server/features/passwords/password.types.ts';

const log = pino({ level: 'silent' });
const mailerWith = (options: GatehouseOptions) => new Mailer(parseOptions(options), log);

function resetMail(details: Partial<Pick<User, 'email' | 'name'>> = {}): ResetPasswordMail {
  const user = Object.assign(Object.create(User.prototype) as User, {
    email: 'ada@example.com',
    name: 'Ada',
    ...details,
  });
  return { user, url: 'https://auth.example.com/api/auth/reset-password/tok?callbackURL=%2F&x=1', token: 'tok' };
}

test('a mail is sent by SMTP as text and HTML from the configured sender', async () => {
  await using smtp = await startSmtpServer();
  const mailer = mailerWith({ smtpUrl: smtp.url, mailFrom: 'Acme <hello@acme.test>', appName: 'Acme' });

  await mailer.deliver(resetPasswordMail, resetMail());

  const [mail] = smtp.received;
  expect(mail).toMatchObject({
    subject: 'Reset your password for Acme',
    from: { name: 'Acme', address: 'hello@acme.test' },
    envelopeTo: ['ada@example.com'],
  });
  expect(mail!.text).toContain('https://auth.example.com/api/auth/reset-password/tok?callbackURL=%2F&x=1');
  expect(mail!.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  expect(mail!.text).toContain('expires in 1 hour and can be used once');
  expect(mail!.html).toContain('href="https://auth.example.com/api/auth/reset-password/tok?callbackURL=%2F&amp;x=1"');
  expect(mail!.html).toContain('name="viewport"');
  mailer.close();
});

test('delivery fails with the reason of the SMTP server', async () => {
  await using smtp = await startSmtpServer();
  smtp.refuse(1);
  const mailer = mailerWith({ smtpUrl: smtp.url });

  await expect(mailer.deliver(resetPasswordMail, resetMail())).rejects.toThrow('Try again later');
  mailer.close();
});

test('a hook replaces the built-in mail and receives its payload', async () => {
  const sent: ResetPasswordMail[] = [];
  const mailer = mailerWith({ emailAndPassword: { sendResetPassword: (mail) => void sent.push(mail) } });
  const mail = resetMail();

  await mailer.deliver(resetPasswordMail, mail);

  expect(sent).toEqual([mail]);
  expect(mailer.mailbox!.list()).toEqual([]);
});

test('without SMTP_URL mails go to the mailbox, newest first; production has no mailbox', async () => {
  const mailer = mailerWith({});
  await mailer.deliver(resetPasswordMail, resetMail());
  await mailer.deliver(magicLinkMail, { email: 'eve@example.com', url: 'http://localhost:3000/x', token: 'x' });

  expect(mailer.mailbox!.list().map(({ name }) => name)).toEqual(['sendMagicLink', 'sendResetPassword']);
  expect(mailer.mailbox!.list('ada@example.com')).toMatchObject([{ name: 'sendResetPassword', to: 'ada@example.com' }]);

  const inProduction = mailerWith({ production: true });
  expect(inProduction.mailbox).toBeNull();
  expect(inProduction.canSend(resetPasswordMail)).toBe(false);
});

test('markup and links are removed from names in mails', async () => {
  const mailer = mailerWith({});
  await mailer.deliver(
    resetPasswordMail,
    resetMail({ name: '<b>Eve</b> https://evil.test/x www.evil.test evil.test\u202Egpj\nBcc: x@y.z' }),
  );

  const [mail] = mailer.mailbox!.list();
  expect(mail!.html).not.toMatch(/<b>|evil\.test|\u202E/);
  expect(mail!.text).not.toMatch(/evil\.test|\u202E|^Bcc/m);
});

test.for([
  ['  J.R.R.  Tolkien ', 'J. R. R. Tolkien'],
  ['click https://evil.test now', 'click … now'],
  ['evil。test', 'evil. test'],
  ['a\r\nb', 'a b'],
])('%j is sanitized to %j', ([input, output]) => expect(sanitize(input!)).toBe(output));

test.for([
  [1, '1 second'],
  [300, '5 minutes'],
  [3600, '1 hour'],
  [172_800, '2 days'],
] as const)('%i seconds are formatted as «%s»', ([seconds, text]) => expect(formatDuration(seconds)).toBe(text));

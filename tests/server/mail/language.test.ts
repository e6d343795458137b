import { expect, test } from 'vitest';

import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { startSmtpServer } from '#tests/support/peers/smtp.ts';
import { startGatehouse } from '#tests/support/test.ts';

test('a mail has the language of the request that causes it', async () => {
  await using gatehouse = await startGatehouse({ appName: 'Acme' });
  const visitor = new Person(gatehouse);
  const request = async (headers: Record<string, string>) => {
    visitor.headers = headers;
    await visitor.post('/sign-in/magic-link', { email: visitor.email });
    return newestMailTo(gatehouse, visitor.email);
  };

  const german = await request({ 'accept-language': 'de-CH, en;q=0.5' });
  expect(german.subject).toBe('Bei Acme anmelden');
  expect(german.text).toContain('Dieser Link ist 5 Minuten lang gültig und kann einmal verwendet werden.');
  expect(german.html).toContain('<html lang="de" dir="ltr">');

  // The language that the user chose in this browser.
  visitor.cookies.set('gatehouse-language', 'ar');
  const arabic = await request({ 'accept-language': 'de' });
  expect(arabic.subject).toBe('تسجيل الدخول إلى Acme');
  expect(arabic.html).toContain('<body dir="rtl"');

  visitor.cookies.delete('gatehouse-language');
  expect((await request({ 'accept-language': 'tlh' })).subject).toBe('Sign in to Acme');
});

test('a stored mail has the language of its request, and of the languages that the operator offers', async () => {
  await using smtp = await startSmtpServer();
  await using gatehouse = await startGatehouse({ appName: 'Acme', smtpUrl: smtp.url, languages: ['ja', 'fr'] });
  const visitor = new Person(gatehouse);
  for (const language of ['fr-CA', 'de']) {
    visitor.headers = { 'accept-language': language };
    await visitor.post('/sign-in/magic-link', { email: visitor.email });
    await gatehouse.idle();
  }
  expect(smtp.received.map(({ subject }) => subject)).toEqual(['Se connecter à Acme', 'Acme にログイン']);
});

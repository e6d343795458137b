import { expect } from 'vitest';

import { mailsTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { test } from '#tests/support/test.ts';

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '</code><iframe src="javascript:alert(1)">',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '&lt;script&gt;',
  '\u2028<b>',
  'a\r\nSet-Cookie: x=1',
];

test.for(payloads)('the error page renders %j as text under a strict CSP', async (payload, { anyone }) => {
  const { body, headers } = await anyone.send({
    method: 'GET',
    url: `/error?error=${encodeURIComponent(payload)}&next=javascript:alert(1)`,
  });

  expect(body.match(/<(?!\/)[a-z]+/g)).toEqual(
    (await anyone.send({ method: 'GET', url: '/error' })).body.match(/<(?!\/)[a-z]+/g),
  );
  expect([...body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/']);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['set-cookie']).toBeUndefined();
});

test('a user name adds neither markup nor links to emails', async ({ gatehouse }) => {
  const name = '<a href="https://evil.test">Click</a> https://evil.test/x www.evil.test evil.test';
  const person = await Person.signUp(gatehouse, { name });
  const { email } = person;
  await person.post('/forget-password', { email });
  await person.post('/change-email', { newEmail: `new-${email}` });
  const mails = [...(await mailsTo(gatehouse, email)), ...(await mailsTo(gatehouse, `new-${email}`))];

  expect(new Set(mails.map((mail) => mail.name))).toEqual(
    new Set(['sendVerificationEmail', 'sendResetPassword', 'onEmailChanged']),
  );
  for (const { html, text, subject } of mails)
    expect(html + text + subject).not.toMatch(/evil\.test|<a href="https:\/\/evil/);
});

test.for([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.test/x.png',
  'blob:https://evil.test/x',
  'https://',
  ' ',
])('rejects %j as an image URL', async (image, { anyone, signedIn }) => {
  expect((await signedIn.post('/update-user', { image })).body.code).toBe('VALIDATION_ERROR');
  const signUp = { email: `${crypto.randomUUID()}@example.com`, password: 'a long password', name: 'X', image };
  expect((await anyone.post('/sign-up/email', signUp)).body.code).toBe('VALIDATION_ERROR');
});

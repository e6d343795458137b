import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { mailsTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

/** Texts that some parsers accept as one address or as several. */
const invalidEmails = [
  'ada＠example.com',
  'ada﹫example.com',
  'ada@evil.test@example.com',
  'ada@example.com,eve@evil.test',
  'ada@example.com;eve@evil.test',
  'ada@example.com eve@evil.test',
  'ada@example.com\r\nBcc: eve@evil.test',
  'ada@example.com\nRCPT TO:<eve@evil.test>',
  'ada@example.com.',
  'ada@example..com',
  '.ada@example.com',
  'ada.@example.com',
  'ada..lovelace@example.com',
  'ada@-example.com',
  'ada@example',
  'ada@',
  '@example.com',
  'ada',
  '',
  '"ada lovelace"@example.com',
  '"ada@evil.test"@example.com',
  '<ada@example.com>',
  'Ada <ada@example.com>',
  'ada@[127.0.0.1]',
  'ada@example.com(comment)',
  'ada\\@example.com',
  'ada%40evil.test',
  'ada@example.com\u200b',
  'ada\u200b@example.com',
  'ada\u202e@example.com',
  'a\u0301da@example.com',
  'аda@example.com',
  'ada@exämple..com',
  'ada@exämple.com/evil.test',
  'ada@exämple.com:25',
  'ada@exämple.com@evil.test',
  'ada@evil.test\u3002exämple.com',
  'ada@exa\u00admple.com',
  'ada@192.0.2.1',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a'.repeat(64)}.com`,
  `${'a'.repeat(250)}@example.com`,
];

const calls: [url: string, field: string][] = [
  ['/sign-up/email', 'email'],
  ['/sign-in/email', 'email'],
  ['/sign-in/magic-link', 'email'],
  ['/email-otp/request-password-reset', 'email'],
  ['/forget-password', 'email'],
  ['/send-verification-email', 'email'],
  ['/change-email', 'newEmail'],
];

test.for(invalidEmails)('every call rejects %j as an email', async (text, { gatehouse, signedIn }) => {
  for (const [url, field] of calls) {
    const { status, body } = await signedIn.post(url, { name: 'X', password: 'a long password', [field]: text });
    expect([status, body.code], url).toEqual([400, expect.stringMatching(/^(INVALID_EMAIL|VALIDATION_ERROR)$/)]);
  }
  for (const reader of ['ada@example.com', 'eve@evil.test']) expect(await mailsTo(gatehouse, reader)).toEqual([]);
});

test('equivalent spellings of an email belong to one account', async ({ gatehouse, anyone }) => {
  const name = randomUUID();
  const email = `kay-${name}@example.com`;
  await Person.signUp(gatehouse, { email });
  const spellings = [
    email.toUpperCase(),
    ` ${email} `,
    `ｋay-${name}@example.com`,
    `\u212aay-${name}@example.com`,
    `kay-${name}@ｅxample.com`,
  ];

  for (const spelling of spellings) {
    const { body } = await anyone.post('/sign-up/email', { email: spelling, password: 'a long password', name: 'X' });
    expect(body.code, spelling).toBe('USER_ALREADY_EXISTS');
  }
  const rows = await runSql(gatehouse.options.databaseUrl!, `select email from "user" where email like '%${name}%'`);
  expect(rows).toEqual([{ email }]);
});

test('a reset requested with another spelling is mailed to the stored address', async ({
  gatehouse,
  anyone,
  signedIn,
}) => {
  await mailsTo(gatehouse, signedIn.email);
  await anyone.post('/forget-password', { email: `ｐ${signedIn.email.slice(1).toUpperCase()}` });

  expect((await mailsTo(gatehouse, signedIn.email)).map(({ name }) => name)).toEqual([
    'sendResetPassword',
    'sendVerificationEmail',
  ]);
});

/** As people have them, and the form in which they are stored. */
const usualEmails: [text: string, stored: string][] = [
  ['ada@xn--80aesfpebagmfblc0a.xn--p1ai', 'ada@xn--80aesfpebagmfblc0a.xn--p1ai'],
  ['Ada@Exämple.com', 'ada@xn--exmple-cua.com'],
  ['ada@EXA\u0308MPLE.com', 'ada@xn--exmple-cua.com'],
  ['ada@пример.рф', 'ada@xn--e1afmkfd.xn--p1ai'],
  ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  // Another domain than the Latin one it looks like.
  ['ada@exаmple.com', 'ada@xn--exmple-4nf.com'],
  ["!#$%&'*+-/=?^_`{|}~@example.com", "!#$%&'*+-/=?^_`{|}~@example.com"],
  ["o'brien+list=all@mail.example.co.uk", "o'brien+list=all@mail.example.co.uk"],
  ['customer/department=shipping@example.com', 'customer/department=shipping@example.com'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
];

test.for(usualEmails)('%s is an email and stored as %s', async ([text, stored], { gatehouse, anyone }) => {
  const input = { email: text, password: 'a long password', name: 'X' };
  const { status, body } = await anyone.post('/sign-up/email', input);
  // Two of them are one account.
  if (status !== 200) expect(body.code).toBe('USER_ALREADY_EXISTS');
  for (const email of [stored, text]) {
    const signedIn = await new Person(gatehouse).post('/sign-in/email', { email, password: input.password });
    expect(signedIn.body.user.email, email).toBe(stored);
  }
});

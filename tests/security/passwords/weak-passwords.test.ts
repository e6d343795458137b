import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { describe, expect } from 'vitest';

import { commonPasswordsOfPackage } from '#server/cli/generate/common-passwords.ts';
import { compressed } from '#generated/common-passwords.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { newestCodeTo, newestMailTo } from '#tests/support/mailbox.ts';
import { Person, type Answer } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const name = 'Ada Lovelace';
const newEmail = () => `countess-${randomUUID().slice(0, 8)}@example.com`;

/** Every call with a new password. */
const calls: Record<string, (person: Person, password: string) => Promise<Answer>> = {
  'signUp.email': ({ gatehouse, email }, password) =>
    new Person(gatehouse).post('/sign-up/email', { email: `new-${email}`, password, name }),
  changePassword: (person, newPassword) =>
    person.post('/change-password', { currentPassword: person.password, newPassword }),
  resetPassword: async ({ gatehouse, email }, newPassword) => {
    await new Person(gatehouse).post('/forget-password', { email });
    return new Person(gatehouse).post('/reset-password', {
      token: (await newestMailTo(gatehouse, email)).token,
      newPassword,
    });
  },
  'emailOtp.resetPassword': async ({ gatehouse, email }, password) => {
    const browser = new Person(gatehouse);
    await browser.post('/forget-password/email-otp', { email });
    return browser.post('/email-otp/reset-password', { email, otp: await newestCodeTo(gatehouse, email), password });
  },
  'admin.createUser': async ({ gatehouse, email }, password) =>
    (await signUpWithRole(gatehouse, 'admin')).post('/admin/create-user', { email: `new-${email}`, password, name }),
  'admin.setUserPassword': async ({ gatehouse, id }, newPassword) =>
    (await signUpWithRole(gatehouse, 'admin')).post('/admin/set-user-password', { userId: id, newPassword }),
};

describe.for(Object.entries(calls))('%s', ([, call]) => {
  test.for([
    ['password', 'PASSWORD_COMPROMISED'],
    ['12345678', 'PASSWORD_COMPROMISED'],
    ['Password2026!', 'PASSWORD_COMPROMISED'],
    ['the email', 'PASSWORD_TOO_SIMILAR'],
    ['AdaLovelace1', 'PASSWORD_TOO_SIMILAR'],
    ['correct horse battery', undefined],
  ] as const)('answers %s with %s', async ([word, code], { gatehouse }) => {
    const person = await Person.signUp(gatehouse, { name, email: newEmail() });
    const { status, body } = await call(person, word === 'the email' ? person.email : word);

    expect([status, body.code]).toEqual([code === undefined ? 200 : 400, code]);
  });
});

test('a weak password is accepted if the options allow it', async () => {
  await using gatehouse = await startGatehouse({ emailAndPassword: { rejectWeakPasswords: false } });
  const { status } = await new Person(gatehouse).post('/sign-up/email', {
    email: newEmail(),
    password: 'password',
    name,
  });
  expect(status).toBe(200);
});

test('short names and parts of longer passwords are not similar', async ({ gatehouse }) => {
  for (const [owner, password] of [
    ['Li', 'limestone quarry'],
    ['Ada Lovelace', 'lovelace wrote the first program'],
  ] as const) {
    const { status } = await new Person(gatehouse).post('/sign-up/email', { email: newEmail(), password, name: owner });
    expect([password, status]).toEqual([password, 200]);
  }
});

test('the built-in list is that of the installed package', () => {
  const list = brotliDecompressSync(Buffer.from(compressed, 'base64')).toString().split('\n');
  expect(list).toEqual(commonPasswordsOfPackage());
  expect(list.length).toBeGreaterThan(15_000);
});

test('features hash new passwords only with the policy', () => {
  const folder = join(import.meta.dirname, '../../../server/features');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const hashing = files.filter((file) => /\bhashPassword\(/.test(readFileSync(join(folder, file), 'utf8')));
  // The other renews the hash of a password that was right.
  expect(hashing.toSorted()).toEqual(['passwords/password-account.ts', 'passwords/password-policy.ts']);
});

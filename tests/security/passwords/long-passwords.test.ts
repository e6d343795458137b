import { expect } from 'vitest';

import { hashPassword, verifyPassword } from '#server/security/password.ts';
import { Person } from '#tests/support/person.ts';
import { test } from '#tests/support/test.ts';

/** bcrypt by itself reads only 72 bytes and stops at a zero byte. */
const pairs: [difference: string, mine: string, other: string][] = [
  ['the text after byte 72', `${'a'.repeat(72)}tail one`, `${'a'.repeat(72)}tail two`],
  ['the last of a hundred characters', `${'x'.repeat(99)}1`, `${'x'.repeat(99)}2`],
  ['a character across byte 72', `${'a'.repeat(71)}é`, `${'a'.repeat(71)}è`],
  ['the last of many characters of four bytes', `${'🔑'.repeat(30)}1`, `${'🔑'.repeat(30)}2`],
  ['case', 'Correct Horse Battery', 'correct horse battery'],
  ['a trailing space', 'a long password', 'a long password '],
];

test.for(pairs)('passwords that differ in %s are different', async ([, mine, other], { gatehouse, anyone }) => {
  const email = `${crypto.randomUUID()}@example.com`;
  await anyone.post('/sign-up/email', { email, password: mine, name: 'Ada' });
  const signIn = async (password: string) =>
    (await new Person(gatehouse).post('/sign-in/email', { email, password })).status;

  expect([await signIn(mine), await signIn(other)]).toEqual([200, 401]);
});

test('Unicode normalization forms of one password are equal', async () => {
  const stored = await hashPassword('pa\u0301ssword ﬁne', 4);

  expect(await verifyPassword('p\u00e1ssword fine', stored)).toBe(true);
});

test('rejects passwords over the length limit before hashing', async ({ gatehouse, signedIn }) => {
  const tooLong = 'x'.repeat(4097);
  const { email } = signedIn;
  const inputs: [string, object][] = [
    ['/sign-up/email', { email: 'new@example.com', name: 'X', password: tooLong }],
    ['/sign-in/email', { email, password: tooLong }],
    ['/change-password', { currentPassword: tooLong, newPassword: 'a new password' }],
    ['/change-password', { currentPassword: signedIn.password, newPassword: tooLong }],
    ['/reset-password', { token: 'x', newPassword: tooLong }],
    ['/delete-user', { password: tooLong }],
  ];
  for (const [url, input] of inputs) {
    expect((await signedIn.post(url, input)).body.code, url).toBe('VALIDATION_ERROR');
  }
  // At the limit it is answered as a wrong password, without an expensive hash.
  const began = performance.now();
  for (let n = 0; n < 50; n++)
    expect((await new Person(gatehouse).post('/sign-in/email', { email, password: 'x'.repeat(4096) })).status).toBe(
      401,
    );
  expect(performance.now() - began).toBeLessThan(5_000);
});

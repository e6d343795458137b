import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { sha256 } from '#server/security/hash.ts';
import { newestCodeTo, newestMailTo, mailsTo, wrongCode } from '#tests/support/mailbox.ts';
import { Person, type Answer } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const GUESSES = 5;
const newEmail = () => `code-${randomUUID()}@example.com`;
const done = { status: 200, body: { success: true } };

async function requestCode(person: Person, email: string, type = 'sign-in'): Promise<string> {
  expect(await person.post('/email-otp/send-verification-otp', { email, type })).toEqual(done);
  return newestCodeTo(person.gatehouse, email);
}

/** The same browser, for concurrent requests. */
function cloneBrowser(person: Person): Person {
  const clone = new Person(person.gatehouse);
  for (const [name, value] of person.cookies) clone.cookies.set(name, value);
  return clone;
}

const signIn = (person: Person, email: string, otp: string) => person.post('/sign-in/email-otp', { email, otp });

/** Every call that takes a code, with the type of the code and the other fields. */
const guesses: [path: string, type: string, fields?: object][] = [
  ['/sign-in/email-otp', 'sign-in'],
  ['/email-otp/verify-email', 'email-verification'],
  ['/email-otp/check-verification-otp', 'sign-in', { type: 'sign-in' }],
  ['/email-otp/reset-password', 'forget-password', { password: 'a new password' }],
];

function countCodes(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { body } of answers) counts[body.code ?? 'none'] = (counts[body.code ?? 'none'] ?? 0) + 1;
  return counts;
}

test('of 100 concurrent wrong codes, exactly five are compared', async ({ gatehouse, anyone }) => {
  const email = newEmail();
  const otp = await requestCode(anyone, email);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => signIn(cloneBrowser(anyone), email, wrongCode(otp))),
  );

  expect(countCodes(answers)).toEqual({ INVALID_OTP: GUESSES, TOO_MANY_ATTEMPTS: 95 });
  const locked = await signIn(cloneBrowser(anyone), email, otp);
  expect([locked.status, locked.body.code]).toEqual([403, 'TOO_MANY_ATTEMPTS']);
  expect(gatehouse.options.rateLimit.enabled).toBeFalsy();
});

test('guesses count for the address, whatever the call, the code and the browser', async ({ gatehouse, signedIn }) => {
  const { email } = signedIn;
  // A known browser is counted apart.
  signedIn.cookies.delete('gatehouse.device');
  const answers: Answer[] = [];
  for (const [path, type, fields] of guesses) {
    const browser = new Person(gatehouse);
    const otp = wrongCode(await requestCode(browser, email, type));
    answers.push(await browser.post(path, { email, otp, ...fields }));
  }
  const otherCode = await requestCode(signedIn, email);
  answers.push(await signIn(signedIn, email.toUpperCase(), wrongCode(otherCode)));
  expect(countCodes(answers)).toEqual({ INVALID_OTP: GUESSES });

  const browser = new Person(gatehouse);
  for (const [path, type, fields] of guesses) {
    const otp = await requestCode(browser, email, type);
    expect((await browser.post(path, { email, otp, ...fields })).body.code, path).toBe('TOO_MANY_ATTEMPTS');
  }
  const other = newEmail();
  expect((await signIn(browser, other, await requestCode(browser, other))).status).toBe(200);
});

test('guesses of a new address count across changes of email', async ({ gatehouse }) => {
  const newAddress = newEmail();
  const answers: Answer[] = [];
  for (let n = 0; n <= GUESSES; n++) {
    const person = await Person.signUp(gatehouse);
    await person.post('/email-otp/request-email-change', { newEmail: newAddress });
    const otp = wrongCode(await newestCodeTo(gatehouse, newAddress));
    answers.push(await person.post('/email-otp/change-email', { newEmail: newAddress, otp }));
  }

  expect(countCodes(answers)).toEqual({ INVALID_OTP: GUESSES, TOO_MANY_ATTEMPTS: 1 });
});

test('calls in browsers that requested no code use up no guesses', async ({ gatehouse, anyone }) => {
  const email = newEmail();
  const otp = await requestCode(anyone, email);
  const strangers = Array.from({ length: 10 }, () => signIn(new Person(gatehouse), email, otp));

  expect(countCodes(await Promise.all(strangers))).toEqual({ INVALID_OTP: 10 });
  expect((await signIn(anyone, email, otp)).status).toBe(200);
});

test('a right code resets the counter of its address', async ({ anyone }) => {
  const email = newEmail();
  for (let round = 0; round < 2; round++) {
    const otp = await requestCode(anyone, email);
    for (let n = 1; n < GUESSES; n++) await signIn(anyone, email, wrongCode(otp));
    expect((await signIn(anyone, email, otp)).status).toBe(200);
  }
});

test('of 30 concurrent uses of a code, one signs in and creates the account', async ({ gatehouse, anyone }) => {
  const email = newEmail();
  const otp = await requestCode(anyone, email);
  const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(cloneBrowser(anyone), email, otp)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const sessions = `select s.id from session s join "user" u on u.id = s.user_id where u.email = '${email}'`;
  expect(await runSql(gatehouse.options.databaseUrl!, sessions)).toHaveLength(1);
});

test('a code works only in the browser that requested it', async ({ gatehouse, anyone }) => {
  const email = newEmail();
  const otp = await requestCode(anyone, email);
  const other = new Person(gatehouse);
  expect((await signIn(other, email, otp)).body.code).toBe('INVALID_OTP');
  await requestCode(other, newEmail());
  expect((await signIn(other, email, otp)).body.code).toBe('INVALID_OTP');
  other.cookies.set('gatehouse.email_code', 'email-code:made-up.c2lnbmF0dXJl');
  expect((await signIn(other, email, otp)).body.code).toBe('INVALID_OTP');

  expect((await signIn(anyone, email, otp)).status).toBe(200);
});

test('without bindToBrowser a code works in every browser', async () => {
  await using gatehouse = await startGatehouse({ emailOtp: { bindToBrowser: false } });
  const email = newEmail();
  const otp = await requestCode(new Person(gatehouse), email);

  expect((await signIn(new Person(gatehouse), email, otp)).status).toBe(200);
});

test('another site cannot sign a browser in to its own account', async ({ anyone }) => {
  const email = newEmail();
  const otp = await requestCode(anyone, email);
  const headers = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
  const payload = { email, otp };
  const { statusCode, body } = await anyone.send({ method: 'POST', url: '/sign-in/email-otp', payload, headers });

  expect([statusCode, JSON.parse(body).code]).toEqual([403, 'INVALID_ORIGIN']);
});

test('a code of one purpose opens no other', async ({ gatehouse, signedIn }) => {
  const { email } = signedIn;
  const types = ['sign-in', 'email-verification', 'forget-password'];
  const accepted: Record<string, string[]> = {};
  for (const type of types) {
    const otp = await requestCode(signedIn, email, type);
    accepted[type] = [];
    for (const other of types) {
      const check = { email, type: other, otp };
      const { status } = await signedIn.post('/email-otp/check-verification-otp', check);
      if (status === 200) accepted[type].push(other);
    }
    await runSql(gatehouse.options.databaseUrl!, `delete from verification where user_id = '${signedIn.id}'`);
  }

  expect(accepted).toEqual(Object.fromEntries(types.map((type) => [type, [type]])));
});

test('a new code replaces the one before it, and codes of two addresses do not mix', async ({ anyone }) => {
  const [email, other] = [newEmail(), newEmail()];
  const first = await requestCode(anyone, email);
  const foreign = await requestCode(anyone, other);
  const second = await requestCode(anyone, email);

  if (first !== second) expect((await signIn(anyone, email, first)).body.code).toBe('INVALID_OTP');
  if (foreign !== second) expect((await signIn(anyone, email, foreign)).body.code).toBe('INVALID_OTP');
  expect((await signIn(anyone, email, second)).status).toBe(200);
});

test('concurrent requests leave one code', async ({ gatehouse, anyone }) => {
  const email = newEmail();
  const request = () => cloneBrowser(anyone).post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  expect(await Promise.all(Array.from({ length: 10 }, request))).toEqual(Array(10).fill(done));
  await gatehouse.idle();

  const rows = `select 1 from verification where identifier = 'sign-in-code:${sha256(email)}'`;
  expect(await runSql(gatehouse.options.databaseUrl!, rows)).toHaveLength(1);
});

test('a request over the mail limit leaves the code that was mailed last usable', async () => {
  await using gatehouse = await startGatehouse({ rateLimit: { enabled: true, customRules: { '*': false } } });
  const anyone = new Person(gatehouse);
  const email = newEmail();
  for (let n = 0; n < 7; n++) await anyone.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  expect(await mailsTo(gatehouse, email)).toHaveLength(5);

  const codes = (await mailsTo(gatehouse, email)).map(({ text }) => /^\d{6}$/m.exec(text)![0]);
  const answers: number[] = [];
  for (const otp of codes.slice(0, GUESSES)) answers.push((await signIn(anyone, email, otp)).status);
  expect(answers).toContain(200);
});

test('the database stores a keyed hash of a code, which the secret alone confirms', async ({ gatehouse, anyone }) => {
  const email = newEmail();
  const otp = await requestCode(anyone, email);
  const rows = await runSql(gatehouse.options.databaseUrl!, `select * from verification`);
  const text = JSON.stringify(rows);

  expect(text).toContain('sign-in-code:');
  for (const readable of [otp, email]) expect(text).not.toContain(`"${readable}`);
  await using other = await startGatehouse({
    databaseUrl: gatehouse.options.databaseUrl!,
    secret: 'another secret for the tests, thirty-two or more',
    emailOtp: { bindToBrowser: false },
  });
  await runSql(
    gatehouse.options.databaseUrl!,
    `update verification set value = jsonb_set(value::jsonb, '{browser}', 'null')
      where identifier like 'sign-in-code:%'`,
  );
  expect((await signIn(new Person(other), email, otp)).body.code).toBe('INVALID_OTP');
});

test.for([
  ['a code', 'sign-in', 'with sign-up disabled'],
  ['a verification code', 'email-verification', 'that is unknown'],
  ['a reset code', 'forget-password', 'that is unknown'],
] as const)('guesses of %s for an address %s are answered as for a known one', async ([, type], { signedIn }) => {
  await using gatehouse = await startGatehouse({ emailOtp: { disableSignUp: true } });
  const known = await Person.signUp(gatehouse);
  const answers: Answer[][] = [];
  for (const email of [known.email, newEmail()]) {
    const browser = new Person(gatehouse);
    const check = () => browser.post('/email-otp/check-verification-otp', { email, type, otp: 'x' });
    const before = await check();
    await browser.post('/email-otp/send-verification-otp', { email, type });
    await gatehouse.idle();
    const wrong = await check();
    await runSql(gatehouse.options.databaseUrl!, `update verification set expires_at = now() - interval '1 second'`);
    const late = await check();
    answers.push([before, wrong, late, await check(), await check(), await check(), await check()]);
  }

  const [wrong, late] = [Array(2).fill('INVALID_OTP'), Array(4).fill('OTP_EXPIRED')];
  expect(answers[0]!.map(({ body }) => body.code)).toEqual([...wrong, ...late, 'TOO_MANY_ATTEMPTS']);
  expect(answers[1]).toEqual(answers[0]);
  expect(signedIn.id).not.toBe(known.id);
});

test('another browser does not learn that a code was requested', async ({ gatehouse, anyone }) => {
  const email = newEmail();
  await requestCode(anyone, email);
  await runSql(gatehouse.options.databaseUrl!, `update verification set expires_at = now() - interval '1 second'`);

  expect((await signIn(new Person(gatehouse), email, '000000')).body.code).toBe('INVALID_OTP');
  expect((await signIn(anyone, email, '000000')).body.code).toBe('OTP_EXPIRED');
});

test('a sign-in by code takes over an account that an attacker registered in advance', async ({ gatehouse }) => {
  const attacker = await Person.signUp(gatehouse);
  const { email } = attacker;
  const owner = new Person(gatehouse);
  expect((await signIn(owner, email, await requestCode(owner, email))).body.user.id).toBe(attacker.id);

  expect((await attacker.get('/get-session')).body).toBeNull();
  const password = { email, password: attacker.password };
  expect((await new Person(gatehouse).post('/sign-in/email', password)).status).toBe(401);
});

test('a verification code in another browser verifies without a session, and its answer has no token', async ({
  gatehouse,
  signedIn,
}) => {
  const { email } = signedIn;
  const other = new Person(gatehouse);
  const otp = await requestCode(other, email, 'email-verification');
  const { body } = await other.post('/email-otp/verify-email', { email, otp });

  expect(body).toMatchObject({ token: null, user: { emailVerified: true } });
  expect((await other.get('/get-session')).body).toBeNull();
});

test.for([
  ['a change of email', (person: Person) => person.post('/change-email', { newEmail: newEmail() }), 'sign-in'],
  ['a new password', changePassword, 'sign-in'],
  ['a new password', changePassword, 'forget-password'],
] as const)('%s revokes the codes: %#', async ([, act, type], { signedIn }) => {
  const { email } = signedIn;
  const otp = await requestCode(signedIn, email, type);
  expect((await act(signedIn)).status).toBe(200);

  const check = { email, type, otp };
  expect((await signedIn.post('/email-otp/check-verification-otp', check)).body.code).toBe('INVALID_OTP');
});

function changePassword(person: Person): Promise<Answer> {
  const input = { currentPassword: person.password, newPassword: 'another long password' };
  return person.post('/change-password', input);
}

test('the mail names well-known browsers only, never the text of the user agent', async ({ gatehouse, anyone }) => {
  const email = newEmail();
  anyone.headers = { 'user-agent': '<b>Visit https://evil.test</b>/1.0' };
  await requestCode(anyone, email);
  const { text, html } = await newestMailTo(gatehouse, email);

  expect(text).toContain('requested from an unknown device');
  expect(text + html).not.toContain('evil.test');
});

test('a wrong code is recorded in the audit log with the user and the purpose', async ({ gatehouse, signedIn }) => {
  const { email } = signedIn;
  const otp = await requestCode(signedIn, email);
  await signIn(signedIn, email, wrongCode(otp));
  await gatehouse.idle();

  const entries = `select details from audit_entry where event = 'email-code.refused' and subject_id = '${signedIn.id}'`;
  expect(await runSql(gatehouse.options.databaseUrl!, entries)).toEqual([{ details: { type: 'sign-in-code' } }]);
});

test('typed codes may have digits of another script, blanks and dashes', async ({ anyone }) => {
  const email = newEmail();
  const otp = await requestCode(anyone, email);
  const arabic = otp.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

  expect((await signIn(anyone, email, ` ${arabic.slice(0, 3)} - ${arabic.slice(3)}\u200f`)).status).toBe(200);
});

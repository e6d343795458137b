import { afterEach, expect } from 'vitest';

import { documentedCalls, type DocumentedCall } from '#openapi/calls.ts';
import { errorsOf } from '#openapi/errors.ts';
import { appRouter } from '#server/app/router.ts';
import type { SignInAttempt } from '#server/call/principal.ts';
import { AppError } from '#server/lib/errors.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { installSignInPolicy } from '#tests/support/policies.ts';
import { runSql } from '#tests/support/postgres.ts';
import { newNumber, startWithPhones } from '#tests/features/phone-number/phones.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';
import { signUpWithTotp, startSignIn, totpCode } from '#tests/support/two-factor.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';

/** Of the codes that every call documents: the one of a feature would be documented with its policy. */
const REFUSED = 'INVALID_ORIGIN';

const policy = installSignInPolicy();
afterEach(() => {
  policy.decide = async () => null;
});

const test = base.extend<{ gatehouse: Gatehouse }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse({ username: { enabled: true } });
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

/** Refuses every address of a domain, whether or not its user is known. */
function refuse(domain: string): SignInAttempt[] {
  const attempts: SignInAttempt[] = [];
  policy.decide = async (_ctx, attempt) => {
    attempts.push(attempt);
    return attempt.email.endsWith(`@${domain}`) ? new AppError(REFUSED) : null;
  };
  return attempts;
}

test('the errors of a policy are documented with the calls that ask policies of its kind', () => {
  const policyErrors = { 'sign-in': ['TEAM_NOT_FOUND'], organization: ['INVALID_USERNAME'] } as const;
  const documents = ({ name, meta }: DocumentedCall, code: string) => {
    const rows = [...errorsOf({ name, meta } as DocumentedCall, [], policyErrors).values()].flat();
    return rows.some((row) => row.code === code);
  };
  const all = [...documentedCalls(appRouter).values()];
  const asked = (kind: string) => all.filter(({ meta }) => meta.policies === kind);

  for (const call of asked('sign-in'))
    expect.soft([call.name, documents(call, 'TEAM_NOT_FOUND')]).toEqual([call.name, true]);
  for (const call of asked('organization'))
    expect.soft([call.name, documents(call, 'INVALID_USERNAME')]).toEqual([call.name, true]);
  expect(asked('sign-in').length).toBeGreaterThan(15);
  expect(asked('organization').length).toBeGreaterThan(30);
});

test('a refused address gets one answer, with a right and a wrong password, and without a user', async ({
  gatehouse,
}) => {
  const person = await Person.signUp(gatehouse, { email: 'ada@refused.example' });
  await person.post('/update-user', { username: 'ada_refused' });
  const attempts = refuse('refused.example');
  const anyone = new Person(gatehouse);
  const answers = [
    await anyone.post('/sign-in/email', { email: person.email, password: person.password }),
    await anyone.post('/sign-in/email', { email: person.email, password: 'a wrong password' }),
    await anyone.post('/sign-in/email', { email: 'nobody@refused.example', password: person.password }),
    await anyone.post('/sign-in/username', { username: 'ada_refused', password: person.password }),
    await anyone.post('/sign-in/username', { username: 'ada_refused', password: 'a wrong password' }),
  ];

  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [403, REFUSED]));
  expect(attempts.map(({ user, method }) => [user !== null, method])).toEqual([
    [true, 'email'],
    [false, 'email'],
    [false, 'email'],
    [true, 'username'],
    [false, 'username'],
  ]);
  const other = await anyone.post('/sign-in/email', { email: 'nobody@example.com', password: 'a wrong password' });
  expect(other.body.code).toBe('INVALID_EMAIL_OR_PASSWORD');
});

test('where a verified email is required, a right password of a refused address answers as a wrong one', async () => {
  await using gatehouse = await startGatehouse({ emailAndPassword: { requireEmailVerification: true } });
  const [email, password] = ['ada@refused.example', 'a long password of Ada'];
  const anyone = new Person(gatehouse);
  await anyone.post('/sign-up/email', { name: 'Ada', email, password });
  expect((await anyone.post('/sign-in/email', { email, password })).body.code).toBe('EMAIL_NOT_VERIFIED');
  refuse('refused.example');

  expect((await anyone.post('/sign-in/email', { email, password })).body.code).toBe(REFUSED);
  expect((await anyone.post('/sign-in/email', { email, password: 'a wrong password' })).body.code).toBe(REFUSED);
});

const beginnings: [call: string, body: (email: string) => object][] = [
  ['/sign-up/email', (email) => ({ name: 'New', email, password: 'a long password' })],
  ['/sign-in/magic-link', (email) => ({ email })],
  ['/email-otp/send-verification-otp', (email) => ({ email, type: 'sign-in' })],
];

test.for(beginnings)('%s begins nothing for a refused address', async ([call, body], { gatehouse }) => {
  const email = `new${call.length}@refused.example`;
  refuse('refused.example');

  expect((await new Person(gatehouse).post(call, body(email))).body.code).toBe(REFUSED);
  await gatehouse.idle();
  await expect(newestMailTo(gatehouse, email)).rejects.toThrow();
  const users = await runSql(gatehouse.options.databaseUrl!, `select from "user" where email = '${email}'`);
  expect(users).toEqual([]);
});

test('a number of a refused address signs in neither with its code nor its password, and none is created', async () => {
  const getTempEmail = (number: string) => `${number.slice(1)}@refused.example`;
  await using phones = await startWithPhones({ signUpOnVerification: { getTempEmail } });
  const { gatehouse } = phones;
  const person = await Person.signUp(gatehouse, { email: 'ada@refused.example' });
  const [known, unknown] = [newNumber(), newNumber()];
  await phones.setNumber(person, known);
  refuse('refused.example');
  const anyone = new Person(gatehouse);
  const verify = async (phoneNumber: string, input: object = {}) => {
    const code = await phones.requestCode(anyone, phoneNumber);
    return (await anyone.post('/phone-number/verify', { phoneNumber, code, ...input })).body.code;
  };
  const withPassword = async (password: string) =>
    (await anyone.post('/sign-in/phone-number', { phoneNumber: known, password })).body.code;

  const codes = [
    await verify(known),
    await verify(unknown),
    await verify(unknown, { disableSession: true }),
    await withPassword(person.password),
    await withPassword('a wrong password'),
  ];
  expect(codes).toEqual(codes.map(() => REFUSED));
  expect(await runSql(gatehouse.options.databaseUrl!, 'select email from "user"')).toEqual([{ email: person.email }]);
});

test('other codes are mailed to a refused address', async ({ gatehouse }) => {
  const person = await Person.signUp(gatehouse, { email: 'codes@refused.example' });
  refuse('refused.example');
  const input = { email: person.email, type: 'forget-password' };

  expect((await new Person(gatehouse).post('/email-otp/send-verification-otp', input)).status).toBe(200);
});

test('a policy that demands a second factor challenges a trusted browser too', async ({ gatehouse }) => {
  const { person, key } = await signUpWithTotp(gatehouse);
  const { email, password } = person;
  const browser = await startSignIn(person);
  await browser.post('/two-factor/verify-totp', { code: totpCode(key), trustDevice: true });
  await browser.post('/sign-out');
  const again = async () => (await browser.post('/sign-in/email', { email, password })).body;
  expect(await again()).toMatchObject({ user: { email } });

  policy.decide = async () => ({ level: 2 });
  expect(await again()).toMatchObject({ twoFactorRedirect: true });
});

test('a user without a second factor does not sign in where a policy demands one', async ({ gatehouse }) => {
  const { email, password } = await Person.signUp(gatehouse);
  policy.decide = async () => ({ level: 2 });
  const { status, body } = await new Person(gatehouse).post('/sign-in/email', { email, password });

  expect([status, body.code]).toEqual([403, 'TWO_FACTOR_REQUIRED']);
});

test('a policy that was turned on after the first factor refuses the second', async ({ gatehouse }) => {
  const { person, key } = await signUpWithTotp(gatehouse);
  const browser = await startSignIn(person);
  policy.decide = async (_ctx, { user, proof }) => (user && proof?.level === 2 ? new AppError(REFUSED) : null);

  expect((await browser.post('/two-factor/verify-totp', { code: totpCode(key) })).body.code).toBe(REFUSED);
  expect((await browser.get('/get-session')).body).toBeNull();
});

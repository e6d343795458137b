import { expect, test } from 'vitest';

import type { EmailCodeMail } from '#server/features/email-codes/email-codes.types.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

type EmailOtpOptions = NonNullable<GatehouseOptions['emailOtp']>;

/** A service that records the codes that it sends: `sign-in 314159`. */
async function startWith(emailOtp: EmailOtpOptions, options: GatehouseOptions = {}) {
  const codes: EmailCodeMail[] = [];
  const sendVerificationOTP = (mail: EmailCodeMail) => void codes.push(mail);
  const gatehouse = await startGatehouse({ ...options, emailOtp: { sendVerificationOTP, ...emailOtp } });
  const send = async (person: Person, type = 'sign-in') => {
    await person.post('/email-otp/send-verification-otp', { email: person.email, type });
    await gatehouse.idle();
    return codes.at(-1)!.otp;
  };
  /** What was sent since the last call: `code sign-in`, `link`. */
  const sentTo = async ({ email }: Person) => {
    const links = (await mailsTo(gatehouse, email)).map(({ name }) => name);
    return [...codes.splice(0).map(({ type }) => `code ${type}`), ...links];
  };
  return { ...gatehouse, codes, send, sentTo, [Symbol.asyncDispose]: gatehouse[Symbol.asyncDispose] };
}

const signUp = (person: Person, fields: object = {}) =>
  person.post('/sign-up/email', { email: person.email, password: PASSWORD, name: 'Ada', ...fields });

test('generateOTP makes the codes, which may have letters', async () => {
  const asked: object[] = [];
  await using service = await startWith({
    generateOTP: (about) => {
      asked.push({ ...about });
      return about.type === 'sign-in' ? 'ABC-9-XYZ' : undefined;
    },
  });
  const person = new Person(service);
  const { email } = person;

  expect(await service.send(person)).toBe('ABC-9-XYZ');
  expect((await person.post('/sign-in/email-otp', { email, otp: 'abc-9-xyz' })).status).toBe(400);
  expect((await person.post('/sign-in/email-otp', { email, otp: 'ABC9XYZ' })).status).toBe(200);
  expect(await service.send(person, 'forget-password')).toMatch(/^\d{6}$/);
  expect(asked).toEqual([
    { email, type: 'sign-in' },
    { email, type: 'forget-password' },
  ]);
});

test('resendStrategy reuse mails the same code while it is valid, also to another browser', async () => {
  await using service = await startWith({ resendStrategy: 'reuse' });
  const person = await Person.signUp(service);
  const first = await service.send(person);
  expect(await service.send(person)).toBe(first);
  expect(await service.send(person, 'email-verification')).not.toBe(first);

  const other = Object.assign(new Person(service), { email: person.email });
  expect(await service.send(other)).toBe(first);
  const [row] = await runSql(service.options.databaseUrl!, `select string_agg(value, ' ') value from verification`);
  expect(row!['value']).not.toContain(first);
  expect((await other.post('/sign-in/email-otp', { email: person.email, otp: first })).status).toBe(200);
  expect(await service.send(other)).not.toBe(first);
});

test('the default resendStrategy mails a new code with each request', async () => {
  await using service = await startWith({});
  const person = await Person.signUp(service);
  const codes = [await service.send(person), await service.send(person), await service.send(person)];

  expect(new Set(codes).size).toBeGreaterThan(1);
});

test('sendVerificationOnSignUp sends a code after sign-up, and links otherwise', async () => {
  await using service = await startWith({ sendVerificationOnSignUp: true });
  const person = new Person(service);
  const { email } = person;
  await signUp(person);
  expect(await service.sentTo(person)).toEqual(['code email-verification']);

  await person.post('/send-verification-email', { email });
  expect(await service.sentTo(person)).toEqual(['sendVerificationEmail']);
});

test('overrideDefaultEmailVerification sends codes wherever users prove their email', async () => {
  const requiring = {
    emailAndPassword: { requireEmailVerification: true },
    emailVerification: { sendOnSignUp: false },
  };
  await using service = await startWith({ overrideDefaultEmailVerification: true }, requiring);
  const person = new Person(service);
  const { email } = person;
  await signUp(person);
  expect(await service.sentTo(person)).toEqual(['code email-verification']);
  await new Person(service).post('/send-verification-email', { email });
  expect(await service.sentTo(person)).toEqual(['code email-verification']);

  expect((await person.post('/sign-in/email', { email, password: PASSWORD })).body.code).toBe('EMAIL_NOT_VERIFIED');
  await service.idle();
  const { otp } = service.codes.at(-1)!;
  expect((await person.post('/email-otp/verify-email', { email, otp })).status).toBe(200);
  expect((await person.post('/sign-in/email', { email, password: PASSWORD })).status).toBe(200);
});

test('a sign-up with an address in use sets the same cookies and sends no code', async () => {
  const requiring = { emailAndPassword: { requireEmailVerification: true } };
  await using service = await startWith({ overrideDefaultEmailVerification: true }, requiring);
  const owner = await Person.signUpVerified(service);
  await service.sentTo(owner);
  const [other, stranger] = [new Person(service), new Person(service)];
  await signUp(other);
  await signUp(Object.assign(stranger, { email: owner.email }));

  expect([...stranger.cookies.keys()]).toEqual([...other.cookies.keys()]);
  expect(await service.sentTo(owner)).toEqual(['code email-verification', 'onExistingUserSignUp']);
});

test('a sign-up by code takes the additional fields that clients may set', async () => {
  const additionalFields = {
    company: { type: 'string', required: true },
    plan: { type: 'string', defaultValue: 'free', input: false },
  } as const;
  await using service = await startWith({}, { user: { additionalFields } });
  const person = new Person(service);
  const { email } = person;
  const signIn = async (otp: string, fields: object) => person.post('/sign-in/email-otp', { email, otp, ...fields });
  const otp = await service.send(person);

  expect(await signIn(otp, { plan: 'pro' })).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
  expect(await signIn(otp, { company: 7 })).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
  expect((await signIn(otp, { company: 'Acme' })).body.user).toMatchObject({ company: 'Acme', plan: 'free' });
  await person.post('/sign-out', {});
  expect((await signIn(await service.send(person), { company: 'Other' })).body.user.company).toBe('Acme');
});

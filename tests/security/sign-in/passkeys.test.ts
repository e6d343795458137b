import { describe, expect, onTestFinished, vi } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import {
  addPasskey,
  signUpWithPasskey,
  SoftwareAuthenticator,
  usePasskey,
  type Deviations,
} from '#tests/support/browser/software-authenticator.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const OPTIONS = '/passkey/generate-authenticate-options';
const VERIFY = '/passkey/verify-authentication';
const EVIL = 'https://evil.example.com';

describe('challenges', () => {
  test('a response is accepted once, also of parallel ones', async ({ gatehouse }) => {
    const { authenticator } = await signUpWithPasskey(gatehouse);
    const browser = new Person(gatehouse);
    const response = authenticator.get((await browser.get(OPTIONS)).body);
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.post(VERIFY, { response })));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['CHALLENGE_NOT_FOUND']));
  });

  test('a response is refused in a browser that did not start the ceremony', async ({ gatehouse }) => {
    const { authenticator } = await signUpWithPasskey(gatehouse);
    const response = authenticator.get((await new Person(gatehouse).get(OPTIONS)).body);
    const other = new Person(gatehouse);
    expect((await other.post(VERIFY, { response })).body.code).toBe('CHALLENGE_NOT_FOUND');
    await other.get(OPTIONS);

    expect((await other.post(VERIFY, { response })).body.code).toBe('CHALLENGE_NOT_FOUND');
  });

  test('ceremonies in two tabs of a browser do not disturb each other', async ({ gatehouse }) => {
    const { authenticator } = await signUpWithPasskey(gatehouse);
    const browser = new Person(gatehouse);
    const response = authenticator.get((await browser.get(OPTIONS)).body);
    await browser.post(OPTIONS, { email: 'x@example.com' });

    expect((await browser.post(VERIFY, { response })).status).toBe(200);
  });

  test('a challenge of one ceremony is refused in the other', async ({ gatehouse }) => {
    const { person, authenticator } = await signUpWithPasskey(gatehouse);
    const { challenge } = (await person.get('/passkey/generate-register-options')).body;
    const response = authenticator.get({ challenge, rpId: 'localhost' });
    expect((await person.post(VERIFY, { response })).body.code).toBe('CHALLENGE_NOT_FOUND');

    const options = (await person.get(OPTIONS)).body;
    const registration = new SoftwareAuthenticator().create({
      ...options,
      rp: { id: 'localhost' },
      user: { id: 'eA' },
    });
    expect((await person.post('/passkey/verify-registration', { response: registration })).body.code).toBe(
      'CHALLENGE_NOT_FOUND',
    );
  });

  test('a registration that another user of the browser started is refused', async ({ gatehouse, signedIn }) => {
    const options = (await signedIn.get('/passkey/generate-register-options')).body;
    const other = await Person.signUp(gatehouse);
    other.cookies.set('gatehouse.better-auth-passkey', signedIn.cookies.get('gatehouse.better-auth-passkey')!);
    const response = new SoftwareAuthenticator().create(options);

    expect((await other.post('/passkey/verify-registration', { response })).body.code).toBe(
      'YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY',
    );
  });

  test('a challenge expires', async ({ gatehouse }) => {
    const { authenticator } = await signUpWithPasskey(gatehouse);
    const browser = new Person(gatehouse);
    const response = authenticator.get((await browser.get(OPTIONS)).body);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
    onTestFinished(() => void vi.useRealTimers());

    expect((await browser.post(VERIFY, { response })).body.code).toBe('CHALLENGE_NOT_FOUND');
  });
});

/** Responses that a page elsewhere, or a forger, could cause. */
const forgeries: Record<string, Deviations> = {
  'of another origin': { origin: EVIL },
  'of another port': { origin: 'http://localhost:4000' },
  'of another relying party': { rpId: 'evil.example.com' },
  'of another type': { type: 'payment.get' },
  'from a frame of another origin': { crossOrigin: true },
  'from a frame with a top origin': { crossOrigin: true, topOrigin: EVIL },
  'with a top origin alone': { topOrigin: 'http://localhost:3000' },
};

test.for(Object.entries(forgeries))(
  'a response %s is refused in both ceremonies',
  async ([, forgery], { gatehouse }) => {
    const { person, authenticator } = await signUpWithPasskey(gatehouse);

    expect((await addPasskey(person, new SoftwareAuthenticator(), forgery)).body.code).toBe(
      'FAILED_TO_VERIFY_REGISTRATION',
    );
    expect((await usePasskey(new Person(gatehouse), authenticator, forgery)).body.code).toBe('AUTHENTICATION_FAILED');
  },
);

test('the origin of the request does not become an origin of passkeys', async () => {
  await using gatehouse = await startGatehouse({
    trustedOrigins: ({ headers }) => [headers.origin ?? EVIL],
    trustProxy: true,
  });
  const person = Object.assign(new Person(gatehouse), {
    headers: { origin: EVIL, host: 'evil.example.com', 'x-forwarded-host': 'evil.example.com' },
  });
  const { email, password, name } = person;
  await person.post('/sign-up/email', { email, password, name });

  expect((await person.get('/passkey/generate-register-options')).body.rp.id).toBe('localhost');
  expect((await addPasskey(person, new SoftwareAuthenticator(), { origin: EVIL })).body.code).toBe(
    'FAILED_TO_VERIFY_REGISTRATION',
  );
});

test('a signature of another key is refused', async ({ gatehouse }) => {
  const { authenticator } = await signUpWithPasskey(gatehouse);
  const other = await signUpWithPasskey(gatehouse);
  const credentialId = authenticator.credentials[0]!.id;

  expect((await usePasskey(new Person(gatehouse), other.authenticator, { credentialId })).body.code).toBe(
    'AUTHENTICATION_FAILED',
  );
});

test('a credential belongs to one user, also of parallel registrations', async ({ gatehouse }) => {
  const credentialId = Buffer.from('one credential for two users').toString('base64url');
  const people = await Promise.all([Person.signUp(gatehouse), Person.signUp(gatehouse)]);
  const answers = await Promise.all(
    people.map((person) => addPasskey(person, new SoftwareAuthenticator(), { credentialId })),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 400)!.body.code).toBe('PREVIOUSLY_REGISTERED');
});

describe('signature counters', () => {
  test('a counter that did not increase is refused, audited and mailed', async ({ gatehouse }) => {
    const authenticator = new SoftwareAuthenticator({ counter: 7 });
    const { person, id } = await signUpWithPasskey(gatehouse, authenticator);
    expect((await usePasskey(new Person(gatehouse), authenticator)).status).toBe(200);
    authenticator.counter = 8;
    const browser = new Person(gatehouse);

    expect((await usePasskey(browser, authenticator)).body.code).toBe('AUTHENTICATION_FAILED');
    expect((await browser.get('/get-session')).body).toBeNull();
    const mail = await newestMailTo(gatehouse, person.email);
    expect(mail.name).toBe('onPasskeyCloneSuspected');
    expect(mail.text).toContain('there may be a copy of it');
    const entries = await runSql(
      gatehouse.options.databaseUrl!,
      `select details from audit_entry where event = 'passkey.clone-suspected' and subject_id = '${person.id}'`,
    );
    expect(entries).toEqual([{ details: { passkey: id } }]);
    authenticator.counter = 9;
    expect((await usePasskey(browser, authenticator)).status).toBe(200);
  });

  test('a counter that returns to 0 is refused', async ({ gatehouse }) => {
    const authenticator = new SoftwareAuthenticator({ counter: 7 });
    await signUpWithPasskey(gatehouse, authenticator);
    authenticator.counter = 0;

    expect((await usePasskey(new Person(gatehouse), authenticator)).body.code).toBe('AUTHENTICATION_FAILED');
  });

  test('of parallel responses with one counter, one is accepted', async ({ gatehouse }) => {
    const authenticator = new SoftwareAuthenticator({ counter: 7 });
    await signUpWithPasskey(gatehouse, authenticator);
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const browser = new Person(gatehouse);
        const { body } = await browser.get(OPTIONS);
        authenticator.counter = 20;
        return browser.post(VERIFY, { response: authenticator.get(body) });
      }),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('an authenticator that does not count signs in repeatedly', async ({ gatehouse }) => {
    const { authenticator } = await signUpWithPasskey(gatehouse);
    for (let n = 0; n < 3; n++) expect((await usePasskey(new Person(gatehouse), authenticator)).status).toBe(200);
  });
});

describe('options of ceremonies', () => {
  test('the user handle is constant and differs between users, and own passkeys are excluded', async ({
    gatehouse,
  }) => {
    const { person, authenticator } = await signUpWithPasskey(gatehouse);
    const other = await signUpWithPasskey(gatehouse);
    const optionsOf = async (of: Person) => (await of.get('/passkey/generate-register-options')).body;
    const [first, second, foreign] = [await optionsOf(person), await optionsOf(person), await optionsOf(other.person)];

    expect(first.user.id).toBe(second.user.id);
    expect(first.challenge).not.toBe(second.challenge);
    expect(foreign.user.id).not.toBe(first.user.id);
    expect(Buffer.from(first.user.id as string, 'base64url').toString('hex')).toBe(person.id.replaceAll('-', ''));
    expect(first.excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([authenticator.credentials[0]!.id]);
  });

  test('the options of a sign-in do not tell whether an address has an account or passkeys', async ({ gatehouse }) => {
    const { person } = await signUpWithPasskey(gatehouse);
    const optionsFor = async (email: string) => (await new Person(gatehouse).post(OPTIONS, { email })).body;
    const known = await optionsFor(person.email);
    const unknown = await optionsFor('unknown@example.com');

    expect(known).toEqual({ ...unknown, challenge: expect.any(String) });
    expect(known.allowCredentials).toEqual([]);
  });
});

describe('malformed registrations', () => {
  test('a key of an algorithm that was not offered is refused', async ({ signedIn }) => {
    const answer = await addPasskey(signedIn, new SoftwareAuthenticator(), { algorithm: -47 });

    expect(answer.body.code).toBe('FAILED_TO_VERIFY_REGISTRATION');
  });

  const attestations: Record<string, Buffer> = {
    'nested 40,000 deep': Buffer.alloc(40_000, 0x81),
    'that claims an array of 2^32 items': Buffer.from('9affffffff', 'hex'),
    'that claims a text of 2^62 bytes': Buffer.from('7b4000000000000000', 'hex'),
    'of random bytes': Buffer.from('d9d9f7a363666d74', 'hex'),
  };

  test.for(Object.entries(attestations))(
    'an attestation %s is refused at once',
    async ([, attestation], { signedIn }) => {
      const options = (await signedIn.get('/passkey/generate-register-options')).body;
      const valid = new SoftwareAuthenticator().create(options);
      const attestationObject = attestation.toString('base64url');
      const response = { ...valid, response: { ...valid.response, attestationObject } };
      const start = performance.now();

      expect((await signedIn.post('/passkey/verify-registration', { response })).body.code).toBe(
        'FAILED_TO_VERIFY_REGISTRATION',
      );
      expect(performance.now() - start).toBeLessThan(5000);
    },
  );

  test('an attestation of 64 KB is refused', async ({ signedIn }) => {
    const options = (await signedIn.get('/passkey/generate-register-options')).body;
    const valid = new SoftwareAuthenticator().create(options);
    const response = { ...valid, response: { ...valid.response, attestationObject: 'A'.repeat(64 * 1024) } };

    expect((await signedIn.post('/passkey/verify-registration', { response })).status).toBe(413);
    response.response.attestationObject = 'A'.repeat(60 * 1024);
    expect((await signedIn.post('/passkey/verify-registration', { response })).body.code).toBe('VALIDATION_ERROR');
  });

  test.for([
    ['arrays', [0x81]],
    ['maps', [0xa1, 0x61, 0x61]],
    ['tags', [0xc1]],
  ] as const)('an attestation of deeply nested CBOR %s is refused', async ([, opening], { signedIn }) => {
    const options = (await signedIn.get('/passkey/generate-register-options')).body;
    const response = new SoftwareAuthenticator().create(options);
    const nested = Buffer.from(Array.from({ length: 12_000 }, (_, index) => opening[index % opening.length]!));
    response.response.attestationObject = nested.toString('base64url');

    const refused = await signedIn.post('/passkey/verify-registration', { response });
    expect([refused.status, refused.body.code]).toEqual([400, 'FAILED_TO_VERIFY_REGISTRATION']);
  });
});

test('the passkey of a banned user does not sign in', async ({ gatehouse }) => {
  const { person, authenticator } = await signUpWithPasskey(gatehouse);
  const admin = await signUpWithRole(gatehouse, 'admin');
  await admin.post('/admin/ban-user', { userId: person.id });

  expect((await usePasskey(new Person(gatehouse), authenticator)).body.code).toBe('BANNED_USER');
});

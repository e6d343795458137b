import { describe, expect } from 'vitest';

import type { Feature } from '#server/call/feature.ts';
import { features } from '#server/app/features.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { mailsTo, newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { expectOk } from '#tests/support/organization.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { runSql } from '#tests/support/postgres.ts';
import { addPasskey, SoftwareAuthenticator, usePasskey } from '#tests/support/browser/software-authenticator.ts';
import { completeOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { enableTotp } from '#tests/support/two-factor.ts';
import { newNumber } from '#tests/features/phone-number/phones.ts';
import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';

test('a magic link of the mailbox owner revokes the password and sessions of an earlier sign-up', async ({
  gatehouse,
}) => {
  const attacker = await Person.signUp(gatehouse);
  const { email, password } = attacker;
  const owner = new Person(gatehouse);
  await owner.post('/sign-in/magic-link', { email });
  await owner.send({ method: 'GET', url: (await newestMailTo(gatehouse, email)).path });

  expect((await owner.get('/get-session')).body.user).toMatchObject({ email, emailVerified: true });
  expect((await attacker.get('/get-session')).body).toBeNull();
  expect((await attacker.post('/sign-in/email', { email, password })).body.code).toBe('INVALID_EMAIL_OR_PASSWORD');
});

test('a magic link of the mailbox owner removes the second factor of an earlier sign-up', async ({ gatehouse }) => {
  const attacker = await Person.signUp(gatehouse);
  await enableTotp(attacker);
  const owner = new Person(gatehouse);
  await owner.post('/sign-in/magic-link', { email: attacker.email });
  await owner.send({ method: 'GET', url: (await newestMailTo(gatehouse, attacker.email)).path });

  const { user } = (await owner.get('/get-session')).body;
  expect(user).toMatchObject({ email: attacker.email, twoFactorEnabled: false });
  expect((await owner.get('/two-factor/status')).body).toEqual({ enabled: false, methods: [], backupCodesLeft: 0 });
});

test('a password reset that purges the passkeys of an earlier sign-up turns their second factor off', async ({
  gatehouse,
}) => {
  const attacker = await Person.signUp(gatehouse);
  const { email, password } = attacker;
  await addPasskey(attacker);
  await attacker.post('/two-factor/enable', { method: 'passkey', password });
  const owner = new Person(gatehouse);
  const verification = (await mailsTo(gatehouse, email)).find(({ name }) => name === 'sendVerificationEmail')!;
  await owner.get('/verify-email', { token: verification.token });
  await owner.post('/forget-password', { email });
  const { token } = await newestMailTo(gatehouse, email);
  await owner.post('/reset-password', { token, newPassword: 'the password of the owner' });

  const { body } = await owner.post('/sign-in/email', { email, password: 'the password of the owner' });
  expect(body.user).toMatchObject({ email, emailVerified: true, twoFactorEnabled: false });
});

test('a magic link opened in the signed-in browser keeps the password', async ({ gatehouse, signedIn }) => {
  const { email, password } = signedIn;
  await signedIn.post('/sign-in/magic-link', { email });
  await signedIn.send({ method: 'GET', url: (await newestMailTo(gatehouse, email)).path });

  expect((await new Person(gatehouse).post('/sign-in/email', { email, password })).status).toBe(200);
});

test('a magic link keeps a password that an administrator set', async ({ gatehouse, signedIn }) => {
  const { email, password } = signedIn;
  await runSql(
    gatehouse.options.databaseUrl!,
    `update account set provisioned = true where user_id = '${signedIn.id}'`,
  );
  const owner = new Person(gatehouse);
  await owner.post('/sign-in/magic-link', { email });
  await owner.send({ method: 'GET', url: (await newestMailTo(gatehouse, email)).path });

  expect((await new Person(gatehouse).post('/sign-in/email', { email, password })).status).toBe(200);
});

test('a magic link to a verified account keeps password and sessions', async ({ gatehouse, signedIn }) => {
  const { email, password } = signedIn;
  await signedIn.send({ method: 'GET', url: (await newestMailTo(gatehouse, email)).path });
  const owner = new Person(gatehouse);
  await owner.post('/sign-in/magic-link', { email });
  await owner.send({ method: 'GET', url: (await newestMailTo(gatehouse, email)).path });

  expect((await signedIn.get('/get-session')).body.user.email).toBe(email);
  expect((await new Person(gatehouse).post('/sign-in/email', { email, password })).status).toBe(200);
});

/** A service with two providers: Google, whose claims a test chooses, and Reddit, which has no email. */
async function withProviders(options: GatehouseOptions = {}) {
  const google = await FakeProvider.start(providerFixtures.find(({ id }) => id === 'google')!);
  const reddit = await FakeProvider.start(providerFixtures.find(({ id }) => id === 'reddit')!);
  const texts = new Map<string, string>();
  const gatehouse = await startGatehouse({
    ...google.options,
    phoneNumber: { enabled: true, sendOTP: ({ phoneNumber, code }) => void texts.set(phoneNumber, code) },
    ...options,
    socialProviders: { google: google.providerOptions, reddit: reddit.providerOptions },
  });
  const dispose = async () => {
    await gatehouse.close();
    await google[Symbol.asyncDispose]();
    await reddit[Symbol.asyncDispose]();
  };
  return { gatehouse, google, reddit, texts, [Symbol.asyncDispose]: dispose };
}
type Setting = Awaited<ReturnType<typeof withProviders>>;

const VICTIM = providerFixtures.find(({ id }) => id === 'google')!.profile.email!;
const sessionOf = async (person: Person) => (await person.get('/get-session')).body;

/** Ways to register an account with the victim's email, and to sign in to it again. */
const attackers = {
  'a password': async ({ gatehouse }: Setting) => {
    const attacker = await Person.signUp(gatehouse, { email: VICTIM });
    return {
      attacker,
      signInAgain: () => attacker.post('/sign-in/email', { email: VICTIM, password: attacker.password }),
    };
  },
  'a provider that has not verified the email': async ({ gatehouse, google }: Setting) => {
    google.claims['email_verified'] = false;
    const attacker = new Person(gatehouse);
    await completeOAuthFlow(attacker, google);
    return { attacker, signInAgain: () => completeOAuthFlow(attacker, google) };
  },
  'a password and a provider without an email': async ({ gatehouse, reddit }: Setting) => {
    const attacker = await Person.signUp(gatehouse, { email: VICTIM });
    // Linked before linking required a verified email.
    await runSql(
      gatehouse.options.databaseUrl!,
      `insert into account (id, user_id, provider_id, account_id, created_at, updated_at)
       values (gen_random_uuid(), '${attacker.id}', 'reddit', '${reddit.fixture.profile.accountId}', now(), now())`,
    );
    return { attacker, signInAgain: () => completeOAuthFlow(attacker, reddit) };
  },
  'a password and a passkey': async ({ gatehouse }: Setting) => {
    const attacker = await Person.signUp(gatehouse, { email: VICTIM });
    const authenticator = new SoftwareAuthenticator();
    await addPasskey(attacker, authenticator);
    return { attacker, signInAgain: () => usePasskey(attacker, authenticator) };
  },
  'a password and a phone number': async ({ gatehouse, texts }: Setting) => {
    const attacker = await Person.signUp(gatehouse, { email: VICTIM });
    const phoneNumber = newNumber();
    const requestCode = async () => {
      await attacker.post('/phone-number/send-otp', { phoneNumber });
      await gatehouse.idle();
      return { phoneNumber, code: texts.get(phoneNumber) };
    };
    await expectOk(attacker.post('/phone-number/verify', { ...(await requestCode()), updatePhoneNumber: true }));
    // A code that was sent before the owner proves the mailbox, and one that is requested then.
    const earlier = await requestCode();
    const signInAgain = async () => {
      await attacker.post('/phone-number/verify', earlier);
      await attacker.post('/sign-in/phone-number', { phoneNumber, password: attacker.password });
      await attacker.post('/phone-number/verify', await requestCode());
    };
    return { attacker, signInAgain };
  },
};

/** The kinds of credentials that each of them leaves behind. */
const kinds: Record<keyof typeof attackers, string[]> = {
  'a password': ['password'],
  'a provider that has not verified the email': ['provider'],
  'a password and a provider without an email': ['password', 'provider'],
  'a password and a passkey': ['password', 'passkey'],
  'a password and a phone number': ['password', 'phone-number'],
};

test('the attackers cover every registered kind of credential that signs in', () => {
  const registered = features
    .flatMap(({ credentials = [] }: Feature) => credentials)
    .flatMap((credential) => ('list' in credential ? [credential.name] : []));
  expect(new Set(Object.values(kinds).flat())).toEqual(new Set(registered));
});

async function resetPassword(owner: Person): Promise<void> {
  await owner.post('/forget-password', { email: VICTIM });
  const { token } = await newestMailTo(owner.gatehouse, VICTIM);
  expect(await owner.post('/reset-password', { token, newPassword: 'the password of the owner' })).toMatchObject({
    status: 200,
  });
  await owner.post('/sign-in/email', { email: VICTIM, password: 'the password of the owner' });
}

async function openVerificationLink(owner: Person): Promise<void> {
  await owner.post('/send-verification-email', { email: VICTIM });
  const { token } = await newestMailTo(owner.gatehouse, VICTIM);
  expect((await owner.get('/verify-email', { token })).status).toBe(200);
}

describe.for(Object.entries(attackers))('account registered in advance with %s', ([, prepare]) => {
  test.for([
    ['a password reset', resetPassword],
    [
      'a verification link and a password reset',
      async (owner: Person) => (await openVerificationLink(owner), resetPassword(owner)),
    ],
  ] as const)('is inaccessible to the attacker after %s by the mailbox owner', async ([, prove]) => {
    await using setting = await withProviders();
    const { attacker, signInAgain } = await prepare(setting);
    expect((await sessionOf(attacker)).user.email).toBe(VICTIM);
    const owner = new Person(setting.gatehouse);
    await prove(owner);

    expect(await sessionOf(attacker)).toBeNull();
    await signInAgain();
    expect(await sessionOf(attacker)).toBeNull();
    expect((await sessionOf(owner)).user).toMatchObject({ email: VICTIM, emailVerified: true });
    expect((await owner.get('/list-accounts')).body).toMatchObject([{ provider: 'credential' }]);
    expect((await owner.get('/list-accounts')).body).toHaveLength(1);
  });

  test('has no identity of the attacker after a verification link and a magic link', async () => {
    await using setting = await withProviders();
    await prepare(setting);
    const owner = new Person(setting.gatehouse);
    await openVerificationLink(owner);
    await owner.post('/sign-in/magic-link', { email: VICTIM });
    await owner.send({ method: 'GET', url: (await newestMailTo(setting.gatehouse, VICTIM)).path });

    expect((await sessionOf(owner)).user.email).toBe(VICTIM);
    const accounts = (await owner.get('/list-accounts')).body as { provider: string }[];
    expect(accounts.filter(({ provider }) => provider !== 'credential')).toEqual([]);
  });
});

test('a password reset keeps the identities of a verified account', async () => {
  await using setting = await withProviders();
  const { gatehouse, google } = setting;
  const owner = new Person(gatehouse);
  await completeOAuthFlow(owner, google);
  await resetPassword(owner);

  expect((await owner.get('/list-accounts')).body).toHaveLength(2);
  const again = new Person(gatehouse);
  await completeOAuthFlow(again, google);
  expect((await sessionOf(again)).user.email).toBe(VICTIM);
});

test('verifying the email in the browser signed in by an identity confirms the identity', async () => {
  await using setting = await withProviders();
  const { gatehouse, google } = setting;
  google.claims['email_verified'] = false;
  const owner = new Person(gatehouse);
  await completeOAuthFlow(owner, google);
  await openVerificationLink(owner);
  await resetPassword(new Person(gatehouse));

  const again = new Person(gatehouse);
  await completeOAuthFlow(again, google);
  expect((await sessionOf(again)).user.email).toBe(VICTIM);
});

describe('provider sign-up with required verification', () => {
  const signUp = async (options: GatehouseOptions = {}) => {
    const setting = await withProviders({ emailAndPassword: { requireEmailVerification: true }, ...options });
    setting.google.claims['email_verified'] = false;
    const owner = new Person(setting.gatehouse);
    expect((await completeOAuthFlow(owner, setting.google)).location).toMatch(/error=email_not_verified$/);
    return { setting, owner, token: (await newestMailTo(setting.gatehouse, VICTIM)).token };
  };

  test('keeps its identity if the link is opened in the same browser', async () => {
    const { setting, owner, token } = await signUp();
    await using _ = setting;
    await owner.get('/verify-email', { token });
    await resetPassword(new Person(setting.gatehouse));

    const again = new Person(setting.gatehouse);
    expect((await completeOAuthFlow(again, setting.google)).location).toBe('/home');
    expect((await sessionOf(again)).user.email).toBe(VICTIM);
  });

  test('loses its identity to a password reset if the link was opened in another browser', async () => {
    const { setting, token } = await signUp();
    await using _ = setting;
    await new Person(setting.gatehouse).get('/verify-email', { token });
    await resetPassword(new Person(setting.gatehouse));

    expect(
      await runSql(setting.gatehouse.options.databaseUrl!, 'select provider_id from account order by provider_id'),
    ).toEqual([{ provider_id: 'credential' }]);
  });

  test('is signed in by the link only in the same browser, with autoSignInAfterVerification', async () => {
    const options = { emailVerification: { autoSignInAfterVerification: true } };
    for (const isSame of [true, false]) {
      const { setting, owner, token } = await signUp(options);
      await using _ = setting;
      const browser = isSame ? owner : new Person(setting.gatehouse);
      await browser.get('/verify-email', { token });

      expect((await sessionOf(browser))?.user.email).toBe(isSame ? VICTIM : undefined);
    }
  });
});

describe('linking to an unverified account', () => {
  const link = (person: Person, provider: FakeProvider) =>
    completeOAuthFlow(person, provider, { path: '/link-social' });

  test('rejects an identity without an email until the account is verified', async () => {
    await using setting = await withProviders();
    const person = await Person.signUp(setting.gatehouse, { email: VICTIM });

    expect((await link(person, setting.reddit)).location).toMatch(/error=unable_to_link_account$/);
    expect((await person.get('/list-accounts')).body).toHaveLength(1);
    await openVerificationLink(person);
    expect((await link(person, setting.reddit)).location).toBe('/home');
  });

  test('rejects an identity with another email even with allowDifferentEmails', async () => {
    await using setting = await withProviders({ account: { accountLinking: { allowDifferentEmails: true } } });
    const person = await Person.signUp(setting.gatehouse);

    expect((await link(person, setting.google)).location).toMatch(/error=unable_to_link_account$/);
  });

  test('accepts an identity whose provider verified the same email', async () => {
    await using setting = await withProviders();
    const person = await Person.signUp(setting.gatehouse, { email: VICTIM });

    expect((await link(person, setting.google)).location).toBe('/home');
  });
});

test('with required verification, a provider sign-in with an unverified email waits for the mailed link', async () => {
  await using setting = await withProviders({ emailAndPassword: { requireEmailVerification: true } });
  const { gatehouse, google } = setting;
  google.claims['email_verified'] = false;
  const person = new Person(gatehouse);

  expect((await completeOAuthFlow(person, google)).location).toMatch(/error=email_not_verified$/);
  expect(await sessionOf(person)).toBeNull();
  expect((await completeOAuthFlow(person, google)).location).toMatch(/error=email_not_verified$/);
  const mails = await mailsTo(gatehouse, VICTIM);
  expect(mails.map(({ name }) => name)).toEqual(['sendVerificationEmail', 'sendVerificationEmail']);
  expect(await runSql(gatehouse.options.databaseUrl!, 'select 1 from session')).toEqual([]);

  await person.get('/verify-email', { token: mails[0]!.token });
  expect((await completeOAuthFlow(person, google)).location).toBe('/home');
  expect((await sessionOf(person)).user.email).toBe(VICTIM);
});

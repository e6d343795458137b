import { expect, vi } from 'vitest';

import { newApiKey, programWith } from '#tests/support/api-keys.ts';
import { addPasskey, SoftwareAuthenticator, usePasskey } from '#tests/support/browser/software-authenticator.ts';
import { mailsTo, newestMailTo } from '#tests/support/mailbox.ts';
import { expectOk, newMember, newOrganization, refusalOf } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { enableTotp, isSignedIn, startSignIn, totpCode } from '#tests/support/two-factor.ts';
import { errorOf, sqlOf, test, type TestSso } from '#tests/features/sso/sign-in/connections.ts';

import { requireSso, setPolicy } from './policies.ts';

const SSO_REQUIRED = '403 SSO_REQUIRED';

/** A member with an address of the organization, or with another one. */
async function joined({ organization }: TestSso, email: string): Promise<Person> {
  const person = await Person.signUpVerified(organization.owner.gatehouse, { email });
  return (await newMember(person.gatehouse, organization, { person })).person;
}

/** Gives the owner an address of the organization, as owners usually have. */
async function moveOwner({ organization: { owner }, domain }: TestSso): Promise<void> {
  owner.email = `owner@${domain}`;
  await sqlOf(owner.gatehouse)(`update "user" set email = '${owner.email}' where id = '${owner.id}'`);
}

const useOrganization = (person: Person, { organization: { id: organizationId } }: TestSso) =>
  refusalOf(person.get('/organization/get-full-organization', { organizationId }));

test('an unknown address, a wrong and a right password have one answer, and nothing is begun', async ({
  gatehouse,
  sso,
}) => {
  const member = await joined(sso, `member@${sso.domain}`);
  const stranger = await Person.signUp(gatehouse, { email: `stranger@${sso.domain}` });
  await requireSso(sso);
  const anyone = new Person(gatehouse);
  const password = 'another long password';
  const unknown = `unknown@${sso.domain}`;
  const signIn = (email: string, secret: string) => anyone.post('/sign-in/email', { email, password: secret });
  const answers = [
    await signIn(member.email, member.password),
    await signIn(member.email, password),
    await signIn(stranger.email, stranger.password),
    await signIn(stranger.email, password),
    await signIn(unknown, password),
    await anyone.post('/sign-up/email', { email: unknown, name: 'Unknown', password }),
    ...(await Promise.all(
      [member.email, unknown].flatMap((email) => [
        anyone.post('/sign-in/magic-link', { email }),
        anyone.post('/email-otp/send-verification-otp', { email, type: 'sign-in' }),
      ]),
    )),
  ];

  const refused = { status: 403, body: { code: 'SSO_REQUIRED', message: 'SSO required' } };
  expect(answers).toEqual(answers.map(() => refused));
  await gatehouse.idle();
  expect(await sqlOf(gatehouse)(`select 1 from "user" where email = '${unknown}'`)).toEqual([]);
  await expect(newestMailTo(gatehouse, unknown)).rejects.toThrow();
});

test('users of the domain sign in with the identity provider, also with a proof that was lost', async ({
  gatehouse,
  sso,
}) => {
  await requireSso(sso);
  const subject = sso.newUser(`ada@${sso.domain}`);
  const ada = new Person(gatehouse);
  expect(errorOf(await sso.signIn(ada, subject))).toBeNull();
  expect(await useOrganization(ada, sso)).toBe('200');

  await sqlOf(gatehouse)(`update organization_domain set lost_at = now() where id = '${sso.domainId}'`);
  const elsewhere = new Person(gatehouse);
  expect(errorOf(await sso.signIn(elsewhere, subject))).toBeNull();
  expect(await useOrganization(elsewhere, sso)).toBe('200');
  expect(await refusalOf(elsewhere.post('/sign-up/email', { ...signUp, email: `new@${sso.domain}` }))).toBe(
    SSO_REQUIRED,
  );
});

const signUp = { name: 'New', password: 'a long password of a new user' };

test('owners sign in by password or passkey with a second factor, also in a trusted browser, and all owners learn it', async ({
  gatehouse,
  sso,
}) => {
  const { owner, id } = sso.organization;
  await moveOwner(sso);
  const { person: second } = await newMember(gatehouse, sso.organization, { role: 'owner' });
  const key = await requireSso(sso);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
  try {
    const browser = await startSignIn(owner);
    await expectOk(browser.post('/two-factor/verify-totp', { code: totpCode(key), trustDevice: true }));
    expect(await useOrganization(browser, sso)).toBe('200');
    await browser.post('/sign-out');
    const again = await browser.post('/sign-in/email', { email: owner.email, password: owner.password });
    expect(again.body).toMatchObject({ twoFactorRedirect: true });
  } finally {
    vi.useRealTimers();
  }
  const notices = async ({ email }: Person) =>
    (await mailsTo(gatehouse, email)).filter(({ name }) => name === 'sendBreakGlassUsed');
  for (const person of [owner, second]) {
    expect(await notices(person)).toEqual([
      expect.objectContaining({ text: expect.stringContaining(`${owner.email} signed in`) }),
    ]);
  }
  const used = `select actor_id from audit_entry where event = 'sso.break-glass-used' and organization_id = '${id}'`;
  expect(await sqlOf(gatehouse)(used)).toEqual([{ actor_id: owner.id }]);

  const authenticator = new SoftwareAuthenticator();
  await addPasskey(owner, authenticator);
  const byPasskey = new Person(gatehouse);
  await usePasskey(byPasskey, authenticator);
  expect(await useOrganization(byPasskey, sso)).toBe('200');
  expect(await notices(second)).toHaveLength(2);
  const byMail = await new Person(gatehouse).post('/sign-in/magic-link', { email: owner.email });
  expect(byMail.body.code).toBe('SSO_REQUIRED');
});

test('an owner without a second factor gets in by the identity provider only', async ({ gatehouse, sso }) => {
  const second = await joined(sso, `second@${sso.domain}`);
  await sqlOf(gatehouse)(`update member set role = 'owner' where user_id = '${second.id}'`);
  await requireSso(sso);

  const { email, password } = second;
  expect(await refusalOf(new Person(gatehouse).post('/sign-in/email', { email, password }))).toBe(SSO_REQUIRED);
  expect(await isSignedIn(second)).toBe(true);
  expect(await useOrganization(second, sso)).toBe(SSO_REQUIRED);
  const { key } = await newApiKey(second);
  expect(await useOrganization(programWith(gatehouse, key), sso)).toBe(SSO_REQUIRED);
});

interface Challenged {
  /** In the organization. */
  role?: string;
  /** Whether the address is one of the organization. */
  isOwn?: boolean;
  isAdministrator?: boolean;
  expected: string;
}

const challenged: Record<string, Challenged> = {
  'an owner': { role: 'owner', expected: '200' },
  'an admin': { role: 'admin', expected: SSO_REQUIRED },
  'a member': { role: 'member', expected: SSO_REQUIRED },
  'a guest': { role: 'member', isOwn: false, expected: '200' },
  'a user who is no member': { expected: SSO_REQUIRED },
  'an administrator of the platform': { isAdministrator: true, expected: '200' },
};

test.for(Object.entries(challenged))(
  'a policy that is turned on during a challenge decides about the second factor of %s',
  async ([, { role, isOwn = true, isAdministrator = false, expected }], { gatehouse, sso }) => {
    const email = `challenged@${isOwn ? '' : 'not-'}${sso.domain}`;
    const person = await Person.signUpVerified(gatehouse, { email });
    if (role !== undefined) await newMember(gatehouse, sso.organization, { role, person });
    const { key } = await enableTotp(person);
    if (isAdministrator) await sqlOf(gatehouse)(`update "user" set role = 'admin' where id = '${person.id}'`);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
    try {
      const browser = await startSignIn(person);
      await requireSso(sso);

      expect(await refusalOf(browser.post('/two-factor/verify-totp', { code: totpCode(key) }))).toBe(expected);
      expect(await isSignedIn(browser)).toBe(expected === '200');
    } finally {
      vi.useRealTimers();
    }
  },
);

test('sessions of subjects from before the policy end, and no other ones', async ({ gatehouse, sso }) => {
  const emails = ['member', 'stranger', 'platform'].map((name) => `${name}@${sso.domain}`);
  const [member, stranger, platform] = await Promise.all(emails.map((email) => Person.signUp(gatehouse, { email })));
  await newMember(gatehouse, sso.organization, { person: member! });
  const guest = await joined(sso, `guest@not-${sso.domain}`);
  const federated = new Person(gatehouse);
  await sso.signIn(federated, sso.newUser(`federated@${sso.domain}`));
  const sql = sqlOf(gatehouse);
  await sql(`update "user" set role = 'admin' where id = '${platform!.id}'`);
  await moveOwner(sso);
  await requireSso(sso);

  const people = [member!, stranger!, platform!, guest, federated, sso.organization.owner];
  expect(await Promise.all(people.map(isSignedIn))).toEqual([false, false, true, true, true, true]);
  const ended = `select count(*)::int from audit_entry where event = 'session.ended' and subject_id = '${member!.id}'`;
  expect(await sql(ended)).toEqual([{ count: 1 }]);
});

test('a member with a session of another kind cannot use the organization, and no answer names it', async ({
  gatehouse,
  sso,
}) => {
  const member = await joined(sso, `member@not-${sso.domain}`);
  const { key } = await newApiKey(member);
  await requireSso(sso);
  expect(await useOrganization(member, sso)).toBe('200');
  await sqlOf(gatehouse)(`update "user" set email = 'member@${sso.domain}' where id = '${member.id}'`);

  expect(await useOrganization(member, sso)).toBe(SSO_REQUIRED);
  expect(await refusalOf(member.get('/organization/list-members'))).toBe(SSO_REQUIRED);
  expect((await member.get('/get-session')).body.session.activeOrganizationId).toBeNull();
  expect(await useOrganization(programWith(gatehouse, key), sso)).toBe('200');
  await sqlOf(gatehouse)(`update "user" set role = 'admin' where id = '${member.id}'`);
  expect(await useOrganization(member, sso)).toBe('200');
  await sqlOf(gatehouse)(`update "user" set role = 'user' where id = '${member.id}'`);
  await expectOk(setPolicy(sso, { required: false }));
  expect(await useOrganization(member, sso)).toBe('200');
});

test('refused guests sign in, but use the organization neither themselves nor with an API key', async ({
  gatehouse,
  sso,
}) => {
  const guest = await joined(sso, `guest@not-${sso.domain}`);
  await requireSso(sso, { guests: 'refuse' });
  const elsewhere = await guest.inAnotherBrowser();
  const { key } = await newApiKey(guest);

  expect(await isSignedIn(elsewhere)).toBe(true);
  for (const person of [guest, elsewhere, programWith(gatehouse, key)])
    expect(await useOrganization(person, sso)).toBe(SSO_REQUIRED);
  await expectOk(setPolicy(sso, { required: true, guests: 'allow' }));
  for (const person of [guest, elsewhere, programWith(gatehouse, key)])
    expect(await useOrganization(person, sso)).toBe('200');
});

test('a domain that another organization has proven since frees its users from the former policy', async ({
  gatehouse,
  sso,
}) => {
  const { password, email } = await Person.signUp(gatehouse, { email: `ada@${sso.domain}` });
  await requireSso(sso);
  const signIn = () => refusalOf(new Person(gatehouse).post('/sign-in/email', { email, password }));
  expect(await signIn()).toBe(SSO_REQUIRED);

  const other = await newOrganization(gatehouse);
  const sql = sqlOf(gatehouse);
  await sql(`update organization_domain set lost_at = now() where id = '${sso.domainId}'`);
  await sql(`insert into organization_domain (id, organization_id, domain, challenge, verified_at, created_at, updated_at)
    values (gen_random_uuid(), '${other.id}', '${sso.domain}', 'x', now(), now(), now())`);
  expect(await signIn()).toBe('200');
});

test('an identity of a required provider is not unlinked', async ({ gatehouse, sso }) => {
  const ada = await Person.signUpVerified(gatehouse, { email: `ada@${sso.domain}` });
  const browser = new Person(gatehouse);
  await sso.signIn(browser, sso.newUser(ada.email));
  await requireSso(sso);
  const unlink = () => refusalOf(browser.post('/unlink-account', { providerId: `sso:${sso.connection.id}` }));

  expect(await unlink()).toBe('409 SSO_IS_REQUIRED');
  await expectOk(setPolicy(sso, { required: false }));
  expect(await unlink()).toBe('200');
});

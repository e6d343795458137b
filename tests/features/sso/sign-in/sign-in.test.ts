import { expect, onTestFinished, vi } from 'vitest';

import { expectOk, newInvitation, newMember, refusalOf, verifyEmail } from '#tests/support/organization.ts';
import { BrowserWithVariants } from '#tests/support/calls/cookie-variants.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { enableTotp, nextTimeStep, totpCode } from '#tests/support/two-factor.ts';

import { errorOf, newSso, sqlOf, test } from './connections.ts';

test('a new address of the domain becomes a managed user and a member, and signs in again', async ({
  gatehouse,
  sso,
}) => {
  const { organization, domain, connection, newUser, signIn } = sso;
  const email = `grace@${domain}`;
  const subject = newUser(email, { name: 'Grace Hopper', picture: 'https://img.example.com/g.png' });
  const grace = new Person(gatehouse);

  expect(await signIn(grace, subject, { newUserCallbackURL: '/welcome' })).toEqual({
    status: 302,
    location: '/welcome',
  });
  const { body } = await grace.get('/get-session');
  expect(body.user).toMatchObject({ email, emailVerified: true, name: 'Grace Hopper' });
  expect(body.session).toMatchObject({ activeOrganizationId: organization.id, amr: ['fed'], level: 1 });
  const role = await grace.get('/organization/get-active-member-role', { organizationId: organization.id });
  expect(role.body).toEqual({ role: 'member' });
  const sql = sqlOf(gatehouse);
  const ofUser = `where user_id = '${body.user.id}'`;
  expect(await sql(`select organization_id, source from managed_account ${ofUser}`)).toEqual([
    { organization_id: organization.id, source: 'sso' },
  ]);
  const provider = `sso:${connection.id}`;
  expect(await sql(`select provider, ends_at from session ${ofUser}`)).toEqual([{ provider, ends_at: null }]);
  expect(await sql(`select provider_id, account_id, access_token from account ${ofUser}`)).toEqual([
    { provider_id: provider, account_id: subject, access_token: null },
  ]);

  const elsewhere = new Person(gatehouse);
  expect(await signIn(elsewhere, subject)).toEqual({ status: 302, location: '/home' });
  expect((await elsewhere.get('/get-session')).body.user.id).toBe(body.user.id);
});

test('the look-up answers by the domain alone, and a sign-in starts by email, slug, domain or id', async ({
  gatehouse,
  sso,
  anyone,
}) => {
  const { organization, domain, providerId, server } = sso;
  const known = await newMember(gatehouse, organization);
  const lookUp = async (email: string) => (await anyone.post('/sso/look-up', { email })).body;

  expect(await lookUp(`anna@${domain}`)).toEqual({ connections: [{ providerId, name: 'Acme' }], required: false });
  expect(await lookUp(`anna@mail.${domain}`)).toEqual({ connections: [], required: false });
  expect(await lookUp(known.person.email)).toEqual({ connections: [], required: false });
  expect(await refusalOf(anyone.post('/sso/look-up', {}))).toMatch(/^400 EMAIL_/);
  for (const named of [
    { email: `anna@${domain}` },
    { organizationSlug: organization.slug },
    { domain },
    { providerId },
  ]) {
    const { body } = await anyone.post('/sign-in/sso', { callbackURL: '/home', ...named });
    expect(body).toMatchObject({ redirect: true });
    const url = new URL(body.url);
    expect(url.origin).toBe(server.origin);
    expect(url.searchParams.get('login_hint')).toBe(named.email ?? null);
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  }
  expect(await anyone.post('/sign-in/sso', { callbackURL: '/home' })).toMatchObject({
    status: 400,
    body: { code: 'EMAIL_ORGANIZATIONSLUG_DOMAIN_OR_PROVIDERID_IS_REQUIRED' },
  });
  for (const named of [
    { email: 'anna@other.example' },
    { organizationSlug: 'none' },
    { domain: 'a b' },
    { providerId: 'none' },
  ])
    expect(await anyone.post('/sign-in/sso', { callbackURL: '/home', ...named })).toMatchObject({
      status: 404,
      body: { code: 'NO_PROVIDER_FOUND_FOR_THE_ISSUER' },
    });
});

test('a disabled connection, and one that changed during the flow, start no session', async ({ gatehouse, sso }) => {
  const { domain, connection, newUser, signIn, server, providerId } = sso;
  const subject = newUser(`a@${domain}`);
  const person = new Person(gatehouse);
  const { body } = await person.post('/sign-in/sso', { callbackURL: '/home', providerId });
  const callback = await server.consent(new URL(body.url), subject);
  await sqlOf(gatehouse)(`update sso_connection set revision = revision + 1 where id = '${connection.id}'`);
  const changed = await person.send({ method: 'GET', url: callback.pathname + callback.search });
  expect(changed.headers.location).toContain('error=invalid_provider');
  expect((await person.get('/get-session')).body).toBeNull();

  await sqlOf(gatehouse)(`update sso_connection set enabled_at = null where id = '${connection.id}'`);
  await expect(signIn(person, subject)).rejects.toThrow('NO_PROVIDER_FOUND_FOR_THE_ISSUER');
});

test('an existing verified user of the domain is linked, with a mail, and keeps the own password', async ({
  gatehouse,
  sso,
}) => {
  const { domain, newUser, signIn } = sso;
  const ada = await Person.signUpVerified(gatehouse, { email: `ada@${domain}` });
  const elsewhere = new Person(gatehouse);

  expect(await signIn(elsewhere, newUser(ada.email))).toEqual({ status: 302, location: '/home' });
  expect((await elsewhere.get('/get-session')).body.user.id).toBe(ada.id);
  const mails = await mailsTo(gatehouse, ada.email);
  const notice = mails.find(({ name, text }) => name === 'sendSecurityNotice' && text.includes(sso.organization.name));
  expect(notice?.text).toContain(`was connected to ${sso.organization.name} from`);
  expect(mails.filter(({ text }) => text.includes('sso:'))).toEqual([]);
  expect((await ada.inAnotherBrowser()).cookies.size).toBeGreaterThan(0);
  expect(await sqlOf(gatehouse)(`select 1 from managed_account where user_id = '${ada.id}'`)).toEqual([]);
});

test('an unverified account of the domain loses its password and sessions, which an attacker may have set up', async ({
  gatehouse,
  sso,
}) => {
  const { domain, newUser, signIn } = sso;
  const attacker = await Person.signUp(gatehouse, { email: `victim@${domain}` });
  const victim = new Person(gatehouse);

  expect(errorOf(await signIn(victim, newUser(attacker.email)))).toBeNull();
  expect((await victim.get('/get-session')).body.user).toMatchObject({ id: attacker.id, emailVerified: true });
  expect((await attacker.get('/get-session')).body).toBeNull();
  const again = await attacker.post('/sign-in/email', { email: attacker.email, password: attacker.password });
  expect(again.status).toBe(401);
});

test('an invitation decides the role, also without just-in-time membership', async ({ gatehouse }) => {
  await using sso = await newSso(gatehouse, { jit: false });
  const { organization, domain, newUser, signIn } = sso;
  await verifyEmail(organization.owner);
  const { email } = await newInvitation(organization, { email: `bob@${domain}`, role: 'admin' });
  const bob = new Person(gatehouse);

  expect(errorOf(await signIn(bob, newUser(email)))).toBeNull();
  const role = await bob.get('/organization/get-active-member-role', { organizationId: organization.id });
  expect(role.body).toEqual({ role: 'admin' });

  const uninvited = newUser(`eve@${domain}`);
  const refused = await signIn(new Person(gatehouse), uninvited);
  expect(errorOf(refused)).toBe('sso_not_assigned');
  // The user tells the manager the reference of the attempt.
  const of = { organizationId: organization.id, providerId: sso.providerId };
  const [attempt] = (await expectOk(organization.owner.get('/sso/list-attempts', of))).body;
  expect(new URL(refused.location, 'http://localhost').searchParams.get('reference')).toBe(attempt.id);
  expect(await sqlOf(gatehouse)(`select 1 from "user" where email = 'eve@${domain}'`)).toEqual([]);
});

test('maxSessionAge ends sessions, and a managed account follows the name at the identity provider', async ({
  gatehouse,
}) => {
  await using sso = await newSso(gatehouse, { maxSessionAge: 3600 });
  const { domain, newUser, signIn, server } = sso;
  const subject = newUser(`c@${domain}`, { name: 'Old Name' });
  const person = new Person(gatehouse);
  await signIn(person, subject);
  const { expiresAt } = (await person.get('/get-session')).body.session;
  expect(new Date(expiresAt).getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);

  server.users.set(subject, { email: `c@${domain}`, name: 'New Name' });
  await signIn(person, subject);
  expect((await person.get('/get-session')).body.user.name).toBe('New Name');
});

test('a user with an own second factor is asked for it, and the organization is active afterwards', async ({
  gatehouse,
  sso,
}) => {
  const { organization, domain, connection, newUser, signIn } = sso;
  const ada = await Person.signUpVerified(gatehouse, { email: `totp@${domain}` });
  const { key } = await enableTotp(ada);
  nextTimeStep();
  onTestFinished(() => void vi.useRealTimers());
  const browser = new Person(gatehouse);

  const { location } = await signIn(browser, newUser(ada.email));
  expect(location).toBe('http://localhost:3000/sign-in/second-factor');
  expect((await browser.get('/get-session')).body).toBeNull();
  await expectOk(browser.post('/two-factor/verify-totp', { code: totpCode(key) }));
  expect((await browser.get('/get-session')).body.session).toMatchObject({
    activeOrganizationId: organization.id,
    amr: ['fed', 'otp'],
    level: 2,
  });
  const providers = await sqlOf(gatehouse)(`select provider from session where user_id = '${ada.id}' and level = 2`);
  expect(providers).toContainEqual({ provider: `sso:${connection.id}` });
});

test('a sign-in starts by a link of the portal of the identity provider', async ({ sso, anyone }) => {
  const { domain, newUser, providerId, server } = sso;
  const start = await anyone.send({
    method: 'GET',
    url: `/sso/start/${providerId}`,
    query: { iss: server.issuer, target_link_uri: '/projects', login_hint: `p@${domain}` },
  });
  const url = new URL(String(start.headers.location));
  expect([url.origin, url.searchParams.get('login_hint')]).toEqual([server.origin, `p@${domain}`]);
  const callback = await server.consent(url, newUser(`p@${domain}`));
  const done = await anyone.send({ method: 'GET', url: callback.pathname + callback.search });
  expect(done.headers.location).toBe('/projects');
  expect((await anyone.get('/get-session')).body.user.email).toBe(`p@${domain}`);

  const other = { iss: 'https://other.example' };
  const foreign = await anyone.send({ method: 'GET', url: `/sso/start/${providerId}`, query: other });
  expect(foreign.headers.location).toContain('error=invalid_provider');
});

test('the cookie of a flow is recognized beside a stale one', async ({ gatehouse, sso }) => {
  const browser = new BrowserWithVariants(gatehouse);

  expect(errorOf(await sso.signIn(browser, sso.newUser(`v@${sso.domain}`)))).toBeNull();
  expect(browser.doubled).toContain('sso_state');
});

test('the look-up by id answers the connections that one by an address finds, and no others', async ({
  gatehouse,
  sso,
  anyone,
}) => {
  const { connection, providerId, domainId } = sso;
  const lookUp = async (id: string) => (await anyone.post('/sso/look-up', { providerId: id })).body;
  const none = { connections: [], required: false };
  const sql = sqlOf(gatehouse);

  expect(await lookUp(providerId)).toEqual({ connections: [{ providerId, name: 'Acme' }], required: false });
  expect(await lookUp('unknown')).toEqual(none);
  await sql(`update organization_domain set lost_at = now() where id = '${domainId}'`);
  expect(await lookUp(providerId)).toEqual(none);
  await sql(`update organization_domain set lost_at = null where id = '${domainId}'`);
  await sql(`update sso_connection set enabled_at = null where id = '${connection.id}'`);
  expect(await lookUp(providerId)).toEqual(none);
});

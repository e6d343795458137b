import { inject, expect } from 'vitest';

import { errorOf, proveDomain, sqlOf, withPrivateHosts } from '#tests/features/sso/sign-in/connections.ts';
import { expectOk } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase } from '#tests/support/postgres.ts';

import { complete, follow, isTicket, newSaml, post, test, userOf, type TestSaml } from './saml.ts';

const update = ({ organization: { owner, id: organizationId }, providerId }: TestSaml, fields: object) =>
  expectOk(owner.post('/sso/update-provider', { organizationId, providerId, ...fields }));

test('a response without a flow is refused, and not parsed', async ({ gatehouse, saml, idp }) => {
  const person = new Person(gatehouse);
  const response = await idp.respond(await saml.start(person), saml.newUser());
  const acsUrl = response.acsUrl;
  for (const RelayState of ['', 'unknown', 'https://evil.example/', 'x'.repeat(5000)])
    expect(errorOf(await post(person, { ...response, form: { ...response.form, RelayState } }))).toBe(
      'sso_unsolicited',
    );
  expect(errorOf(await post(person, { acsUrl, form: { SAMLResponse: '<', RelayState: '' } }))).toBe('sso_unsolicited');
  const unknown = { ...response, acsUrl: acsUrl.replace(saml.providerId, 'unknown') };
  expect(errorOf(await post(person, unknown))).toBe('invalid_provider');
  expect((await saml.attempts()).map(({ reason }) => reason)).not.toContain('sso_response_refused');
  // It is still the answer to its own flow.
  expect((await complete(person, response)).location).toBe('/home');
});

test('after a response without a flow, the sign-in page of the web app names its connection', async ({ idp }) => {
  await using gatehouse = await withPrivateHosts({ webAppUrl: 'https://app.example' });
  const saml = await newSaml(gatehouse, idp);
  const acsUrl = `http://localhost:3000/api/auth/sso/saml2/sp/acs/${saml.providerId}`;
  const { location } = await post(new Person(gatehouse), { acsUrl, form: { SAMLResponse: 'x', RelayState: '' } });

  const { origin, pathname, searchParams } = new URL(location);
  expect(origin + pathname).toBe('https://app.example/sign-in');
  expect(Object.fromEntries(searchParams)).toEqual({ gatehouse: `sso:${saml.providerId}`, error: 'sso_unsolicited' });
});

test('an address that posts many responses without a flow is refused, and no other one', async ({ idp }) => {
  await using gatehouse = await withPrivateHosts({ rateLimit: { enabled: true } });
  const saml = await newSaml(gatehouse, idp);
  const person = new Person(gatehouse);
  const response = await idp.respond(await saml.start(person), saml.newUser());
  const guess = (n: number) => ({ ...response, form: { ...response.form, RelayState: `guess-${n}` } });
  const flood = await Promise.all(
    Array.from({ length: 25 }, (_, n) => post(person, guess(n), { remoteAddress: '198.51.100.1' })),
  );

  expect(flood.filter(({ status }) => status === 302).every((result) => errorOf(result) === 'sso_unsolicited')).toBe(
    true,
  );
  expect(Map.groupBy(flood, ({ status }) => status).get(429)).toHaveLength(5);
  const other = { remoteAddress: '198.51.100.2' };
  expect(errorOf(await post(person, guess(0), other))).toBe('sso_unsolicited');
  expect((await follow(person, await post(person, response, other))).location).toBe('/home');
  // A flow of the same address continues.
  const second = await idp.respond(await saml.start(person), saml.newUser());
  expect(isTicket(await post(person, second, { remoteAddress: '198.51.100.1' }))).toBe(true);
});

test('a response without a flow starts one where the connection allows it, once', async ({ gatehouse, saml, idp }) => {
  await update(saml, { idpInitiated: 'restart' });
  const [person, user] = [new Person(gatehouse), saml.newUser()];
  const { acsUrl, form } = await idp.respond(await saml.start(new Person(gatehouse)), user);
  const unsolicited = { acsUrl, form: { ...form, RelayState: '/reports' } };

  const restarted = await follow(person, await post(person, unsolicited));
  expect(restarted.location).toMatch(new RegExp(`^${idp.signInUrl}\\?SAMLRequest=`));
  expect(errorOf(await follow(person, await post(person, unsolicited)))).toBe('sso_relay_state_missing');
  expect((await saml.attempts())[0]).toMatchObject({ outcome: 'refused', reason: 'sso_relay_state_missing' });

  const result = await complete(person, await idp.respond(new URL(restarted.location), user));
  expect(result.location).toBe('/reports');
  expect(await userOf(person)).toMatchObject({ email: user.email });
  // The next one is not taken for a second one.
  expect((await follow(person, await post(person, unsolicited))).location).toMatch(idp.signInUrl);

  const other = new Person(gatehouse);
  const untrusted = { acsUrl, form: { ...form, RelayState: 'https://evil.example/' } };
  const { location } = await follow(other, await post(other, untrusted));
  expect((await complete(other, await idp.respond(new URL(location), user))).location).toBe('http://localhost:3000');
  await update(saml, { idpInitiated: 'refuse' });
});

test('a ticket works once, in the browser of its flow, for a minute', async ({ gatehouse, saml, idp }) => {
  const person = new Person(gatehouse);
  const ticketFor = async () => post(person, await idp.respond(await saml.start(person), saml.newUser()));
  const ticket = await ticketFor();
  expect((await follow(person, ticket)).location).toBe('/home');
  expect(errorOf(await follow(person, ticket))).toBe('invalid_state');

  const expired = await ticketFor();
  await sqlOf(gatehouse)(`update verification set expires_at = now() where identifier like 'sso-ticket:%'`);
  expect(errorOf(await follow(person, expired))).toBe('invalid_state');
  const { location } = await ticketFor();
  const elsewhere = location.replace(saml.providerId, 'unknown');
  expect(errorOf(await follow(person, { status: 302, location: elsewhere }))).toBe('invalid_state');
});

test('what is stored with a ticket is encrypted', async ({ gatehouse, saml, idp }) => {
  const [person, user] = [new Person(gatehouse), saml.newUser()];
  await post(person, await idp.respond(await saml.start(person), user));
  const rows = await sqlOf(gatehouse)(`select value from verification where identifier like 'sso-ticket:%'`);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(user.email);
});

test('a connection that changed or was disabled since the request accepts no response', async ({
  gatehouse,
  saml,
  idp,
}) => {
  const sql = sqlOf(gatehouse);
  const person = new Person(gatehouse);
  const respond = async () => idp.respond(await saml.start(person), saml.newUser());
  const [first, second] = [await respond(), await respond()];
  const third = await post(person, await respond());
  await sql(`update sso_connection set enabled_at = null where id = '${saml.connection.id}'`);
  expect(errorOf(await complete(person, first))).toBe('invalid_provider');
  expect(errorOf(await follow(person, third))).toBe('invalid_provider');
  await sql(`update sso_connection set enabled_at = now(), revision = revision + 1 where id = '${saml.connection.id}'`);
  expect(errorOf(await complete(person, second))).toBe('invalid_provider');
});

test('a restart of the service between the response and its ticket loses nothing', async ({ idp }) => {
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  const first = await withPrivateHosts({ databaseUrl });
  const saml = await newSaml(first, idp);
  const [person, user] = [new Person(first), saml.newUser()];
  const ticket = await post(person, await idp.respond(await saml.start(person), user));
  await first.close();

  await using second = await withPrivateHosts({ databaseUrl });
  const same = Object.assign(new Person(second), { cookies: person.cookies });
  expect((await follow(same, ticket)).location).toBe('/home');
  expect(await userOf(same)).toMatchObject({ email: user.email });
});

test('a test shows what the provider states or the rule that it breaks, and lets the connection be enabled', async ({
  gatehouse,
  saml,
  idp,
}) => {
  const { owner, id: organizationId } = saml.organization;
  const of = { organizationId, providerId: saml.providerId };
  await sqlOf(gatehouse)(`update sso_connection set revision = revision + 1 where id = '${saml.connection.id}'`);
  expect((await owner.post('/sso/enable', of)).body.code).toBe('SSO_NOT_TESTED');
  const run = async (user: ReturnType<TestSaml['newUser']>, variant = {}) => {
    const { body } = await expectOk(owner.post('/sso/test', { ...of, callbackURL: '/settings' }));
    await complete(owner, await idp.respond(new URL(body.url as string), user, variant));
    return (await expectOk(owner.get('/sso/get-test', { ...of, attemptId: body.attemptId as string }))).body;
  };

  expect(await run(saml.newUser(), { audience: 'https://other.example' })).toMatchObject({
    passed: false,
    reason: 'sso_response_refused',
    rule: 'G16',
    detail: expect.stringContaining('The audience is https://other.example.'),
    stated: null,
  });
  const user = saml.newUser();
  expect(await run(user)).toMatchObject({
    passed: true,
    rule: null,
    stated: { subject: user.id, email: user.email, name: user.displayName },
  });
  expect(await sqlOf(gatehouse)(`select 1 from "user" where email = '${user.email}'`)).toEqual([]);
  expect((await owner.post('/sso/enable', of)).body.enabled).toBe(true);
});

test('a request is posted by a page where the metadata offer nothing else', async ({ gatehouse, idp }) => {
  const redirect = /<SingleSignOnService Binding="[^"]*HTTP-Redirect"[^>]*>/;
  const saml = await newSaml(gatehouse, idp, { metadata: idp.metadata().replace(redirect, '') });
  const [person, user] = [new Person(gatehouse), saml.newUser()];
  const url = await saml.start(person);
  const query = Object.fromEntries(url.searchParams);
  const page = await person.send({ method: 'GET', url: url.pathname, query, headers: { accept: 'text/html' } });

  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain(`form-action ${idp.origin};`);
  const [, nonce] = /script-src 'nonce-([\w-]+)'/.exec(policy)!;
  expect(page.body).toContain(`<script nonce="${nonce}">`);
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page.body)![1]!;
  const form = { SAMLRequest: value('SAMLRequest'), RelayState: value('RelayState') };
  const [own] = await sqlOf(gatehouse)(
    `select certificate from sso_certificate where connection_id = '${saml.connection.id}' and side = 'sp'`,
  );
  const requestCertificate = String(own!['certificate']);
  expect((await complete(person, await idp.respond(form, user, { requestCertificate }))).location).toBe('/home');
  const other = await new Person(gatehouse).send({ method: 'GET', url: url.pathname, query });
  expect(other.headers.location).toContain('error=invalid_state');
});

test('an address outside the proven domains signs no one in, and an administrator can prove the domain', async ({
  gatehouse,
  saml,
  idp,
}) => {
  const person = new Person(gatehouse);
  const user = { ...saml.newUser(), email: 'someone@elsewhere.example' };
  const signIn = async () => complete(person, await idp.respond(await saml.start(person), user));
  expect(errorOf(await signIn())).toBe('sso_email_not_in_domain');
  const domain = await proveDomain(gatehouse, saml.organization, 'elsewhere.example');
  await sqlOf(gatehouse)(
    `insert into sso_connection_domain (connection_id, domain_id, created_at) values ('${saml.connection.id}', '${domain}', now())`,
  );
  expect((await signIn()).location).toBe('/home');
});

test('a ticket is found by no form of more than 512 KiB', async ({ gatehouse, saml, idp }) => {
  const response = await idp.respond(await saml.start(new Person(gatehouse)), saml.newUser());
  const { form, acsUrl } = response;
  const long = { acsUrl, form: { ...form, SAMLResponse: 'A'.repeat(513 * 1024) } };
  expect((await post(new Person(gatehouse), long)).status).toBe(413);
  expect(isTicket(await post(new Person(gatehouse), response))).toBe(true);
});

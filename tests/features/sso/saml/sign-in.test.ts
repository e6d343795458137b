import { expect } from 'vitest';

import { errorOf, sqlOf } from '#tests/features/sso/sign-in/connections.ts';
import { encryptedFor, type SamlVariant } from '#tests/support/peers/saml-server.ts';
import { Person } from '#tests/support/person.ts';

import { complete, follow, isTicket, post, test, userOf, type TestSaml } from './saml.ts';

const keyOf = async ({ gatehouse, connection }: TestSaml) => {
  const sql = `select certificate from sso_certificate where connection_id = '${connection.id}' and side = 'sp'`;
  const [row] = await sqlOf(gatehouse)(sql);
  return String(row!['certificate']);
};

const variants: Record<string, (saml: TestSaml) => SamlVariant | Promise<SamlVariant>> = {
  'its default': () => ({}),
  'a signed response': () => ({ signResponse: true, signAssertion: false }),
  'SHA-256': () => ({ signatureAlgorithm: 'rsa-sha256', digestAlgorithm: 'sha256' }),
  'a signed response and a signed assertion': () => ({ signResponse: true }),
  'an encrypted assertion': async (saml) => encryptedFor(await keyOf(saml)),
  'an encrypted assertion in a signed response': async (saml) => ({
    ...encryptedFor(await keyOf(saml)),
    signResponse: true,
  }),
};

test.for(Object.entries(variants))('a user signs in at samlp with %s', async ([, variant], { gatehouse, saml }) => {
  const [person, user] = [new Person(gatehouse), saml.newUser()];
  const requestCertificate = await keyOf(saml);

  const result = await saml.signIn(person, user, { ...(await variant(saml)), requestCertificate });

  expect(result).toEqual({ status: 302, location: '/home' });
  expect(await userOf(person)).toMatchObject({ email: user.email, name: user.displayName, emailVerified: true });
  const [account] = await sqlOf(gatehouse)(`select * from account where account_id = '${user.id}'`);
  expect(account).toMatchObject({ provider_id: `sso:${saml.connection.id}` });

  const again = new Person(gatehouse);
  await saml.signIn(again, user);
  expect((await userOf(again)).id).toBe((await userOf(person)).id);
});

test('samlp refuses a request that another key signed', async ({ gatehouse, saml, idp }) => {
  const url = await saml.start(new Person(gatehouse));
  const { certificate: requestCertificate } = idp.key;
  await expect(idp.respond(url, saml.newUser(), { requestCertificate })).rejects.toThrow('Signature check errors');
});

test('30 posts of one response start one session', async ({ gatehouse, saml, idp }) => {
  const [person, user] = [new Person(gatehouse), saml.newUser()];
  const response = await idp.respond(await saml.start(person), user);

  const posted = await Promise.all(Array.from({ length: 30 }, () => post(person, response)));
  const tickets = posted.filter(isTicket);
  expect(tickets).toHaveLength(1);
  expect(posted.filter((redirect) => errorOf(redirect) === 'sso_unsolicited')).toHaveLength(29);

  const results = await Promise.all(Array.from({ length: 30 }, () => follow(person, tickets[0]!)));
  expect(results.filter(({ location }) => location === '/home')).toHaveLength(1);
  const { id } = await userOf(person);
  const sessions = await sqlOf(gatehouse)(`select 1 from session where user_id = '${id}'`);
  expect(sessions).toHaveLength(1);
});

test('a response that another browser posts or continues signs no one in', async ({ gatehouse, saml, idp }) => {
  const [person, other, user] = [new Person(gatehouse), new Person(gatehouse), saml.newUser()];
  // The other browser has a flow of its own.
  await saml.start(other);
  const result = await complete(other, await idp.respond(await saml.start(person), user));

  expect(errorOf(result)).toBe('invalid_state');
  expect(await userOf(other)).toBeNull();
  expect(await sqlOf(gatehouse)(`select 1 from "user" where email = '${user.email}'`)).toEqual([]);
});

test('two tabs sign in, each with its own flow', async ({ gatehouse, saml, idp }) => {
  const [person, user] = [new Person(gatehouse), saml.newUser()];
  const [first, second] = [await saml.start(person), await saml.start(person)];
  const responses = [await idp.respond(second, user), await idp.respond(first, user)];

  for (const response of responses) expect((await complete(person, response)).location).toBe('/home');
  const { id } = await userOf(person);
  const started = await sqlOf(gatehouse)(
    `select 1 from audit_entry where event = 'session.started' and subject_id = '${id}'`,
  );
  expect(started).toHaveLength(2);
});

test('a response for another flow or connection is refused', async ({ gatehouse, saml, idp }) => {
  const person = new Person(gatehouse);
  const [first, second] = [await saml.start(person), await saml.start(person)];
  const response = await idp.respond(first, saml.newUser());
  response.form.RelayState = second.searchParams.get('RelayState')!;

  expect(errorOf(await complete(person, response))).toBe('sso_response_refused');
  const [attempt] = await saml.attempts();
  expect(attempt).toMatchObject({ outcome: 'refused', reason: 'sso_response_refused', rule: 'G15' });
  expect(await userOf(person)).toBeNull();
});

test('an assertion is accepted once', async ({ gatehouse, saml, idp }) => {
  const person = new Person(gatehouse);
  const url = await saml.start(person);
  const [flow] = await sqlOf(gatehouse)(
    `select * from verification where identifier like 'sso-state:%' order by id desc limit 1`,
  );
  const response = await idp.respond(url, saml.newUser());
  expect(isTicket(await post(person, response))).toBe(true);
  const value = String(flow!['value']).replaceAll("'", "''");
  await sqlOf(gatehouse)(`insert into verification (id, identifier, value, expires_at, created_at, updated_at)
    values ('${String(flow!['id'])}', '${String(flow!['identifier'])}', '${value}', now() + interval '5 minutes', now(), now())`);

  expect(errorOf(await post(person, response))).toBe('sso_response_refused');
  expect((await saml.attempts())[0]).toMatchObject({ rule: 'G21' });
});

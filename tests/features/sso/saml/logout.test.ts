import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { signedForm } from '#server/security/saml/messages/post-binding.ts';
import { writeLogoutRequest } from '#server/security/saml/messages/write-logout.ts';
import type { KeyWithCertificate } from '#server/security/saml/self-signed-certificate.ts';
import { errorOf, sqlOf } from '#tests/features/sso/sign-in/connections.ts';
import { expectOk } from '#tests/support/organization.ts';
import type { SamlParticipant, SamlServer, SamlUser } from '#tests/support/peers/saml-server.ts';
import { Person } from '#tests/support/person.ts';
import { samlKeys } from '#tests/support/saml/saml-keys.ts';

import { complete, newSaml, test, userOf, type TestSaml } from './saml.ts';

/** Signs in, in a session of the identity provider. @returns that session, as the identity provider stores it. */
async function signIn(
  person: Person,
  { saml, idp }: { saml: TestSaml; idp: SamlServer },
  { sessionIndex = '_s1', ...user }: SamlUser & { sessionIndex?: string },
) {
  await complete(person, await idp.respond(await saml.start(person), user, { sessionIndex }));
  const [row] = await sqlOf(saml.gatehouse)(
    `select certificate from sso_certificate where connection_id = '${saml.connection.id}' and side = 'sp'`,
  );
  const { samlConfig } = saml.connection as { samlConfig: { entityId: string; sloUrl: string } };
  const participant: SamlParticipant = {
    serviceProviderId: samlConfig.entityId,
    nameId: user.id,
    sessionIndex,
    serviceProviderLogoutURL: samlConfig.sloUrl,
    cert: String(row!['certificate']),
  };
  return participant;
}

async function open(person: Person, { pathname, searchParams }: URL) {
  const query = Object.fromEntries(searchParams);
  // The query as it was sent, which is what is signed.
  const url = `${pathname}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
  const response = await person.send({ method: 'GET', url, headers: { accept: 'text/html' } });
  return { status: response.statusCode, location: String(response.headers.location), body: response.body };
}

test('a user signs out here and at samlp', async ({ gatehouse, saml, idp }) => {
  const person = new Person(gatehouse);
  const participant = await signIn(person, { saml, idp }, saml.newUser());

  const { body } = await expectOk(person.post(`/sso/saml2/logout/${saml.providerId}`, { callbackURL: '/bye' }));
  expect(await userOf(person)).toBeNull();
  const back = await idp.logOut(new URL(body.url as string), [participant]);
  expect(back!.searchParams.has('SAMLResponse')).toBe(true);
  expect((await open(person, back!)).location).toBe('/bye');
  expect(errorOf(await open(person, back!))).toBe('invalid_state');
});

test('samlp ends the session of its user, and no other', async ({ gatehouse, saml, idp }) => {
  const [person, elsewhere, other] = [new Person(gatehouse), new Person(gatehouse), new Person(gatehouse)];
  const user = saml.newUser();
  const participant = await signIn(person, { saml, idp }, { ...user, sessionIndex: '_first' });
  await signIn(elsewhere, { saml, idp }, { ...user, sessionIndex: '_second' });
  await signIn(other, { saml, idp }, { ...saml.newUser(), sessionIndex: '_first' });

  const request = await idp.logOut(null, [participant]);
  const response = await open(new Person(gatehouse), request!);
  expect(response.status).toBe(302);
  expect(await userOf(person)).toBeNull();
  expect(await userOf(elsewhere)).not.toBeNull();
  expect(await userOf(other)).not.toBeNull();
  // It verifies the response.
  expect(await idp.logOut(new URL(response.location), [participant])).toBeNull();

  const replayed = await open(new Person(gatehouse), request!);
  expect([replayed.status, replayed.body]).toEqual([400, expect.stringContaining('INVALID_LOGOUT_MESSAGE')]);
});

test('a request that the identity provider did not sign ends no session', async ({ gatehouse, saml, idp }) => {
  const person = new Person(gatehouse);
  const participant = await signIn(person, { saml, idp }, saml.newUser());
  const request = await idp.logOut(null, [participant]);
  const changed = (change: (url: URL) => void) => {
    const url = new URL(request!);
    change(url);
    return url;
  };
  const hostile = [
    changed(({ searchParams }) => searchParams.delete('Signature')),
    changed(({ searchParams }) => searchParams.set('RelayState', 'another')),
    changed(({ searchParams }) => searchParams.set('SigAlg', 'http://www.w3.org/2000/09/xmldsig#rsa-sha1')),
    changed(({ searchParams }) => searchParams.set('SAMLRequest', 'x')),
    new URL(`${request!.origin}${request!.pathname}`),
  ];
  for (const url of hostile) {
    const { status, body } = await open(new Person(gatehouse), url);
    expect([status, body]).toEqual([400, expect.stringContaining('INVALID_LOGOUT_MESSAGE')]);
  }
  expect(await userOf(person)).not.toBeNull();
  expect((await open(new Person(gatehouse), request!)).status).toBe(302);
  expect(await userOf(person)).toBeNull();
});

test('a posted request ends the sessions of its NameID at this connection only, and the response is posted', async ({
  gatehouse,
  saml,
  idp,
}) => {
  const metadata = idp.metadata().replace(/(<SingleLogoutService[^>]*bindings:HTTP-)Redirect/, '$1POST');
  const posting = await newSaml(gatehouse, idp, { metadata });
  const user = posting.newUser();
  const [first, second, elsewhere] = [new Person(gatehouse), new Person(gatehouse), new Person(gatehouse)];
  const { serviceProviderLogoutURL: destination } = await signIn(
    first,
    { saml: posting, idp },
    { ...user, sessionIndex: '_a' },
  );
  await signIn(second, { saml: posting, idp }, { ...user, sessionIndex: '_b' });
  await signIn(elsewhere, { saml, idp }, { ...saml.newUser(), id: user.id, sessionIndex: '_a' });

  const message = writeLogoutRequest({
    id: '_posted',
    issueInstant: new Date(),
    destination,
    spEntityId: idp.entityId,
    nameId: { value: user.id, format: undefined, nameQualifier: undefined, spNameQualifier: undefined },
    sessionIndex: undefined,
  });
  const send = async (key: KeyWithCertificate) => postForm(gatehouse, destination, await signedForm(message, key));
  expect((await send(samlKeys.foreign)).statusCode).toBe(400);
  expect(await userOf(first)).not.toBeNull();
  const { statusCode, body } = await send(idp.key);
  expect([statusCode, body]).toEqual([200, expect.stringContaining(`action="${idp.origin}/logout"`)]);
  expect(body).toContain('name="SAMLResponse"');
  expect([await userOf(first), await userOf(second)]).toEqual([null, null]);
  expect(await userOf(elsewhere)).not.toBeNull();
  expect((await send(idp.key)).statusCode).toBe(400);

  // The provider takes no request in an address.
  const again = new Person(gatehouse);
  await signIn(again, { saml: posting, idp }, user);
  const answer = await again.post(`/sso/saml2/logout/${posting.providerId}`, { callbackURL: '/bye' });
  expect(answer.body.code).toBe('SINGLE_LOGOUT_NOT_ENABLED');
  expect(await userOf(again)).toBeNull();
});

/** As the page of a provider posts it, to which browsers add no cookies. */
async function postForm(gatehouse: Gatehouse, address: string, SAMLRequest: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
  const payload = new URLSearchParams({ SAMLRequest }).toString();
  return new Person(gatehouse).send({ method: 'POST', url: new URL(address).pathname, payload, headers });
}

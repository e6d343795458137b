import { expect, onTestFinished, vi } from 'vitest';

import { expectOk } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { enableTotp, nextTimeStep, totpCode } from '#tests/support/two-factor.ts';

import { errorOf, returnTo, sqlOf, test } from './connections.ts';

const logOut = (person: Person, providerId: string, more: object = {}) =>
  person.post(`/sso/saml2/logout/${providerId}`, more);

test('a logout ends the session here and at the identity provider, and returns to the callback URL', async ({
  gatehouse,
  sso,
}) => {
  const { domain, newUser, signIn, server, providerId } = sso;
  const person = new Person(gatehouse);
  await signIn(person, newUser(`a@${domain}`));

  const { body } = await expectOk(logOut(person, providerId, { callbackURL: '/goodbye' }));
  expect(body.redirect).toBe(true);
  expect((await person.get('/get-session')).body).toBeNull();
  const url = new URL(body.url);
  expect(url.origin + url.pathname).toBe(`${server.origin}/session/end`);
  const { id_token_hint: hint, ...parameters } = Object.fromEntries(url.searchParams);
  expect(hint!.split('.')).toHaveLength(3);
  const callback = `http://localhost:3000/api/auth/sso/callback/${providerId}`;
  expect(parameters).toEqual({ client_id: 'gatehouse', post_logout_redirect_uri: callback, state: expect.any(String) });
  // The provider accepts the request, and asks the user.
  expect((await fetch(url)).status).toBe(200);

  const back = new URL(callback);
  back.searchParams.set('state', parameters['state']!);
  expect(await returnTo(person, back)).toEqual({ status: 302, location: '/goodbye' });
  expect(errorOf(await returnTo(person, back))).toBe('invalid_state');
});

test('a logout ends the session also without a page of the provider, and only at the provider of the session', async ({
  gatehouse,
  sso,
}) => {
  const { domain, newUser, signIn, connection, providerId, server, organization } = sso;
  const person = new Person(gatehouse);
  await signIn(person, newUser(`b@${domain}`));
  expect((await logOut(person, 'unknown')).body.code).toBe('PROVIDER_NOT_FOUND');
  expect((await logOut(organization.owner, providerId)).body.code).toBe('PROVIDER_NOT_FOUND');
  expect((await person.get('/get-session')).body).not.toBeNull();

  const endpoints = {
    authorization: `${server.origin}/auth`,
    token: `${server.origin}/token`,
    jwks: `${server.origin}/jwks`,
  };
  await sqlOf(gatehouse)(`update sso_connection set endpoints = '${JSON.stringify(endpoints)}', updated_at = now()
    where id = '${connection.id}'`);
  expect(await logOut(person, providerId)).toMatchObject({ status: 400, body: { code: 'SINGLE_LOGOUT_NOT_ENABLED' } });
  expect((await person.get('/get-session')).body).toBeNull();
});

test('the session at the provider is stored with a session that waited for a second factor', async ({
  gatehouse,
  sso,
}) => {
  const { domain, newUser, signIn, providerId } = sso;
  const ada = await Person.signUpVerified(gatehouse, { email: `ada@${domain}` });
  const { key } = await enableTotp(ada);
  nextTimeStep();
  onTestFinished(() => void vi.useRealTimers());
  const browser = new Person(gatehouse);
  await signIn(browser, newUser(ada.email));
  await expectOk(browser.post('/two-factor/verify-totp', { code: totpCode(key) }));

  const { body } = await expectOk(logOut(browser, providerId));
  expect(new URL(body.url).searchParams.get('id_token_hint')).not.toBeNull();
});

test('no row contains the ID token or the subject in clear', async ({ gatehouse, sso }) => {
  const { domain, newUser, signIn } = sso;
  const subject = newUser(`c@${domain}`);
  await signIn(new Person(gatehouse), subject);

  const [row] = await sqlOf(gatehouse)(`select s.* from sso_session s order by session_id desc limit 1`);
  expect(row).toMatchObject({ id_token: expect.stringMatching(/^aes-256-gcm:/) });
  expect(JSON.stringify(row)).not.toContain(subject);
});

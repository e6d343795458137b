import { inflateRawSync } from 'node:zlib';

import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { errorOf, sqlOf, withPrivateHosts } from '#tests/features/sso/sign-in/connections.ts';
import { expectOk, newMember, newOrganization } from '#tests/support/organization.ts';
import type { SamlVariant } from '#tests/support/peers/saml-server.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';

import { complete, test as base, userOf, type TestSaml } from './saml.ts';

const MFA = 'https://refeds.org/profile/mfa';

const test = base.extend<{ gatehouse: Gatehouse }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await withPrivateHosts({ sso: { mayTrustFactors: true } });
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

const sessionOf = async (person: Person) => (await person.get('/get-session')).body.session;

/** Starts a flow of a signed-in user. @returns the address of the request at the identity provider. */
async function begin({ providerId }: TestSaml, person: Person, call: 'connect' | 'prove'): Promise<URL> {
  const { body } = await expectOk(person.post(`/sso/${call}`, { providerId, callbackURL: '/account' }));
  return new URL(body.url);
}

test('a proof asks samlp for a new authentication of the same user', async ({ gatehouse, saml, idp }) => {
  const [person, user] = [new Person(gatehouse), saml.newUser()];
  await saml.signIn(person, user);
  await sqlOf(gatehouse)(`update session set authenticated_at = now() - interval '2 days'`);
  const before = await sessionOf(person);

  const other = await complete(person, await idp.respond(await begin(saml, person, 'prove'), saml.newUser()));
  expect(errorOf(other)).toBe('sso_identity_changed');
  const request = await begin(saml, person, 'prove');
  const document = inflateRawSync(Buffer.from(request.searchParams.get('SAMLRequest')!, 'base64')).toString();
  expect(document).toContain('ForceAuthn="true"');
  expect((await sessionOf(person)).authenticatedAt).toBe(before.authenticatedAt);
  expect(await complete(person, await idp.respond(request, user))).toEqual({ status: 302, location: '/account' });
  const { authenticatedAt } = await sessionOf(person);
  expect(new Date(authenticatedAt).getTime()).toBeGreaterThan(new Date(before.authenticatedAt).getTime());
});

test('a member connects another address of samlp, and an owner confirms a sign-in', async ({
  gatehouse,
  saml,
  idp,
}) => {
  const [guest, upn] = [await Person.signUpVerified(gatehouse), saml.newUser()];
  await newMember(gatehouse, saml.organization, { person: guest });
  const connected = await complete(guest, await idp.respond(await begin(saml, guest, 'connect'), upn));
  expect(connected).toEqual({ status: 302, location: '/account' });
  const elsewhere = new Person(gatehouse);
  await saml.signIn(elsewhere, upn);
  expect((await userOf(elsewhere)).id).toBe(guest.id);

  const user = saml.newUser();
  const owner = await Person.signUpVerified(gatehouse, { email: user.email });
  await newOrganization(gatehouse, owner);
  const browser = new Person(gatehouse);
  expect(errorOf(await saml.signIn(browser, user))).toBe('sso_confirmation_required');
  await expectOk(browser.post('/sign-in/email', { email: user.email, password: PASSWORD }));
  await expectOk(browser.post('/sso/complete-link'));
  expect(errorOf(await saml.signIn(new Person(gatehouse), user))).toBeNull();
});

test('the context of the authentication states a second factor, and an attribute does not', async ({
  gatehouse,
  saml,
}) => {
  await sqlOf(gatehouse)(`update sso_connection set trusts_factors = true, factor_values = '{${MFA}}'`);
  const user = saml.newUser();
  const profileMapper = () => ({
    getClaims: () => ({ email: user.email, acr: MFA, amr: MFA }),
    getNameIdentifier: () => ({ nameIdentifier: user.id }),
  });
  const signedIn = async (variant: SamlVariant) => {
    const person = new Person(gatehouse);
    await saml.signIn(person, user, variant);
    const { amr, level } = await sessionOf(person);
    return { amr, level };
  };
  expect(await signedIn({ authnContextClassRef: MFA })).toEqual({ amr: ['fed', 'mfa'], level: 2 });
  expect(await signedIn({ profileMapper })).toEqual({ amr: ['fed'], level: 1 });
});

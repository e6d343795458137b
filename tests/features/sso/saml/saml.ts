import { randomUUID } from 'node:crypto';

import { test as base } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { proveDomain, sqlOf, withPrivateHosts } from '#tests/features/sso/sign-in/connections.ts';
import { expectOk, newOrganization } from '#tests/support/organization.ts';
import type { Redirect } from '#tests/support/peers/oauth-flow.ts';
import { SamlServer, type SamlPost, type SamlUser, type SamlVariant } from '#tests/support/peers/saml-server.ts';
import { Person } from '#tests/support/person.ts';

/** One service, and one identity provider, for the file. */
export const test = base.extend<{ gatehouse: Gatehouse; idp: SamlServer; saml: TestSaml }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await withPrivateHosts();
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
  idp: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await using idp = await SamlServer.start();
      await use(idp);
    },
    { scope: 'file' },
  ],
  // Its key takes a second to generate.
  saml: [async ({ gatehouse, idp }, use) => use(await newSaml(gatehouse, idp)), { scope: 'file' }],
});

/** An organization with a proven domain and an enabled connection to a SAML identity provider. */
export async function newSaml(gatehouse: Gatehouse, idp: SamlServer, more: object = {}) {
  const organization = await newOrganization(gatehouse);
  const domain = `${randomUUID().slice(0, 8)}.example`;
  await proveDomain(gatehouse, organization, domain);
  const request = { organizationId: organization.id, metadata: idp.metadata(), ...more };
  const { body: connection } = await expectOk(organization.owner.post('/sso/register', request));
  await sqlOf(gatehouse)(
    `update sso_connection set tested_revision = revision, enabled_at = now() where id = '${connection.id}'`,
  );
  const { providerId } = connection as { providerId: string };
  const newUser = (name = randomUUID().slice(0, 8)): SamlUser => ({
    id: `id-${name}`,
    email: `${name}@${domain}`,
    displayName: `Name of ${name}`,
  });
  return {
    gatehouse,
    organization,
    domain,
    providerId,
    connection,
    newUser,
    /** Starts a sign-in in a browser. @returns the address of the request at the identity provider. */
    start: async (person: Person, body: object = {}) => {
      const flow = { providerId, callbackURL: '/home', errorCallbackURL: '/sign-in', ...body };
      const answer = await expectOk(person.post('/sign-in/sso', flow));
      return new URL(answer.body.url as string);
    },
    signIn: async (person: Person, user: SamlUser, variant: SamlVariant = {}) => {
      const flow = { providerId, callbackURL: '/home', errorCallbackURL: '/sign-in' };
      const { body } = await expectOk(person.post('/sign-in/sso', flow));
      return complete(person, await idp.respond(new URL(body.url as string), user, variant));
    },
    attempts: async () => {
      const of = { organizationId: organization.id, providerId };
      return (await expectOk(organization.owner.get('/sso/list-attempts', of))).body as Attempt[];
    },
  };
}

export type TestSaml = Awaited<ReturnType<typeof newSaml>>;

interface Attempt {
  outcome: string;
  reason: string | null;
  rule: string | null;
}

/** The page of the identity provider posts the response, to which browsers add no cookies. */
export async function post(
  { gatehouse }: Person,
  saml: SamlPost,
  from: { remoteAddress?: string } = {},
): Promise<Redirect> {
  const response = await new Person(gatehouse).send({ ...postRequest(saml), ...from });
  return { status: response.statusCode, location: String(response.headers.location) };
}

/** As the page of the provider sends it. */
export function postRequest({ acsUrl, form }: SamlPost) {
  const { pathname: url } = new URL(acsUrl);
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://idp.example',
    'sec-fetch-site': 'cross-site',
  };
  return { method: 'POST' as const, url, payload: new URLSearchParams(form).toString(), headers };
}

/** The browser follows a redirect of this service with its cookies. */
export async function follow(person: Person, { location }: Redirect): Promise<Redirect> {
  const { pathname, searchParams } = new URL(location, 'http://localhost:3000');
  const query = Object.fromEntries(searchParams);
  const response = await person.send({ method: 'GET', url: pathname, query, headers: { accept: 'text/html' } });
  return { status: response.statusCode, location: String(response.headers.location) };
}

/** The whole way back. */
export async function complete(person: Person, response: SamlPost): Promise<Redirect> {
  const posted = await post(person, response);
  return isTicket(posted) ? follow(person, posted) : posted;
}

export const isTicket = ({ location }: Redirect) =>
  new URL(location, 'http://localhost:3000').searchParams.has('ticket');

export const userOf = async (person: Person) => (await person.get('/get-session')).body?.user ?? null;

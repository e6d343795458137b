import { randomUUID } from 'node:crypto';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { sealClientSecret } from '#server/features/sso/client-secret.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { newOrganization, type TestOrganization } from '#tests/support/organization.ts';
import type { Redirect } from '#tests/support/peers/oauth-flow.ts';
import { CLIENT, OpenIdServer } from '#tests/support/peers/openid-server.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { SECRET, startGatehouse } from '#tests/support/test.ts';
import { test as base } from 'vitest';

export const withPrivateHosts = (options: GatehouseOptions = {}) =>
  startGatehouse({ ...options, outgoing: { privateHosts: ['127.0.0.1'] } });

export const sqlOf =
  ({ options }: Gatehouse) =>
  (text: string) =>
    runSql(options.databaseUrl!, text);

/** Of an address that the organization has proven. */
export async function proveDomain(
  gatehouse: Gatehouse,
  organization: Pick<TestOrganization, 'id'>,
  claimed: string | { domain: string; includesSubdomains: true },
): Promise<string> {
  const { domain, includesSubdomains } =
    typeof claimed === 'string' ? { domain: claimed, includesSubdomains: false } : claimed;
  const id = randomUUID();
  await sqlOf(gatehouse)(`insert into organization_domain
    (id, organization_id, domain, challenge, includes_subdomains, verified_at, created_at, updated_at)
    values ('${id}', '${organization.id}', '${domain}', 'x', ${includesSubdomains}, now(), now(), now())`);
  return id;
}

interface ConnectionSetup {
  issuer: string;
  providerId?: string;
  clientId?: string;
  jit?: boolean;
  mapping?: object;
  endpoints?: object;
  maxSessionAge?: number;
  /** Ids of domains. */
  domains?: readonly string[];
}

export interface TestConnection {
  id: string;
  providerId: string;
}

/** An enabled connection of an organization. */
export async function addConnection(
  gatehouse: Gatehouse,
  organization: Pick<TestOrganization, 'id'>,
  { issuer, domains = [], jit = true, mapping = {}, endpoints, maxSessionAge, ...names }: ConnectionSetup,
): Promise<TestConnection> {
  const id = randomUUID();
  const { providerId = `acme-${id.slice(0, 8)}`, clientId = CLIENT.clientId } = names;
  const secret = sealClientSecret([SECRET], CLIENT.clientSecret, id);
  const sql = sqlOf(gatehouse);
  await sql(`insert into sso_connection (id, organization_id, provider_id, name, enabled_at, issuer, client_id, client_auth,
      client_secret, scopes, mapping, jit, default_role, ceiling_role, factor_values, max_session_age, endpoints, created_at, updated_at)
    values ('${id}', '${organization.id}', '${providerId}', 'Acme', now(), '${issuer}', '${clientId}', 'post', '${secret}',
      '{openid,profile,email}', '${JSON.stringify(mapping)}', ${jit}, 'member', 'member', '{}', ${maxSessionAge ?? 'null'},
      ${endpoints ? `'${JSON.stringify(endpoints)}'` : 'null'}, now(), now())`);
  for (const domain of domains)
    await sql(
      `insert into sso_connection_domain (connection_id, domain_id, created_at) values ('${id}', '${domain}', now())`,
    );
  return { id, providerId };
}

/** A user at the identity provider. */
export function addUser(server: OpenIdServer, claims: Record<string, unknown>): string {
  const subject = randomUUID();
  server.users.set(subject, claims);
  return subject;
}

/** The whole flow, with an identity provider that consents at once. */
export async function signInAt(
  server: OpenIdServer,
  person: Person,
  { subject, ...body }: { subject: string; providerId: string } & Record<string, unknown>,
): Promise<Redirect> {
  const answer = await person.post('/sign-in/sso', { callbackURL: '/home', errorCallbackURL: '/sign-in', ...body });
  if (answer.status !== 200) throw new Error(`sign-in/sso answered ${answer.status} ${JSON.stringify(answer.body)}`);
  const callback = await server.consent(new URL(answer.body.url as string), subject);
  return returnTo(person, callback);
}

export async function returnTo(person: Person, { pathname, searchParams }: URL): Promise<Redirect> {
  const response = await person.send({ method: 'GET', url: pathname, query: Object.fromEntries(searchParams) });
  return { status: response.statusCode, location: String(response.headers.location) };
}

/** The error of a redirect; null for another one. */
export const errorOf = ({ location }: Redirect) => new URL(location, 'http://localhost:3000').searchParams.get('error');

/** An organization with a proven domain and an enabled connection to an OpenID Connect server. */
export async function newSso(
  gatehouse: Gatehouse,
  { domain = `${randomUUID().slice(0, 8)}.example`, ...setup }: Partial<ConnectionSetup> & { domain?: string } = {},
) {
  const organization = await newOrganization(gatehouse);
  const domainId = await proveDomain(gatehouse, organization, domain);
  const providerId = setup.providerId ?? `acme-${randomUUID().slice(0, 8)}`;
  const server = await OpenIdServer.start({ providerId, callbackPath: '/api/auth/sso/callback' });
  const connection = await addConnection(gatehouse, organization, {
    issuer: server.issuer,
    domains: [domainId],
    ...setup,
    providerId,
  });
  const newUser = (email: string, more: object = {}) => addUser(server, { email, email_verified: true, ...more });
  return {
    organization,
    domain,
    domainId,
    server,
    connection,
    providerId,
    newUser,
    signIn: (person: Person, subject: string, more: object = {}) =>
      signInAt(server, person, { providerId, subject, ...more }),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

export type TestSso = Awaited<ReturnType<typeof newSso>>;

interface Fixtures {
  gatehouse: Gatehouse;
  anyone: Person;
  sso: TestSso;
}

export const test = base.extend<Fixtures>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await withPrivateHosts();
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
  anyone: async ({ gatehouse }, use) => use(new Person(gatehouse)),
  sso: async ({ gatehouse }, use) => {
    await using sso = await newSso(gatehouse);
    await use(sso);
  },
});

/** Whether this process knows that there are connections, which it reads in the background. */
export const hasConnections = async (gatehouse: Gatehouse): Promise<boolean> =>
  (await gatehouse.call('getPublicOptions')).sso ?? false;

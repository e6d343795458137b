import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { expectOk, newOrganization, refusalOf } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';
import { requireSso } from '#tests/features/sso/policy/policies.ts';
import {
  addConnection,
  newSso,
  proveDomain,
  sqlOf,
  type TestConnection,
} from '#tests/features/sso/sign-in/connections.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';

const test = base.extend<{ admin: Person }>({
  admin: [async ({ gatehouse }, use) => use(await signUpWithRole(gatehouse, 'admin')), { scope: 'file' }],
});

interface Listed {
  id: string;
  [field: string]: unknown;
}

interface Attempt {
  outcome: 'signed-in' | 'refused' | 'test';
  reason?: string;
  rule?: string;
  hoursAgo?: number;
  user?: Person;
}

/** Records an attempt that has encrypted facts. */
async function recordAttempt(gatehouse: Gatehouse, { id }: TestConnection, attempt: Attempt): Promise<void> {
  const { outcome, reason, rule, hoursAgo = 0, user } = attempt;
  const text = (value?: string) => (value === undefined ? 'null' : `'${value}'`);
  await sqlOf(gatehouse)(`insert into sso_attempt (id, connection_id, outcome, reason, rule, user_id, facts, created_at)
    values (uuidv7(interval '-${hoursAgo} hours'), '${id}', '${outcome}', ${text(reason)}, ${text(rule)},
      ${text(user?.id)}, 'encrypted facts', now() - interval '${hoursAgo} hours')`);
}

async function list(admin: Person, query: Record<string, string> = {}) {
  const { body } = await expectOk(admin.get('/admin/list-connections', query));
  return body as { connections: Listed[]; total: number; nextCursor: string | null };
}

async function connectionsOf(gatehouse: Gatehouse, organization: { id: string }, count: number) {
  const connections: TestConnection[] = [];
  for (let n = 0; n < count; n += 1)
    connections.push(await addConnection(gatehouse, organization, { issuer: `https://idp.example/${n}` }));
  return connections;
}

test('administrators list the connections of all organizations, without secrets and claims', async ({
  gatehouse,
  admin,
}) => {
  const organization = await newOrganization(gatehouse);
  const domain = `${organization.slug}.example`;
  const connection = await addConnection(gatehouse, organization, {
    issuer: 'https://idp.example',
    domains: [await proveDomain(gatehouse, organization, domain)],
  });
  await recordAttempt(gatehouse, connection, { outcome: 'signed-in', hoursAgo: 1 });
  await recordAttempt(gatehouse, connection, { outcome: 'signed-in', hoursAgo: 2 });
  for (const hoursAgo of [1, 23, 25]) await recordAttempt(gatehouse, connection, { outcome: 'refused', hoursAgo });

  const { connections } = await list(admin, { organizationId: organization.id });
  expect(connections).toEqual([
    {
      ...connection,
      name: 'Acme',
      type: 'oidc',
      issuer: 'https://idp.example',
      organization: { id: organization.id, name: 'Acme', slug: organization.slug },
      domains: [{ id: expect.any(String), domain, status: 'verified' }],
      enabled: true,
      tested: false,
      attention: ['not-tested'],
      lastSignInAt: expect.any(String),
      failures: 2,
      createdAt: expect.any(String),
    },
  ]);
  const hour = Date.now() - new Date(connections[0]!['lastSignInAt'] as string).getTime();
  expect(Math.round(hour / 60_000)).toBe(60);
  const { body } = await expectOk(admin.get('/admin/get-connection', { connectionId: connection.id }));
  expect(body).toEqual(connections[0]);
});

test('the list says what needs attention, as the page of the organization does', async ({ gatehouse, admin }) => {
  const { owner, ...organization } = await newOrganization(gatehouse);
  const sql = sqlOf(gatehouse);
  const domainId = await proveDomain(gatehouse, organization, `${organization.slug}.example`);
  await addConnection(gatehouse, organization, { issuer: 'https://idp.example', domains: [domainId] });
  const attention = async () => {
    const { connections } = await list(admin, { organizationId: organization.id });
    const { body } = await expectOk(owner.get('/sso/providers', { organizationId: organization.id }));
    expect([body.providers[0].attention, body.providers[0].domains]).toEqual([
      connections[0]!['attention'],
      connections[0]!['domains'],
    ]);
    return connections[0]!['attention'];
  };
  const changeDomain = (values: string) => sql(`update organization_domain set ${values} where id = '${domainId}'`);

  expect(await attention()).toEqual(['not-tested']);
  await sql(`update sso_connection set tested_revision = revision where organization_id = '${organization.id}'`);
  expect(await attention()).toEqual([]);
  await changeDomain('failing_since = now()');
  expect(await attention()).toEqual([]);
  await changeDomain('lost_at = now()');
  expect(await attention()).toEqual(['no-proven-domain', 'domain-lost']);
  await changeDomain('lost_at = null, verified_at = null, failing_since = null');
  expect(await attention()).toEqual(['no-proven-domain']);
});

test('pages have each connection once, those of an organization too', async ({ gatehouse, admin }) => {
  const organization = await newOrganization(gatehouse);
  const added = await connectionsOf(gatehouse, organization, 3);
  await connectionsOf(gatehouse, await newOrganization(gatehouse), 1);
  const read = async (query: Record<string, string>) => {
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await list(admin, { ...query, limit: '2', ...(cursor && { cursor }) });
      ids.push(...page.connections.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    return ids;
  };

  const own = await read({ organizationId: organization.id });
  expect(own).toEqual(
    added
      .map(({ id }) => id)
      .toSorted()
      .toReversed(),
  );
  const whole = await list(admin);
  expect(await read({})).toEqual(whole.connections.map(({ id }) => id));
  expect(whole.total).toBe(whole.connections.length);
  expect((await list(admin, { organizationId: admin.id })).connections).toEqual([]);
  expect(await refusalOf(admin.get('/admin/list-connections', { cursor: 'x' }))).toBe('400 INVALID_CURSOR');
});

test('attempts show why sign-ins fail, and nothing that a provider stated', async ({ gatehouse, admin }) => {
  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  const connection = await addConnection(gatehouse, organization, { issuer: 'https://idp.example' });
  const { id: connectionId } = connection;
  const read = () => admin.get('/admin/list-connection-attempts', { connectionId });
  expect((await expectOk(read())).body).toEqual([]);
  await recordAttempt(gatehouse, connection, { outcome: 'signed-in', user: owner, hoursAgo: 2 });
  await recordAttempt(gatehouse, connection, {
    outcome: 'refused',
    reason: 'sso_response_refused',
    rule: 'G13',
    hoursAgo: 1,
  });
  await recordAttempt(gatehouse, connection, { outcome: 'test' });

  const row = { id: expect.any(String), createdAt: expect.any(String), reason: null, rule: null, userId: null };
  expect((await expectOk(read())).body).toEqual([
    { ...row, outcome: 'test' },
    { ...row, outcome: 'refused', reason: 'sso_response_refused', rule: 'G13' },
    { ...row, outcome: 'signed-in', userId: owner.id },
  ]);
  for (const path of ['get-connection', 'list-connection-attempts'])
    expect(await refusalOf(admin.get(`/admin/${path}`, { connectionId: owner.id }))).toBe('404 PROVIDER_NOT_FOUND');
});

test('an administrator disables a connection, which its organization can enable again', async ({
  gatehouse,
  admin,
}) => {
  await using sso = await newSso(gatehouse);
  const { organization, connection, providerId } = sso;
  const disable = () => admin.post('/admin/disable-connection', { connectionId: connection.id });
  const { owner, id: organizationId } = organization;

  await expectOk(disable());
  await expectOk(disable());
  const start = () => new Person(gatehouse).post('/sign-in/sso', { providerId, callbackURL: '/' });
  expect((await start()).status).not.toBe(200);
  const entries = `select actor_id, organization_id, details->>'connectionId' connection from audit_entry
    where event = 'sso-connection.disabled' and organization_id = '${organizationId}'`;
  expect(await sqlOf(gatehouse)(entries)).toEqual([
    { actor_id: admin.id, organization_id: organizationId, connection: connection.id },
  ]);

  await sqlOf(gatehouse)(`update sso_connection set tested_revision = revision where id = '${connection.id}'`);
  await expectOk(owner.post('/sso/enable', { organizationId, providerId }));
  const unknown = admin.post('/admin/disable-connection', { connectionId: organizationId });
  expect(await refusalOf(unknown)).toBe('404 PROVIDER_NOT_FOUND');
});

test('the only enabled connection of an organization that requires single sign-on stays enabled', async ({
  gatehouse,
  admin,
}) => {
  await using sso = await newSso(gatehouse);
  const { organization, connection } = sso;
  const disable = ({ id }: TestConnection) => refusalOf(admin.post('/admin/disable-connection', { connectionId: id }));
  const other = await addConnection(gatehouse, organization, { issuer: 'https://idp.example' });
  await requireSso(sso);

  const outcomes = await Promise.all([disable(connection), disable(other)]);
  expect(outcomes.toSorted()).toEqual(['200', '409 SSO_IS_REQUIRED']);
});

test('members, owners and administrators without the permission see and disable nothing', async () => {
  await using gatehouse = await startGatehouse({
    admin: { roles: { support: { enterprise: ['read'] }, helper: { user: ['list'] } } },
  });
  const organization = await newOrganization(gatehouse);
  const { id: connectionId } = await addConnection(gatehouse, organization, { issuer: 'https://idp.example' });
  const [support, helper] = [await signUpWithRole(gatehouse, 'support'), await signUpWithRole(gatehouse, 'helper')];
  const outcomes = async (person: Person) => [
    await refusalOf(person.get('/admin/list-connections')),
    await refusalOf(person.get('/admin/get-connection', { connectionId })),
    await refusalOf(person.get('/admin/list-connection-attempts', { connectionId })),
    await refusalOf(person.post('/admin/disable-connection', { connectionId })),
  ];
  const unread = '403 YOU_ARE_NOT_ALLOWED_TO_READ_CONNECTIONS';
  const kept = '403 YOU_ARE_NOT_ALLOWED_TO_DISABLE_CONNECTIONS';

  expect(await outcomes(organization.owner)).toEqual([unread, unread, unread, kept]);
  expect(await outcomes(helper)).toEqual([unread, unread, unread, kept]);
  expect(await outcomes(support)).toEqual(['200', '200', '200', kept]);
  expect(await refusalOf(new Person(gatehouse).get('/admin/list-connections'))).toBe('401 UNAUTHORIZED');
});

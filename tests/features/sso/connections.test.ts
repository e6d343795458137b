import { expect, vi } from 'vitest';

import { newApiKey, programWith } from '#tests/support/api-keys.ts';
import { newMember, newOrganization, refusalOf } from '#tests/support/organization.ts';
import { interleave, runSql } from '#tests/support/postgres.ts';
import { CLIENT } from '#tests/support/peers/openid-server.ts';

import { addBreakGlass } from './policy/policies.ts';
import { markTested, register, startWithLoopback, test } from './connections.ts';

test('a connection is registered for all domains of the organization, and answers no secret', async ({
  gatehouse,
  idp,
}) => {
  const organization = await newOrganization(gatehouse);
  await organization.owner.post('/organization/add-domain', { domain: 'registered.example' });
  const connection = await register(organization, idp);

  expect(connection).toMatchObject({
    type: 'oidc',
    name: 'Acme',
    organizationId: organization.id,
    userId: organization.owner.id,
    issuer: idp.issuer,
    redirectURI: `http://localhost:3000/api/auth/sso/callback/${connection.providerId}`,
    domain: 'registered.example',
    domains: [{ domain: 'registered.example', status: 'pending' }],
    domainVerified: false,
    oidcConfig: {
      clientId: 'gatehouse',
      clientIdLastFour: 'ouse',
      clientSecret: null,
      discoveryEndpoint: `${idp.issuer}/.well-known/openid-configuration`,
      tokenEndpoint: null,
      tokenEndpointAuthentication: 'client_secret_basic',
      scopes: ['openid', 'profile', 'email'],
      pkce: true,
    },
    enabled: false,
    revision: 1,
    tested: false,
    defaultRole: 'member',
    ceilingRole: 'member',
    attention: ['not-tested', 'no-proven-domain'],
  });
  expect(connection.providerId).toMatch(/^org-[a-z0-9-]+-[a-z0-9]{8}$/);
  const { owner, id: organizationId } = organization;
  const { providerId } = connection;
  expect((await owner.get('/sso/providers', { organizationId })).body).toEqual({ providers: [connection] });
  expect((await owner.get('/sso/get-provider', { organizationId, providerId })).body).toEqual(connection);
});

test('a domain that is added later is served by the only connection, and by none of two', async ({
  gatehouse,
  idp,
}) => {
  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  const { providerId } = await register(organization, idp, { domain: 'first.example, FIRST.example' });
  const domain = async () => (await owner.get('/sso/get-provider', { providerId })).body.domain;
  const add = (name: string) => owner.post('/organization/add-domain', { domain: name });

  await add('second.example');
  expect(await domain()).toBe('first.example,second.example');
  await register(organization, idp, { clientId: 'other', domain: 'third.example' });
  await add('fourth.example');
  expect(await domain()).toBe('first.example,second.example');
  await owner.post('/sso/update-provider', { providerId, domain: 'fourth.example' });
  expect(await domain()).toBe('fourth.example');
});

test('owners and admins manage connections, members see none, and a key with sso:read lists them', async ({
  gatehouse,
  idp,
}) => {
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const { person: member } = await newMember(gatehouse, organization);
  const { providerId } = await register({ ...organization, owner: admin }, idp);

  expect(await refusalOf(member.get('/sso/providers'))).toBe('403 YOU_ARE_NOT_ALLOWED_TO_READ_SSO');
  const registration = { issuer: idp.issuer, ...CLIENT, clientId: 'other' };
  expect(await refusalOf(member.post('/sso/register', registration))).toBe('403 YOU_ARE_NOT_ALLOWED_TO_MANAGE_SSO');
  const { key } = await newApiKey(owner, { scopes: ['sso:read'] });
  const program = programWith(gatehouse, key);
  expect((await program.get('/sso/providers', { organizationId })).body.providers).toHaveLength(1);
  expect((await program.post('/sso/enable', { organizationId, providerId })).status).toBe(403);
  const other = await newOrganization(gatehouse);
  expect(await refusalOf(other.owner.get('/sso/get-provider', { providerId }))).toBe('404 PROVIDER_NOT_FOUND');
  expect(await refusalOf(other.owner.post('/sso/delete-provider', { providerId }))).toBe('404 PROVIDER_NOT_FOUND');
});

test('a provider grants no role above that of the caller, and never the top role', async ({ idp }) => {
  const organizationOptions = { dynamicAccessControl: { enabled: true } };
  await using gatehouse = await startWithLoopback({
    sso: { mayTrustFactors: true },
    organization: organizationOptions,
  });
  const organization = await newOrganization(gatehouse);
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const { providerId } = await register(organization, idp, { ceilingRole: 'admin' });
  const update = (person = organization.owner, changes: object = {}) =>
    refusalOf(person.post('/sso/update-provider', { providerId, ...changes }));

  expect(await update(organization.owner, { ceilingRole: 'owner' })).toBe('400 INVALID_CEILING_ROLE');
  expect(await update(organization.owner, { ceilingRole: 'member', defaultRole: 'admin' })).toBe(
    '400 INVALID_CEILING_ROLE',
  );
  expect(await update(organization.owner, { ceilingRole: 'unknown' })).toBe('400 ROLE_NOT_FOUND');
  expect(await update(organization.owner, { trustsFactors: true })).toBe('200');
  expect(await update(admin, { name: 'Okta' })).toBe('403 YOU_ARE_NOT_ALLOWED_TO_TRUST_SECOND_FACTORS');
  expect(await update(admin, { trustsFactors: false })).toBe('200');
  const role = { role: 'sso', permission: { sso: ['manage', 'read'] } };
  await organization.owner.post('/organization/create-role', role);
  const { person: limited } = await newMember(gatehouse, organization, { role: 'sso' });
  expect(await update(limited, { name: 'Okta' })).toBe('403 YOU_ARE_NOT_ALLOWED_TO_MANAGE_SSO');
});

test('a connection is enabled once its revision was tested, and needs another test after a change', async ({
  gatehouse,
  idp,
}) => {
  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  const { id, providerId } = await register(organization, idp);
  const enable = () => owner.post('/sso/enable', { providerId });
  const update = async (changes: object) => (await owner.post('/sso/update-provider', { providerId, ...changes })).body;

  expect(await refusalOf(enable())).toBe('409 SSO_NOT_TESTED');
  await markTested(gatehouse, { id });
  expect((await enable()).body).toMatchObject({ enabled: true, tested: true });
  expect(await update({ name: 'Okta', clientSecret: 'a new secret', mapping: { name: 'nickname' } })).toMatchObject({
    enabled: true,
    revision: 1,
    name: 'Okta',
  });
  expect(await refusalOf(owner.post('/sso/update-provider', { providerId }))).toBe('400 NO_FIELDS_PROVIDED_FOR_UPDATE');
  expect(await update({ clientId: 'another' })).toMatchObject({ enabled: false, tested: false, revision: 2 });
  expect(await update({ mapping: { email: 'upn' }, revision: 1 })).toMatchObject({ code: 'PROVIDER_WAS_CHANGED' });
  expect(await update({ mapping: { email: 'upn' }, revision: 2 })).toMatchObject({ revision: 3 });
  expect((await owner.post('/sso/disable', { providerId })).body).toMatchObject({ enabled: false });
});

test('the last enabled connection of an organization that requires one is not disabled, deleted or replaced', async ({
  gatehouse,
  idp,
}) => {
  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  const [first, second] = [await register(organization, idp), await register(organization, idp, { clientId: 'b' })];
  const enable = async (connection: typeof first) => {
    await markTested(gatehouse, connection);
    await owner.post('/sso/enable', { providerId: connection.providerId });
  };
  await enable(first);
  await addBreakGlass(owner);
  const databaseUrl = gatehouse.options.databaseUrl!;
  await runSql(databaseUrl, `update organization set requires_provider = true where id = '${organization.id}'`);
  const { providerId } = first;

  for (const path of ['/sso/disable', '/sso/delete-provider'])
    expect(await refusalOf(owner.post(path, { providerId }))).toBe('409 SSO_IS_REQUIRED');
  expect(await refusalOf(owner.post('/sso/update-provider', { providerId, clientId: 'c' }))).toBe(
    '409 SSO_IS_REQUIRED',
  );
  expect(await refusalOf(owner.post('/sso/update-provider', { providerId, name: 'Okta' }))).toBe('200');
  await enable(second);
  expect(await refusalOf(owner.post('/sso/delete-provider', { providerId }))).toBe('200');
});

test('a requirement that is set while a call waits for the organization counts', async ({ gatehouse, idp }) => {
  const organization = await newOrganization(gatehouse);
  const connection = await register(organization, idp);
  const { providerId } = connection;
  await markTested(gatehouse, connection);
  expect(await refusalOf(organization.owner.post('/sso/enable', { providerId }))).toBe('200');

  const change = `update organization set requires_provider = true where id = '${organization.id}'`;
  const answer = await interleave(gatehouse.options.databaseUrl!, change, () =>
    refusalOf(organization.owner.post('/sso/delete-provider', { providerId })),
  );
  expect(answer).toBe('409 SSO_IS_REQUIRED');
});

test('deleting a connection deletes its identities and sessions, and nothing else', async ({ gatehouse, idp }) => {
  const databaseUrl = gatehouse.options.databaseUrl!;
  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  const [kept, deleted] = [await register(organization, idp, { clientId: 'b' }), await register(organization, idp)];
  const people = await Promise.all([kept, deleted].map(() => newMember(gatehouse, organization)));
  for (const [index, { id }] of [kept, deleted].entries()) {
    const { person } = people[index]!;
    await runSql(databaseUrl, `update session set provider = 'sso:${id}' where user_id = '${person.id}'`);
    await runSql(
      databaseUrl,
      `insert into account (id, user_id, provider_id, account_id, created_at, updated_at)
       values (gen_random_uuid(), '${person.id}', 'sso:${id}', 'subject', now(), now())`,
    );
  }

  await owner.post('/sso/delete-provider', { providerId: deleted.providerId });
  const [staying, leaving] = people.map(({ person }) => person);
  expect((await leaving!.get('/get-session')).body).toBeNull();
  expect((await staying!.get('/get-session')).body.user.id).toBe(staying!.id);
  const identities = `select user_id from account where provider_id like 'sso:%'`;
  expect(await runSql(databaseUrl, identities)).toEqual([{ user_id: staying!.id }]);
  expect((await owner.get('/organization/list-members')).body.members).toHaveLength(3);

  await owner.post('/organization/delete', { organizationId: organization.id });
  expect((await staying!.get('/get-session')).body).toBeNull();
  expect(await runSql(databaseUrl, identities)).toEqual([]);
});

test('another issuer, client or claim of the id deletes the identities, whose subjects may be of other users', async ({
  gatehouse,
  idp,
}) => {
  const databaseUrl = gatehouse.options.databaseUrl!;
  const organization = await newOrganization(gatehouse);
  const { id, providerId } = await register(organization, idp);
  const link = () =>
    runSql(
      databaseUrl,
      `insert into account (id, user_id, provider_id, account_id, created_at, updated_at)
       values (gen_random_uuid(), '${organization.owner.id}', 'sso:${id}', 'subject', now(), now())`,
    );
  const identities = () => runSql(databaseUrl, `select 1 from account where provider_id = 'sso:${id}'`);
  const update = (changes: object) => organization.owner.post('/sso/update-provider', { providerId, ...changes });

  await link();
  for (const changes of [{ name: 'Okta' }, { mapping: { email: 'upn' } }, { clientSecret: 'another' }]) {
    await update(changes);
    expect(await identities()).toHaveLength(1);
  }
  const endpoints = {
    authorizationEndpoint: `${idp.issuer}/auth`,
    tokenEndpoint: `${idp.issuer}/token`,
    jwksEndpoint: `${idp.issuer}/jwks`,
  };
  for (const changes of [{ clientId: 'c' }, { mapping: { id: 'oid' } }, endpoints, { skipDiscovery: false }]) {
    await update(changes);
    expect(await identities()).toHaveLength(0);
    await link();
  }
});

test('sso.maximumConnections limits, also calls at once, and sso.enabled turns the calls off', async ({ idp }) => {
  await using gatehouse = await startWithLoopback({ sso: { maximumConnections: 1 } });
  const { owner } = await newOrganization(gatehouse);
  const registration = { issuer: idp.issuer, ...CLIENT };
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((clientId) => refusalOf(owner.post('/sso/register', { ...registration, clientId }))),
  );
  expect(answers.toSorted()).toEqual([
    '200',
    '403 YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_SSO_PROVIDERS',
    '403 YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_SSO_PROVIDERS',
  ]);
  await using off = await startWithLoopback({ sso: { enabled: false } });
  expect((await (await newOrganization(off)).owner.get('/sso/providers')).status).toBe(404);
});

test('attempts are listed without their facts, which are erased after a day, and deleted after a month', async ({
  idp,
}) => {
  await using gatehouse = await startWithLoopback({ advanced: { sweepInterval: 0.05 } });
  const databaseUrl = gatehouse.options.databaseUrl!;
  const organization = await newOrganization(gatehouse);
  const { id, providerId } = await register(organization, idp);
  const attempt = (age: string) =>
    runSql(
      databaseUrl,
      `insert into sso_attempt (id, connection_id, outcome, reason, facts, created_at)
       values (gen_random_uuid(), '${id}', 'refused', 'sso_email_missing', 'sealed', now() - interval '${age}')`,
    );
  for (const age of ['1 hour', '25 hours', '31 days']) await attempt(age);

  const stored = () => runSql(databaseUrl, 'select facts from sso_attempt order by created_at');
  await vi.waitFor(async () => expect(await stored()).toEqual([{ facts: null }, { facts: 'sealed' }]));
  const { body } = await organization.owner.get('/sso/list-attempts', { providerId });
  expect(body).toHaveLength(2);
  expect(Object.keys(body[0]).toSorted()).toEqual([
    'canAccept',
    'createdAt',
    'id',
    'outcome',
    'reason',
    'rule',
    'user',
    'userId',
  ]);
});

import { expect } from 'vitest';

import { appRouter } from '#server/app/router.ts';
import { servedCalls } from '#server/transports/procedures.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { Application, visit, visited, REDIRECT_URI } from '#tests/support/oauth/application.ts';
import { test } from '#tests/support/oauth/test.ts';
import { newInvitation, newMember, newOrganization, type TestOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';

type Gatehouse = Person['gatehouse'];

/** An organization with an application of its own. */
async function newOwned(gatehouse: Gatehouse, metadata: object = {}) {
  const organization = await newOrganization(gatehouse);
  const registration = {
    organizationId: organization.id,
    client_name: 'Intranet',
    redirect_uris: [REDIRECT_URI],
    ...metadata,
  };
  const { status, body } = await organization.owner.post('/oauth2/create-client', registration);
  expect([status, body]).toEqual([200, expect.objectContaining({ reference_id: organization.id })]);
  return { organization, application: await Application.of(gatehouse, body) };
}

const verify = async (gatehouse: Gatehouse, { clientId: client_id }: Application, verified: boolean) =>
  (await signUpWithRole(gatehouse, 'admin')).post('/oauth2/verify-client', { client_id, verified });

const callWith = (gatehouse: Gatehouse, token: string, url: string) =>
  gatehouse.app.inject({ url: `/api/auth${url}`, headers: { authorization: `Bearer ${token}` } });

test('members sign in to the application of their organization, others only once it is verified', async ({
  gatehouse,
}) => {
  const { organization, application } = await newOwned(gatehouse);
  const { person: member } = await newMember(gatehouse, organization);
  const tokens = await application.signIn(member);
  expect(tokens.claims()).toMatchObject({ sub: member.id, org_id: organization.id });

  const other = await Person.signUp(gatehouse);
  const begun = await application.begin();
  await expect(visit(other, begun.address)).rejects.toThrow('OAUTH_CLIENT_IS_FOR_MEMBERS');
  expect(visited).toEqual(['refused']);
  const returned = await visit(other, begun.address, { denies: true });
  expect(returned.searchParams.get('error')).toBe('access_denied');
  const silent = await application.begin({ prompt: 'none' });
  expect((await visit(other, silent.address)).searchParams.get('error')).toBe('access_denied');

  await verify(gatehouse, application, true);
  expect((await application.signIn(other)).claims()).not.toHaveProperty('org_id');
});

test('tokens of an application of an organization act in it alone, and end with the membership', async ({
  gatehouse,
}) => {
  const scope = 'openid offline_access organization:read';
  const { organization, application } = await newOwned(gatehouse, { scope });
  const { person } = await newMember(gatehouse, organization);
  const elsewhere = await newOrganization(gatehouse, person);
  const tokens = await application.signIn(person, { scope, prompt: 'consent' });

  const listed = await callWith(gatehouse, tokens.access_token, '/organization/list');
  expect(listed.json().map(({ id }: { id: string }) => id)).toEqual([organization.id]);
  const members = (id: string) =>
    callWith(gatehouse, tokens.access_token, `/organization/list-members?organizationId=${id}`);
  expect((await members(organization.id)).statusCode).toBe(200);
  const unknown = await members('0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10');
  const foreign = await members(elsewhere.id);
  expect([foreign.statusCode, foreign.body]).toEqual([unknown.statusCode, unknown.body]);
  expect((await application.introspect(tokens.access_token))['org_id']).toBe(organization.id);

  await organization.owner.post('/organization/remove-member', {
    organizationId: organization.id,
    memberIdOrEmail: person.email,
  });
  expect((await members(organization.id)).statusCode).toBe(401);
  await expect(application.refresh(tokens.refresh_token!)).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('tokens of an application of an organization list no invitations to others', async ({ gatehouse }) => {
  const scope = 'openid account:read';
  const { organization, application } = await newOwned(gatehouse, { scope });
  const person = await Person.signUpVerified(gatehouse);
  await newMember(gatehouse, organization, { person });
  await newInvitation(await newOrganization(gatehouse), { email: person.email });
  expect((await person.get('/organization/list-user-invitations')).body).toHaveLength(1);
  const { access_token: token } = await application.signIn(person, { scope, prompt: 'consent' });
  const { statusCode, body } = await callWith(gatehouse, token, '/organization/list-user-invitations');
  expect([statusCode, JSON.parse(body)]).toEqual([200, []]);
});

test('users who are not members lose access when the platform takes its verification back', async ({
  gatehouse,
  person,
}) => {
  const scope = 'openid offline_access account:read';
  const { application } = await newOwned(gatehouse, { scope });
  await verify(gatehouse, application, true);
  const tokens = await application.signIn(person, { scope, prompt: 'consent' });
  expect((await application.introspect(tokens.access_token)).active).toBe(true);
  await verify(gatehouse, application, false);
  expect((await application.introspect(tokens.access_token)).active).toBe(false);
  await expect(application.refresh(tokens.refresh_token!)).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('a user allows an application of the platform to act in one organization', async ({ gatehouse }) => {
  const scope = 'openid organization:read';
  const application = await Application.register(gatehouse, { scope });
  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  const elsewhere = await newOrganization(gatehouse, owner);
  const begun = await application.begin({ scope });
  const { headers } = await owner.send({
    method: 'GET',
    url: begun.address.pathname + begun.address.search,
    headers: {},
  });
  const interaction = new URL(headers.location!).searchParams.get('interaction')!;
  const { body: pending } = await owner.get('/oauth2/get-interaction', { interaction });
  expect((pending.organizations as { id: string }[]).map(({ id }) => id)).toEqual([organization.id, elsewhere.id]);

  const stranger = await newOrganization(gatehouse);
  const choose = (organizationId: string) =>
    owner.post('/oauth2/consent', { interaction, accept: true, organizationId });
  expect((await choose(stranger.id)).body.code).toBe('USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  const { body } = await choose(organization.id);
  const tokens = await application.redeem(await visit(owner, body.url as string), begun);
  expect(tokens.claims()).toMatchObject({ org_id: organization.id });
  const listed = await callWith(gatehouse, tokens.access_token, '/organization/list');
  expect(listed.json()).toHaveLength(1);

  const { body: apps } = await owner.get('/organization/list-connected-apps', { organizationId: organization.id });
  expect(apps).toMatchObject([{ client: { client_id: application.clientId }, isOwn: false, users: 1 }]);
  const input = { organizationId: organization.id, client_id: application.clientId };
  expect((await owner.post('/organization/revoke-connected-app', input)).status).toBe(200);
  expect((await callWith(gatehouse, tokens.access_token, '/organization/list')).statusCode).toBe(401);
  expect((await owner.post('/organization/revoke-connected-app', input)).body.code).toBe('OAUTH_CLIENT_NOT_FOUND');
});

/** The calls that name an application and manage it. */
const managing = servedCalls(appRouter).filter(({ meta }) => meta.guard?.includes('oauthClient'));
const inputs: Record<string, object> = { 'oauth2.updateClient': { update: { client_name: 'Stolen' } } };

test.for(managing.filter(({ fields }) => fields!.includes('client_id')))(
  '$name answers a member of another organization as if the application did not exist',
  async ({ name, kind, meta }, { gatehouse }) => {
    const { application } = await newOwned(gatehouse);
    const other = await newOrganization(gatehouse);
    const send = (client_id: string) => {
      const input = { client_id, ...inputs[name] };
      const path = meta.openapi!.path;
      return kind === 'query' ? other.owner.get(path, input) : other.owner.post(path, input);
    };
    const foreign = await send(application.clientId);
    expect([foreign.status, foreign.body]).toEqual([
      404,
      { code: 'OAUTH_CLIENT_NOT_FOUND', message: expect.any(String) },
    ]);
    expect(await send('unknown')).toMatchObject({ status: 404, body: foreign.body });
  },
);

test('the enumeration finds the calls that manage applications', () => {
  expect(managing.length).toBeGreaterThanOrEqual(8);
});

async function memberWith(gatehouse: Gatehouse, organization: TestOrganization, role: string) {
  return (await newMember(gatehouse, organization, { role })).person;
}

test('members without the permission may not manage applications, and no organization exceeds itself', async ({
  gatehouse,
}) => {
  const { organization, application } = await newOwned(gatehouse);
  const { id: organizationId, owner } = organization;
  const admin = await memberWith(gatehouse, organization, 'admin');
  const member = await memberWith(gatehouse, organization, 'member');
  const update = { client_id: application.clientId, update: { client_name: 'Renamed' } };
  expect((await member.post('/oauth2/update-client', update)).body.code).toBe(
    'YOU_ARE_NOT_ALLOWED_TO_MANAGE_OAUTH_CLIENTS',
  );
  expect((await admin.post('/oauth2/update-client', update)).body).toMatchObject(update.update);

  const base = { organizationId, client_name: 'More', redirect_uris: [REDIRECT_URI] };
  for (const beyond of [{ skip_consent: true }, { scope: 'openid user:list' }, { scope: 'organization:create' }]) {
    const { status, body } = await owner.post('/oauth2/create-client', { ...base, ...beyond });
    expect([beyond, status, body.code]).toEqual([beyond, 400, 'VALIDATION_ERROR']);
  }
  await runSql(
    gatehouse.options.databaseUrl!,
    `insert into oauth_client select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'client_id', gen_random_uuid()))).*
      from oauth_client c, generate_series(1, 49) where c.client_id = '${application.clientId}'`,
  );
  expect((await owner.post('/oauth2/create-client', base)).body.code).toBe('OAUTH_CLIENT_LIMIT_REACHED');
});

test('the platform disables and deletes an application of an organization, and changes nothing else', async ({
  gatehouse,
}) => {
  const { application } = await newOwned(gatehouse);
  const administrator = await signUpWithRole(gatehouse, 'admin');
  const client_id = application.clientId;
  const change = (update: object) => administrator.post('/oauth2/update-client', { client_id, update });
  expect((await change({ redirect_uris: [] })).body.code).toBe('YOU_ARE_NOT_ALLOWED_TO_MANAGE_OAUTH_CLIENTS');
  expect((await administrator.post('/oauth2/client/rotate-secret', { client_id })).status).toBe(403);
  expect((await change({ disabled: true })).body).toMatchObject({ disabled: true });
  expect((await administrator.post('/oauth2/delete-client', { client_id })).status).toBe(200);
});

test('applications end with their organization', async ({ gatehouse }) => {
  const { organization, application } = await newOwned(gatehouse);
  await organization.owner.post('/organization/delete', { organizationId: organization.id });
  const { address } = await application.begin();
  expect((await visit(organization.owner, address)).pathname).toBe('/error');
});

test('no application of an organization may ask for a scope of administrators', async ({ gatehouse }) => {
  const guards = new Map<string, Set<string>>();
  for (const { meta } of servedCalls(appRouter)) {
    if (typeof meta.scope !== 'string') continue;
    guards.set(meta.scope, (guards.get(meta.scope) ?? new Set()).add(String(meta.guard)));
  }
  const ofAdministrators = [...guards].filter(([, kinds]) => kinds.has('administrator')).map(([scope]) => scope);
  expect(ofAdministrators).toEqual(expect.arrayContaining(['user:list', 'organization:list', 'organization:get']));
  const { owner, id: organizationId } = await newOrganization(gatehouse);
  for (const scope of ofAdministrators) {
    const registration = { organizationId, client_name: 'Intranet', redirect_uris: [REDIRECT_URI], scope };
    // Refused, or left out: some are of service accounts alone.
    const { body } = await owner.post('/oauth2/create-client', registration);
    expect([scope, String(body.scope ?? '').split(' ')]).toEqual([scope, expect.not.arrayContaining([scope])]);
  }
});

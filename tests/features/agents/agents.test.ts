import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { allowAgent, programOf, registerAgent, type TestAgent } from '#tests/support/oauth/agent.ts';
import { Application, visit } from '#tests/support/oauth/application.ts';
import { newMember, newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';
import { test } from '#tests/support/oauth/test.ts';

const LIST = '/organization/list';

async function codeOf(program: Person, path = LIST): Promise<string> {
  const { status, body } = await program.get(path);
  return status === 200 ? 'OK' : (body.code as string);
}

test('an agent acts for a user within the terms, which the user sees', async ({ gatehouse, person }) => {
  const agent = await registerAgent(gatehouse, { budget: { calls: 50, writes: 5 } });
  const { address } = await agent.application.begin({ scope: 'openid organization:read' });
  const { headers } = await person.send({ method: 'GET', url: address.pathname + address.search, headers: {} });
  const interaction = new URL(headers.location!).searchParams.get('interaction')!;
  const { body } = await person.get('/oauth2/get-interaction', { interaction });
  expect(body.terms).toMatchObject({
    purpose: 'Answers questions.',
    responsible: agent.administrator.name,
    budget: { calls: 50, writes: 5 },
    delegates: [],
  });

  const terms = { days: 7, budget: { calls: 10 } };
  const { access_token: token } = await allowAgent(agent, person, { terms });
  expect(await codeOf(programOf(gatehouse, token))).toBe('OK');
  const [{ terms: granted }] = (await person.get('/oauth2/get-consents')).body;
  expect(granted).toMatchObject({ budget: { calls: 10, writes: 5 }, used: { calls: 1, writes: 0 }, stopped: false });
  const days = (new Date(granted.expiresAt).getTime() - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
});

test('no term goes beyond those of the agent', async ({ gatehouse, person }) => {
  const agent = await registerAgent(gatehouse, { days: 5, budget: { calls: 20, writes: 0 } });
  await allowAgent(agent, person, {
    terms: { days: 300, budget: { calls: 1000, writes: 1000 }, delegates: ['other'] },
  });
  const [{ terms }] = (await person.get('/oauth2/get-consents')).body;
  expect(terms).toMatchObject({ budget: { calls: 20, writes: 0 }, delegates: [] });
  expect(new Date(terms.expiresAt).getTime()).toBeLessThan(Date.now() + 5.01 * 86_400_000);
});

test('a budget is exact, also for parallel calls, and says when it begins anew', async ({ gatehouse, person }) => {
  const agent = await registerAgent(gatehouse);
  const { access_token: token } = await allowAgent(agent, person, { terms: { budget: { calls: 10 } } });
  const program = programOf(gatehouse, token);
  const answers = await Promise.all(Array.from({ length: 30 }, () => program.get(LIST)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  const exhausted = answers.filter(({ status }) => status === 429);
  expect(exhausted.map(({ body }) => body.code)).toEqual(Array(20).fill('BUDGET_EXHAUSTED'));
  const { headers } = await gatehouse.app.inject({ method: 'GET', url: `/api/auth${LIST}`, headers: program.headers });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(await agent.application.introspect(token)).toEqual({ active: false });
  await gatehouse.idle();
  const events = await runSql(
    gatehouse.options.databaseUrl!,
    `select details->>'percent' percent from audit_entry where event = 'agent.budget-reached' and subject_id = '${person.id}' order by id`,
  );
  expect(new Set(events.map(({ percent }) => percent))).toEqual(new Set(['80', '100']));
});

test('changes have a budget of their own', async ({ gatehouse, person }) => {
  const organization = await newOrganization(gatehouse, person);
  const agent = await registerAgent(gatehouse);
  const scope = 'openid organization:read organization:update';
  const { access_token: token } = await allowAgent(agent, person, { scope, terms: { budget: { writes: 1 } } });
  const program = programOf(gatehouse, token);
  const rename = (name: string) =>
    program.post('/organization/update', { organizationId: organization.id, data: { name } });
  expect((await rename('First')).status).toBe(200);
  expect((await rename('Second')).body.code).toBe('BUDGET_EXHAUSTED');
  expect(await codeOf(program)).toBe('OK');
});

test('the budget of the agent counts for all its users together', async ({ gatehouse, person }) => {
  const agent = await registerAgent(gatehouse, { budget: { calls: 2 } });
  const other = await Person.signUp(gatehouse);
  const programs = [];
  for (const user of [person, other]) programs.push(programOf(gatehouse, (await allowAgent(agent, user)).access_token));
  expect([await codeOf(programs[0]!), await codeOf(programs[1]!), await codeOf(programs[0]!)]).toEqual([
    'OK',
    'OK',
    'BUDGET_EXHAUSTED',
  ]);
});

type End = (scene: { agent: TestAgent; person: Person }) => Promise<unknown>;

const tokenOf = ({ application: { config } }: TestAgent, parameters: Record<string, string> = {}) =>
  client.clientCredentialsGrant(config, parameters);

const clientOf = ({ application: { clientId } }: TestAgent) => ({ client_id: clientId });
const set = ({ agent }: { agent: TestAgent }, text: string) =>
  runSql(
    agent.application.gatehouse.options.databaseUrl!,
    `update agent set ${text} where client_id = (select id from oauth_client where client_id = '${agent.application.clientId}')`,
  );

/** What ends the access of an agent, until a user does something about it. */
const ends: Record<string, End> = {
  'is stopped': ({ agent }) => agent.administrator.post('/agent/stop', clientOf(agent)),
  'has ended': (scene) => set(scene, `expires_at = now()`),
  'has no responsible user': (scene) => set(scene, `responsible_id = null`),
  'has a banned responsible user': async ({ agent }) => {
    const other = await signUpWithRole(agent.application.gatehouse, 'admin');
    await other.post('/admin/set-role', { userId: agent.administrator.id, role: 'user' });
    await other.post('/admin/ban-user', { userId: agent.administrator.id });
  },
  'is disabled as an application': ({ agent }) =>
    agent.administrator.post('/oauth2/update-client', { ...clientOf(agent), update: { disabled: true } }),
  'reaches the end that the user set': ({ person }) =>
    runSql(
      person.gatehouse.options.databaseUrl!,
      `update agent_grant set expires_at = now() where grant_id in (select id from oauth_grant where user_id = '${person.id}')`,
    ),
  'is disconnected': async ({ person }) => {
    await person.post('/oauth2/delete-consents', {});
  },
};

test.for(Object.entries(ends))('nothing of it works when an agent %s', async ([, end], { gatehouse, person }) => {
  const agent = await registerAgent(gatehouse);
  const { access_token: token, refresh_token: refresh } = await allowAgent(agent, person);
  const program = programOf(gatehouse, token);
  expect(await codeOf(program)).toBe('OK');
  await end({ agent, person });
  expect(await codeOf(program)).toBe('INVALID_ACCESS_TOKEN');
  await expect(agent.application.refresh(refresh!)).rejects.toThrow();
});

test('a resumed agent goes on, and its earlier access tokens stay ended', async ({ gatehouse, person }) => {
  const agent = await registerAgent(gatehouse);
  const { access_token: token, refresh_token: refresh } = await allowAgent(agent, person);
  await agent.administrator.post('/agent/stop', clientOf(agent));
  await agent.administrator.post('/agent/resume', clientOf(agent));
  await set({ agent }, `valid_from = to_timestamp(${decodeJwt(token).iat! + 1})`);
  expect(await codeOf(programOf(gatehouse, token))).toBe('INVALID_ACCESS_TOKEN');
  await set({ agent }, `valid_from = now() - interval '1 second'`);
  const next = await agent.application.refresh(refresh!);
  expect(await codeOf(programOf(gatehouse, next.access_token))).toBe('OK');
});

test('an organization stops all its agents by one call, and those of others there', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  const { person: member } = await newMember(gatehouse, organization);
  const scope = 'openid offline_access organization:read';
  const own = await registerAgent(gatehouse, { organizationId: organization.id, scope }, owner);
  const elsewhere = await registerAgent(gatehouse);
  const programs = [];
  for (const agent of [own, elsewhere])
    programs.push(programOf(gatehouse, (await allowAgent(agent, member, { scope })).access_token));
  expect(await Promise.all(programs.map((program) => codeOf(program)))).toEqual(['OK', 'OK']);

  const input = { organizationId: organization.id };
  expect((await member.post('/agent/stop-all', input)).status).toBe(403);
  expect((await owner.post('/agent/stop-all', input)).status).toBe(200);
  expect(await Promise.all(programs.map((program) => codeOf(program)))).toEqual(['INVALID_ACCESS_TOKEN', 'OK']);
  expect((await owner.get('/agent/list', input)).body).toMatchObject({
    allStopped: true,
    agents: [{ stopped: false }],
  });
  expect((await owner.post('/agent/resume-all', input)).status).toBe(200);
  expect((await owner.get('/agent/list', input)).body.allStopped).toBe(false);

  const administrator = await signUpWithRole(gatehouse, 'admin');
  await administrator.post('/agent/stop-all', {});
  expect(await codeOf(programs[1]!)).toBe('INVALID_ACCESS_TOKEN');
  await administrator.post('/agent/resume-all', {});
});

test('a member who leaves no longer answers for an agent', async ({ gatehouse, person }) => {
  const organization = await newOrganization(gatehouse);
  const { person: member, memberId } = await newMember(gatehouse, organization, { role: 'admin' });
  const input = { organizationId: organization.id, scope: 'openid organization:read' };
  const refused = await organization.owner.post('/agent/create', {
    ...input,
    client_name: 'Helper',
    purpose: 'Helps.',
    responsibleId: person.id,
  });
  expect(refused.body.code).toBe('RESPONSIBLE_USER_IS_NOT_A_MEMBER');
  const agent = await registerAgent(gatehouse, input, member);
  const { access_token: token } = await allowAgent(agent, organization.owner, { scope: input.scope });
  expect(await codeOf(programOf(gatehouse, token))).toBe('OK');
  await organization.owner.post('/organization/remove-member', {
    organizationId: organization.id,
    memberIdOrEmail: memberId,
  });
  expect(await codeOf(programOf(gatehouse, token))).toBe('INVALID_ACCESS_TOKEN');
  const update = { ...clientOf(agent), update: { responsibleId: organization.owner.id } };
  expect((await organization.owner.post('/agent/update', update)).status).toBe(200);
  expect(await codeOf(programOf(gatehouse, token))).toBe('OK');
});

test('a term that ended is asked for again, and a renewed agent goes on', async ({ gatehouse, person }) => {
  const agent = await registerAgent(gatehouse);
  await allowAgent(agent, person);
  await ends['reaches the end that the user set']!({ agent, person });
  const { address } = await agent.application.begin({ scope: 'openid', prompt: 'none' });
  expect((await visit(person, address)).searchParams.get('error')).toBe('consent_required');
  await set({ agent }, `expires_at = now()`);
  const begun = await agent.application.begin();
  expect((await visit(person, begun.address)).pathname).toBe('/error');
  const renewed = await agent.administrator.post('/agent/update', { ...clientOf(agent), update: { days: 30 } });
  expect(renewed.status).toBe(200);
  const tooLong = { ...clientOf(agent), update: { days: 91 } };
  expect((await agent.administrator.post('/agent/update', tooLong)).body.code).toBe('VALIDATION_ERROR');
  expect((await allowAgent(agent, person)).access_token).toBeTruthy();
});

test('an agent acts for itself as a service account', async ({ gatehouse }) => {
  const administrator = await signUpWithRole(gatehouse, 'admin');
  const { body: account } = await administrator.post('/service-account/create', { name: 'Billing', role: 'admin' });
  const metadata = { service_account_id: account.id, scope: 'account:read organization:read', redirect_uris: [] };
  const agent = await registerAgent(gatehouse, metadata, administrator);
  const { access_token: token } = await tokenOf(agent, { scope: 'organization:read' });
  expect(decodeJwt(token)).toMatchObject({ sub: account.id, client_id: agent.application.clientId });
  expect(await codeOf(programOf(gatehouse, token))).toBe('OK');
  await administrator.post('/agent/stop', clientOf(agent));
  expect(await codeOf(programOf(gatehouse, token))).toBe('INVALID_ACCESS_TOKEN');
  await expect(tokenOf(agent)).rejects.toThrow();
});

test('only agents are registered as agents, and nothing is left of them when the feature is off', async ({
  gatehouse,
  person,
}) => {
  const administrator = await signUpWithRole(gatehouse, 'admin');
  const input = { client_name: 'App', redirect_uris: [], kind: 'agent' };
  expect((await administrator.post('/oauth2/create-client', input)).body.code).toBe('VALIDATION_ERROR');
  const application = await Application.register(gatehouse);
  expect((await administrator.post('/agent/stop', { client_id: application.clientId })).body.code).toBe(
    'AGENT_NOT_FOUND',
  );
  const agent = await registerAgent(gatehouse);
  const { access_token: token } = await allowAgent(agent, person);
  const { databaseUrl } = gatehouse.options;
  await using off = await startGatehouse({ databaseUrl: databaseUrl!, oauthProvider: { enabled: true } });
  expect(await codeOf(programOf(off, token))).toBe('INVALID_ACCESS_TOKEN');
});

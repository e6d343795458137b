import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { expect } from 'vitest';

import { allowAgent, exchange, programOf, registerAgent, type TestAgent } from '#tests/support/oauth/agent.ts';
import { Application, visit } from '#tests/support/oauth/application.ts';
import { registerResource } from '#tests/support/oauth/resource.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test as base } from '#tests/support/oauth/test.ts';

const SCOPE = 'openid offline_access organization:read organization:update';

interface Chain {
  /** Has the access of the user, and may pass it on to the others. */
  first: TestAgent;
  second: TestAgent;
  third: TestAgent;
  token: string;
  refresh: string;
}

const test = base.extend<{ chain: Chain }>({
  chain: async ({ gatehouse, person }, use) => {
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => registerAgent(gatehouse)));
    const delegates = [second!, third!].map(({ application }) => application.clientId);
    const tokens = await allowAgent(first!, person, { scope: SCOPE, terms: { delegates } });
    const { access_token: token, refresh_token: refresh } = tokens;
    await use({ first: first!, second: second!, third: third!, token, refresh: refresh! });
  },
});

test('an agent that the user named acts for the user, with the chain in the token and in the audit log', async ({
  gatehouse,
  person,
  chain: { first, second, third, token },
}) => {
  const organization = await newOrganization(gatehouse, person);
  const { status, body } = await exchange(second.application, token);
  expect([status, body.token_type, body.scope]).toEqual([200, 'Bearer', 'organization:read organization:update']);
  expect(body.refresh_token ?? body.id_token).toBeUndefined();
  const [before, after] = [decodeJwt(token), decodeJwt(body.access_token)];
  expect(after).toMatchObject({
    sub: person.id,
    client_id: second.application.clientId,
    aud: before.aud,
    gid: before['gid'],
    act: { sub: second.application.clientId },
  });
  expect(after.exp!).toBeLessThanOrEqual(before.exp!);

  const last = await exchange(third.application, body.access_token, { scope: 'organization:update' });
  expect(decodeJwt(last.body.access_token)['act']).toEqual({
    sub: third.application.clientId,
    act: { sub: second.application.clientId },
  });
  const program = programOf(gatehouse, last.body.access_token);
  expect((await program.get('/organization/list')).body.code).toBe('INSUFFICIENT_SCOPE');
  const renamed = { organizationId: organization.id, data: { name: 'Renamed' } };
  expect((await program.post('/organization/update', renamed)).status).toBe(200);
  const entries = await runSql(
    gatehouse.options.databaseUrl!,
    `select event, actor_id, details from audit_entry where event in ('organization.updated', 'oauth-token.exchanged')
      and (actor_id = '${person.id}' or subject_id = '${person.id}') order by id`,
  );
  const [a, b, c] = [first, second, third].map(({ application }) => application.clientId);
  expect(
    entries.map(({ event, details }) => [
      event,
      (details as Record<string, string>)['chain'] ?? (details as Record<string, string>)['act'],
    ]),
  ).toEqual([
    ['oauth-token.exchanged', b],
    ['oauth-token.exchanged', `${c},${b}`],
    ['organization.updated', `${c},${b}`],
  ]);
  expect(entries.at(-1)).toMatchObject({ actor_id: person.id, details: { oauthClient: a } });
});

test('introspection names the chain to the application that uses the token', async ({ person, chain }) => {
  const { body } = await exchange(chain.second.application, chain.token);
  expect(await chain.second.application.introspect(body.access_token)).toMatchObject({
    active: true,
    sub: person.id,
    act: { sub: chain.second.application.clientId },
  });
});

const rules: Record<string, (chain: Chain, scene: { token: string }) => Promise<[number, string]>> = {
  'by an agent that the user did not name': async ({ first, token }) =>
    answered(await exchange(first.application, token)),
  'of an ID token': async ({ second, token }) =>
    answered(
      await exchange(second.application, token, { subject_token_type: 'urn:ietf:params:oauth:token-type:id_token' }),
    ),
  'for a refresh token': async ({ second, token }) =>
    answered(
      await exchange(second.application, token, {
        requested_token_type: 'urn:ietf:params:oauth:token-type:refresh_token',
      }),
    ),
  'of a refresh token': async ({ second, refresh }) => answered(await exchange(second.application, refresh)),
  'of a forged token': async ({ second, token }) =>
    answered(await exchange(second.application, `${token.slice(0, -6)}AAAAAA`)),
  'for a scope that the token lacks': async ({ second, token }) =>
    answered(await exchange(second.application, token, { scope: 'organization:read account:read' })),
  'for an unknown API': async ({ second, token }) =>
    answered(await exchange(second.application, token, { resource: 'https://unknown.example.com' })),
  'in the name of another application': async ({ second, token }) =>
    answered(
      await exchange(second.application, token, {
        actor_token: token,
        actor_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      }),
    ),
  'with a wrong secret': async ({ second, token }) =>
    answered(await exchange(Object.assign(Object.create(second.application), { secret: 'gs_none' }), token)),
};

const answered = ({ status, body }: { status: number; body: { error?: string } }): [number, string] => [
  status,
  body.error ?? '',
];

const expected: Record<string, [number, string]> = {
  'by an agent that the user did not name': [400, 'invalid_target'],
  'of an ID token': [400, 'invalid_request'],
  'for a refresh token': [400, 'invalid_request'],
  'of a refresh token': [400, 'invalid_request'],
  'of a forged token': [400, 'invalid_request'],
  'for a scope that the token lacks': [400, 'invalid_scope'],
  'for an unknown API': [400, 'invalid_target'],
  'in the name of another application': [400, 'invalid_request'],
  'with a wrong secret': [401, 'invalid_client'],
};

test('an exchange is refused that would widen the access, or is of the wrong token', async ({ chain }) => {
  for (const [name, attempt] of Object.entries(rules))
    expect([name, await attempt(chain, chain)]).toEqual([name, expected[name]]);
});

test('a token that is bound to a key is not exchanged', async ({ person, chain: { first, second } }) => {
  const { application } = first;
  const DPoP = client.getDPoPHandle(application.config, await client.randomDPoPKeyPair());
  const begun = await application.begin({ scope: SCOPE, prompt: 'consent' });
  const terms = { delegates: [second.application.clientId] };
  const returned = await visit(person, begun.address, { terms });
  const checks = { pkceCodeVerifier: begun.verifier, expectedState: begun.state, expectedNonce: begun.nonce! };
  const tokens = await client.authorizationCodeGrant(application.config, returned, checks, undefined, { DPoP });
  expect(answered(await exchange(second.application, tokens.access_token))).toEqual([400, 'invalid_request']);
});

test('only agents and services exchange tokens', async ({ gatehouse, chain }) => {
  const application = await Application.register(gatehouse);
  expect(answered(await exchange(application, chain.token))).toEqual([400, 'invalid_request']);
});

test('a chain has an end', async ({ chain: { second, third, token } }) => {
  let current = token;
  for (const { application } of [second, third, second, third]) {
    const { status, body } = await exchange(application, current);
    expect(status).toBe(200);
    current = body.access_token;
  }
  expect(answered(await exchange(second.application, current))).toEqual([400, 'invalid_request']);
});

test('the API for which a token is passes it on, without being named', async ({ gatehouse, person }) => {
  const machine = await Application.register(gatehouse, {
    kind: 'machine',
    redirect_uris: [],
    grant_types: ['urn:ietf:params:oauth:grant-type:token-exchange'],
  });
  const orders = await registerResource(gatehouse, { introspectionClientId: machine.clientId });
  const shop = await Application.register(gatehouse);
  await orders.link(shop);
  const { access_token: token } = await shop.signIn(person, { resource: orders.uri, scope: 'openid orders:read' });
  expect(answered(await exchange(machine, token))).toEqual([400, 'invalid_target']);
  await orders.link(machine);
  const { status, body } = await exchange(machine, token);
  expect([status, decodeJwt(body.access_token)]).toMatchObject([
    200,
    { aud: orders.uri, sub: person.id, scope: 'orders:read', act: { sub: machine.clientId } },
  ]);
  expect(await machine.introspect(body.access_token)).toMatchObject({ active: true, act: { sub: machine.clientId } });
});

type End = (chain: Chain & { middle: string; admin: TestAgent['administrator'] }) => Promise<unknown>;

const ends: Record<string, End> = {
  'the token before is revoked': ({ second, middle }) => second.application.revoke(middle),
  'the first token is revoked': ({ first, token }) => first.application.revoke(token),
  'the family of the first token ends': ({ first, refresh }) => first.application.revoke(refresh),
  'an agent in the middle is stopped': ({ second }) =>
    second.administrator.post('/agent/stop', { client_id: second.application.clientId }),
  'the first agent is stopped': ({ first }) =>
    first.administrator.post('/agent/stop', { client_id: first.application.clientId }),
  'an agent in the middle is deleted': ({ second }) =>
    second.administrator.post('/oauth2/delete-client', { client_id: second.application.clientId }),
  'all agents are stopped': ({ first }) => first.administrator.post('/agent/stop-all', {}),
};

test.for(Object.entries(ends))('a token at the end of a chain ends when %s', async ([, end], { gatehouse, chain }) => {
  const { body: middle } = await exchange(chain.second.application, chain.token);
  const { status, body: last } = await exchange(chain.third.application, middle.access_token);
  expect([status, last.error]).toEqual([200, undefined]);
  const program = programOf(gatehouse, last.access_token);
  expect((await program.get('/organization/list')).status).toBe(200);
  const { administrator: admin } = chain.first;
  try {
    await end({ ...chain, middle: middle.access_token, admin });
    expect((await program.get('/organization/list')).body.code).toBe('INVALID_ACCESS_TOKEN');
    expect(await chain.third.application.introspect(last.access_token).catch(() => ({ active: false }))).toEqual({
      active: false,
    });
  } finally {
    await admin.post('/agent/resume-all', {});
  }
});

test('a user who disconnects the first agent ends what it passed on', async ({ gatehouse, person, chain }) => {
  const { body } = await exchange(chain.second.application, chain.token);
  expect(body).toMatchObject({ scope: 'organization:read organization:update' });
  const program = programOf(gatehouse, body.access_token);
  expect((await program.get('/organization/list')).status).toBe(200);
  await person.post('/oauth2/delete-consents', {});
  expect((await program.get('/organization/list')).body.code).toBe('INVALID_ACCESS_TOKEN');
});

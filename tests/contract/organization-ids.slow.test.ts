import { expect } from 'vitest';
import { z } from 'zod';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { servedCalls } from '#server/transports/procedures.ts';
import { appRouter } from '#server/app/router.ts';
import { makeCall, type Transport } from '#tests/support/calls/make-call.ts';
import {
  insertDelivery,
  seedDomain,
  startSeededService,
  type SeededService,
  sendGroup,
} from '#tests/support/calls/seeded-service.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';
import { newInvitation, newMember, newOrganization, verifyEmail } from '#tests/support/organization.ts';
import type { Answer, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { createLink } from '#tests/support/setup-links.ts';
import { test as base } from '#tests/support/test.ts';

type Fields = Record<string, unknown>;

/** Ids of one organization, by the parameter names of the calls. */
interface Ids {
  setupLinkId: string;
  organizationId: string;
  organizationSlug: string;
  memberId: string;
  memberIdOrEmail: string;
  invitationId: string;
  id: string;
  teamId: string;
  roleId: string;
  domainId: string;
  webhookId: string;
  deliveryId: string;
  serviceAccountId: string;
  keyId: string;
  tokenId: string;
  groupId: string;
  streamId: string;
  entryId: string;
  userId: string;
}

const calls = servedCalls(appRouter).filter(
  ({ name, meta }) => name.startsWith('organization.') && !['server only', 'service account'].includes(meta.guard!),
);
const nameOf = (call: { name: string }) => call.name.replace('organization.', '');

/** The id parameters of a call's input schema: `organizationId`, `data.organizationId`. */
function idParameters(name: string): string[] {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>;
  const schema = z.toJSONSchema(procedures[`organization.${name}`]!._def.inputs[0]!, {
    io: 'input',
    unrepresentable: 'any',
  });
  const inside = (node: z.core.JSONSchema.BaseSchema, prefix = ''): string[] =>
    Object.entries(node.properties ?? {}).flatMap(([key, value]) => [
      ...(/(^id|Id|Slug|IdOrEmail)$/.test(key) ? [prefix + key] : []),
      ...(typeof value === 'object' ? inside(value, `${key}.`) : []),
    ]);
  // Excluded: `userId` is accepted from the server only, and the users of the audit log are filters.
  return inside(schema).filter((path) => !['userId', 'actorId', 'subjectId'].includes(path));
}

const cases = calls.map(nameOf).flatMap((name) => idParameters(name).map((parameter) => [name, parameter] as const));

base('id parameters of all kinds are detected', () => {
  expect(cases).toContainEqual(['removeTeam', 'teamId']);
  expect(cases).toContainEqual(['updateTeam', 'data.organizationId']);
  expect(cases).toContainEqual(['setActive', 'organizationSlug']);
  expect(cases.length).toBeGreaterThan(30);
});

/** The seeded service, and the ids of an organization of other users. */
interface Scenario {
  seeded: SeededService;
  foreign: Ids;
  stranger: Person;
}

const test = base.extend<{ scenario: Scenario }>({
  scenario: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using seeded = await startSeededService();
      const { ids: foreign, owner: stranger } = await newIds(seeded.gatehouse);
      await seeded.gatehouse.idle();
      await seeded.tables.retake();
      await use({ seeded, foreign, stranger });
    },
    { scope: 'file' },
  ],
});

/** The inputs with which a call succeeds, so that a rejection is caused by the swapped ids alone. */
function successfulInputs(seeded: SeededService, name: string): Fields[] {
  const { input, variants } = successfulCalls(seeded)[`organization.${name}`]!;
  return [input, ...variants] as Fields[];
}

/** Runs a task with what the call needs besides the seeded service, and undoes all changes. */
async function withPrepared({ seeded, foreign, stranger }: Scenario, name: string, task: () => Promise<void>) {
  const { gatehouse, tables, callers } = seeded;
  if (name === 'listUserInvitations') await verifyEmail(callers.guest);
  const userId = { removeTeamMember: foreign.userId, setActiveTeam: stranger.id }[name];
  if (userId) await stranger.post('/organization/add-team-member', { teamId: foreign.teamId, userId });
  await gatehouse.idle();
  const prepared = await tables.changes();
  try {
    await task();
  } finally {
    await gatehouse.idle();
    await tables.restore([...prepared, ...(await tables.changes())]);
  }
}

test.for(cases)(
  '%s with %s of another organization is rejected over REST and RPC without changes',
  async ([name, parameter], { scenario }) => {
    const { seeded, foreign } = scenario;
    await withPrepared(scenario, name, async () => {
      for (const input of successfulInputs(seeded, name)) {
        await expectRejected(seeded, name, withForeign(input, parameter, foreign));
        const ofForeign = Object.entries(input).map(([key, value]) => [key, foreign[key as keyof Ids] ?? value]);
        await expectRejected(seeded, name, Object.fromEntries(ofForeign));
      }
      expect(await seeded.tables.changes()).toEqual([]);
    });
  },
);

test.for(calls.map((call) => [nameOf(call), call] as const))(
  '%s with ids of its own organization succeeds',
  async ([name], { scenario }) => {
    for (const input of successfulInputs(scenario.seeded, name)) {
      await withPrepared(scenario, name, async () => {
        expect(await send(scenario.seeded, [name, input], 'REST')).toMatchObject({ status: 200 });
      });
    }
  },
);

async function newIds(gatehouse: Gatehouse): Promise<{ ids: Ids; owner: Person }> {
  const organization = await newOrganization(gatehouse);
  const { memberId, person } = await newMember(gatehouse, organization);
  const { id } = await newInvitation(organization);
  const { body: team } = await organization.owner.post('/organization/create-team', { name: 'Design' });
  const { body: role } = await organization.owner.post('/organization/create-role', { role: 'editor', permission: {} });
  const { body: created } = await organization.owner.post('/organization/create-webhook', {
    url: 'https://93.184.216.34/',
    types: ['passkey.added'],
  });
  const webhookId = created.webhook.id as string;
  const deliveryId = await insertDelivery(gatehouse, webhookId);
  const domainId = await seedDomain(organization.owner);
  const { body: account } = await organization.owner.post('/organization/create-service-account', { name: 'Bot' });
  const serviceAccountId = account.id as string;
  const newKey = { serviceAccountId, scopes: [] };
  const { body: key } = await organization.owner.post('/organization/create-service-account-key', newKey);
  const { body: connected } = await organization.owner.post('/organization/create-directory', { name: 'Okta' });
  const { id: setupLinkId } = await createLink(organization);
  const { body: stream } = await organization.owner.post('/organization/create-audit-stream', {
    name: 'Splunk',
    preset: 'generic',
    url: 'https://93.184.216.34/',
  });
  await gatehouse.idle();
  const [entry] = await runSql(
    gatehouse.options.databaseUrl!,
    `select id from audit_entry where organization_id = '${organization.id}' limit 1`,
  );
  const [organizationId, organizationSlug, teamId] = [organization.id, organization.slug, team.id as string];
  return {
    ids: {
      organizationId,
      organizationSlug,
      memberId,
      memberIdOrEmail: memberId,
      invitationId: id,
      id,
      teamId,
      roleId: role.roleData.id as string,
      domainId,
      webhookId,
      serviceAccountId,
      keyId: key.id as string,
      tokenId: connected.directory.tokens[0].id as string,
      groupId: await sendGroup(gatehouse, connected.token),
      deliveryId,
      setupLinkId,
      streamId: stream.stream.id as string,
      entryId: entry!['id'] as string,
      userId: person.id,
    },
    owner: organization.owner,
  };
}

/** A nested parameter, such as `data.organizationId`, is read only if the outer one is absent. */
function withForeign(input: Fields, parameter: string, foreign: Ids): Fields {
  const [key, inner] = parameter.split('.') as [keyof Ids, keyof Ids | undefined];
  if (inner === undefined) return { ...input, [key]: foreign[key] };
  const { [inner]: _, ...rest } = input;
  return { ...rest, [key]: { ...(rest[key] as object), [inner]: foreign[inner] } };
}

/** The status and body of a call, over RPC without the envelope. */
async function send(seeded: SeededService, [name, input]: [string, object], transport: Transport): Promise<Answer> {
  const call = `organization.${name}`;
  const response = await makeCall(seeded.callers[successfulCalls(seeded)[call]!.as], [call, input], transport);
  if (transport === 'REST') return { status: response.statusCode, body: response.json() };
  const { result, error } = response.json<{ result?: { data: unknown }; error?: { data: Fields } }>();
  if (!error) return { status: response.statusCode, body: result!.data };
  const { httpStatus: _, ...body } = error.data;
  return { status: response.statusCode, body };
}

async function expectRejected(seeded: SeededService, name: string, input: object): Promise<void> {
  const answer = await send(seeded, [name, input], 'REST');
  expect(await send(seeded, [name, input], 'RPC')).toEqual(answer);
  const { status, body } = answer;
  // This query answers null to non-members.
  if (name === 'getActiveMember') {
    expect({ status, body }).toEqual({ status: 200, body: null });
    return;
  }
  expect([400, 401, 403]).toContain(status);
  expect(body).toEqual({ code: expect.any(String), message: expect.any(String) });
  expect(body.code).not.toBe('VALIDATION_ERROR');
}

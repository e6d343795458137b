import { expect } from 'vitest';
import { z } from 'zod';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { servedCalls } from '#server/transports/procedures.ts';
import { appRouter } from '#server/app/router.ts';
import { DatabaseSnapshot } from '#tests/support/database/database-snapshot.ts';
import {
  newInvitation,
  newMember,
  newOrganization,
  startWithOrganizations,
  verifyEmail,
} from '#tests/support/organization.ts';
import { type Answer, Person } from '#tests/support/person.ts';
import { pngOf } from '#tests/support/pictures.ts';
import { runSql } from '#tests/support/postgres.ts';
import { insertDelivery, seedDomain, seededDomains } from '#tests/support/calls/seeded-service.ts';
import { browserOf } from '#tests/support/calls/session-starts.ts';
import { test as base } from '#tests/support/test.ts';

/** Ids of one organization, by the parameter names of the calls. */
interface Ids {
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
  userId: string;
}

interface SeededService {
  gatehouse: Gatehouse;
  tables: DatabaseSnapshot;
  own: Ids;
  foreign: Ids;
  /** Owner of the own organization. */
  owner: Person;
  /** Owner of the foreign organization. */
  stranger: Person;
  /** Invited into the own organization. */
  guest: Person;
}

/** A successful input for each call, so that a rejection is caused by the swapped id alone. */
const inputs: Record<string, { as?: 'guest'; input: (ids: Ids) => object }> = {
  create: { input: () => ({ name: 'New', slug: `new-${Math.random().toString(36).slice(2)}` }) },
  checkSlug: { input: () => ({ slug: 'free-slug' }) },
  update: { input: ({ organizationId }) => ({ organizationId, data: { name: 'Changed' } }) },
  uploadLogo: { input: ({ organizationId }) => ({ organizationId, data: pngOf().toString('base64') }) },
  delete: { input: ({ organizationId }) => ({ organizationId }) },
  setActive: { input: ({ organizationId }) => ({ organizationId }) },
  list: { input: () => ({}) },
  getFullOrganization: { input: ({ organizationId }) => ({ organizationId }) },
  getOrganization: { input: ({ organizationId }) => ({ organizationId }) },
  listEvents: { input: ({ organizationId }) => ({ organizationId }) },
  createServiceAccount: { input: ({ organizationId }) => ({ organizationId, name: 'New' }) },
  listServiceAccounts: { input: ({ organizationId }) => ({ organizationId }) },
  updateServiceAccount: {
    input: ({ organizationId, serviceAccountId }) => ({ organizationId, serviceAccountId, name: 'Changed' }),
  },
  deleteServiceAccount: { input: ({ organizationId, serviceAccountId }) => ({ organizationId, serviceAccountId }) },
  createServiceAccountKey: {
    input: ({ organizationId, serviceAccountId }) => ({ organizationId, serviceAccountId, scopes: [] }),
  },
  rotateServiceAccountKey: { input: ({ organizationId, keyId }) => ({ organizationId, keyId }) },
  deleteServiceAccountKey: { input: ({ organizationId, keyId }) => ({ organizationId, keyId }) },
  addDomain: { input: ({ organizationId }) => ({ organizationId, domain: 'new.example' }) },
  listDomains: { input: ({ organizationId }) => ({ organizationId }) },
  verifyDomain: { input: ({ organizationId, domainId }) => ({ organizationId, domainId }) },
  updateDomain: { input: ({ organizationId, domainId }) => ({ organizationId, domainId, includesSubdomains: true }) },
  deleteDomain: { input: ({ organizationId, domainId }) => ({ organizationId, domainId }) },
  createWebhook: { input: ({ organizationId }) => ({ organizationId, url: 'https://93.184.216.34/' }) },
  updateWebhook: { input: ({ organizationId, webhookId }) => ({ organizationId, webhookId, description: 'Changed' }) },
  deleteWebhook: { input: ({ organizationId, webhookId }) => ({ organizationId, webhookId }) },
  listWebhooks: { input: ({ organizationId }) => ({ organizationId }) },
  rotateWebhookSecret: { input: ({ organizationId, webhookId }) => ({ organizationId, webhookId }) },
  testWebhook: { input: ({ organizationId, webhookId }) => ({ organizationId, webhookId }) },
  listWebhookDeliveries: { input: ({ organizationId, webhookId }) => ({ organizationId, webhookId }) },
  redeliverWebhook: { input: ({ organizationId, deliveryId }) => ({ organizationId, deliveryId }) },
  listAudit: { input: ({ organizationId }) => ({ organizationId }) },
  hasPermission: { input: ({ organizationId }) => ({ organizationId, permissions: { team: ['create'] } }) },
  getActiveMember: { input: ({ organizationId }) => ({ organizationId }) },
  getActiveMemberRole: { input: ({ organizationId }) => ({ organizationId }) },
  listMembers: { input: ({ organizationId }) => ({ organizationId }) },
  listMembersWithoutTwoFactor: { input: ({ organizationId }) => ({ organizationId }) },
  removeMember: { input: ({ organizationId, memberIdOrEmail }) => ({ organizationId, memberIdOrEmail }) },
  updateMemberRole: { input: ({ organizationId, memberId }) => ({ organizationId, memberId, role: 'admin' }) },
  transferOwnership: { input: ({ organizationId, memberId }) => ({ organizationId, memberId }) },
  leave: { as: 'guest', input: ({ organizationId }) => ({ organizationId }) },
  inviteMember: {
    input: ({ organizationId, teamId }) => ({ organizationId, teamId, email: 'new@example.com', role: 'member' }),
  },
  resendInvitation: { input: ({ invitationId }) => ({ invitationId }) },
  acceptInvitation: { as: 'guest', input: ({ invitationId }) => ({ invitationId }) },
  rejectInvitation: { as: 'guest', input: ({ invitationId }) => ({ invitationId }) },
  cancelInvitation: { input: ({ invitationId }) => ({ invitationId }) },
  getInvitation: { as: 'guest', input: ({ id }) => ({ id }) },
  listInvitations: { input: ({ organizationId }) => ({ organizationId }) },
  listUserInvitations: { as: 'guest', input: () => ({}) },
  createTeam: { input: ({ organizationId }) => ({ organizationId, name: 'New' }) },
  createRole: { input: ({ organizationId }) => ({ organizationId, role: 'new', permission: {} }) },
  updateRole: { input: ({ organizationId, roleId }) => ({ organizationId, roleId, data: { permission: {} } }) },
  deleteRole: { input: ({ organizationId, roleId }) => ({ organizationId, roleId }) },
  listRoles: { input: ({ organizationId }) => ({ organizationId }) },
  getRole: { input: ({ organizationId, roleId }) => ({ organizationId, roleId }) },
  listTeams: { input: ({ organizationId }) => ({ organizationId }) },
  updateTeam: { input: ({ organizationId, teamId }) => ({ organizationId, teamId, data: { name: 'Changed' } }) },
  removeTeam: { input: ({ organizationId, teamId }) => ({ organizationId, teamId }) },
  addTeamMember: { input: ({ organizationId, teamId, userId }) => ({ organizationId, teamId, userId }) },
  removeTeamMember: { input: ({ organizationId, teamId, userId }) => ({ organizationId, teamId, userId }) },
  listTeamMembers: { input: ({ teamId }) => ({ teamId }) },
  listUserTeams: { input: ({ organizationId, userId }) => ({ organizationId, userId }) },
  setActiveTeam: { input: ({ teamId }) => ({ teamId }) },
};

const calls = servedCalls(appRouter).filter(
  ({ name, meta }) => name.startsWith('organization.') && !['server only', 'service account'].includes(meta.guard!),
);
const nameOf = (call: { name: string }) => call.name.replace('organization.', '');

base('every organization call has an input in this file', () => {
  expect(Object.keys(inputs).sort()).toEqual(calls.map(nameOf).sort());
});

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

const test = base.extend<{ seeded: SeededService }>({
  seeded: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startWithOrganizations({ dynamicAccessControl: { enabled: true } }, seededDomains);
      const guest = await Person.signUp(gatehouse);
      const [own, foreign] = [await newIds(gatehouse, guest), await newIds(gatehouse)];
      await gatehouse.idle();
      await using tables = await DatabaseSnapshot.take(gatehouse.options.databaseUrl!);
      await use({
        gatehouse,
        tables,
        guest,
        owner: own.owner,
        stranger: foreign.owner,
        own: own.ids,
        foreign: foreign.ids,
      });
    },
    { scope: 'file' },
  ],
});

/** Restores the database and the browsers, then prepares what the call needs. */
async function prepare(seeded: SeededService, name: string): Promise<SeededService> {
  const { gatehouse, tables, own, foreign } = seeded;
  await gatehouse.idle();
  await tables.restore(await tables.changes());
  const [owner, stranger, guest] = [seeded.owner, seeded.stranger, seeded.guest].map((person) =>
    Object.assign(browserOf(gatehouse, person.cookies), { id: person.id }),
  ) as [Person, Person, Person];
  if (name === 'leave') await newMember(gatehouse, { id: own.organizationId }, { person: guest });
  if (name === 'listUserInvitations') await verifyEmail(guest);
  for (const [ids, person] of [
    [own, owner],
    [foreign, stranger],
  ] as const) {
    const userId = { removeTeamMember: ids.userId, setActiveTeam: person.id }[name];
    if (userId) await person.post('/organization/add-team-member', { teamId: ids.teamId, userId });
  }
  return { ...seeded, owner, stranger, guest };
}

test.for(cases)(
  '%s with %s of another organization is rejected over REST and RPC without changes',
  async ([name, parameter], { seeded: initial }) => {
    const seeded = await prepare(initial, name);
    const { gatehouse } = seeded;
    const { input } = inputs[name]!;
    const before = await snapshot(gatehouse);

    const swapped = structuredClone(input(seeded.own)) as Record<string, unknown>;
    setParameter(swapped, parameter, seeded.foreign);
    await expectRejected(seeded, name, swapped);
    expect(await snapshot(gatehouse)).toEqual(before);

    await expectRejected(seeded, name, input(seeded.foreign));
    expect(await snapshot(gatehouse)).toEqual(before);
  },
);

test.for(calls.map((call) => [nameOf(call), call] as const))(
  '%s with ids of its own organization succeeds',
  async ([name], { seeded: initial }) => {
    const seeded = await prepare(initial, name);

    expect(await send(seeded, name, inputs[name]!.input(seeded.own))).toMatchObject({ status: 200 });
  },
);

async function newIds(gatehouse: Gatehouse, invited?: Person): Promise<{ ids: Ids; owner: Person }> {
  const organization = await newOrganization(gatehouse);
  const { memberId, person } = await newMember(gatehouse, organization);
  const { id } = await newInvitation(organization, invited ? { email: invited.email } : {});
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
      deliveryId,
      userId: person.id,
    },
    owner: organization.owner,
  };
}

function setParameter(target: Record<string, unknown>, path: string, ids: Ids): void {
  const [key, inner] = path.split('.') as [keyof Ids, keyof Ids | undefined];
  if (inner === undefined) return void (target[key] = ids[key]);
  // A nested parameter is read only if the outer one is absent.
  delete target[inner];
  target[key] = { ...(target[key] as object), [inner]: ids[inner] };
}

function send(seeded: SeededService, name: string, input: object) {
  const call = calls.find((candidate) => nameOf(candidate) === name)!;
  const person = seeded[inputs[name]!.as ?? 'owner'];
  const { path } = call.meta.openapi!;
  return call.kind === 'query' ? person.get(path, input as Record<string, string>) : person.post(path, input);
}

/** The same over RPC, without the envelope. */
async function sendByRpc(seeded: SeededService, name: string, input: object): Promise<Answer> {
  const call = calls.find((candidate) => nameOf(candidate) === name)!;
  const url = `/api/trpc/${call.name}`;
  const payload = JSON.stringify(input);
  const response = await seeded[inputs[name]!.as ?? 'owner'].send(
    call.kind === 'query'
      ? { method: 'GET', url, query: { input: payload } }
      : { method: 'POST', url, payload, headers: { 'content-type': 'application/json' } },
  );
  const { result, error } = response.json<{ result?: { data: unknown }; error?: { data: Record<string, unknown> } }>();
  if (!error) return { status: response.statusCode, body: result!.data };
  const { httpStatus: _, ...body } = error.data;
  return { status: response.statusCode, body };
}

async function expectRejected(seeded: SeededService, name: string, input: object): Promise<void> {
  const answer = await send(seeded, name, input);
  expect(await sendByRpc(seeded, name, input)).toEqual(answer);
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

/** All rows that the calls could change, in one statement. */
async function snapshot(gatehouse: Gatehouse): Promise<unknown> {
  const tables = ['organization', 'member', 'invitation', 'team', 'team_member'];
  const rows = tables.map((table) => `'${table}', (select json_agg(t order by id) from "${table}" t)`);
  const sessions = `'session', (select json_agg(json_build_array(id, active_organization_id, active_team_id) order by id) from "session")`;
  return sql(gatehouse, `select json_build_object(${[...rows, sessions].join(', ')}) as everything`);
}

function sql(gatehouse: Gatehouse, text: string): Promise<Record<string, unknown>[]> {
  return runSql(gatehouse.options.databaseUrl!, text);
}

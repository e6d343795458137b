import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { servedCalls } from '#server/transports/procedures.ts';
import { appRouter } from '#server/app/router.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { DatabaseSnapshot } from '#tests/support/database/database-snapshot.ts';
import {
  newInvitation,
  newMember,
  newOrganization,
  startWithOrganizations,
  verifyEmail,
} from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { factsOf } from '#tests/support/calls/feature-calls.ts';
import { inputSchemaOf } from '#tests/support/calls/hostile-requests.ts';
import { makeCall } from '#tests/support/calls/make-call.ts';
import { browserOf } from '#tests/support/calls/session-starts.ts';
import { test as base } from '#tests/support/test.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';
import { startSeededService } from '#tests/support/calls/seeded-service.ts';

const CODE = 'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING';

/** An administrator who impersonates an owner, with members and invitations of every role. */
async function impersonatedOwner() {
  const gatehouse = await startWithOrganizations({ dynamicAccessControl: { enabled: true } });
  const subject = await Person.signUp(gatehouse);
  await verifyEmail(subject);
  const organization = await newOrganization(gatehouse, subject);
  const { memberId: owner } = await newMember(gatehouse, organization, { role: 'owner' });
  const { memberId: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const { memberId: member } = await newMember(gatehouse, organization);
  const pending = await newInvitation(organization, { role: 'admin' });
  const elsewhere = await newOrganization(gatehouse);
  const asAdmin = await newInvitation(elsewhere, { email: subject.email, role: 'admin' });
  const asMember = await newInvitation(await newOrganization(gatehouse), { email: subject.email });
  const impersonator = await signUpWithRole(gatehouse, 'admin');
  await impersonator.post('/admin/impersonate-user', { userId: subject.id });
  const ids = { organizationId: organization.id };
  const inTeam = { ...ids, teamId: organization.teamId, userId: subject.id };
  await gatehouse.idle();
  const tables = await DatabaseSnapshot.take(gatehouse.options.databaseUrl!);
  return {
    gatehouse,
    tables,
    subject,
    cookies: new Map(impersonator.cookies),
    ids,
    inTeam,
    owner,
    admin,
    member,
    pending,
    asAdmin,
    asMember,
    [Symbol.asyncDispose]: async () => {
      await tables[Symbol.asyncDispose]();
      await gatehouse.close();
    },
  };
}
type Scenario = Awaited<ReturnType<typeof impersonatedOwner>>;

const test = base.extend<{ scenario: Scenario }>({
  scenario: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using scenario = await impersonatedOwner();
      await use(scenario);
    },
    { scope: 'file' },
  ],
});

/** Inputs of one call: those to be rejected, and those that succeed because they grant no role above member. */
interface Attempts {
  refused?: (scenario: Scenario) => object[];
  works?: (scenario: Scenario) => object[];
}

const newEmail = () => `user-${randomUUID()}@example.com`;

/** The mutations of organizations that are rejected depending on their input, and those that need one of their own. */
const attempts: Record<string, Attempts> = {
  'organization.inviteMember': {
    refused: ({ ids, pending }) => [
      { ...ids, email: newEmail(), role: 'owner' },
      { ...ids, email: newEmail(), role: ['member', 'admin'] },
      { ...ids, email: pending.email, role: 'admin', resend: true },
    ],
    works: ({ ids }) => [{ ...ids, email: newEmail(), role: 'member' }],
  },
  'organization.resendInvitation': { refused: ({ pending }) => [{ invitationId: pending.id }] },
  'organization.acceptInvitation': {
    refused: ({ asAdmin }) => [{ invitationId: asAdmin.id }],
    works: ({ asMember }) => [{ invitationId: asMember.id }],
  },
  'organization.updateMemberRole': {
    refused: ({ ids, member, admin, owner }) => [
      { ...ids, memberId: member, role: 'owner' },
      { ...ids, memberId: member, role: 'admin' },
      { ...ids, memberId: admin, role: 'admin,member' },
      { ...ids, memberId: owner, role: 'member' },
    ],
    works: ({ ids, admin }) => [{ ...ids, memberId: admin, role: 'member' }],
  },
  'organization.transferOwnership': { refused: ({ ids, member }) => [{ ...ids, memberId: member }] },
  'organization.removeMember': {
    refused: ({ ids, owner }) => [{ ...ids, memberIdOrEmail: owner }],
    works: ({ ids, member }) => [{ ...ids, memberIdOrEmail: member }],
  },
  'organization.leave': { refused: ({ ids }) => [{ ...ids }] },
  // The impersonated user is the only member of the new organization.
  'organization.create': { works: () => [{ name: 'New', slug: `new-${randomUUID()}` }] },
  'organization.setActiveTeam': { works: () => [{ teamId: null }] },
  'organization.rejectInvitation': { works: ({ asMember }) => [{ invitationId: asMember.id }] },
};

const calls = servedCalls(appRouter).filter(
  ({ name, kind, meta }) =>
    name.startsWith('organization.') &&
    kind === 'mutation' &&
    !['server only', 'service account'].includes(meta.guard!),
);

base('every limited mutation of organizations is listed', () => {
  const limited = calls.filter(({ name }) => 'limited' in Object(factsOf(name).whileImpersonating));

  expect(Object.keys(attempts)).toEqual(expect.arrayContaining(limited.map(({ name }) => name)));
});

/** Memberships and invitations with a role above member, except for the impersonated user's own new organizations. */
async function privileges({ gatehouse, subject, ids }: Scenario): Promise<string[]> {
  const rows = await runSql(
    gatehouse.options.databaseUrl!,
    `select concat_ws(' ', organization_id, user_id, role) as text from member
     where role <> 'member' and (user_id <> '${subject.id}' or organization_id = '${ids.organizationId}' or role <> 'owner')
     union all
     select concat_ws(' ', organization_id, email, role, inviter_id, token_hash, expires_at) from invitation
     where role <> 'member' and status = 'pending'`,
  );
  return rows.map(({ text }) => String(text));
}

/** Makes every network call while impersonating an owner, with the role owner where the call takes a role. */
base('no network call grants another user a role above member while impersonating', { timeout: 60_000 }, async () => {
  await using seeded = await startSeededService();
  const { owner, impersonating } = seeded.callers;
  const move = `update session set user_id = '${owner.id}' where impersonated_by is not null`;
  await runSql(seeded.gatehouse.options.databaseUrl!, move);
  await seeded.tables.retake();
  expect((await impersonating.get('/get-session')).body).toMatchObject({
    user: { id: owner.id },
    session: { impersonatedBy: expect.any(String) },
  });
  const granted: string[] = [];
  for (const [name, { as, input }] of Object.entries(successfulCalls(seeded))) {
    const fields = inputSchemaOf(name).properties ?? {};
    const { statusCode, body } = await makeCall(impersonating, [
      name,
      'role' in fields ? { ...input, role: 'owner' } : input,
    ]);
    const rule = factsOf(name).whileImpersonating;
    if (as === 'owner' && !(name in attempts) && calls.some((call) => call.name === name)) {
      if (rule === 'rejected') expect.soft([name, body]).toEqual([name, expect.stringContaining(CODE)]);
      else if ('allowed' in Object(rule)) expect.soft([name, statusCode]).toEqual([name, 200]);
    }
    const changes = await seeded.tables.changes();
    for (const { operation, before, after } of changes) {
      const { role, user_id: userId, status } = after ?? {};
      const isOfAnother = /^(member|invitation) (INSERT|UPDATE)$/.test(operation) && userId !== owner.id;
      if (isOfAnother && role !== 'member' && status !== 'canceled')
        granted.push(`${name}: ${operation} ${String(role)}`);
      if (operation === 'member DELETE' && before!['role'] === 'owner') granted.push(`${name}: removes an owner`);
      if (operation.startsWith('user ') && role !== undefined && role !== 'user') granted.push(`${name}: ${operation}`);
    }
    await seeded.tables.restore(changes);
  }

  expect(granted).toEqual([]);
});

const owners = (list: string[]) => list.filter((text) => text.endsWith(' owner'));

test.for(Object.entries(attempts))(
  '%s grants no role above member while impersonating',
  async ([name, { refused, works }], { scenario }) => {
    const { gatehouse, tables } = scenario;
    await gatehouse.idle();
    await tables.restore(await tables.changes());
    const impersonator = browserOf(gatehouse, scenario.cookies);
    const path = calls.find((call) => call.name === name)!.meta.openapi!.path;
    const before = await privileges(scenario);
    for (const body of refused?.(scenario) ?? []) {
      expect([body, (await impersonator.post(path, body)).body.code]).toEqual([body, CODE]);
      expect(new Set(await privileges(scenario))).toEqual(new Set(before));
    }
    for (const body of works?.(scenario) ?? []) {
      expect([body, (await impersonator.post(path, body)).status]).toEqual([body, 200]);
    }

    const after = await privileges(scenario);
    expect(after.filter((text) => !before.includes(text))).toEqual([]);
    expect(new Set(owners(after))).toEqual(new Set(owners(before)));
  },
);

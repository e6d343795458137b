import { expect } from 'vitest';

import { servedCalls } from '#server/transports/procedures.ts';
import { appRouter } from '#server/app/router.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { makeCall } from '#tests/support/calls/make-call.ts';
import {
  expectOk,
  insertMembers,
  newInvitation,
  newMember,
  newOrganization,
  refusalOf,
  type TestOrganization,
} from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { interleave, runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const TWO_FACTOR_REQUIRED = '403 TWO_FACTOR_REQUIRED';

async function giveSecondFactor({ gatehouse, id }: Person): Promise<void> {
  await runSql(gatehouse.options.databaseUrl!, `update "user" set two_factor_enabled = true where id = '${id}'`);
}

async function signInByPasskey({ gatehouse, id }: Person): Promise<void> {
  await runSql(gatehouse.options.databaseUrl!, `update session set level = 2 where user_id = '${id}'`);
}

function setPolicy({ owner, id: organizationId }: TestOrganization, requireTwoFactor: boolean) {
  return owner.post('/organization/update', { organizationId, data: { requireTwoFactor } });
}

/** An organization that requires a second factor, which its owner has. */
async function newStrictOrganization(gatehouse: Person['gatehouse']): Promise<TestOrganization> {
  const organization = await newOrganization(gatehouse);
  await giveSecondFactor(organization.owner);
  await expectOk(setPolicy(organization, true));
  return organization;
}

const policyEvents = ({ gatehouse }: Person, organizationId: string) =>
  runSql(
    gatehouse.options.databaseUrl!,
    `select event, details from audit_entry where organization_id = '${organizationId}' and event like '%updated' or
      organization_id = '${organizationId}' and event like '%policy-set' order by id`,
  );

test('owners turn the requirement on and off, and each change is audited once', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { owner, id } = organization;
  await giveSecondFactor(owner);

  expect((await setPolicy(organization, true)).body).toMatchObject({ id, requireTwoFactor: true });
  expect((await setPolicy(organization, true)).body.requireTwoFactor).toBe(true);
  expect((await owner.get('/organization/list')).body[0]).toMatchObject({ id, requireTwoFactor: true });
  expect((await owner.get('/organization/get-full-organization')).body.requireTwoFactor).toBe(true);
  const data = { name: 'Renamed', requireTwoFactor: false };
  expect((await owner.post('/organization/update', { data })).body).toMatchObject(data);
  expect(await policyEvents(owner, id)).toEqual([
    { event: 'organization.two-factor-policy-set', details: { required: true } },
    { event: 'organization.two-factor-policy-set', details: { required: false } },
    { event: 'organization.updated', details: { fields: 'name' } },
  ]);
});

test('owners without a second factor cannot turn the requirement on', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);

  expect(await refusalOf(setPolicy(organization, true))).toBe(TWO_FACTOR_REQUIRED);
  expect(await refusalOf(setPolicy(organization, false))).toBe('200');
  await signInByPasskey(organization.owner);
  expect((await setPolicy(organization, true)).body.requireTwoFactor).toBe(true);
});

test('of two concurrent changes of the requirement the later one counts', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const url = gatehouse.options.databaseUrl!;
  await giveSecondFactor(organization.owner);
  const turnOn = `update "organization" set require_two_factor = true where id = '${organization.id}'`;
  const { body } = await interleave(url, turnOn, () => setPolicy(organization, false));

  expect(body.requireTwoFactor).toBe(false);
  expect((await organization.owner.get('/organization/list')).body[0].requireTwoFactor).toBe(false);
});

test('an impersonator cannot turn the requirement on for a user without a second factor', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const admin = await signUpWithRole(gatehouse, 'admin');
  await admin.post('/admin/impersonate-user', { userId: organization.owner.id });

  expect(await refusalOf(setPolicy({ ...organization, owner: admin }, true))).toBe(TWO_FACTOR_REQUIRED);
});

test('members without the permission to update the organization cannot change the requirement', async ({
  gatehouse,
}) => {
  const organization = await newStrictOrganization(gatehouse);
  const { person } = await newMember(gatehouse, organization);
  await giveSecondFactor(person);

  expect(await refusalOf(setPolicy({ ...organization, owner: person }, false))).toBe(
    '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
  );
});

test('the requirement cannot be turned on where users cannot set up a second factor', async () => {
  await using gatehouse = await startGatehouse({ session: { twoFactor: { policy: 'off' } } });
  const organization = await newOrganization(gatehouse);
  await giveSecondFactor(organization.owner);

  const { status, body } = await setPolicy(organization, true);
  expect([status, body.issues]).toEqual([400, [{ path: 'data.requireTwoFactor', message: 'Unknown field' }]]);
});

/** The calls of an organization that members without a second factor can still make. */
const allowed = ['organization.leave'];

/** The calls of members, by their guard, and those that answer null to other users. */
const ofMembers = servedCalls(appRouter).filter(
  ({ name, meta }) =>
    name.startsWith('organization.') &&
    (meta.guard?.startsWith('member') ||
      ['organization.getFullOrganization', 'organization.getActiveMember'].includes(name)),
);

test('every call of an organization that requires a second factor rejects members without one', async () => {
  await using gatehouse = await startGatehouse({
    organization: { teams: { enabled: true }, dynamicAccessControl: { enabled: true } },
    oauthProvider: { enabled: true },
  });
  const organization = await newStrictOrganization(gatehouse);
  const { id: organizationId } = organization;
  const invitation = await newInvitation(organization);
  const { person } = await newMember(gatehouse, organization, { role: 'owner' });
  const { body: team } = await organization.owner.post('/organization/create-team', { name: 'Blue', organizationId });
  const input = (name: string) => {
    if (name.endsWith('Invitation')) return { invitationId: invitation.id };
    return name === 'organization.listTeamMembers' ? { teamId: team.id } : { organizationId };
  };
  const codes: Record<string, unknown> = {};
  for (const { name } of ofMembers) {
    if (allowed.includes(name)) continue;
    const { statusCode, body } = await makeCall(person, [name, input(name)]);
    codes[name] = [statusCode, JSON.parse(body).code];
  }

  expect(Object.keys(codes).length).toBeGreaterThan(20);
  expect(codes).toEqual(Object.fromEntries(Object.keys(codes).map((name) => [name, [403, 'TWO_FACTOR_REQUIRED']])));
});

test('members without a second factor list their organizations, set the organization active and leave it', async ({
  gatehouse,
}) => {
  const organization = await newStrictOrganization(gatehouse);
  const { id: organizationId } = organization;
  const { person } = await newMember(gatehouse, organization);

  expect((await person.get('/organization/list')).body).toMatchObject([{ id: organizationId, requireTwoFactor: true }]);
  await expectOk(person.post('/organization/set-active', { organizationId: null }));
  expect((await person.post('/organization/set-active', { organizationId })).body).toMatchObject({
    id: organizationId,
    members: [],
    invitations: [],
    teams: null,
  });
  expect((await person.get('/get-session')).body.session.activeOrganizationId).toBeNull();
  expect(await refusalOf(person.post('/organization/leave', { organizationId }))).toBe('200');
  expect((await person.get('/organization/list')).body).toEqual([]);
});

test('invited users without a second factor join, and use the organization once they have one', async ({
  gatehouse,
}) => {
  const organization = await newStrictOrganization(gatehouse);
  const person = await Person.signUpVerified(gatehouse);
  const { id: invitationId } = await newInvitation(organization, { email: person.email });
  await expectOk(person.post('/organization/accept-invitation', { invitationId }));
  const list = () => refusalOf(person.get('/organization/list-members', { organizationId: organization.id }));

  expect(await list()).toBe(TWO_FACTOR_REQUIRED);
  await giveSecondFactor(person);
  expect(await list()).toBe('200');
});

test('a passkey that verified its user, and an impersonation, need no second factor', async ({ gatehouse }) => {
  const organization = await newStrictOrganization(gatehouse);
  const { person } = await newMember(gatehouse, organization);
  const list = (by: Person) => refusalOf(by.get('/organization/list-members', { organizationId: organization.id }));
  expect(await list(person)).toBe(TWO_FACTOR_REQUIRED);

  const admin = await signUpWithRole(gatehouse, 'admin');
  await admin.post('/admin/impersonate-user', { userId: person.id });
  expect(await list(admin)).toBe('200');
  await signInByPasskey(person);
  expect(await list(person)).toBe('200');
});

test('the requirement of one organization does not affect the others of a member', async ({ gatehouse }) => {
  const strict = await newStrictOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const own = await newOrganization(gatehouse, person);
  await newMember(gatehouse, strict, { person });

  expect(await refusalOf(person.get('/organization/list-members', { organizationId: own.id }))).toBe('200');
  expect(await refusalOf(person.get('/organization/list-members'))).toBe(TWO_FACTOR_REQUIRED);
});

test('the members without a second factor are listed by page', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  await giveSecondFactor(owner);
  await insertMembers(gatehouse, organizationId, 3);
  const { person, memberId } = await newMember(gatehouse, organization);
  const list = (query: Record<string, string>) => owner.get('/organization/list-members-without-two-factor', query);
  const pages = [await list({ limit: '3' }), await list({ limit: '3', offset: '3' })].map(({ body }) => body);

  expect(pages).toMatchObject([
    { members: [{}, {}, {}], total: 4 },
    { members: [{}], total: 4 },
  ]);
  expect(pages.flatMap(({ members }) => members)).toContainEqual(
    expect.objectContaining({
      id: memberId,
      user: { id: person.id, name: person.name, email: person.email, image: null },
    }),
  );
  expect((await list({ offset: '9' })).body).toEqual({ members: [], total: 4, nextCursor: null });
  expect(await refusalOf(person.get('/organization/list-members-without-two-factor'))).toBe(
    '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
  );
});

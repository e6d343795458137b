import { expect } from 'vitest';

import {
  insertMembers,
  newMember,
  newOrganization,
  refusalOf,
  startWithOrganizations,
} from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

const unknownId = '01990000-0000-7000-8000-000000000000';
const activeOf = async (person: Person) => (await person.get('/get-session')).body.session.activeOrganizationId;

test('get-active-member answers the caller’s membership in the input or active organization, or null', async ({
  gatehouse,
}) => {
  const first = await newOrganization(gatehouse);
  const second = await newOrganization(gatehouse, first.owner);
  const { owner } = first;

  expect((await owner.get('/organization/get-active-member')).body).toEqual({
    id: second.memberId,
    organizationId: second.id,
    userId: owner.id,
    role: 'owner',
    teamId: null,
    teamIds: [],
    createdAt: expect.any(String),
    user: { id: owner.id, name: owner.name, email: owner.email, image: null },
  });
  expect((await owner.get('/organization/get-active-member', { organizationId: first.id })).body.id).toBe(
    first.memberId,
  );
  const nonMember = await Person.signUp(gatehouse);
  expect(await nonMember.get('/organization/get-active-member')).toEqual({ status: 200, body: null });
});

test('get-active-member-role answers the caller’s role', async ({ gatehouse, signedIn }) => {
  const organization = await newOrganization(gatehouse);
  const { person } = await newMember(gatehouse, organization, { role: 'admin,member' });

  expect(await person.get('/organization/get-active-member-role')).toEqual({
    status: 200,
    body: { role: 'admin,member' },
  });
  expect(await refusalOf(signedIn.get('/organization/get-active-member-role'))).toBe('400 NO_ACTIVE_ORGANIZATION');
  expect(
    await refusalOf(signedIn.get('/organization/get-active-member-role', { organizationSlug: organization.slug })),
  ).toBe('403 YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION');
});

test('has-permission requires one role with all permissions', async ({ gatehouse, signedIn }) => {
  const organization = await newOrganization(gatehouse);
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const { person: member } = await newMember(gatehouse, organization);
  const may = async (person: Person, permissions: object) =>
    (await person.post('/organization/has-permission', { permissions })).body.success;

  expect(
    await organization.owner.post('/organization/has-permission', {
      permissions: { organization: ['update', 'delete'] },
    }),
  ).toEqual({
    status: 200,
    body: { error: null, success: true },
  });
  expect(await may(admin, { organization: ['update'], team: ['create'] })).toBe(true);
  expect(await may(admin, { organization: ['update', 'delete'] })).toBe(false);
  expect(await may(member, { invitation: ['create'] })).toBe(false);
  expect(await may(member, { organization: [] })).toBe(true);
  expect(await may(organization.owner, {})).toBe(false);
  expect(await may(organization.owner, { unheard: ['of'] })).toBe(false);
  expect(await may(organization.owner, { constructor: ['name'] })).toBe(false);

  const send = (person: Person, body: object) => refusalOf(person.post('/organization/has-permission', body));
  const older = { permission: { organization: ['delete'] } };
  expect((await organization.owner.post('/organization/has-permission', older)).body).toEqual({
    error: null,
    success: true,
  });
  expect((await admin.post('/organization/has-permission', older)).body).toEqual({ error: null, success: false });
  expect(await send(organization.owner, {})).toBe('400 VALIDATION_ERROR');
  expect(await send(organization.owner, { permission: {}, permissions: {} })).toBe('400 VALIDATION_ERROR');
  expect(await send(signedIn, { permissions: {} })).toBe('400 NO_ACTIVE_ORGANIZATION');
  expect(await send(signedIn, { permissions: {}, organizationId: organization.id })).toBe(
    '401 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
  );
});

test('list-members searches, filters, sorts and pages with the total of matches', async ({ gatehouse, signedIn }) => {
  const organization = await newOrganization(gatehouse);
  for (const [name, email, role] of [
    ['Grace 100%', 'grace@navy.example', 'admin,member'],
    ['Edsger', 'edsger@eindhoven.example', 'member'],
    ['Barbara', 'barbara@mit.example', 'admin'],
  ] as const) {
    await newMember(gatehouse, organization, { role, person: await Person.signUp(gatehouse, { name, email }) });
  }
  const list = async (query: Record<string, string> = {}) =>
    (await organization.owner.get('/organization/list-members', query)).body;
  const names = async (query: Record<string, string>) =>
    (await list(query)).members.map(({ user }: { user: { name: string } }) => user.name);

  expect(await list()).toMatchObject({
    total: 4,
    members: [{ role: 'owner', user: { email: organization.owner.email } }, {}, {}, {}],
  });
  expect(await names({ sortBy: 'name' })).toEqual(['Ada Lovelace', 'Barbara', 'Edsger', 'Grace 100%']);
  expect(await names({ sortBy: 'email', sortDirection: 'desc', limit: '2' })).not.toContain('Barbara');
  expect(await names({ sortDirection: 'desc', limit: '2', offset: '1' })).toEqual(['Edsger', 'Grace 100%']);
  expect(await names({ search: 'NAVY' })).toEqual(['Grace 100%']);
  expect(await list({ search: 'e', limit: '1' })).toMatchObject({ total: 4, members: [{}] });
  expect(await list({ search: 'e', limit: '1', offset: '9' })).toEqual({ total: 4, members: [], nextCursor: null });
  expect(await list({ search: 'another name' })).toEqual({ total: 0, members: [], nextCursor: null });
  expect(await names({ search: '%' })).toEqual(['Grace 100%']);
  expect(await names({ search: '_' })).toEqual([]);
  expect(await names({ role: 'admin', sortBy: 'name' })).toEqual(['Barbara', 'Grace 100%']);
  expect(await names({ filterField: 'role', filterValue: 'admin' })).toEqual(['Barbara']);
  expect(await names({ filterField: 'role', filterOperator: 'contains', filterValue: 'admin' })).toEqual([
    'Grace 100%',
    'Barbara',
  ]);
  expect(await names({ filterField: 'userId', filterValue: organization.owner.id })).toEqual(['Ada Lovelace']);
  expect(await names({ filterField: 'userId', filterValue: 'no id' })).toEqual([]);
  const several = { filterField: 'role', filterValue: ['admin', 'nothing'] } as never as Record<string, string>;
  expect(await names({ ...several, filterOperator: 'in' })).toEqual(['Barbara']);
  expect(await names({ ...several, filterOperator: 'not_in' })).not.toContain('Barbara');
  expect(await names({ ...several, filterOperator: 'not_in' })).toContain('Ada Lovelace');
  expect(
    await names({ filterField: 'createdAt', filterOperator: 'lt', filterValue: '2001-01-01T00:00:00.000Z' }),
  ).toEqual([]);

  const send = (person: Person, query: Record<string, string> = {}) =>
    refusalOf(person.get('/organization/list-members', query));
  expect(await send(organization.owner, { limit: '0' })).toBe('400 VALIDATION_ERROR');
  expect(await send(organization.owner, { limit: '501' })).toBe('400 VALIDATION_ERROR');
  expect(await send(organization.owner, { sortBy: 'password' })).toBe('400 VALIDATION_ERROR');
  expect(await send(organization.owner, several)).toBe('400 VALIDATION_ERROR');
  for (const filterValue of ['yesterday', '-271821-04-20', '-004714-01-01T00:00:00Z', '+010000-01-01', '2026-02-30']) {
    expect(await send(organization.owner, { filterField: 'createdAt', filterValue })).toBe('400 VALIDATION_ERROR');
  }
  expect(await send(signedIn)).toBe('400 NO_ACTIVE_ORGANIZATION');
  expect(await send(signedIn, { organizationId: organization.id })).toBe(
    '403 YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION',
  );
});

test('the member total stays exact when members join, leave, are removed or deleted', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const total = async () => (await organization.owner.get('/organization/list-members')).body.total;
  const { person } = await newMember(gatehouse, organization);
  const { memberId } = await newMember(gatehouse, organization);
  await insertMembers(gatehouse, organization.id, 5);
  expect(await total()).toBe(8);

  await person.post('/organization/leave', { organizationId: organization.id });
  await organization.owner.post('/organization/remove-member', { memberIdOrEmail: memberId });
  await runSql(gatehouse.options.databaseUrl!, `delete from "user" where name = 'Member 3'`);
  expect(await total()).toBe(5);
});

test('members beyond the page size of lists can use the organization', async () => {
  await using gatehouse = await startWithOrganizations({ membershipLimit: 500 });
  const organization = await newOrganization(gatehouse);
  await insertMembers(gatehouse, organization.id, 110);
  const last = await newMember(gatehouse, organization);

  expect((await last.person.get('/organization/get-full-organization')).body.members).toHaveLength(100);
  expect((await last.person.get('/organization/list-members')).body).toMatchObject({ total: 112 });
  expect((await last.person.get('/organization/get-active-member')).body.id).toBe(last.memberId);
  expect(
    await refusalOf(organization.owner.post('/organization/remove-member', { memberIdOrEmail: last.person.email })),
  ).toBe('200');
});

test('remove-member accepts an id or email and resets the member’s active organization', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { person, memberId } = await newMember(gatehouse, organization);
  const otherBrowser = await person.inAnotherBrowser();
  await otherBrowser.post('/organization/set-active', { organizationId: organization.id });

  const { status, body } = await organization.owner.post('/organization/remove-member', { memberIdOrEmail: memberId });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { member: { id: memberId, role: 'member', user: { email: person.email } } },
  });
  expect([await activeOf(person), await activeOf(otherBrowser), await activeOf(organization.owner)]).toEqual([
    null,
    null,
    organization.id,
  ]);

  await newMember(gatehouse, organization, { person });
  const byEmail = await organization.owner.post('/organization/remove-member', {
    memberIdOrEmail: ` ${person.email.toUpperCase()}`,
  });
  expect(byEmail.body.member.userId).toBe(person.id);
});

test('remove-member enforces permission and role hierarchy', async ({ gatehouse, signedIn }) => {
  const organization = await newOrganization(gatehouse);
  const second = await newMember(gatehouse, organization, { role: 'owner' });
  const admin = await newMember(gatehouse, organization, { role: 'admin' });
  const colleague = await newMember(gatehouse, organization, { role: 'admin' });
  const member = await newMember(gatehouse, organization);
  const remove = (person: Person, memberIdOrEmail: string, organizationId?: string) =>
    refusalOf(person.post('/organization/remove-member', { memberIdOrEmail, organizationId }));

  expect(await remove(signedIn, member.memberId)).toBe('400 NO_ACTIVE_ORGANIZATION');
  expect(await remove(signedIn, member.memberId, organization.id)).toBe('400 MEMBER_NOT_FOUND');
  expect(await remove(member.person, admin.memberId)).toBe('401 YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER');
  expect(await remove(admin.person, unknownId)).toBe('400 MEMBER_NOT_FOUND');
  expect(await remove(admin.person, 'no id')).toBe('400 MEMBER_NOT_FOUND');
  expect(await remove(admin.person, signedIn.email)).toBe('400 MEMBER_NOT_FOUND');
  expect(await remove(admin.person, second.memberId)).toBe('400 YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER');
  expect(await remove(admin.person, colleague.memberId)).toBe('200');
  expect(await remove(organization.owner, second.memberId)).toBe('200');
  expect(await remove(organization.owner, organization.memberId)).toBe(
    '400 YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
  );
  expect(await remove(admin.person, admin.memberId)).toBe('200');
  expect(await activeOf(admin.person)).toBeNull();
});

test('leave ends the membership and resets the active organization, except for the only owner', async ({
  gatehouse,
  signedIn,
}) => {
  const organization = await newOrganization(gatehouse);
  const { person, memberId } = await newMember(gatehouse, organization, { role: 'owner,admin' });
  const otherBrowser = await person.inAnotherBrowser();
  await otherBrowser.post('/organization/set-active', { organizationId: organization.id });
  const leave = (person: Person) => person.post('/organization/leave', { organizationId: organization.id });

  expect(await refusalOf(signedIn.post('/organization/leave', { organizationId: organization.id }))).toBe(
    '400 MEMBER_NOT_FOUND',
  );
  expect(await refusalOf(organization.owner.post('/organization/leave', {}))).toBe('400 VALIDATION_ERROR');
  const { status, body } = await leave(person);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { id: memberId, role: 'owner,admin', user: { email: person.email } },
  });
  expect([await activeOf(person), await activeOf(otherBrowser)]).toEqual([null, null]);
  expect(await refusalOf(leave(person))).toBe('400 MEMBER_NOT_FOUND');
  expect(await leave(organization.owner)).toEqual({
    status: 400,
    body: {
      code: 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
      message: 'You cannot leave the organization as the only owner',
    },
  });
});

test.for([
  ['owner', 'member', 'admin', '200'],
  ['owner', 'member', 'owner', '200'],
  ['owner', 'owner', 'member', '200'],
  ['owner', 'member', ['admin', 'member'], '200'],
  ['owner,member', 'owner', 'member', '200'],
  ['admin', 'member', 'admin', '200'],
  ['admin', 'admin', 'member', '200'],
  ['admin', 'member', 'owner', '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER'],
  ['admin', 'member', 'owner,admin', '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER'],
  ['admin', 'member', 'member, owner', '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER'],
  ['admin', 'member', ['member,owner'], '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER'],
  ['admin', 'owner', 'member', '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER'],
  ['admin', 'owner,member', 'member', '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER'],
  ['member', 'member', 'member', '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER'],
  ['owner', 'member', 'Owner', '400 ROLE_NOT_FOUND'],
  ['owner', 'member', 'superuser', '400 ROLE_NOT_FOUND'],
  ['owner', 'member', 'member,toString', '400 ROLE_NOT_FOUND'],
  ['owner', 'member', '', '400 ROLE_NOT_FOUND'],
  ['owner', 'member', ' , ', '400 ROLE_NOT_FOUND'],
  ['owner', 'member', [], '400 ROLE_NOT_FOUND'],
] as const)('%s changes the role of %s to %s: %s', async ([actor, target, role, expected], { gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { person } = await newMember(gatehouse, organization, { role: actor });
  const { memberId } = await newMember(gatehouse, organization, { role: target });

  expect(await refusalOf(person.post('/organization/update-member-role', { memberId, role }))).toBe(expected);
});

test('update-member-role answers the member with deduplicated roles', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { memberId, person } = await newMember(gatehouse, organization);

  expect(
    await organization.owner.post('/organization/update-member-role', { memberId, role: ' member ,admin,member' }),
  ).toEqual({
    status: 200,
    body: {
      id: memberId,
      organizationId: organization.id,
      userId: person.id,
      role: 'member,admin',
      teamId: null,
      teamIds: [],
      createdAt: expect.any(String),
    },
  });
});

test('the last owner cannot be demoted', async ({ gatehouse, signedIn }) => {
  const organization = await newOrganization(gatehouse);
  const demote = (person: Person, organizationId?: string) =>
    refusalOf(
      person.post('/organization/update-member-role', {
        memberId: organization.memberId,
        role: 'admin',
        organizationId,
      }),
    );

  expect(await demote(organization.owner)).toBe('400 YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER');
  expect(await demote(signedIn)).toBe('400 NO_ACTIVE_ORGANIZATION');
  expect(await demote(signedIn, organization.id)).toBe('400 MEMBER_NOT_FOUND');
  await newMember(gatehouse, organization, { role: 'admin,owner' });
  expect(await demote(organization.owner)).toBe('200');
});

test('transfer-ownership is atomic and requires an owner', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const admin = await newMember(gatehouse, organization, { role: 'admin' });
  const heir = await newMember(gatehouse, organization);
  const transfer = (person: Person, memberId: string) => person.post('/organization/transfer-ownership', { memberId });

  expect(await refusalOf(transfer(admin.person, admin.memberId))).toBe('403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER');
  expect(await refusalOf(transfer(heir.person, heir.memberId))).toBe('403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER');
  expect(await refusalOf(transfer(organization.owner, organization.memberId))).toBe(
    '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER',
  );
  expect(await refusalOf(transfer(organization.owner, unknownId))).toBe('400 MEMBER_NOT_FOUND');
  expect((await transfer(organization.owner, heir.memberId)).body).toMatchObject({
    owner: { id: heir.memberId, role: 'owner' },
    previousOwner: { id: organization.memberId, role: 'admin' },
  });
  expect(await refusalOf(transfer(organization.owner, heir.memberId))).toBe(
    '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER',
  );
});

test('add-member is available only to the server', async ({ gatehouse, anyone }) => {
  const organization = await newOrganization(gatehouse);
  const other = await Person.signUp(gatehouse);
  const input = { organizationId: organization.id, userId: other.id, role: 'member' };

  expect(await refusalOf(anyone.post('/organization/add-member', input))).toBe('404 NOT_FOUND');
  expect(await refusalOf(organization.owner.post('/organization/add-member', input))).toBe('404 NOT_FOUND');
  expect(await gatehouse.call('organization.addMember', input)).toMatchObject({ userId: other.id });
  const failure = (changes: Partial<typeof input> & { teamId?: string }) =>
    gatehouse
      .call('organization.addMember', { ...input, ...changes })
      .catch(({ errorCode }: { errorCode: string }) => errorCode);
  expect(await failure({})).toBe('USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION');
  expect(await failure({ userId: unknownId })).toBe('USER_NOT_FOUND');
  expect(await failure({ organizationId: unknownId })).toBe('ORGANIZATION_NOT_FOUND');
  expect(await failure({ role: 'king' })).toBe('ROLE_NOT_FOUND');
  expect(await failure({ teamId: unknownId })).toBe('TEAM_NOT_FOUND');
});

test('get-active-member-role answers the role of the member with the input userId', async ({ gatehouse, signedIn }) => {
  const organization = await newOrganization(gatehouse);
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const { person: member } = await newMember(gatehouse, organization);
  const send = (person: Person, query: Record<string, string>) =>
    person.get('/organization/get-active-member-role', query);

  expect((await send(organization.owner, { userId: member.id })).body).toEqual({ role: 'member' });
  expect((await send(member, { userId: admin.id, organizationSlug: organization.slug })).body).toEqual({
    role: 'admin',
  });
  expect((await send(member, {})).body).toEqual({ role: 'member' });
  for (const userId of [signedIn.id, 'nobody']) {
    expect(await refusalOf(send(organization.owner, { userId }))).toBe('403 YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION');
  }
  expect((await send(signedIn, { userId: member.id, organizationId: organization.id })).status).toBe(403);
});

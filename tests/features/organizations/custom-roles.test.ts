import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { programWith } from '#tests/support/api-keys.ts';
import {
  expectOk,
  newInvitation,
  newMember,
  newOrganization,
  refusalOf,
  startWithOrganizations,
  verifyEmail,
  type TestOrganization,
} from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { interleave, runSql } from '#tests/support/postgres.ts';
import { test as base } from '#tests/support/test.ts';

const dynamicAccessControl = { enabled: true };
const ac = { statements: { project: ['create', 'share'] } };

const test = base.extend<{ roles: Gatehouse }>({
  roles: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startWithOrganizations({ dynamicAccessControl, ac });
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

const create = (person: Person, role: string, permission: object) =>
  person.post('/organization/create-role', { role, permission });
const update = (person: Person, roleName: string, data: object) =>
  person.post('/organization/update-role', { roleName, data });
const remove = (person: Person, roleName: string) => person.post('/organization/delete-role', { roleName });
const may = async (person: Person, permissions: object): Promise<boolean> =>
  (await expectOk(person.post('/organization/has-permission', { permissions }))).body.success;

async function insertRole(
  { options }: Gatehouse,
  { id }: TestOrganization,
  { role, permission }: { role: string; permission: object },
): Promise<void> {
  await runSql(
    options.databaseUrl!,
    `insert into organization_role (id, organization_id, role, permission, created_at)
     values (gen_random_uuid(), '${id}', '${role}', '${JSON.stringify(permission)}', now())`,
  );
}

test('role calls answer 404 if organizations may not define roles, and their roles grant nothing', async ({
  gatehouse,
}) => {
  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  expect(await refusalOf(create(owner, 'editor', {}))).toBe('404 NOT_FOUND');
  expect(await refusalOf(update(owner, 'editor', {}))).toBe('404 NOT_FOUND');
  expect(await refusalOf(remove(owner, 'editor'))).toBe('404 NOT_FOUND');
  expect(await refusalOf(owner.get('/organization/list-roles'))).toBe('404 NOT_FOUND');
  expect(await refusalOf(owner.get('/organization/get-role', { roleName: 'editor' }))).toBe('404 NOT_FOUND');

  const { person, memberId } = await newMember(gatehouse, organization);
  await insertRole(gatehouse, organization, { role: 'editor', permission: { team: ['create'] } });
  await runSql(gatehouse.options.databaseUrl!, `update member set role = 'editor' where id = '${memberId}'`);
  expect(await may(person, { team: ['create'] })).toBe(false);
});

test('roles are created, read, changed and deleted', async ({ roles }) => {
  const { owner, id: organizationId } = await newOrganization(roles);
  const permission = { project: ['share'], invitation: ['create'] };

  const created = await expectOk(create(owner, ' Éditor In Chief ', permission));
  const roleData = {
    id: expect.any(String),
    organizationId,
    role: 'éditor in chief',
    permission,
    createdAt: expect.any(String),
    updatedAt: null,
  };
  expect(created.body).toEqual({ success: true, roleData, statements: permission });
  const { id: roleId } = created.body.roleData;
  expect((await owner.get('/organization/list-roles')).body).toEqual([created.body.roleData]);
  expect((await owner.get('/organization/get-role', { roleId })).body).toEqual(created.body.roleData);
  expect((await owner.get('/organization/get-role', { roleName: 'Éditor in Chief' })).body).toEqual(
    created.body.roleData,
  );

  const changed = await expectOk(
    owner.post('/organization/update-role', { roleId, data: { roleName: 'Editor', permission: {} } }),
  );
  expect(changed.body).toEqual({
    success: true,
    roleData: { ...roleData, role: 'editor', permission: {}, updatedAt: expect.any(String) },
  });
  expect((await expectOk(update(owner, 'editor', { roleName: 'EDITOR' }))).body.roleData.role).toBe('editor');
  expect((await expectOk(remove(owner, 'editor'))).body).toEqual({ success: true });
  expect((await owner.get('/organization/list-roles')).body).toEqual([]);
});

test('malformed, unknown and taken names and permissions are rejected', async ({ roles }) => {
  const { owner } = await newOrganization(roles);
  await expectOk(create(owner, 'editor', {}));
  await expectOk(create(owner, 'author', {}));

  for (const name of ['', ' ', 'a,b', 'line\nbreak', 'hidden\u200bspace', 'x'.repeat(65)]) {
    expect([name, await refusalOf(create(owner, name, {}))]).toEqual([name, '400 VALIDATION_ERROR']);
  }
  for (const name of ['editor', 'EDITOR', 'owner', 'Admin', 'member']) {
    expect([name, await refusalOf(create(owner, name, {}))]).toEqual([name, '400 ROLE_NAME_IS_ALREADY_TAKEN']);
    expect([name, await refusalOf(update(owner, 'author', { roleName: name }))]).toEqual([
      name,
      '400 ROLE_NAME_IS_ALREADY_TAKEN',
    ]);
  }
  const unknown: object[] = [
    { nothing: ['create'] },
    { project: ['delete'] },
    { constructor: ['name'] },
    { toString: [] },
  ];
  for (const permission of unknown) {
    expect(await refusalOf(create(owner, 'new', permission))).toBe('400 INVALID_RESOURCE');
    expect(await refusalOf(update(owner, 'editor', { permission }))).toBe('400 INVALID_RESOURCE');
  }
  expect(await refusalOf(update(owner, 'nothing', {}))).toBe('400 ROLE_NOT_FOUND');
  expect(await refusalOf(update(owner, 'admin', { permission: {} }))).toBe('400 ROLE_NOT_FOUND');
  expect(await refusalOf(owner.get('/organization/get-role', { roleName: 'a,b' }))).toBe('400 ROLE_NOT_FOUND');
  expect(await refusalOf(owner.get('/organization/get-role'))).toBe('400 VALIDATION_ERROR');
  expect(await refusalOf(remove(owner, 'nothing'))).toBe('400 ROLE_NOT_FOUND');
  expect(await refusalOf(remove(owner, 'admin'))).toBe('400 CANNOT_DELETE_A_PRE_DEFINED_ROLE');
});

test('role changes need the permission and a membership', async ({ roles }) => {
  const organization = await newOrganization(roles);
  const { owner, id: organizationId } = organization;
  const { person: member } = await newMember(roles, organization);
  const nonMember = await Person.signUp(roles);
  await expectOk(create(owner, 'editor', {}));

  expect(await refusalOf(create(member, 'new', {}))).toBe('403 YOU_ARE_NOT_ALLOWED_TO_CREATE_A_ROLE');
  expect(await refusalOf(update(member, 'editor', {}))).toBe('403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_A_ROLE');
  expect(await refusalOf(remove(member, 'editor'))).toBe('403 YOU_ARE_NOT_ALLOWED_TO_DELETE_A_ROLE');
  expect((await expectOk(member.get('/organization/list-roles'))).body).toHaveLength(1);
  expect(await refusalOf(create(nonMember, 'new', {}))).toBe('400 YOU_MUST_BE_IN_AN_ORGANIZATION_TO_CREATE_A_ROLE');
  expect(
    await refusalOf(nonMember.post('/organization/create-role', { role: 'new', permission: {}, organizationId })),
  ).toBe('403 YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION');
  expect(await refusalOf(nonMember.get('/organization/list-roles', { organizationId }))).toBe(
    '403 YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION',
  );
});

test('members grant only permissions that they have', async ({ roles }) => {
  const organization = await newOrganization(roles);
  const { owner } = organization;
  const { person: admin } = await newMember(roles, organization, { role: 'admin' });

  // Admins have no permissions on custom resources, and may not delete the organization.
  for (const permission of [{ organization: ['delete'] }, { project: ['share'] }, { project: ['share'], team: [] }]) {
    expect(await refusalOf(create(admin, 'new', permission))).toBe('403 YOU_ARE_NOT_ALLOWED_TO_CREATE_A_ROLE');
  }
  await expectOk(create(admin, 'inviter', { invitation: ['create'], ac: ['update'] }));
  const { person: inviter } = await newMember(roles, organization, { role: 'inviter' });
  expect(await refusalOf(update(admin, 'inviter', { permission: { project: ['share'] } }))).toBe(
    '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_A_ROLE',
  );
  // Neither to the own role.
  expect(await refusalOf(update(inviter, 'inviter', { permission: { member: ['update'], ac: ['update'] } }))).toBe(
    '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_A_ROLE',
  );

  await expectOk(create(owner, 'sharer', { project: ['share'] }));
  const { memberId } = await newMember(roles, organization);
  const invite = (person: Person, role: string) =>
    refusalOf(person.post('/organization/invite-member', { email: `${crypto.randomUUID()}@example.com`, role }));
  expect(await invite(inviter, 'sharer')).toBe('403 YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE');
  expect(await invite(admin, 'member, sharer')).toBe('403 YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE');
  expect(await invite(inviter, 'inviter')).toBe('200');
  expect(await refusalOf(admin.post('/organization/update-member-role', { memberId, role: 'sharer' }))).toBe(
    '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER',
  );
  // A role above the caller's cannot be taken from a member, changed or deleted either.
  await expectOk(owner.post('/organization/update-member-role', { memberId, role: 'sharer' }));
  expect(await refusalOf(admin.post('/organization/update-member-role', { memberId, role: 'member' }))).toBe(
    '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER',
  );
  expect(await refusalOf(admin.post('/organization/remove-member', { memberIdOrEmail: memberId }))).toBe(
    '401 YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER',
  );
  expect(await refusalOf(update(admin, 'sharer', { roleName: 'renamed' }))).toBe(
    '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_A_ROLE',
  );
  expect(await refusalOf(remove(admin, 'sharer'))).toBe('403 YOU_ARE_NOT_ALLOWED_TO_DELETE_A_ROLE');
  const account = await owner.post('/organization/create-service-account', { name: 'Bot', role: 'sharer' });
  expect(account.status).toBe(200);
  expect(await refusalOf(admin.post('/organization/create-service-account', { name: 'Bot', role: 'sharer' }))).toBe(
    '403 YOU_ARE_NOT_ALLOWED_TO_MANAGE_SERVICE_ACCOUNTS',
  );
});

test('a changed role has effect at the next request, of sessions and of keys', async ({ roles }) => {
  const organization = await newOrganization(roles);
  const { owner } = organization;
  await expectOk(create(owner, 'planner', { team: ['create'] }));
  const person = await Person.signUpVerified(roles);
  await newMember(roles, organization, { person, role: 'planner' });
  const { body: own } = await expectOk(person.post('/api-key/create', { name: 'Own', scopes: ['team:create'] }));
  const { body: account } = await expectOk(
    owner.post('/organization/create-service-account', { name: 'Bot', role: 'planner' }),
  );
  const { body: ofAccount } = await expectOk(
    owner.post('/organization/create-service-account-key', { serviceAccountId: account.id, scopes: ['team:create'] }),
  );
  const callers = [person, programWith(roles, own.key), programWith(roles, ofAccount.key)];
  const organizationId = organization.id;
  const createTeams = () =>
    Promise.all(
      callers.map((caller) =>
        refusalOf(caller.post('/organization/create-team', { name: crypto.randomUUID(), organizationId })),
      ),
    );

  expect(await createTeams()).toEqual(['200', '200', '200']);
  await expectOk(update(owner, 'planner', { permission: {} }));
  expect(await createTeams()).toEqual(Array(3).fill('403 YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION'));
  await expectOk(update(owner, 'planner', { permission: { team: ['create'] }, roleName: 'team planner' }));
  expect(await createTeams()).toEqual(['200', '200', '200']);
});

test('a member never has permissions of a role of another organization', async ({ roles }) => {
  const [first, second] = [await newOrganization(roles), await newOrganization(roles)];
  await expectOk(create(first.owner, 'editor', { project: ['share'] }));
  const { person } = await newMember(roles, first, { role: 'editor' });
  const url = roles.options.databaseUrl!;
  await expectOk(create(second.owner, 'reader', {}));
  await newMember(roles, second, { person, role: 'reader' });
  await runSql(url, `update member set role = 'editor' where organization_id = '${second.id}' and role = 'reader'`);
  const mayShareIn = async ({ id: organizationId }: TestOrganization) =>
    (await person.post('/organization/has-permission', { organizationId, permissions: { project: ['share'] } })).body
      .success;

  expect([await mayShareIn(first), await mayShareIn(second)]).toEqual([true, false]);
  // Of one name, with other permissions.
  await expectOk(create(second.owner, 'editor', { project: ['create'] }));
  expect([await mayShareIn(first), await mayShareIn(second)]).toEqual([true, false]);
  expect(
    await refusalOf(
      second.owner.post('/organization/invite-member', { email: 'x@example.com', role: 'sharer of the first' }),
    ),
  ).toBe('400 ROLE_NOT_FOUND');
});

test('members and pending invitations keep a renamed role, and prevent its deletion', async ({ roles }) => {
  const organization = await newOrganization(roles);
  const { owner } = organization;
  await expectOk(create(owner, 'editor', { project: ['share'] }));
  const invited = await Person.signUp(roles);
  const { id: invitationId } = await newInvitation(organization, { email: invited.email, role: 'member,editor' });
  const { person, memberId } = await newMember(roles, organization, { role: 'editor,member' });

  await expectOk(update(owner, 'editor', { roleName: 'author' }));
  expect((await person.get('/organization/get-active-member-role')).body).toEqual({ role: 'author,member' });
  expect(await may(person, { project: ['share'] })).toBe(true);
  expect(await refusalOf(remove(owner, 'author'))).toBe('400 ROLE_IS_ASSIGNED_TO_MEMBERS');
  await expectOk(owner.post('/organization/update-member-role', { memberId, role: 'member' }));
  expect(await refusalOf(remove(owner, 'author'))).toBe('400 ROLE_IS_ASSIGNED_TO_MEMBERS');

  // Above member, so the address must be verified.
  expect(await refusalOf(invited.post('/organization/accept-invitation', { invitationId }))).toBe(
    '403 EMAIL_NOT_VERIFIED',
  );
  await verifyEmail(invited);
  const accepted = await expectOk(invited.post('/organization/accept-invitation', { invitationId }));
  expect(accepted.body.member.role).toBe('member,author');
  expect(await may(invited, { project: ['share'] })).toBe(true);
  await expectOk(invited.post('/organization/leave', { organizationId: organization.id }));
  // The accepted invitation is history.
  expect(await refusalOf(remove(owner, 'author'))).toBe('200');
});

test('an organization has a limited number of roles', async () => {
  await using gatehouse = await startWithOrganizations({
    dynamicAccessControl: { enabled: true, maximumRolesPerOrganization: async (id) => (id === '' ? 0 : 2) },
  });
  const { owner } = await newOrganization(gatehouse);

  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) => refusalOf(create(owner, `role ${index}`, {}))),
  );
  expect(answers.toSorted()).toEqual(['200', '200', ...Array(3).fill('400 TOO_MANY_ROLES')]);
});

test('of concurrent creations of one name one succeeds', async ({ roles }) => {
  const { owner } = await newOrganization(roles);

  const answers = await Promise.all(Array.from({ length: 5 }, () => refusalOf(create(owner, 'editor', {}))));
  expect(answers.toSorted()).toEqual(['200', ...Array(4).fill('400 ROLE_NAME_IS_ALREADY_TAKEN')]);
});

test('a role that is deleted while a call waits to assign it is not assigned', async ({ roles }) => {
  const organization = await newOrganization(roles);
  const { owner, id: organizationId } = organization;
  const { memberId } = await newMember(roles, organization);
  const target = await Person.signUp(roles);
  const email = `${crypto.randomUUID()}@example.com`;
  const assignments = [
    () => owner.post('/organization/update-member-role', { memberId, role: 'editor' }),
    () => owner.post('/organization/invite-member', { email, role: 'editor' }),
    () => owner.post('/organization/create-service-account', { name: 'Bot', role: 'editor' }),
  ];
  const deletion = `select 1 from organization where id = '${organizationId}' for update;
    delete from organization_role where organization_id = '${organizationId}'`;
  for (const assign of assignments) {
    await expectOk(create(owner, 'editor', { project: ['share'] }));
    expect(await interleave(roles.options.databaseUrl!, deletion, () => refusalOf(assign()))).toBe(
      '400 ROLE_NOT_FOUND',
    );
  }
  await expectOk(create(owner, 'editor', { project: ['share'] }));
  const add = () => roles.call('organization.addMember', { organizationId, userId: target.id, role: 'editor' });
  await expect(interleave(roles.options.databaseUrl!, deletion, add)).rejects.toMatchObject({
    errorCode: 'ROLE_NOT_FOUND',
  });
});

test('a role that is assigned while its deletion waits is not deleted', async ({ roles }) => {
  const organization = await newOrganization(roles);
  const { owner, id: organizationId } = organization;
  const { memberId } = await newMember(roles, organization);
  await expectOk(create(owner, 'editor', {}));
  const lock = `select 1 from organization where id = '${organizationId}' for update;`;
  const assignments = [
    `${lock} update member set role = 'member,editor' where id = '${memberId}'`,
    `${lock} update member set role = 'member' where id = '${memberId}';
     insert into invitation (id, organization_id, email, role, status, inviter_id, token_hash, expires_at, created_at)
       values (gen_random_uuid(), '${organizationId}', 'x@example.com', 'editor', 'pending', '${owner.id}', 'x', now(), now())`,
  ];

  for (const assignment of assignments) {
    const deleted = await interleave(roles.options.databaseUrl!, assignment, () => refusalOf(remove(owner, 'editor')));
    expect(deleted).toBe('400 ROLE_IS_ASSIGNED_TO_MEMBERS');
  }
});

test('a demotion or a narrower role is not missed by a call that waits', async ({ roles }) => {
  const organization = await newOrganization(roles);
  const { id: organizationId } = organization;
  await expectOk(create(organization.owner, 'manager', { ac: ['create'], project: ['share'] }));
  const { person: manager } = await newMember(roles, organization, { role: 'manager' });
  const narrow = `select 1 from organization where id = '${organizationId}' for update;
    update organization_role set permission = '{"ac": ["create"]}' where organization_id = '${organizationId}'`;

  const answer = await interleave(roles.options.databaseUrl!, narrow, () =>
    refusalOf(create(manager, 'new', { project: ['share'] })),
  );
  expect(answer).toBe('403 YOU_ARE_NOT_ALLOWED_TO_CREATE_A_ROLE');
});

test('a predefined role takes the place of an organization’s role of the same name', async ({ roles }) => {
  const organization = await newOrganization(roles);
  const { person } = await newMember(roles, organization);
  for (const role of ['owner', 'member']) {
    await insertRole(roles, organization, { role, permission: { organization: ['delete'] } });
  }

  expect(await may(person, { organization: ['delete'] })).toBe(false);
  expect(await may(organization.owner, { project: ['share'] })).toBe(true);
});

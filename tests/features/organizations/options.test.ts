import { createAccessControl as createReferenceControl } from 'better-auth/plugins/access';
import { adminAc, defaultStatements, memberAc } from 'better-auth/plugins/organization/access';
import { expect } from 'vitest';

import { AppError } from '#server/lib/errors.ts';
import { parseOptions } from '#server/app/configuration.ts';
import { createAccessControl } from '#shared/lib/permissions.ts';
import { organizationStatements } from '#generated/permissions.ts';
import {
  newInvitation,
  newMember,
  newOrganization,
  refusalOf,
  startWithOrganizations,
} from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

const ac = createAccessControl({ ...organizationStatements, project: ['create', 'share'] });
const roles = {
  editor: ac.newRole({ project: ['create', 'share'] }),
  recruiter: ac.newRole({ invitation: ['create'], project: ['create'] }),
};

test('custom roles grant custom resources, and roles above the own cannot be granted', async () => {
  await using gatehouse = await startWithOrganizations({ ac, roles });
  const organization = await newOrganization(gatehouse);
  const { person: recruiter } = await newMember(gatehouse, organization, { role: 'recruiter' });
  const may = async (permissions: object) =>
    (await recruiter.post('/organization/has-permission', { permissions })).body.success;
  const invite = (role: string) =>
    refusalOf(recruiter.post('/organization/invite-member', { email: `${crypto.randomUUID()}@example.com`, role }));

  expect([await may({ project: ['create'] }), await may({ project: ['share'] }), await may({ project: [] })]).toEqual([
    true,
    false,
    true,
  ]);
  expect(await invite('member')).toBe('200');
  expect(await invite('recruiter')).toBe('200');
  expect(await invite('editor')).toBe('403 YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE');
  expect(await invite('admin')).toBe('403 YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE');
  expect(
    await refusalOf(organization.owner.post('/organization/invite-member', { email: 'e@example.com', role: 'editor' })),
  ).toBe('200');
  const { body } = await organization.owner.post('/organization/has-permission', {
    permissions: { project: ['create', 'share'] },
  });
  expect(body.success).toBe(true);
});

test('access control objects of better-auth define resources and roles', async () => {
  const reference = createReferenceControl({ ...defaultStatements, project: ['create', 'share'] });
  const editor = reference.newRole({ ...memberAc.statements, project: ['share'] });
  await using gatehouse = await startWithOrganizations({
    ac: reference,
    roles: { editor, admin: reference.newRole({ ...adminAc.statements, project: ['create'] }) },
  });
  const organization = await newOrganization(gatehouse);
  const { person } = await newMember(gatehouse, organization, { role: 'editor' });
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const permitted = await Promise.all(
    [person, admin, organization.owner].flatMap((caller) =>
      [{ project: ['share'] }, { project: ['create'] }, { team: ['create'] }, { ac: ['read'] }].map(
        async (permissions) => (await caller.post('/organization/has-permission', { permissions })).body.success,
      ),
    ),
  );

  expect(permitted).toEqual(
    [
      [true, false, false, true],
      [false, true, true, true],
      [true, true, true, true],
    ].flat(),
  );
});

test('the actions of a resource in `ac` are added to its own', () => {
  const { access } = parseOptions({ organization: { ac: { statements: { member: ['praise'] } } } }).organization;

  expect(access.statements['member']).toEqual(['create', 'update', 'delete', 'praise']);
  expect(access.roles['owner']!['member']).toEqual(['create', 'update', 'delete', 'praise']);
});

test('members with a higher role cannot be removed', async () => {
  const remover = { roles: { remover: { member: ['delete'] } } };
  await using gatehouse = await startWithOrganizations(remover);
  const organization = await newOrganization(gatehouse);
  const { person } = await newMember(gatehouse, organization, { role: 'remover' });
  const admin = await newMember(gatehouse, organization, { role: 'admin' });
  const member = await newMember(gatehouse, organization);

  expect(await refusalOf(person.post('/organization/remove-member', { memberIdOrEmail: admin.memberId }))).toBe(
    '401 YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER',
  );
  expect(await refusalOf(person.post('/organization/remove-member', { memberIdOrEmail: member.memberId }))).toBe('200');
});

test('the last member with a custom creatorRole cannot leave', async () => {
  await using gatehouse = await startWithOrganizations({ creatorRole: 'admin' });
  const organization = await newOrganization(gatehouse);

  expect((await organization.owner.get('/organization/get-active-member')).body.role).toBe('admin');
  expect(await refusalOf(organization.owner.post('/organization/leave', { organizationId: organization.id }))).toBe(
    '400 YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
  );
});

test.for([
  ['a creator role that does not exist', { creatorRole: 'king' }, 'organization.creatorRole'],
  ['a role with an action that does not exist', { roles: { editor: { project: ['create'] } } }, 'organization.roles'],
  [
    'a role object with an action that does not exist',
    { roles: { editor: { statements: { project: ['create'] } } } },
    'organization.roles',
  ],
  ['a role name with a comma', { roles: { 'editor,admin': {} } }, 'organization.roles'],
  [
    'a limit of no roles',
    { dynamicAccessControl: { maximumRolesPerOrganization: 0 } },
    'organization.dynamicAccessControl',
  ],
  ['an expiry of zero', { invitationExpiresIn: 0 }, 'organization.invitationExpiresIn'],
  ['a misspelt option', { membershipLimits: 3 }, 'organization.membershipLimits'],
] as const)('%s fails the start', ([, organization, path]) => {
  expect(() => parseOptions({ organization })).toThrow(path);
});

test('before and after hooks run around create, accept and delete', async () => {
  const log: string[] = [];
  const record = (name: string) => (payload: { organization: { name: string } }) =>
    void log.push(`${name} ${payload.organization.name}`);
  await using gatehouse = await startWithOrganizations({
    organizationHooks: {
      beforeCreateOrganization: record('before create'),
      afterCreateOrganization: record('after create'),
      beforeAcceptInvitation: record('before accept'),
      afterAcceptInvitation: record('after accept'),
      beforeDeleteOrganization: record('before delete'),
      afterDeleteOrganization: record('after delete'),
    },
  });
  const organization = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const { id } = await newInvitation(organization, { email: person.email });
  await person.post('/organization/accept-invitation', { invitationId: id });
  await organization.owner.post('/organization/delete', { organizationId: organization.id });
  await gatehouse.idle();

  expect(log).toEqual(['create', 'accept', 'delete'].flatMap((act) => [`before ${act} Acme`, `after ${act} Acme`]));
});

test('an error in a before hook rejects the call without changes', async () => {
  const refuse = () => {
    throw new AppError('TWO_FACTOR_REQUIRED');
  };
  await using gatehouse = await startWithOrganizations({
    organizationHooks: { beforeAcceptInvitation: refuse, beforeDeleteOrganization: refuse },
  });
  const organization = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const { id: invitationId } = await newInvitation(organization, { email: person.email });

  expect(await refusalOf(person.post('/organization/accept-invitation', { invitationId }))).toBe(
    '403 TWO_FACTOR_REQUIRED',
  );
  expect((await person.get('/organization/list')).body).toEqual([]);
  expect((await person.get('/get-session')).body.session.activeOrganizationId).toBeNull();
  expect(await refusalOf(organization.owner.post('/organization/delete', { organizationId: organization.id }))).toBe(
    '403 TWO_FACTOR_REQUIRED',
  );
  expect((await organization.owner.get('/get-session')).body.session.activeOrganizationId).toBe(organization.id);
});

test('membership changes are in the audit log', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const { id } = await newInvitation(organization, { email: person.email });
  const { body } = await person.post('/organization/accept-invitation', { invitationId: id });
  await organization.owner.post('/organization/update-member-role', { memberId: body.member.id, role: 'admin' });
  await person.post('/organization/leave', { organizationId: organization.id });

  const entries = await runSql(
    gatehouse.options.databaseUrl!,
    `select event, actor_id, subject_id from audit_entry where organization_id = '${organization.id}' order by id`,
  );
  expect(entries).toEqual([
    { event: 'organization.created', actor_id: organization.owner.id, subject_id: null },
    { event: 'invitation.created', actor_id: organization.owner.id, subject_id: null },
    { event: 'invitation.accepted', actor_id: person.id, subject_id: person.id },
    { event: 'member.role-changed', actor_id: organization.owner.id, subject_id: person.id },
    { event: 'member.left', actor_id: person.id, subject_id: person.id },
  ]);
});

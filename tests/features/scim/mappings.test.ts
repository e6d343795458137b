import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { newMember, newOrganization, startWithOrganizations } from '#tests/support/organization.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test as base } from '#tests/support/test.ts';

import { createGroup, createUsers, patchGroup, valuesOf } from './groups.ts';
import { newDirectory } from './scim.ts';
import { patchUser } from './users.ts';

interface Member {
  id: string;
  userId: string;
  role: string;
  teamIds: string[];
}

const test = base.extend<{ gatehouse: Gatehouse; acme: Awaited<ReturnType<typeof setUp>> }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startWithOrganizations({ teams: { enabled: true, maximumMembersPerTeam: 2 } });
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
  acme: async ({ gatehouse }, use) => use(await setUp(gatehouse)),
});

/** An organization whose directory may grant the role `admin`. */
async function setUp(gatehouse: Gatehouse) {
  const directory = await newDirectory(gatehouse, { ceilingRole: 'admin' });
  const { id: organizationId, owner } = directory.organization;
  const post = (path: string, body: object) => owner.post(`/organization/${path}`, { organizationId, ...body });
  return {
    directory,
    organizationId,
    owner,
    post,
    map: async (groupId: string, mapping: object) => (await post('set-group-mapping', { groupId, ...mapping })).body,
    newTeam: async (name: string): Promise<string> => (await post('create-team', { name })).body.id,
    /** By the id of the user of the directory. */
    memberOf: async (id: string): Promise<Member> => {
      const { body } = await owner.get('/organization/list-directory-users', { organizationId });
      const { userId } = body.users.find((user: { id: string }) => user.id === id);
      const { body: list } = await owner.get('/organization/list-members', { organizationId });
      return list.members.find((member: Member) => member.userId === userId);
    },
    addTo: (groupId: string, ...ids: string[]) =>
      patchGroup(directory, groupId, { op: 'add', path: 'members', value: valuesOf(ids) }),
    removeFrom: (groupId: string, id: string) =>
      patchGroup(directory, groupId, { op: 'remove', path: `members[value eq "${id}"]` }),
  };
}

test('members have the roles of their groups, or else the default role', async ({ acme }) => {
  const { directory, map, memberOf, addTo, removeFrom, owner, organizationId } = acme;
  const [ada, bob] = (await createUsers(directory, 'ada', 'bob')) as [string, string];
  const admins = await createGroup(directory, 'Admins', [ada]);
  const staff = await createGroup(directory, 'Staff', [ada, bob]);
  expect((await memberOf(ada)).role).toBe('member');

  expect(await map(admins.id, { roles: ['admin'] })).toMatchObject({
    id: admins.id,
    memberCount: 1,
    roles: ['admin'],
    teamId: null,
  });
  expect([(await memberOf(ada)).role, (await memberOf(bob)).role]).toEqual(['admin', 'member']);
  await addTo(admins.id, bob);
  expect((await memberOf(bob)).role).toBe('admin');
  await removeFrom(admins.id, bob);
  expect((await memberOf(bob)).role).toBe('member');
  await map(staff.id, { roles: ['member'] });
  expect((await memberOf(ada)).role.split(',').toSorted()).toEqual(['admin', 'member']);
  await directory.scim.delete(`/Groups/${staff.id}`);
  expect((await memberOf(ada)).role).toBe('admin');
  // The last mapping to roles ends, and with it what it gave.
  await map(admins.id, {});
  expect((await memberOf(ada)).role).toBe('member');
  await map(admins.id, { roles: ['admin'] });
  await directory.scim.delete(`/Groups/${admins.id}`);
  expect((await memberOf(ada)).role).toBe('member');
  const { body } = await owner.get('/organization/list-directory-groups', { organizationId });
  expect(body).toEqual({ groups: [], total: 0, nextCursor: null });
});

test('members belong to the teams of their groups, and keep others', async ({ acme }) => {
  const { directory, map, memberOf, newTeam, addTo, removeFrom, post } = acme;
  const [ada, bob, cyd] = (await createUsers(directory, 'ada', 'bob', 'cyd')) as [string, string, string];
  const [core, free] = [await newTeam('Core'), await newTeam('Free')];
  const group = await createGroup(directory, 'Core', [ada]);
  await post('add-team-member', { userId: (await memberOf(ada)).userId, teamId: free });
  await map(group.id, { teamId: core });
  expect((await memberOf(ada)).teamIds.toSorted()).toEqual([core, free].toSorted());
  expect((await memberOf(ada)).role).toBe('member');
  await addTo(group.id, bob, cyd);
  // The team is full.
  expect((await memberOf(bob)).teamIds.length + (await memberOf(cyd)).teamIds.length).toBe(1);
  await removeFrom(group.id, ada);
  expect((await memberOf(ada)).teamIds).toEqual([free]);
  await map(group.id, { teamId: null });
  expect((await memberOf(bob)).teamIds).toEqual([]);
});

test('owners and members above the ceiling keep their roles', async ({ acme }) => {
  const { directory, map, memberOf, post, owner, organizationId } = acme;
  const [ada] = (await createUsers(directory, 'ada')) as [string];
  const group = await createGroup(directory, 'Staff', [ada]);
  await post('update-member-role', { memberId: (await memberOf(ada)).id, role: 'owner' });
  await map(group.id, { roles: ['member'] });
  expect((await memberOf(ada)).role).toBe('owner');
  expect(await map(group.id, { roles: ['owner'] })).toMatchObject({ code: 'YOU_ARE_NOT_ALLOWED_TO_GRANT_THIS_ROLE' });
  expect(await map(group.id, { roles: ['unknown'] })).toMatchObject({ code: 'ROLE_NOT_FOUND' });
  expect(await map(group.id, { teamId: group.id })).toMatchObject({ code: 'TEAM_NOT_FOUND' });
  const { owner: stranger, id: other } = await newOrganization(owner.gatehouse);
  const foreign = await stranger.post('/organization/set-group-mapping', { organizationId: other, groupId: group.id });
  expect(foreign.body.code).toBe('DIRECTORY_NOT_FOUND');
  // An admin whom the ceiling outranks does not decide about the groups.
  await post('update-directory', { ceilingRole: 'admin' });
  const { person } = await newMember(owner.gatehouse, { id: organizationId });
  expect((await person.post('/organization/set-group-mapping', { organizationId, groupId: group.id })).body.code).toBe(
    'YOU_ARE_NOT_ALLOWED_TO_MANAGE_DIRECTORIES',
  );
});

test('managers do not change by hand what the groups decide', async ({ gatehouse, acme }) => {
  const { directory, organizationId, map, memberOf, newTeam, post } = acme;
  const [ada] = (await createUsers(directory, 'ada')) as [string];
  const team = await newTeam('Core');
  const group = await createGroup(directory, 'Core', [ada]);
  const { id: memberId, userId } = await memberOf(ada);
  const setRole = async (id: string) => (await post('update-member-role', { memberId: id, role: 'admin' })).body;
  const addToTeam = async (user: string) => (await post('add-team-member', { userId: user, teamId: team })).body;
  await map(group.id, { roles: ['member'], teamId: team });
  expect(await setRole(memberId)).toMatchObject({ code: 'ROLE_IS_MANAGED' });
  expect((await post('remove-team-member', { userId, teamId: team })).body).toMatchObject({ code: 'TEAM_IS_MANAGED' });
  const other = await newMember(gatehouse, { id: organizationId });
  expect(await setRole(other.memberId)).toMatchObject({ role: 'admin' });
  expect(await addToTeam(other.person.id)).toMatchObject({ teamId: team });
  await post('update-directory', { enabled: false });
  expect(await setRole(memberId)).toMatchObject({ role: 'admin' });
});

test('a reactivated member has the roles of the groups', async ({ gatehouse, acme }) => {
  const { directory, map, memberOf, addTo } = acme;
  const [ada] = (await createUsers(directory, 'ada')) as [string];
  const admins = await createGroup(directory, 'Admins', [ada]);
  await map(admins.id, { roles: ['admin'] });
  const setActive = (value: boolean) => patchUser(directory, ada, { op: 'replace', path: 'active', value });
  await setActive(false);
  expect(await memberOf(ada)).toBeUndefined();
  // Nothing changes for users without a membership.
  await addTo(admins.id, ada);
  await setActive(true);
  expect((await memberOf(ada)).role).toBe('admin');
  const details = await runSql(
    gatehouse.options.databaseUrl!,
    `select details from audit_entry where event = 'member.role-changed' and organization_id = '${acme.organizationId}'`,
  );
  expect(details).not.toEqual([]);
  expect(details.every((row) => JSON.stringify(row).includes(directory.id))).toBe(true);
});

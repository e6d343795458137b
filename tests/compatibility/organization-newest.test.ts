import { organizationClient } from 'better-auth/client/plugins';
import { expect } from 'vitest';

import { startWithOrganizations } from '#tests/support/organization.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { missingCalls } from '#tests/support/calls/published-calls.ts';
import { entryPoints, newestClient } from '#tests/support/better-auth/reference-client.ts';
import { test } from '#tests/support/test.ts';

const plugins = [organizationClient({ teams: { enabled: true }, dynamicAccessControl: { enabled: true } })];

const firstAdded = {
  limit: 1,
  sortBy: 'createdAt',
  sortDirection: 'desc',
  filterField: 'role',
  filterOperator: 'eq',
} as const;

/** The data of an answer without an error. */
function dataOf<Data>({ data, error }: { data: Data; error: unknown }): NonNullable<Data> {
  expect(error).toBeNull();
  return data!;
}

test.for(entryPoints)('the newest published %s client makes every organization call', async (entryPoint) => {
  await using gatehouse = await startWithOrganizations({ dynamicAccessControl: { enabled: true } });
  const { client: ada, recordedCalls } = newestClient(gatehouse, plugins, entryPoint);
  const { client: bob, recordedCalls: recordedCallsOfBob } = newestClient(gatehouse, plugins, entryPoint);
  await ada.signUp.email({ email: 'ada@example.com', password: PASSWORD, name: 'Ada' });
  await bob.signUp.email({ email: 'bob@example.com', password: PASSWORD, name: 'Bob' });

  expect(dataOf(await ada.organization.checkSlug({ slug: 'acme' }))).toEqual({ status: true });
  const acme = dataOf(await ada.organization.create({ name: 'Acme', slug: 'acme', metadata: { plan: 'pro' } }));
  expect(acme).toMatchObject({
    name: 'Acme',
    slug: 'acme',
    logo: null,
    metadata: { plan: 'pro' },
    createdAt: expect.any(Date),
  });
  expect(acme.members).toEqual([expect.objectContaining({ organizationId: acme.id, role: 'owner' })]);
  expect((await ada.organization.checkSlug({ slug: 'acme' })).error).toMatchObject({
    status: 400,
    code: 'SLUG_IS_TAKEN',
  });
  expect(dataOf(await ada.getSession()).session).toMatchObject({ activeOrganizationId: acme.id });

  expect(dataOf(await ada.organization.list())).toEqual([
    expect.objectContaining({ id: acme.id, metadata: '{"plan":"pro"}' }),
  ]);
  expect(dataOf(await ada.$fetch('/organization/get-organization'))).toMatchObject({ id: acme.id, slug: 'acme' });
  const full = dataOf(await ada.organization.getFullOrganization());
  expect(full).toMatchObject({
    id: acme.id,
    invitations: [],
    members: [{ user: { name: 'Ada', email: 'ada@example.com', image: null } }],
  });
  expect(
    dataOf(await ada.organization.update({ data: { name: 'Acme Ltd', metadata: { plan: 'free' } } })),
  ).toMatchObject({
    name: 'Acme Ltd',
    metadata: { plan: 'free' },
  });
  expect(dataOf(await ada.organization.getActiveMember())).toMatchObject({
    role: 'owner',
    user: { email: 'ada@example.com' },
  });
  expect(dataOf(await ada.organization.hasPermission({ permissions: { organization: ['delete'] } }))).toEqual({
    error: null,
    success: true,
  });

  const permission = { invitation: ['create' as const] };
  const role = dataOf(await ada.organization.createRole({ role: 'Recruiter', permission }));
  expect(role).toMatchObject({ success: true, roleData: { role: 'recruiter', permission }, statements: permission });
  const roleName = 'recruiter';
  expect(dataOf(await ada.organization.listRoles())).toEqual([
    { ...role.roleData, createdAt: expect.any(Date), updatedAt: null },
  ]);
  expect(dataOf(await ada.organization.getRole({ query: { roleName } }))).toMatchObject({ id: role.roleData.id });
  expect(
    dataOf(await ada.organization.updateRole({ roleName, data: { roleName: 'inviter', permission: {} } })),
  ).toMatchObject({ success: true, roleData: { role: 'inviter', permission: {} } });
  expect(dataOf(await ada.organization.deleteRole({ roleId: role.roleData.id }))).toEqual({ success: true });

  const team = dataOf(await ada.organization.createTeam({ name: 'Design' }));
  expect(team).toMatchObject({ name: 'Design', organizationId: acme.id });
  expect(dataOf(await ada.organization.updateTeam({ teamId: team.id, data: { name: 'Designers' } }))).toMatchObject({
    name: 'Designers',
  });
  expect(dataOf(await ada.organization.listTeams())).toMatchObject([{ name: 'Acme' }, { name: 'Designers' }]);

  const invited = dataOf(
    await ada.organization.inviteMember({ email: 'Bob@example.com', role: ['member', 'admin'], teamId: team.id }),
  );
  expect(invited).toMatchObject({
    email: 'bob@example.com',
    role: 'member,admin',
    status: 'pending',
    expiresAt: expect.any(Date),
  });
  expect(dataOf(await ada.organization.listInvitations())).toHaveLength(1);
  // A role above member needs a verified email or the mailed token, which this client does not send.
  expect((await bob.organization.acceptInvitation({ invitationId: invited.id })).error).toMatchObject({
    status: 403,
    code: 'EMAIL_NOT_VERIFIED',
  });
  await runSql(gatehouse.options.databaseUrl!, `update "user" set email_verified = true where name = 'Bob'`);
  expect(dataOf(await bob.organization.getInvitation({ query: { id: invited.id } }))).toMatchObject({
    organizationName: 'Acme Ltd',
    organizationSlug: 'acme',
    inviterEmail: 'ada@example.com',
  });
  const accepted = dataOf(await bob.organization.acceptInvitation({ invitationId: invited.id }));
  expect(accepted).toMatchObject({
    invitation: { status: 'accepted' },
    member: { role: 'member,admin', teamId: team.id },
  });
  expect(dataOf(await bob.organization.setActive({ organizationSlug: 'acme' }))).toMatchObject({
    id: acme.id,
    members: [{}, {}],
  });

  const changed = dataOf(await ada.organization.updateMemberRole({ memberId: accepted.member.id, role: 'member' }));
  expect(changed).toMatchObject({ id: accepted.member.id, role: 'member' });
  expect(dataOf(await bob.organization.hasPermission({ permissions: { member: ['delete'] } }))).toMatchObject({
    success: false,
  });
  expect(dataOf(await bob.getSession()).session).toMatchObject({ activeTeamId: team.id });
  expect(dataOf(await bob.organization.listUserTeams())).toMatchObject([{ id: team.id, name: 'Designers' }]);
  expect(dataOf(await bob.organization.listTeamMembers())).toMatchObject([{ userId: accepted.member.userId }]);
  expect((await bob.organization.setActiveTeam({ teamId: null })).data).toBeNull();
  expect((await bob.organization.listTeamMembers()).error).toMatchObject({ code: 'YOU_DO_NOT_HAVE_AN_ACTIVE_TEAM' });
  expect(dataOf(await bob.organization.setActiveTeam({ teamId: team.id }))).toMatchObject({ id: team.id });
  const bobInTeam = { teamId: team.id, userId: accepted.member.userId };
  expect(dataOf(await ada.organization.removeTeamMember(bobInTeam))).toEqual({
    message: 'Team member removed successfully.',
  });
  expect(dataOf(await ada.organization.addTeamMember(bobInTeam))).toMatchObject(bobInTeam);
  expect(dataOf(await ada.organization.getActiveMemberRole({ query: { userId: bobInTeam.userId } }))).toEqual({
    role: 'member',
  });
  expect(dataOf(await ada.organization.removeTeam({ teamId: team.id }))).toEqual({
    message: 'Team removed successfully.',
  });

  const listed = dataOf(await ada.organization.listMembers({ query: { ...firstAdded, filterValue: 'member' } }));
  expect(listed).toMatchObject({ total: 1, members: [{ role: 'member', user: { name: 'Bob' } }] });
  expect(dataOf(await bob.organization.getActiveMemberRole())).toEqual({ role: 'member' });

  expect(dataOf(await bob.organization.leave({ organizationId: acme.id }))).toMatchObject({
    role: 'member',
    user: { name: 'Bob' },
  });
  expect((await bob.organization.getFullOrganization()).data).toBeNull();
  expect((await bob.organization.getActiveMember()).data).toBeNull();

  const again = dataOf(await ada.organization.inviteMember({ email: 'bob@example.com', role: 'member' }));
  expect(dataOf(await bob.organization.listUserInvitations())).toMatchObject([
    { id: again.id, organizationName: 'Acme Ltd' },
  ]);
  expect(dataOf(await bob.organization.rejectInvitation({ invitationId: again.id }))).toMatchObject({
    invitation: { status: 'rejected' },
    member: null,
  });
  const third = dataOf(await ada.organization.inviteMember({ email: 'bob@example.com', role: 'member' }));
  expect(dataOf(await ada.organization.cancelInvitation({ invitationId: third.id }))).toMatchObject({
    status: 'canceled',
  });
  const fourth = dataOf(await ada.organization.inviteMember({ email: 'bob@example.com', role: 'member' }));
  await bob.organization.acceptInvitation({ invitationId: fourth.id });
  expect(dataOf(await ada.organization.removeMember({ memberIdOrEmail: 'BOB@example.com' }))).toMatchObject({
    member: { user: { name: 'Bob' } },
  });

  expect(dataOf(await ada.organization.delete({ organizationId: acme.id }))).toMatchObject({ id: acme.id });
  expect(dataOf(await ada.organization.list())).toEqual([]);
  expect(dataOf(await ada.getSession()).session).toMatchObject({ activeOrganizationId: null });

  expect(missingCalls('newest', 'organization', new Set([...recordedCalls, ...recordedCallsOfBob]))).toEqual([]);
});

test('the newest published client joins as member by the invitation id right after sign-up', async () => {
  await using gatehouse = await startWithOrganizations();
  const { client: ada } = newestClient(gatehouse, plugins);
  const { client: bob } = newestClient(gatehouse, plugins);
  await ada.signUp.email({ email: 'ada@example.com', password: PASSWORD, name: 'Ada' });
  await bob.signUp.email({ email: 'bob@example.com', password: PASSWORD, name: 'Bob' });
  const { id: organizationId } = dataOf(await ada.organization.create({ name: 'Acme', slug: 'acme' }));
  const { id: invitationId } = dataOf(
    await ada.organization.inviteMember({ email: 'bob@example.com', role: 'member' }),
  );

  expect(dataOf(await bob.organization.getInvitation({ query: { id: invitationId } }))).toMatchObject({
    organizationId,
  });
  expect(dataOf(await bob.organization.acceptInvitation({ invitationId })).member).toMatchObject({ role: 'member' });
});

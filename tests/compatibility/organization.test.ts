import { organizationClient } from 'better-auth-oldest/client/plugins';
import { expect } from 'vitest';

import { startWithOrganizations } from '#tests/support/organization.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { missingCalls } from '#tests/support/calls/published-calls.ts';
import { entryPoints, referenceClient } from '#tests/support/better-auth/reference-client.ts';
import { test } from '#tests/support/test.ts';

const plugins = [organizationClient({ teams: { enabled: true } })];

/** The data of an answer without an error. */
function dataOf<Data>({ data, error }: { data: Data; error: unknown }): NonNullable<Data> {
  expect(error).toBeNull();
  return data!;
}

test.for(entryPoints)('the published %s client makes every organization call', async (entryPoint) => {
  await using gatehouse = await startWithOrganizations();
  const { client: ada, recordedCalls } = referenceClient(gatehouse, plugins, entryPoint);
  const { client: bob, recordedCalls: recordedCallsOfBob } = referenceClient(gatehouse, plugins, entryPoint);
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
  expect(dataOf(await ada.organization.hasPermission({ permission: { organization: ['delete'] } }))).toEqual({
    error: null,
    success: true,
  });

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
  expect(dataOf(await ada.organization.removeTeam({ teamId: team.id }))).toEqual({
    message: 'Team removed successfully.',
  });

  const leave = { method: 'POST', body: { organizationId: acme.id } } as const;
  expect(dataOf(await bob.$fetch('/organization/leave', leave))).toMatchObject({
    role: 'member',
    user: { name: 'Bob' },
  });
  expect((await bob.organization.getFullOrganization()).data).toBeNull();
  expect((await bob.organization.getActiveMember()).data).toBeNull();

  const again = dataOf(await ada.organization.inviteMember({ email: 'bob@example.com', role: 'member' }));
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

  expect(missingCalls('oldest', 'organization', new Set([...recordedCalls, ...recordedCallsOfBob]))).toEqual([]);
});

test('the published client joins as member by the invitation id right after sign-up', async () => {
  await using gatehouse = await startWithOrganizations();
  const { client: ada } = referenceClient(gatehouse, plugins);
  const { client: bob } = referenceClient(gatehouse, plugins);
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

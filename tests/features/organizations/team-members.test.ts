import { expect } from 'vitest';

import {
  newMember,
  newOrganization,
  refusalOf,
  startWithOrganizations,
  type TestOrganization,
} from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

const unknownId = '01990000-0000-7000-8000-000000000000';

const add = (person: Person, teamId: string, userId: string) =>
  person.post('/organization/add-team-member', { teamId, userId });
const remove = (person: Person, teamId: string, userId: string) =>
  person.post('/organization/remove-team-member', { teamId, userId });

async function newTeam({ owner }: TestOrganization, name = 'Design'): Promise<string> {
  return (await owner.post('/organization/create-team', { name })).body.id;
}

const activeTeamOf = async (person: Person) => (await person.get('/get-session')).body.session.activeTeamId;

test('members are added to several teams and removed from them with permission', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  const acme = organization.teamId!;
  const { person: member, memberId } = await newMember(gatehouse, organization);
  const { person: outsider } = await newMember(gatehouse, await newOrganization(gatehouse));
  const design = await newTeam(organization);
  const counts = async () =>
    (await owner.get('/organization/list-teams')).body.map((team: { memberCount: number }) => team.memberCount);
  const filtered = async (filterValue: string, filterOperator = 'eq') => {
    const query = { filterField: 'teamId', filterValue, filterOperator };
    const { members, total } = (await owner.get('/organization/list-members', query)).body;
    expect(members).toHaveLength(total);
    return members.map(({ id }: { id: string }) => id).toSorted();
  };

  expect(await refusalOf(add(member, design, member.id))).toBe('403 YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER');
  expect(await refusalOf(remove(member, design, member.id))).toBe('403 YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER');
  expect(await refusalOf(add(outsider, design, outsider.id))).not.toBe('200');
  expect(await refusalOf(add(owner, design, outsider.id))).toBe('400 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  expect(await refusalOf(add(owner, unknownId, member.id))).toBe('400 TEAM_NOT_FOUND');
  expect(await refusalOf(remove(owner, design, member.id))).toBe('400 USER_IS_NOT_A_MEMBER_OF_THE_TEAM');

  const { body: added } = await add(owner, design, member.id);
  expect(added).toEqual({
    id: expect.any(String),
    teamId: design,
    userId: member.id,
    createdAt: expect.any(String),
  });
  expect((await add(owner, design, member.id)).body).toEqual(added);
  expect(await counts()).toEqual([1, 1]);
  expect(await refusalOf(add(owner, acme, member.id))).toBe('200');
  expect(await counts()).toEqual([2, 1]);

  const inBoth = { id: memberId, teamId: design, teamIds: [design, acme] };
  expect((await member.get('/organization/get-active-member')).body).toMatchObject(inBoth);
  const { members } = (await owner.get('/organization/get-full-organization')).body;
  expect(members).toContainEqual(expect.objectContaining(inBoth));
  const changeRole = { memberId, role: 'admin' };
  expect((await owner.post('/organization/update-member-role', changeRole)).body).toMatchObject(inBoth);
  const all = [memberId, organization.memberId].toSorted();
  expect(await filtered(design)).toEqual([memberId]);
  expect(await filtered(acme)).toEqual(all);
  expect(await filtered(design, 'ne')).toEqual([organization.memberId]);
  expect(await filtered(design, 'not_in')).toEqual([organization.memberId]);
  expect(await filtered(design, 'in')).toEqual([memberId]);
  expect(
    await refusalOf(
      owner.get('/organization/list-members', { filterField: 'teamId', filterValue: design, filterOperator: 'lt' }),
    ),
  ).toBe('400 VALIDATION_ERROR');

  expect((await remove(owner, design, member.id)).body).toEqual({ message: 'Team member removed successfully.' });
  expect(await counts()).toEqual([2, 0]);
  expect((await owner.post('/organization/remove-member', { memberIdOrEmail: memberId })).body.member).toMatchObject({
    teamId: acme,
    teamIds: [acme],
  });
  expect(await counts()).toEqual([1, 0]);
});

test('list-team-members answers the active or selected team to members of the organization, in pages', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  const foreign = await newOrganization(gatehouse);
  const { person: member } = await newMember(gatehouse, organization);
  const list = (person: Person, query = {}) => person.get('/organization/list-team-members', query);
  await add(owner, organization.teamId!, member.id);

  const { body } = await list(owner);
  expect(body).toEqual(
    [owner.id, member.id].map((userId) => ({
      id: expect.any(String),
      teamId: organization.teamId,
      userId,
      createdAt: expect.any(String),
    })),
  );
  expect((await list(owner, { teamId: organization.teamId, limit: '1', offset: '1' })).body).toEqual([body[1]]);
  expect((await list(member, { teamId: await newTeam(organization) })).body).toEqual([]);
  expect(await refusalOf(list(member))).toBe('400 YOU_DO_NOT_HAVE_AN_ACTIVE_TEAM');
  expect(await refusalOf(list(owner, { teamId: unknownId }))).toBe('400 TEAM_NOT_FOUND');
  expect(await refusalOf(list(owner, { teamId: foreign.teamId }))).toBe('400 TEAM_NOT_FOUND');
});

test('list-user-teams answers the teams of the caller, and those of others to members who may update members', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  const { person: member } = await newMember(gatehouse, organization);
  const design = await newTeam(organization);
  await add(owner, design, member.id);
  await add(owner, organization.teamId!, member.id);
  const other = await newOrganization(gatehouse, member);
  const teamsOf = async (person: Person, query = {}) => {
    const { status, body } = await person.get('/organization/list-user-teams', query);
    return status === 200 ? body.map(({ id }: { id: string }) => id) : `${status} ${body.code}`;
  };
  const { id: organizationId } = organization;

  expect(await teamsOf(member)).toEqual([organization.teamId, design, other.teamId]);
  expect(await teamsOf(member, { organizationId })).toEqual([organization.teamId, design]);
  expect(await teamsOf(owner, { userId: member.id })).toEqual([organization.teamId, design]);
  expect(await teamsOf(owner, { userId: unknownId })).toEqual([]);
  expect(await teamsOf(member, { userId: owner.id, organizationId })).toBe(
    '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER',
  );
  expect(await teamsOf(owner, { organizationId: other.id })).toBe('403 YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION');
  const nonMember = await Person.signUp(gatehouse);
  expect(await teamsOf(nonMember)).toEqual([]);
  expect(await teamsOf(nonMember, { userId: owner.id })).toBe('400 NO_ACTIVE_ORGANIZATION');
});

test('set-active-team sets a team of the caller in the active organization', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const { owner, teamId } = organization;
  const design = await newTeam(organization);
  const setActive = (person: Person, input: object) => person.post('/organization/set-active-team', input);
  // The default team of a new organization becomes active with it.
  expect(await activeTeamOf(owner)).toBe(teamId);

  expect((await setActive(owner, {})).body).toMatchObject({ id: teamId, name: 'Acme' });
  expect((await setActive(owner, { teamId: null })).body).toBeNull();
  expect(await activeTeamOf(owner)).toBeNull();
  expect((await setActive(owner, {})).body).toBeNull();
  expect(await refusalOf(setActive(owner, { teamId: design }))).toBe('403 USER_IS_NOT_A_MEMBER_OF_THE_TEAM');
  await add(owner, design, owner.id);
  expect((await setActive(owner, { teamId: design })).body).toMatchObject({
    id: design,
    organizationId: organization.id,
  });
  expect(await activeTeamOf(owner)).toBe(design);
  expect(await refusalOf(setActive(owner, { teamId: unknownId }))).toBe('400 TEAM_NOT_FOUND');

  await newOrganization(gatehouse, owner);
  expect(await refusalOf(setActive(owner, { teamId: design }))).toBe('400 TEAM_NOT_FOUND');
  const nonMember = await Person.signUp(gatehouse);
  expect((await setActive(nonMember, { teamId: null })).body).toBeNull();
  expect(await refusalOf(setActive(nonMember, { teamId }))).toBe('400 NO_ACTIVE_ORGANIZATION');
});

test('the active team is cleared with the organization, the team and the membership', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const { person: member, memberId } = await newMember(gatehouse, organization);
  const inAnotherBrowser = await member.inAnotherBrowser();
  const activate = async () => {
    const teamId = await newTeam(organization, `Team ${Math.random()}`);
    await add(owner, teamId, member.id);
    for (const person of [member, inAnotherBrowser]) {
      await person.post('/organization/set-active', { organizationId });
      await person.post('/organization/set-active-team', { teamId });
      expect(await activeTeamOf(person)).toBe(teamId);
    }
    return teamId;
  };
  const expectCleared = async () => {
    expect(await activeTeamOf(member)).toBeNull();
    expect(await activeTeamOf(inAnotherBrowser)).toBeNull();
  };

  await activate();
  for (const person of [member, inAnotherBrowser])
    await person.post('/organization/set-active', { organizationId: null });
  await expectCleared();
  // Setting the same organization active again keeps the team.
  const teamId = await activate();
  await member.post('/organization/set-active', { organizationId });
  expect(await activeTeamOf(member)).toBe(teamId);
  await remove(owner, teamId, member.id);
  await expectCleared();
  await owner.post('/organization/remove-team', { teamId: await activate() });
  await expectCleared();
  await activate();
  await owner.post('/organization/remove-member', { memberIdOrEmail: memberId });
  await expectCleared();
});

test('an accepted invitation adds the user to its teams and activates a single one', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const { owner, teamId } = organization;
  const design = await newTeam(organization);
  const join = async (teamIds: unknown) => {
    const person = await Person.signUp(gatehouse);
    const input = { email: person.email, role: 'member', teamId: teamIds };
    const { body: invitation } = await owner.post('/organization/invite-member', input);
    const { body } = await person.post('/organization/accept-invitation', { invitationId: invitation.id });
    return { member: body.member, activeTeam: await activeTeamOf(person), userId: person.id };
  };

  const both = await join([design, teamId]);
  expect(both).toMatchObject({ member: { teamId: design, teamIds: [design, teamId] }, activeTeam: null });
  expect(await join(design)).toMatchObject({ member: { teamId: design, teamIds: [design] }, activeTeam: design });
  expect(await join([])).toMatchObject({ member: { teamId: null, teamIds: [] }, activeTeam: null });
  const { entries } = (await owner.get('/organization/list-audit', { subjectId: both.userId })).body;
  expect(entries.map(({ event, details }: { event: string; details: object }) => [event, details])).toEqual(
    expect.arrayContaining([
      ['team.member-added', { teamId: design, name: 'Design' }],
      ['team.member-added', { teamId, name: 'Acme' }],
    ]),
  );
});

test('maximumMembersPerTeam limits the members of a team by number or function, also under concurrent additions', async () => {
  for (const maximumMembersPerTeam of [2, async () => 2]) {
    await using gatehouse = await startWithOrganizations({ teams: { enabled: true, maximumMembersPerTeam } });
    const organization = await newOrganization(gatehouse);
    const { owner } = organization;
    const teamId = organization.teamId!;
    const guest = await Person.signUp(gatehouse);
    const invite = (email: string) => owner.post('/organization/invite-member', { email, role: 'member', teamId });
    const { body: invitation } = await invite(guest.email);
    const members = [await newMember(gatehouse, organization), await newMember(gatehouse, organization)];

    const answers = await Promise.all(members.map(({ person }) => refusalOf(add(owner, teamId, person.id))));
    expect(answers.toSorted()).toEqual(['200', '403 TEAM_MEMBER_LIMIT_REACHED']);
    expect(await refusalOf(invite('new@example.com'))).toBe('403 TEAM_MEMBER_LIMIT_REACHED');
    const accept = guest.post('/organization/accept-invitation', { invitationId: invitation.id });
    expect(await refusalOf(accept)).toBe('403 TEAM_MEMBER_LIMIT_REACHED');
    const toTeam = { organizationId: organization.id, userId: guest.id, role: 'member', teamId };
    await expect(gatehouse.call('organization.addMember', toTeam)).rejects.toThrow('Team member limit reached');
  }
});

test('list-user-teams leaves out organizations whose second factor the caller lacks', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const { person: member } = await newMember(gatehouse, organization);
  await add(organization.owner, organization.teamId!, member.id);
  const list = (query = {}) => member.get('/organization/list-user-teams', query);
  expect((await list()).body).toHaveLength(1);

  await requireTwoFactor(gatehouse.options.databaseUrl!, organization.id);
  expect((await list()).body).toEqual([]);
  expect(await refusalOf(list({ organizationId: organization.id }))).toBe('403 TWO_FACTOR_REQUIRED');
  const setActive = member.post('/organization/set-active-team', { teamId: organization.teamId });
  expect(await refusalOf(setActive)).toBe('403 TWO_FACTOR_REQUIRED');
});

async function requireTwoFactor(databaseUrl: string, organizationId: string): Promise<void> {
  await runSql(databaseUrl, `update organization set require_two_factor = true where id = '${organizationId}'`);
}

import { expect } from 'vitest';

import { newMember, newOrganization, refusalOf, startWithOrganizations } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

const unknownId = '01990000-0000-7000-8000-000000000000';

test('team calls answer 404 if teams are disabled', async ({ gatehouse, anyone }) => {
  const { owner } = await newOrganization(gatehouse);

  for (const person of [owner, anyone]) {
    expect(await refusalOf(person.post('/organization/create-team', { name: 'Design' }))).toBe('404 NOT_FOUND');
    expect(await refusalOf(person.get('/organization/list-teams'))).toBe('404 NOT_FOUND');
    expect(await refusalOf(person.post('/organization/update-team', { teamId: unknownId, data: { name: 'X' } }))).toBe(
      '404 NOT_FOUND',
    );
    expect(await refusalOf(person.post('/organization/remove-team', { teamId: unknownId }))).toBe('404 NOT_FOUND');
  }
  expect(
    await refusalOf(
      owner.post('/organization/invite-member', { email: 'a@example.com', role: 'member', teamId: unknownId }),
    ),
  ).toBe('400 TEAM_NOT_FOUND');
});

test('a new organization has a default team with its creator', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);

  const { body } = await organization.owner.get('/organization/list-teams');
  expect(body).toEqual([
    {
      id: organization.teamId,
      name: 'Acme',
      organizationId: organization.id,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      memberCount: 1,
    },
  ]);
  expect((await organization.owner.get('/organization/get-full-organization')).body.teams).toEqual(body);
});

test('teams are created, renamed and removed with permission', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const { person: member } = await newMember(gatehouse, organization);
  const nonMember = await Person.signUp(gatehouse);
  const create = (person: Person, input: object = {}) =>
    person.post('/organization/create-team', { name: 'Design', ...input });
  const rename = (person: Person, teamId: string, input: object = {}) =>
    refusalOf(person.post('/organization/update-team', { teamId, data: { name: 'Designers', ...input } }));
  const remove = (person: Person, teamId: string, organizationId?: string) =>
    refusalOf(person.post('/organization/remove-team', { teamId, organizationId }));

  expect(await refusalOf(create(nonMember))).toBe('400 NO_ACTIVE_ORGANIZATION');
  expect(await refusalOf(create(nonMember, { organizationId: organization.id }))).toBe(
    '403 YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION',
  );
  expect(await refusalOf(create(member))).toBe('403 YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION');
  expect(await refusalOf(create(organization.owner, { name: ' ' }))).toBe('400 VALIDATION_ERROR');
  const { body: team } = await create(organization.owner);

  expect(await rename(nonMember, team.id)).toBe('400 NO_ACTIVE_ORGANIZATION');
  expect(await rename(nonMember, team.id, { organizationId: organization.id })).toBe(
    '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM',
  );
  expect(await rename(member, team.id)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM');
  expect(await rename(organization.owner, unknownId)).toBe('400 TEAM_NOT_FOUND');
  expect(await rename(organization.owner, team.id, { name: '' })).toBe('400 VALIDATION_ERROR');
  expect(await rename(organization.owner, team.id, { organizationId: organization.id })).toBe('200');

  expect(await remove(nonMember, team.id)).toBe('400 NO_ACTIVE_ORGANIZATION');
  expect(await remove(nonMember, team.id, organization.id)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_TEAM');
  expect(await remove(member, team.id)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION');
  expect(await remove(organization.owner, unknownId)).toBe('400 TEAM_NOT_FOUND');
  expect(await remove(organization.owner, organization.teamId!)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_TEAM');
  expect(await remove(organization.owner, team.id)).toBe('200');
});

test('the history has the names of a team at the time of each event', async () => {
  await using gatehouse = await startWithOrganizations();
  const { id: organizationId, owner } = await newOrganization(gatehouse);
  const { body: team } = await owner.post('/organization/create-team', { name: 'Design' });
  await owner.post('/organization/update-team', { teamId: team.id, data: { name: 'Research' } });
  await owner.post('/organization/remove-team', { teamId: team.id });
  const { entries } = (await owner.get('/organization/list-audit', { organizationId, limit: '3' })).body;

  expect(entries.map(({ event, details }: { event: string; details: object }) => ({ event, ...details }))).toEqual([
    { event: 'team.removed', teamId: team.id, name: 'Research' },
    { event: 'team.updated', teamId: team.id, name: 'Research', previousName: 'Design' },
    { event: 'team.created', teamId: team.id, name: 'Design' },
  ]);
});

test('members of a removed team stay in the organization, and invitations forget the team', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const { body: team } = await organization.owner.post('/organization/create-team', { name: 'Design' });
  const { body: invitation } = await organization.owner.post('/organization/invite-member', {
    email: person.email,
    role: 'member',
    teamId: team.id,
  });
  const { body: accepted } = await person.post('/organization/accept-invitation', { invitationId: invitation.id });
  expect(accepted.member.teamId).toBe(team.id);

  await organization.owner.post('/organization/invite-member', {
    email: 'new@example.com',
    role: 'member',
    teamId: [team.id, organization.teamId],
  });

  expect((await organization.owner.post('/organization/remove-team', { teamId: team.id })).body).toEqual({
    message: 'Team removed successfully.',
  });
  expect((await person.get('/organization/get-active-member')).body).toMatchObject({
    id: accepted.member.id,
    teamId: null,
    teamIds: [],
  });
  expect((await organization.owner.get('/organization/list-invitations', { status: 'pending' })).body).toMatchObject([
    { teamId: organization.teamId, teamIds: [organization.teamId] },
  ]);
});

test('without defaultTeam an organization begins without teams', async () => {
  const teams = { enabled: true, defaultTeam: { enabled: false } };
  await using gatehouse = await startWithOrganizations({ teams });
  const { owner, id: organizationId } = await newOrganization(gatehouse);

  expect((await owner.get('/organization/list-teams')).body).toEqual([]);
  const { body } = await owner.get('/get-session');
  expect(body.session).toMatchObject({ activeOrganizationId: organizationId, activeTeamId: null });
  expect((await owner.post('/organization/create-team', { name: 'Design', organizationId })).status).toBe(200);
});

test('the last team cannot be removed unless allowRemovingAllTeams is set', async () => {
  for (const allowRemovingAllTeams of [false, true]) {
    await using gatehouse = await startWithOrganizations({ teams: { enabled: true, allowRemovingAllTeams } });
    const organization = await newOrganization(gatehouse);
    const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });

    expect(await refusalOf(admin.post('/organization/remove-team', { teamId: organization.teamId }))).toBe(
      allowRemovingAllTeams ? '200' : '400 UNABLE_TO_REMOVE_LAST_TEAM',
    );
  }
});

test('maximumTeams limits teams by number or function', async () => {
  for (const maximumTeams of [2, async () => 2]) {
    await using gatehouse = await startWithOrganizations({ teams: { enabled: true, maximumTeams } });
    const { owner } = await newOrganization(gatehouse);
    const create = () => refusalOf(owner.post('/organization/create-team', { name: 'Design' }));

    expect([await create(), await create()]).toEqual(['200', '400 YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS']);
  }
});

test('list-teams requires membership and prefers the organization of the input to the active one', async () => {
  await using gatehouse = await startWithOrganizations();
  const first = await newOrganization(gatehouse);
  await newOrganization(gatehouse, first.owner);
  const nonMember = await Person.signUp(gatehouse);
  const list = (person: Person, query = {}) => person.get('/organization/list-teams', query);

  expect((await list(first.owner, { organizationId: first.id })).body).toMatchObject([{ id: first.teamId }]);
  expect(await refusalOf(list(nonMember))).toBe('400 NO_ACTIVE_ORGANIZATION');
  expect(await refusalOf(list(nonMember, { organizationId: first.id }))).toBe(
    '403 YOU_ARE_NOT_ALLOWED_TO_ACCESS_THIS_ORGANIZATION',
  );
});

test('team names are unique in an organization, case-insensitively and under concurrent creation', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const other = await newOrganization(gatehouse);
  const create = (person: Person, name: string) => refusalOf(person.post('/organization/create-team', { name }));

  const answers = await Promise.all(['Design', ' design', 'DESIGN '].map((name) => create(organization.owner, name)));
  expect(answers.toSorted()).toEqual(['200', '400 TEAM_ALREADY_EXISTS', '400 TEAM_ALREADY_EXISTS']);
  expect(await create(other.owner, 'Design')).toBe('200');
  const { body: sales } = await organization.owner.post('/organization/create-team', { name: 'Sales' });
  const rename = (name: string) =>
    refusalOf(organization.owner.post('/organization/update-team', { teamId: sales.id, data: { name } }));
  expect(await rename('desigN')).toBe('400 TEAM_ALREADY_EXISTS');
  expect(await rename('SALES')).toBe('200');
});

test('imported teams with the same name can be updated', async () => {
  await using gatehouse = await startWithOrganizations();
  const { owner, id, teamId } = await newOrganization(gatehouse);
  await runSql(
    gatehouse.options.databaseUrl!,
    `insert into team (id, organization_id, name, created_at, updated_at)
     select gen_random_uuid(), '${id}', name, now(), now() from team where id = '${teamId}'`,
  );
  expect((await owner.get('/organization/list-teams')).body).toMatchObject([{ name: 'Acme' }, { name: 'Acme' }]);
  expect(await refusalOf(owner.post('/organization/update-team', { teamId, data: { name: 'Acme' } }))).toBe('200');
  expect(await refusalOf(owner.post('/organization/update-team', { teamId, data: { name: 'Other' } }))).toBe('200');
});

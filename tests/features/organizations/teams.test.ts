import { expect } from 'vitest';

import { newMember, newOrganization, refusalOf, startWithOrganizations } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { test } from '#tests/support/test.ts';

const nobody = '01990000-0000-7000-8000-000000000000';

test('without teams their calls do not exist, for anybody', async ({ gatehouse, anyone }) => {
  const { owner } = await newOrganization(gatehouse);

  for (const person of [owner, anyone]) {
    expect(await refusalOf(person.post('/organization/create-team', { name: 'Design' }))).toBe('404 NOT_FOUND');
    expect(await refusalOf(person.get('/organization/list-teams'))).toBe('404 NOT_FOUND');
    expect(await refusalOf(person.post('/organization/update-team', { teamId: nobody, data: { name: 'X' } }))).toBe(
      '404 NOT_FOUND',
    );
    expect(await refusalOf(person.post('/organization/remove-team', { teamId: nobody }))).toBe('404 NOT_FOUND');
  }
  expect(
    await refusalOf(
      owner.post('/organization/invite-member', { email: 'a@example.com', role: 'member', teamId: nobody }),
    ),
  ).toBe('400 TEAM_NOT_FOUND');
});

test('an organization begins with a team of its name, in which its creator is', async () => {
  await using gatehouse = await startWithOrganizations();
  const made = await newOrganization(gatehouse);

  const { body } = await made.owner.get('/organization/list-teams');
  expect(body).toEqual([
    {
      id: made.teamId,
      name: 'Acme',
      organizationId: made.id,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    },
  ]);
  expect((await made.owner.get('/organization/get-full-organization')).body.teams).toEqual(body);
});

test('teams are made, renamed and removed by those who may', async () => {
  await using gatehouse = await startWithOrganizations();
  const made = await newOrganization(gatehouse);
  const { person: member } = await newMember(gatehouse, made);
  const stranger = await Person.signUp(gatehouse);
  const create = (person: Person, input: object = {}) =>
    person.post('/organization/create-team', { name: 'Design', ...input });
  const rename = (person: Person, teamId: string, input: object = {}) =>
    refusalOf(person.post('/organization/update-team', { teamId, data: { name: 'Designers', ...input } }));
  const remove = (person: Person, teamId: string, organizationId?: string) =>
    refusalOf(person.post('/organization/remove-team', { teamId, organizationId }));

  expect(await refusalOf(create(stranger))).toBe('400 NO_ACTIVE_ORGANIZATION');
  expect(await refusalOf(create(stranger, { organizationId: made.id }))).toBe(
    '403 YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION',
  );
  expect(await refusalOf(create(member))).toBe('403 YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION');
  expect(await refusalOf(create(made.owner, { name: ' ' }))).toBe('400 VALIDATION_ERROR');
  const { body: team } = await create(made.owner);

  expect(await rename(stranger, team.id)).toBe('400 NO_ACTIVE_ORGANIZATION');
  expect(await rename(stranger, team.id, { organizationId: made.id })).toBe(
    '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM',
  );
  expect(await rename(member, team.id)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM');
  expect(await rename(made.owner, nobody)).toBe('400 TEAM_NOT_FOUND');
  expect(await rename(made.owner, team.id, { name: '' })).toBe('400 VALIDATION_ERROR');
  expect(await rename(made.owner, team.id, { organizationId: made.id })).toBe('200');

  expect(await remove(stranger, team.id)).toBe('400 NO_ACTIVE_ORGANIZATION');
  expect(await remove(stranger, team.id, made.id)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_TEAM');
  expect(await remove(member, team.id)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION');
  expect(await remove(made.owner, nobody)).toBe('400 TEAM_NOT_FOUND');
  expect(await remove(made.owner, made.teamId!)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_TEAM');
  expect(await remove(made.owner, team.id)).toBe('200');
});

test('the members of a team that is removed stay in the organization', async () => {
  await using gatehouse = await startWithOrganizations();
  const made = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const { body: team } = await made.owner.post('/organization/create-team', { name: 'Design' });
  const { body: invitation } = await made.owner.post('/organization/invite-member', {
    email: person.email,
    role: 'member',
    teamId: team.id,
  });
  const { body: accepted } = await person.post('/organization/accept-invitation', { invitationId: invitation.id });
  expect(accepted.member.teamId).toBe(team.id);

  expect((await made.owner.post('/organization/remove-team', { teamId: team.id })).body).toEqual({
    message: 'Team removed successfully.',
  });
  expect((await person.get('/organization/get-active-member')).body).toMatchObject({
    id: accepted.member.id,
    teamId: null,
  });
});

test('the last team stays, unless options let all go', async () => {
  for (const allowRemovingAllTeams of [false, true]) {
    await using gatehouse = await startWithOrganizations({ teams: { enabled: true, allowRemovingAllTeams } });
    const made = await newOrganization(gatehouse);
    const { person: admin } = await newMember(gatehouse, made, { role: 'admin' });

    expect(await refusalOf(admin.post('/organization/remove-team', { teamId: made.teamId }))).toBe(
      allowRemovingAllTeams ? '200' : '400 UNABLE_TO_REMOVE_LAST_TEAM',
    );
  }
});

test('the number of teams can be limited, by a number or a function', async () => {
  for (const maximumTeams of [2, async () => 2]) {
    await using gatehouse = await startWithOrganizations({ teams: { enabled: true, maximumTeams } });
    const { owner } = await newOrganization(gatehouse);
    const create = () => refusalOf(owner.post('/organization/create-team', { name: 'Design' }));

    expect([await create(), await create()]).toEqual(['200', '400 YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS']);
  }
});

test('list-teams is for members, and the organization named counts before the active one', async () => {
  await using gatehouse = await startWithOrganizations();
  const first = await newOrganization(gatehouse);
  await newOrganization(gatehouse, first.owner);
  const stranger = await Person.signUp(gatehouse);
  const list = (person: Person, query = {}) => person.get('/organization/list-teams', query);

  expect((await list(first.owner, { organizationId: first.id })).body).toMatchObject([{ id: first.teamId }]);
  expect(await refusalOf(list(stranger))).toBe('400 NO_ACTIVE_ORGANIZATION');
  expect(await refusalOf(list(stranger, { organizationId: first.id }))).toBe('403 FORBIDDEN');
});

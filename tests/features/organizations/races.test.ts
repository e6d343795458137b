import { expect } from 'vitest';

import {
  newInvitation,
  newMember,
  newOrganization,
  refusalOf,
  startWithOrganizations,
} from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql, interleave } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

const departures = {
  leave: (actor: Person, { organizationId }: Target) => actor.post('/organization/leave', { organizationId }),
  'remove each other': (actor: Person, { organizationId, other }: Target) =>
    actor.post('/organization/remove-member', { organizationId, memberIdOrEmail: other }),
  'demote themselves': (actor: Person, { organizationId, own }: Target) =>
    actor.post('/organization/update-member-role', { organizationId, memberId: own, role: 'admin' }),
  'demote each other': (actor: Person, { organizationId, other }: Target) =>
    actor.post('/organization/update-member-role', { organizationId, memberId: other, role: 'member' }),
};

interface Target {
  organizationId: string;
  own: string;
  other: string;
}

test.for(Object.entries(departures))(
  'an owner remains when two owners %s concurrently',
  async ([, act], { gatehouse }) => {
    for (let round = 0; round < 5; round++) {
      const organization = await newOrganization(gatehouse);
      const organizationId = organization.id;
      const second = await newMember(gatehouse, organization, { role: 'owner' });
      const owners = [
        { actor: organization.owner, own: organization.memberId, other: second.memberId },
        { actor: second.person, own: second.memberId, other: organization.memberId },
      ];
      await Promise.all(
        Array.from({ length: 10 }, (_, index) => owners[index % 2]!).map(({ actor, own, other }) =>
          act(actor, { organizationId, own, other }),
        ),
      );

      const { members } = await membersOf(organizationId, [organization.owner, second.person]);
      expect(members.filter(({ role }) => role.includes('owner')).length).toBeGreaterThan(0);
    }
  },
);

test('one owner remains after 50 concurrent departures of two owners', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const organizationId = organization.id;
  const second = await newMember(gatehouse, organization, { role: 'owner' });
  const acts = Object.values(departures);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const isFirst = index % 2 === 0;
      const [own, other] = isFirst
        ? [organization.memberId, second.memberId]
        : [second.memberId, organization.memberId];
      return acts[index % acts.length]!(isFirst ? organization.owner : second.person, { organizationId, own, other });
    }),
  );

  expect(answers.every(({ status }) => status < 500)).toBe(true);
  const { members } = await membersOf(organizationId, [organization.owner, second.person]);
  expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1);
});

test('concurrent accepts stay within the membership limit', async () => {
  await using gatehouse = await startWithOrganizations({ membershipLimit: 4 });
  const organization = await newOrganization(gatehouse);
  const invited = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const person = await Person.signUp(gatehouse);
      return { person, ...(await newInvitation(organization, { email: person.email })) };
    }),
  );

  const answers = await Promise.all(
    invited.map(({ person, id }) => refusalOf(person.post('/organization/accept-invitation', { invitationId: id }))),
  );
  expect(answers.filter((answer) => answer === '200')).toHaveLength(3);
  expect(answers.filter((answer) => answer !== '200')).toEqual(
    Array(9).fill('403 ORGANIZATION_MEMBERSHIP_LIMIT_REACHED'),
  );
  const { total } = await membersOf(organization.id, [organization.owner]);
  expect(total).toBe(4);
});

test('30 concurrent accepts of an invitation succeed once', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const { id } = await newInvitation(organization, { email: person.email });

  const answers = await Promise.all(
    Array.from({ length: 30 }, () => refusalOf(person.post('/organization/accept-invitation', { invitationId: id }))),
  );
  expect(answers.filter((answer) => answer === '200')).toHaveLength(1);
  for (const answer of answers.filter((each) => each !== '200')) {
    expect(['400 FAILED_TO_RETRIEVE_INVITATION', '400 INVITATION_NOT_FOUND']).toContain(answer);
  }
  expect((await membersOf(organization.id, [organization.owner])).total).toBe(2);
});

test('an invitation canceled during a waiting accept is not accepted', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const { id: invitationId } = await newInvitation(organization, { email: person.email });
  const change = `select 1 from organization where id = '${organization.id}' for update;
    update invitation set status = 'canceled' where id = '${invitationId}'`;
  const accept = () => refusalOf(person.post('/organization/accept-invitation', { invitationId }));

  expect(await interleave(gatehouse.options.databaseUrl!, change, accept)).toBe('400 FAILED_TO_RETRIEVE_INVITATION');
  expect((await person.get('/organization/list')).body).toEqual([]);
});

test('an invitation rejected during a resend is not sent', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const again = [
    (id: string) => owner.post('/organization/resend-invitation', { invitationId: id }),
    (_: string, email: string) =>
      owner.post('/organization/invite-member', { organizationId, email, role: 'admin', resend: true }),
  ];
  const answers: string[] = [];
  for (const send of again) {
    const { id, email } = await newInvitation(organization);
    const decline = `update invitation set status = 'rejected' where id = '${id}'`;
    answers.push(await interleave(gatehouse.options.databaseUrl!, decline, () => refusalOf(send(id, email))));
  }

  await gatehouse.idle();
  // Inviting again creates a new invitation.
  expect(answers).toEqual(['400 INVITATION_NOT_FOUND', '200']);
  expect(gatehouse.invitations).toHaveLength(3);
  const invitations = await runSql(gatehouse.options.databaseUrl!, 'select status, role from invitation order by id');
  expect(invitations).toEqual([
    { status: 'rejected', role: 'member' },
    { status: 'rejected', role: 'member' },
    { status: 'pending', role: 'admin' },
  ]);
});

test('a concurrently deleted organization is not deleted twice', async () => {
  const deleted: string[] = [];
  await using gatehouse = await startWithOrganizations({
    organizationHooks: { afterDeleteOrganization: ({ organization }) => void deleted.push(organization.id) },
  });
  const { id: organizationId, owner } = await newOrganization(gatehouse);
  const deletion = `delete from organization where id = '${organizationId}'`;
  const remove = () => refusalOf(owner.post('/organization/delete', { organizationId }));

  const answer = await interleave(gatehouse.options.databaseUrl!, deletion, remove);
  expect(answer).toBe('400 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  await gatehouse.idle();
  expect(deleted).toEqual([]);
});

test('of concurrent accept, reject and cancel one succeeds', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  for (let round = 0; round < 5; round++) {
    const person = await Person.signUp(gatehouse);
    const { id: invitationId } = await newInvitation(organization, { email: person.email });
    const answers = await Promise.all([
      person.post('/organization/accept-invitation', { invitationId }),
      person.post('/organization/reject-invitation', { invitationId }),
      organization.owner.post('/organization/cancel-invitation', { invitationId }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }
});

test('concurrent invitations stay within invitationLimit and invite an address once', async () => {
  await using gatehouse = await startWithOrganizations({ invitationLimit: 3 });
  const { id: organizationId, owner } = await newOrganization(gatehouse);
  const invite = (email: string) =>
    refusalOf(owner.post('/organization/invite-member', { organizationId, email, role: 'member' }));

  const same = await Promise.all(Array.from({ length: 6 }, () => invite('same@example.com')));
  expect(same.sort()).toEqual(['200', ...Array<string>(5).fill('400 USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION')]);
  const others = await Promise.all(Array.from({ length: 6 }, (_, index) => invite(`other-${index}@example.com`)));
  expect(others.sort()).toEqual(['200', '200', ...Array<string>(4).fill('403 INVITATION_LIMIT_REACHED')]);
});

test('concurrent creations stay within organizationLimit and do not share a slug', async () => {
  await using gatehouse = await startWithOrganizations({ organizationLimit: 2 });
  const person = await Person.signUp(gatehouse);
  const create = (slug: string) => refusalOf(person.post('/organization/create', { name: 'One', slug }));

  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => create(`one-${index}`)));
  expect(answers.sort()).toEqual([
    '200',
    '200',
    ...Array<string>(6).fill('403 YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS'),
  ]);

  const users = await Promise.all(Array.from({ length: 5 }, () => Person.signUp(gatehouse)));
  const shared = await Promise.all(
    users.map((each) => refusalOf(each.post('/organization/create', { name: 'Two', slug: 'two' }))),
  );
  expect(shared.sort()).toEqual(['200', ...Array<string>(4).fill('400 ORGANIZATION_ALREADY_EXISTS')]);
});

test('concurrent team changes keep one team and stay within maximumTeams', async () => {
  await using gatehouse = await startWithOrganizations({ teams: { enabled: true, maximumTeams: 4 } });
  const organization = await newOrganization(gatehouse);
  const { person } = await newMember(gatehouse, organization, { role: 'admin' });

  const created = await Promise.all(
    Array.from({ length: 6 }, (_, index) => person.post('/organization/create-team', { name: `Team ${index}` })),
  );
  expect(created.filter(({ status }) => status === 200)).toHaveLength(3);
  const { body: teams } = await person.get('/organization/list-teams');
  const removed = await Promise.all(
    (teams as { id: string }[]).map(({ id }) => refusalOf(person.post('/organization/remove-team', { teamId: id }))),
  );
  expect(removed.sort()).toEqual(['200', '200', '200', '400 UNABLE_TO_REMOVE_LAST_TEAM']);
});

/** Lists the members as the first of these users who is still a member. */
async function membersOf(
  organizationId: string,
  users: Person[],
): Promise<{ members: { role: string }[]; total: number }> {
  for (const person of users) {
    const { status, body } = await person.get('/organization/list-members', { organizationId });
    if (status === 200) return body;
  }
  throw new Error('None of the users is a member');
}

test('an update of a concurrently deleted organization changes and logs nothing', async ({ gatehouse }) => {
  const { owner, id } = await newOrganization(gatehouse);
  const url = gatehouse.options.databaseUrl!;
  const update = () => refusalOf(owner.post('/organization/update', { organizationId: id, data: { name: 'Late' } }));

  const deletion = `delete from organization where id = '${id}'`;
  expect(await interleave(url, deletion, update)).toBe('400 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  const late = `select event from audit_entry where organization_id = '${id}' and event = 'organization.updated'`;
  expect(await runSql(url, late)).toEqual([]);
});

test('a concurrently removed member cannot activate the organization', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { person, memberId } = await newMember(gatehouse, organization);
  await person.post('/organization/set-active', { organizationId: null });
  const removal = `select 1 from organization where id = '${organization.id}' for update;
    delete from member where id = '${memberId}'`;
  const choose = () => refusalOf(person.post('/organization/set-active', { organizationId: organization.id }));

  expect(await interleave(gatehouse.options.databaseUrl!, removal, choose)).toBe(
    '403 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
  );
  expect((await person.get('/get-session')).body.session.activeOrganizationId).toBeNull();
});

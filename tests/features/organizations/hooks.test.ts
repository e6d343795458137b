import { expect, test } from 'vitest';

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import {
  newInvitation,
  newMember,
  newOrganization,
  refusalOf,
  startWithOrganizations,
} from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';

type Hooks = NonNullable<NonNullable<GatehouseOptions['organization']>['organizationHooks']>;

const schema = {
  organization: { additionalFields: { tier: { type: ['free', 'paid'], defaultValue: 'free', input: false } } },
  member: { additionalFields: { seat: { type: 'string', required: false, input: false } } },
} as const;

const startWith = (organizationHooks: Hooks) => startWithOrganizations({ organizationHooks, schema });

test('`before` changes fields of organizations, members, invitations and teams, additional ones too', async () => {
  await using gatehouse = await startWith({
    beforeCreateOrganization: ({ organization }) => ({
      data: { ...organization, tier: 'paid', metadata: { source: 'hook' } },
    }),
    beforeUpdateOrganization: ({ organization }) => ({ data: { ...organization, name: `${organization.name} Ltd` } }),
    beforeAddMember: ({ member }) => ({ data: { seat: `seat of a ${member.role}` } }),
    beforeUpdateMemberRole: ({ newRole }) => ({ data: { role: newRole === 'admin' ? 'member' : newRole } }),
    beforeCreateInvitation: ({ invitation }) => ({ data: { ...invitation, role: 'member' } }),
    beforeCreateTeam: ({ team }) => ({ data: { ...team, name: `${team.name} team` } }),
    beforeUpdateTeam: ({ updates }) => ({ data: { name: `new ${updates.name}` } }),
  });
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const { memberId } = await newMember(gatehouse, organization);
  const post = async (path: string, body: object) => (await owner.post(`/organization/${path}`, body)).body;

  const full = (await owner.get('/organization/get-full-organization')).body;
  expect(full).toMatchObject({ tier: 'paid', metadata: '{"source":"hook"}', teams: [{ name: 'Acme team' }] });
  expect(full.members.map((member: { seat: string }) => member.seat).toSorted()).toEqual([
    'seat of a member',
    'seat of a owner',
  ]);
  expect((await post('update', { organizationId, data: { name: 'Acme' } })).name).toBe('Acme Ltd');
  expect((await post('update-member-role', { memberId, role: 'admin' })).role).toBe('member');
  expect((await post('invite-member', { email: 'x@example.com', role: 'admin' })).role).toBe('member');
  const team = await post('create-team', { name: 'Design' });
  expect(team.name).toBe('Design team');
  expect((await post('update-team', { teamId: team.id, data: { name: 'Research' } })).name).toBe('new Research');
});

test('a role that `before` returns is not above that of the caller', async () => {
  await using gatehouse = await startWith({
    beforeUpdateMemberRole: () => ({ data: { role: 'owner' } }),
    beforeCreateInvitation: () => ({ data: { role: 'owner' } }),
  });
  const organization = await newOrganization(gatehouse);
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const { memberId } = await newMember(gatehouse, organization);

  expect(await refusalOf(admin.post('/organization/update-member-role', { memberId, role: 'member' }))).toBe(
    '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER',
  );
  const invitation = { email: 'y@example.com', role: 'member' };
  expect(await refusalOf(admin.post('/organization/invite-member', invitation))).toBe(
    '403 YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE',
  );
});

test.for([
  ['an unknown field', { color: 'red' }],
  ['a value of another type', { name: 7 }],
  ['an additional field with a value that is not listed', { tier: 'gold' }],
  ['the id', { id: crypto.randomUUID() }],
] as const)('%s in the data of `before` fails the call', async ([, data]) => {
  await using gatehouse = await startWith({ beforeCreateOrganization: () => ({ data }) });
  const person = await Person.signUp(gatehouse);

  expect((await person.post('/organization/create', { name: 'Acme', slug: 'acme' })).status).toBe(500);
  expect((await person.get('/organization/list')).body).toEqual([]);
});

test('the hooks of a removal run for members who leave, and can keep them', async () => {
  const left: string[] = [];
  let mayLeave = false;
  await using gatehouse = await startWith({
    beforeRemoveMember: () => {
      if (!mayLeave)
        throw Object.assign(new Error('no'), { name: 'APIError', statusCode: 403, body: { message: 'Stay' } });
    },
    afterRemoveMember: ({ user, member }) => void left.push(`${user.email} ${member.role}`),
  });
  const organization = await newOrganization(gatehouse);
  const { person } = await newMember(gatehouse, organization);
  const leave = () => person.post('/organization/leave', { organizationId: organization.id });
  const { app } = gatehouse;
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const kept = await app.inject({
    method: 'POST',
    url: '/api/auth/organization/leave',
    headers: { cookie },
    payload: { organizationId: organization.id },
  });
  expect([kept.statusCode, kept.json()]).toEqual([403, { code: 'FORBIDDEN', message: 'Stay' }]);

  mayLeave = true;
  expect((await leave()).status).toBe(200);
  await gatehouse.idle();
  expect(left).toEqual([`${person.email} member`]);
});

test('a renewed invitation runs no hooks of a creation', async () => {
  const created: string[] = [];
  await using gatehouse = await startWith({
    afterCreateInvitation: ({ invitation }) => void created.push(invitation.email),
  });
  const organization = await newOrganization(gatehouse);
  const { email } = await newInvitation(organization);
  await organization.owner.post('/organization/invite-member', { email, role: 'member', resend: true });
  await gatehouse.idle();

  expect(created).toEqual([email]);
});

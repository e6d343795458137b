import { expect } from 'vitest';

import {
  insertMembers,
  expectOk,
  newInvitation,
  newMember,
  newOrganization,
  refusalOf,
  startWithOrganizations,
  verifyEmail,
} from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

const open = '/organization/get-invitation';
const accept = '/organization/accept-invitation';
const reject = '/organization/reject-invitation';

test('with requireVerifiedEmail, an unverified user needs the mailed token for an invitation', async () => {
  await using gatehouse = await startWithOrganizations({ requireVerifiedEmail: true });
  const organization = await newOrganization(gatehouse);
  const { id, email } = await newInvitation(organization);
  await gatehouse.idle();
  const { token } = gatehouse.invitations[0]!;
  const squatter = await Person.signUp(gatehouse, { email });

  const refused = '403 EMAIL_NOT_VERIFIED';
  expect(await refusalOf(squatter.get('/organization/list-user-invitations'))).toBe(refused);
  expect(await refusalOf(squatter.get(open, { id }))).toBe(refused);
  expect(await refusalOf(squatter.post(accept, { invitationId: id }))).toBe(refused);
  expect(await refusalOf(squatter.post(reject, { invitationId: id }))).toBe(refused);
  expect(await refusalOf(squatter.post(accept, { invitationId: id, token }))).toBe('200');
});

/** An admin sees the ids of invitations, even to roles that an admin may not grant. */
test.for(['owner', 'admin', 'member,admin'])(
  'an invitation as %s needs the mailed token or a verified email',
  async (role) => {
    await using gatehouse = await startWithOrganizations();
    const organization = await newOrganization(gatehouse);
    const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
    const { id, email } = await newInvitation(organization, { role });
    const listed = (await admin.get('/organization/list-invitations')).body;
    expect(listed).toMatchObject([{ id, email }]);
    await gatehouse.idle();
    const { token } = gatehouse.invitations[0]!;
    const squatter = await Person.signUp(gatehouse, { email });

    const refused = '403 EMAIL_NOT_VERIFIED';
    expect(await refusalOf(squatter.get(open, { id }))).toBe(refused);
    expect(await refusalOf(squatter.post(accept, { invitationId: id }))).toBe(refused);
    expect(await refusalOf(squatter.post(reject, { invitationId: id }))).toBe(refused);
    expect(await refusalOf(squatter.get(open, { id, token }))).toBe('200');
    expect(await refusalOf(squatter.post(accept, { invitationId: id, token }))).toBe('200');
  },
);

test('a verified user accepts an invitation as owner without the token', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { id, email } = await newInvitation(organization, { role: 'owner' });
  const person = await Person.signUp(gatehouse, { email });
  await verifyEmail(person);

  expect(await refusalOf(person.get(open, { id }))).toBe('200');
  expect(await refusalOf(person.post(accept, { invitationId: id }))).toBe('200');
});

test('an unverified user accepts an invitation as member by its id', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { id, email } = await newInvitation(organization);
  const person = await Person.signUp(gatehouse, { email });

  expect(await refusalOf(person.get(open, { id }))).toBe('200');
  expect(await refusalOf(person.post(accept, { invitationId: id }))).toBe('200');
});

test('with custom roles, an invitation to a role with permissions needs a verified email', async () => {
  const roles = { editor: { team: ['create'] }, viewer: { team: [] } };
  await using gatehouse = await startWithOrganizations({ roles });
  const organization = await newOrganization(gatehouse);
  for (const [role, answer] of [
    ['viewer', '200'],
    ['editor', '403 EMAIL_NOT_VERIFIED'],
  ] as const) {
    const { id, email } = await newInvitation(organization, { role });
    const squatter = await Person.signUp(gatehouse, { email });
    expect(await refusalOf(squatter.post(accept, { invitationId: id }))).toBe(answer);
  }
});

test('accept-invitation rejects every column of the invitation as input', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const other = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const { id } = await newInvitation(organization, { email: person.email });

  const tampered = {
    invitationId: id,
    organizationId: other.id,
    email: other.owner.email,
    role: 'owner',
    status: 'pending',
    userId: other.owner.id,
  };
  expect(await refusalOf(person.post(accept, tampered))).toBe('400 VALIDATION_ERROR');
  const { body } = await expectOk(person.post(accept, { invitationId: id }));
  expect(body.member).toMatchObject({ organizationId: organization.id, userId: person.id, role: 'member' });
});

test.for([
  ['another token', () => 'x'.repeat(32)],
  ['a truncated token', (token: string) => token.slice(0, -1)],
  ['an extended token', (token: string) => `${token}x`],
  ['the token in changed case', (token: string) => token.toLowerCase() + token.toUpperCase()],
] as const)('rejects %s for an invitation', async ([, changed]) => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const { id, email } = await newInvitation(organization);
  const elsewhere = await newInvitation(organization);
  await gatehouse.idle();
  const { token } = gatehouse.invitations.find((mail) => mail.id === id)!;
  const person = await Person.signUp(gatehouse, { email });

  const refused = '400 INVITATION_NOT_FOUND';
  expect(await refusalOf(new Person(gatehouse).get(open, { id, token: changed(token) }))).toBe(refused);
  expect(await refusalOf(new Person(gatehouse).get(open, { id: elsewhere.id, token }))).toBe(refused);
  expect(await refusalOf(person.post(accept, { invitationId: id, token: changed(token) }))).toBe(refused);
});

test('responses and the database contain no invitation token', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  await verifyEmail(person);
  const { owner } = organization;
  const invited = await owner.post('/organization/invite-member', { email: person.email, role: 'member' });
  const invitationId = invited.body.id as string;
  const answers = [
    invited,
    await owner.post('/organization/resend-invitation', { invitationId }),
    await owner.get('/organization/list-invitations'),
    await owner.get('/organization/get-full-organization'),
    await owner.post('/organization/set-active', { organizationId: organization.id }),
    await person.get('/organization/list-user-invitations'),
    await person.get(open, { id: invitationId }),
    await person.post(accept, { invitationId }),
    await owner.get('/organization/list-invitations'),
  ];
  await gatehouse.idle();

  const secrets = gatehouse.invitations.map(({ token }) => token);
  expect(secrets).toHaveLength(2);
  const rows = JSON.stringify(await runSql(gatehouse.options.databaseUrl!, 'select * from invitation'));
  const responses = JSON.stringify(
    answers.map(({ status, body }) => (status === 200 ? body : expect.fail(JSON.stringify(body)))),
  );
  for (const secret of secrets) expect(`${responses}${rows}`).not.toContain(secret);
  expect(responses).not.toMatch(/token/i);
});

test('a forged Host header does not change the mailed invitation link', async () => {
  await using gatehouse = await startWithOrganizations();
  const { owner } = await newOrganization(gatehouse);
  owner.headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
  };
  await expectOk(owner.post('/organization/invite-member', { email: 'new@example.com', role: 'member' }));
  await gatehouse.idle();

  expect(new URL(gatehouse.invitations[0]!.url).origin).toBe('http://localhost:3000');
});

/** Ids of other organizations in every call: tests/contract/organization-ids.slow.test.ts. */
test('rejects an invitation to a team of another organization', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const foreign = await newOrganization(gatehouse);
  const invite = (teamId: string | null) =>
    organization.owner.post('/organization/invite-member', { email: 'new@example.com', role: 'member', teamId });

  expect(await refusalOf(invite(foreign.teamId))).toBe('400 TEAM_NOT_FOUND');
  expect(await refusalOf(invite(organization.teamId))).toBe('200');
});

test('update-member-role rejects a member of another organization', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const foreign = await newOrganization(gatehouse);
  const { memberId } = await newMember(gatehouse, foreign, { role: 'admin' });
  const update = { memberId, role: 'member', organizationId: organization.id };

  expect(await refusalOf(organization.owner.post('/organization/update-member-role', update))).toBe(
    '400 MEMBER_NOT_FOUND',
  );
  expect((await foreign.owner.get('/organization/list-members', { role: 'admin' })).body.members).toMatchObject([
    { id: memberId },
  ]);
});

/** Under concurrency: tests/features/organizations/races.test.ts. */
test('the check for the last owner considers all members and multiple roles', async () => {
  await using gatehouse = await startWithOrganizations({ membershipLimit: 500 });
  const organization = await newOrganization(gatehouse);
  await insertMembers(gatehouse, organization.id, 150);
  const second = await newMember(gatehouse, organization, { role: 'member,owner' });

  expect(await refusalOf(second.person.post('/organization/leave', { organizationId: organization.id }))).toBe('200');
  await organization.owner.post('/organization/update-member-role', {
    memberId: organization.memberId,
    role: 'owner,admin',
  });
  expect(await refusalOf(organization.owner.post('/organization/leave', { organizationId: organization.id }))).toBe(
    '400 YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
  );
});

test('rejects a role above the caller’s own in any spelling, and honors multiple roles', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const { person: both } = await newMember(gatehouse, organization, { role: 'member,owner' });
  const { memberId } = await newMember(gatehouse, organization);
  const set = (person: Person, role: unknown) =>
    refusalOf(person.post('/organization/update-member-role', { memberId, role }));

  for (const role of ['owner', 'owner,admin', 'member,owner', ' owner ', ['admin', 'owner'], ['member, owner']]) {
    expect(await set(admin, role)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER');
  }
  for (const role of ['Owner', 'OWNER', 'root', 'owner;admin', '__proto__', 'constructor']) {
    expect(await set(admin, role)).toBe('400 ROLE_NOT_FOUND');
  }
  expect(await set(both, 'owner')).toBe('200');
  expect(await refusalOf(both.post('/organization/remove-member', { memberIdOrEmail: memberId }))).toBe('200');
});

test('organization update rejects undocumented columns', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const foreign = await newOrganization(gatehouse);
  const greedy = {
    name: 'New',
    id: foreign.id,
    createdAt: '2001-01-01T00:00:00.000Z',
    created_at: '2001-01-01',
    organizationId: foreign.id,
  };
  const refused = await organization.owner.post('/organization/update', {
    organizationId: organization.id,
    data: greedy,
  });

  expect(refused.body.issues.map(({ path }: { path: string }) => path)).toEqual([
    'data.id',
    'data.createdAt',
    'data.created_at',
    'data.organizationId',
  ]);
  expect((await organization.owner.get('/organization/list')).body).toMatchObject([
    { id: organization.id, name: 'Acme' },
  ]);
  expect((await foreign.owner.get('/organization/list')).body).toMatchObject([{ id: foreign.id, name: 'Acme' }]);
});

test('a userId in the body does not authenticate a request', async ({ gatehouse, anyone, signedIn }) => {
  const other = await Person.signUp(gatehouse);
  const organization = await newOrganization(gatehouse);
  const create = { name: 'Theirs', slug: `theirs-${crypto.randomUUID()}`, userId: other.id };
  const add = { organizationId: organization.id, userId: other.id, role: 'owner' };

  expect(await refusalOf(anyone.post('/organization/create', create))).toBe('401 UNAUTHORIZED');
  for (const person of [anyone, signedIn, organization.owner]) {
    expect(await refusalOf(person.post('/organization/add-member', add))).toBe('404 NOT_FOUND');
    expect(
      (await person.send({ method: 'POST', url: '/api/trpc/organization.addMember', payload: add })).statusCode,
    ).toBe(404);
  }
  expect((await other.get('/organization/list')).body).toEqual([]);
});

test('rejects an invitation of a user who is already a member', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const { id: invitationId } = await newInvitation(organization, { email: person.email, role: 'admin' });
  await verifyEmail(person);
  await newMember(gatehouse, organization, { person });

  expect(await refusalOf(person.post(accept, { invitationId }))).toBe(
    '400 USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION',
  );
  expect((await person.get('/organization/get-active-member')).body.role).toBe('member');
});

test.for([
  'nobody',
  'a@b@c.example',
  'a@example.com,b@example.com',
  'ada＠example.com',
  'a@example.com\r\nBcc: b@example.com',
])('rejects an invitation to the email %j', async (email, { gatehouse }) => {
  const { owner } = await newOrganization(gatehouse);
  expect(await refusalOf(owner.post('/organization/invite-member', { email, role: 'member' }))).toBe(
    '400 VALIDATION_ERROR',
  );
});

test('a removed member loses access at the next call, on every device', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { person } = await newMember(gatehouse, organization, { role: 'admin' });
  const elsewhere = await person.inAnotherBrowser();
  await organization.owner.post('/organization/remove-member', { memberIdOrEmail: person.email });

  for (const device of [person, elsewhere]) {
    expect((await device.get('/get-session')).body.session.activeOrganizationId).toBeNull();
    expect(
      await refusalOf(device.post('/organization/update', { organizationId: organization.id, data: { name: 'Mine' } })),
    ).toBe('400 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  }
});

test('deleting an organization deletes its members, invitations and teams', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  await newInvitation(organization);

  expect(await refusalOf(organization.owner.post('/organization/delete', { organizationId: organization.id }))).toBe(
    '200',
  );
  const remaining = await runSql(
    gatehouse.options.databaseUrl!,
    `select (select count(*) from member) + (select count(*) from invitation) + (select count(*) from team) as rows`,
  );
  expect(remaining).toEqual([{ rows: '0' }]);
});

test('rejects deleting the account of an only owner with other members', async () => {
  await using gatehouse = await startWithOrganizations({}, { user: { deleteUser: { enabled: true } } });
  const organization = await newOrganization(gatehouse);
  await newMember(gatehouse, organization);
  const { password } = organization.owner;

  expect((await organization.owner.post('/delete-user', { password })).status).toBe(400);
  expect((await organization.owner.get('/get-session')).body.user.id).toBe(organization.owner.id);
});

test.for([
  ['delete', { organizationId: 'none' }],
  ['remove-member', { memberIdOrEmail: 'none' }],
  ['update-team', { teamId: 'none', data: { name: 'X' } }],
  ['remove-team', { teamId: 'none' }],
  ['cancel-invitation', { invitationId: 'none' }],
] as const)('%s with an unknown id answers 400 with an error code', async ([call, input]) => {
  await using gatehouse = await startWithOrganizations();
  const person = await Person.signUp(gatehouse);

  expect(await person.post(`/organization/${call}`, input)).toEqual({
    status: 400,
    body: { code: expect.any(String), message: expect.any(String) },
  });
});

test('calls answer the same for unknown organizations and those of other users', async () => {
  await using gatehouse = await startWithOrganizations();
  const foreign = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const unknown = '01990000-0000-7000-8000-000000000000';
  const gets = [
    'get-full-organization',
    'get-active-member',
    'list-members',
    'list-invitations',
    'list-teams',
    'get-active-member-role',
  ];
  const posts: [string, object][] = [
    ['update', { data: { name: 'X' } }],
    ['delete', {}],
    ['set-active', {}],
    ['leave', {}],
    ['invite-member', { email: 'a@example.com', role: 'member' }],
    ['create-team', { name: 'X' }],
    ['has-permission', { permissions: { team: ['create'] } }],
  ];

  for (const call of gets) {
    const [a, b] = await Promise.all(
      [foreign.id, unknown].map((organizationId) => person.get(`/organization/${call}`, { organizationId })),
    );
    expect(a).toEqual(b);
  }
  for (const [call, input] of posts) {
    const [a, b] = await Promise.all(
      [foreign.id, unknown].map((organizationId) => person.post(`/organization/${call}`, { ...input, organizationId })),
    );
    expect(a).toEqual(b);
    expect(a!.status).toBeGreaterThanOrEqual(400);
  }
});

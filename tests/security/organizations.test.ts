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

/** Row 5, F6: an invitation taken by somebody who merely registered the invited address. */
test('an unproven address opens nothing without the secret link, where options ask for proof', async () => {
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

/** F6 with default options: an admin sees the ids of invitations to roles that an admin may not grant. */
test.for(['owner', 'admin', 'member,admin'])(
  'an invitation as %s opens to its address only with the mailed secret or a verified email',
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

test('a verified email opens an invitation as owner without the secret', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { id, email } = await newInvitation(organization, { role: 'owner' });
  const person = await Person.signUp(gatehouse, { email });
  await verifyEmail(person);

  expect(await refusalOf(person.get(open, { id }))).toBe('200');
  expect(await refusalOf(person.post(accept, { invitationId: id }))).toBe('200');
});

test('an unverified email opens an invitation as a plain member by its id', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { id, email } = await newInvitation(organization);
  const person = await Person.signUp(gatehouse, { email });

  expect(await refusalOf(person.get(open, { id }))).toBe('200');
  expect(await refusalOf(person.post(accept, { invitationId: id }))).toBe('200');
});

test('with roles of the operator’s own, proof is required for each role that grants something', async () => {
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

/** Row 6: an invitation's contents come from its row, whatever the caller adds. */
test('an acceptance refuses every column of the invitation', async ({ gatehouse }) => {
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
  ['another secret', () => 'x'.repeat(32)],
  ['a part of the secret', (token: string) => token.slice(0, -1)],
  ['the secret and more', (token: string) => `${token}x`],
  ['the secret in other letters', (token: string) => token.toLowerCase() + token.toUpperCase()],
] as const)('%s is not the secret', async ([, changed]) => {
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

/** Row 7: the secret leaves by mail alone. */
test('no answer carries the secret of an invitation, and the database has its hash only', async () => {
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
  const said = JSON.stringify(
    answers.map(({ status, body }) => (status === 200 ? body : expect.fail(JSON.stringify(body)))),
  );
  for (const secret of secrets) expect(`${said}${rows}`).not.toContain(secret);
  expect(said).not.toMatch(/token/i);
});

/** Row 8: no URL is stored beside the logo, which only ever is an https picture; the mailed link is the service's own. */
test('a forged host does not reach the mailed link', async () => {
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

/** Rows 9 and 10 for every call: tests/contract/organization-ids.test.ts. F7: */
test('a team of another organization is not put on an invitation', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const foreign = await newOrganization(gatehouse);
  const invite = (teamId: string | null) =>
    organization.owner.post('/organization/invite-member', { email: 'new@example.com', role: 'member', teamId });

  expect(await refusalOf(invite(foreign.teamId))).toBe('400 TEAM_NOT_FOUND');
  expect(await refusalOf(invite(organization.teamId))).toBe('200');
});

/** Row 10, F1: the organization authorized is the one acted on. */
test('rights in one organization do nothing in another', async ({ gatehouse }) => {
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

/** Row 11, F4, F13 (the races: tests/features/organizations/races.test.ts). */
test('owners are counted among all members, and by what their roles contain', async () => {
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

/** Row 12, F2, F3, F20. */
test('nobody writes a role above their own in any spelling, and roles of several words count', async ({
  gatehouse,
}) => {
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

/** Row 13: update takes the documented fields and no others. */
test('update refuses every column that it does not document', async ({ gatehouse }) => {
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

/** Row 14: a server's call is a way into the process, not the absence of a session. */
test('a userId in the body makes nobody a server', async ({ gatehouse, anyone, signedIn }) => {
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

/** F5. */
test('two invitations make one membership', async ({ gatehouse }) => {
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

/** F8. */
test.for([
  'nobody',
  'a@b@c.example',
  'a@example.com,b@example.com',
  'ada＠example.com',
  'a@example.com\r\nBcc: b@example.com',
])('«%s» is not invited', async (email, { gatehouse }) => {
  const { owner } = await newOrganization(gatehouse);
  expect(await refusalOf(owner.post('/organization/invite-member', { email, role: 'member' }))).toBe(
    '400 VALIDATION_ERROR',
  );
});

/** F10. */
test('whoever is removed is out at their next call, on every device', async ({ gatehouse }) => {
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

/** F11. */
test('an organization with teams is deleted whole', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  await newInvitation(organization);

  expect(await refusalOf(organization.owner.post('/organization/delete', { organizationId: organization.id }))).toBe(
    '200',
  );
  const left = await runSql(
    gatehouse.options.databaseUrl!,
    `select (select count(*) from member) + (select count(*) from invitation) + (select count(*) from team) as rows`,
  );
  expect(left).toEqual([{ rows: '0' }]);
});

/** F18: the account of the only owner is not deleted from under the other members. */
test('the only owner of others does not vanish, nor do their sessions', async () => {
  await using gatehouse = await startWithOrganizations({}, { user: { deleteUser: { enabled: true } } });
  const organization = await newOrganization(gatehouse);
  await newMember(gatehouse, organization);
  const { password } = organization.owner;

  expect((await organization.owner.post('/delete-user', { password })).status).toBe(400);
  expect((await organization.owner.get('/get-session')).body.user.id).toBe(organization.owner.id);
});

/** F19: what is not there is an error to a mutation; F9, F12, F14-F17: tests/server/organization. */
test.for([
  ['delete', { organizationId: 'none' }],
  ['remove-member', { memberIdOrEmail: 'none' }],
  ['update-team', { teamId: 'none', data: { name: 'X' } }],
  ['remove-team', { teamId: 'none' }],
  ['cancel-invitation', { invitationId: 'none' }],
] as const)('%s of nothing is a 400 that says so', async ([call, input]) => {
  await using gatehouse = await startWithOrganizations();
  const person = await Person.signUp(gatehouse);

  expect(await person.post(`/organization/${call}`, input)).toEqual({
    status: 400,
    body: { code: expect.any(String), message: expect.any(String) },
  });
});

/** D9, D10. */
test('unknown and foreign organizations are answered alike by every call that names one', async () => {
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

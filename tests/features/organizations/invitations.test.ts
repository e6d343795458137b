import { expect, vi } from 'vitest';

import { newestMailTo } from '#tests/support/mailbox.ts';
import {
  expectOk,
  newInvitation,
  newMember,
  newOrganization,
  refusalOf,
  startWithOrganizations,
  verifyEmail,
} from '#tests/support/organization.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const unknownId = '01990000-0000-7000-8000-000000000000';

test('an invitation is valid for 48 hours and its mail contains the link', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const before = Date.now();
  const { status, body } = await organization.owner.post('/organization/invite-member', {
    email: 'New@Example.com',
    role: ['admin', 'member'],
  });

  expect({ status, body }).toEqual({
    status: 200,
    body: {
      id: expect.any(String),
      organizationId: organization.id,
      email: 'new@example.com',
      role: 'admin,member',
      status: 'pending',
      teamId: null,
      teamIds: [],
      inviterId: organization.owner.id,
      expiresAt: expect.any(String),
      createdAt: expect.any(String),
    },
  });
  expect(Date.parse(body.expiresAt) - before).toBeGreaterThanOrEqual(172_800_000);
  expect(Date.parse(body.expiresAt) - before).toBeLessThan(172_800_000 + 20_000);

  await gatehouse.idle();
  expect(gatehouse.invitations).toMatchObject([
    {
      id: body.id,
      role: 'admin,member',
      email: 'new@example.com',
      organization: { id: organization.id, name: 'Acme' },
      invitation: { id: body.id },
      inviter: { id: organization.memberId, role: 'owner', user: { email: organization.owner.email } },
    },
  ]);
  const { url, token } = gatehouse.invitations[0]!;
  expect(url).toBe(`http://localhost:3000/invitation/${body.id}?token=${token}`);
  expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
});

test('the built-in invitation mail is sent without a hook and removes markup and links from names', async () => {
  await using gatehouse = await startGatehouse();
  const owner = await Person.signUp(gatehouse, { name: 'Eve https://evil.example' });
  const { body: acme } = await owner.post('/organization/create', {
    name: '<b>Acme</b> www.evil.example',
    slug: 'acme',
  });
  const { body } = await owner.post('/organization/invite-member', { email: 'new@example.com', role: 'member' });
  await gatehouse.idle();

  const { body: page } = await owner.get('/dev/mailbox');
  expect(page).toContain('new@example.com');
  expect(`${acme.name}`).toContain('<b>');
  expect(page).not.toContain('<b>Acme');
  expect(page).not.toContain('evil.example');
  expect(body.status).toBe('pending');
});

test('invite-member without permission or with invalid input answers the reason', async ({ gatehouse, signedIn }) => {
  const organization = await newOrganization(gatehouse);
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const { person: member } = await newMember(gatehouse, organization);
  const invite = (person: Person, input: object = {}) =>
    refusalOf(
      person.post('/organization/invite-member', {
        email: `${crypto.randomUUID()}@example.com`,
        role: 'member',
        ...input,
      }),
    );

  expect(await invite(signedIn)).toBe('400 ORGANIZATION_NOT_FOUND');
  expect(await invite(signedIn, { organizationId: organization.id })).toBe('400 MEMBER_NOT_FOUND');
  expect(await invite(member)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION');
  expect(await invite(admin)).toBe('200');
  expect(await invite(admin, { role: 'admin' })).toBe('200');
  for (const role of ['owner', 'owner,admin', ['member', 'owner'], 'member, owner']) {
    expect(await invite(admin, { role })).toBe('403 YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE');
  }
  expect(await invite(organization.owner, { role: 'owner' })).toBe('200');
  expect(await invite(organization.owner, { role: 'king' })).toBe('400 ROLE_NOT_FOUND');
  expect(await invite(organization.owner, { role: '' })).toBe('400 ROLE_NOT_FOUND');
  expect(await invite(organization.owner, { email: 'no address' })).toBe('400 VALIDATION_ERROR');
  expect(await invite(organization.owner, { email: member.email.toUpperCase() })).toBe(
    '400 USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION',
  );
  expect(await invite(organization.owner, { teamId: unknownId })).toBe('400 TEAM_NOT_FOUND');
});

test('a repeated invitation is rejected, and with resend renews link and expiry', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const first = await newInvitation(organization, { email: 'bob@example.com' });
  const again = { email: 'BOB@example.com', role: 'admin' };

  expect(await refusalOf(organization.owner.post('/organization/invite-member', again))).toBe(
    '400 USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION',
  );
  const { body } = await expectOk(organization.owner.post('/organization/invite-member', { ...again, resend: true }));
  expect(body).toMatchObject({ id: first.id, role: 'admin' });
  expect(
    await expectOk(organization.owner.post('/organization/resend-invitation', { invitationId: first.id })),
  ).toMatchObject({
    body: { id: first.id },
  });
  expect((await organization.owner.get('/organization/list-invitations')).body).toHaveLength(1);

  await gatehouse.idle();
  const [old, , latest] = gatehouse.invitations.map(({ token }) => token);
  const visitor = new Person(gatehouse);
  expect(await refusalOf(visitor.get('/organization/get-invitation', { id: first.id, token: old! }))).toBe(
    '400 INVITATION_NOT_FOUND',
  );
  expect(await refusalOf(visitor.get('/organization/get-invitation', { id: first.id, token: latest! }))).toBe('200');
});

test('cancelPendingInvitationsOnReInvite cancels the earlier invitation', async () => {
  await using gatehouse = await startWithOrganizations({ cancelPendingInvitationsOnReInvite: true });
  const organization = await newOrganization(gatehouse);
  const first = await newInvitation(organization, { email: 'bob@example.com' });
  const { body } = await organization.owner.post('/organization/invite-member', {
    email: 'bob@example.com',
    role: 'member',
    resend: true,
  });

  expect(body.id).not.toBe(first.id);
  expect((await organization.owner.get('/organization/list-invitations')).body).toMatchObject([
    { id: body.id, status: 'pending' },
    { id: first.id, status: 'canceled' },
  ]);
});

test('resend-invitation requires permission to invite with the role of the invitation', async ({
  gatehouse,
  signedIn,
}) => {
  const organization = await newOrganization(gatehouse);
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const { person: member } = await newMember(gatehouse, organization);
  const { id } = await newInvitation(organization, { role: 'owner' });
  const resend = (person: Person, invitationId = id) =>
    refusalOf(person.post('/organization/resend-invitation', { invitationId }));

  expect(await resend(signedIn)).toBe('400 MEMBER_NOT_FOUND');
  expect(await resend(member)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION');
  expect(await resend(admin)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE');
  expect(await resend(organization.owner, unknownId)).toBe('400 INVITATION_NOT_FOUND');
  await organization.owner.post('/organization/cancel-invitation', { invitationId: id });
  expect(await resend(organization.owner)).toBe('400 INVITATION_NOT_FOUND');
});

test('accepting adds the member with the invited role and activates the organization', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const { id } = await newInvitation(organization, { email: person.email.toUpperCase(), role: 'admin' });
  await verifyEmail(person);

  expect((await person.get('/organization/get-invitation', { id })).body).toMatchObject({
    id,
    email: person.email,
    organizationName: organization.name,
    organizationSlug: organization.slug,
    inviterEmail: organization.owner.email,
  });
  const { status, body } = await person.post('/organization/accept-invitation', { invitationId: id });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      invitation: { id, status: 'accepted' },
      member: { organizationId: organization.id, userId: person.id, role: 'admin', teamId: null },
    },
  });
  expect((await person.get('/get-session')).body.session.activeOrganizationId).toBe(organization.id);
  expect(await refusalOf(person.post('/organization/accept-invitation', { invitationId: id }))).toBe(
    '400 INVITATION_NOT_FOUND',
  );
});

test('only the invitee can read, accept and reject an invitation', async ({ gatehouse, signedIn, anyone }) => {
  const organization = await newOrganization(gatehouse);
  const { id: invitationId } = await newInvitation(organization);
  const notRecipient = '403 YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION';

  expect(await refusalOf(anyone.get('/organization/get-invitation', { id: invitationId }))).toBe(
    '401 NOT_AUTHENTICATED',
  );
  expect(await refusalOf(anyone.post('/organization/accept-invitation', { invitationId }))).toBe('401 UNAUTHORIZED');
  for (const person of [signedIn, organization.owner]) {
    expect(await refusalOf(person.get('/organization/get-invitation', { id: invitationId }))).toBe(notRecipient);
    expect(await refusalOf(person.post('/organization/accept-invitation', { invitationId }))).toBe(notRecipient);
    expect(await refusalOf(person.post('/organization/reject-invitation', { invitationId }))).toBe(notRecipient);
  }
  expect(await refusalOf(signedIn.get('/organization/get-invitation', { id: unknownId }))).toBe(
    '400 INVITATION_NOT_FOUND',
  );
  expect(await refusalOf(signedIn.get('/organization/get-invitation', { id: 'no id' }))).toBe(
    '400 INVITATION_NOT_FOUND',
  );
});

test('an accepted invitation can be read only by the member who accepted it', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const { id } = await newInvitation(organization, { email: person.email });
  const { token } = await newestMailTo(gatehouse, person.email);
  const accepted = await person.post('/organization/accept-invitation', { invitationId: id });
  expect(accepted.status).toBe(200);
  const get = (person: Person, input: Record<string, string> = { id }) =>
    person.get('/organization/get-invitation', input);

  expect((await get(person)).body).toMatchObject({ id, status: 'accepted', organizationSlug: organization.slug });
  const notFound = '400 INVITATION_NOT_FOUND';
  expect(await refusalOf(get(new Person(gatehouse), { id, token }))).toBe(notFound);
  expect(await refusalOf(get(organization.owner))).toBe(notFound);
  expect(await refusalOf(get(await Person.signUp(gatehouse), { id, token }))).toBe(notFound);
  expect(await refusalOf(person.post('/organization/accept-invitation', { invitationId: id }))).toBe(notFound);

  await person.post('/organization/leave', { organizationId: organization.id });
  expect(await refusalOf(get(person))).toBe(notFound);
});

test('a rejected or canceled invitation cannot be read, accepted or rejected', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const notFound = '400 INVITATION_NOT_FOUND';
  const ends: ((invitationId: string) => Promise<unknown>)[] = [
    (invitationId) => person.post('/organization/reject-invitation', { invitationId }),
    (invitationId) => organization.owner.post('/organization/cancel-invitation', { invitationId }),
  ];
  for (const end of ends) {
    const { id: invitationId } = await newInvitation(organization, { email: person.email });
    await end(invitationId);
    expect(await refusalOf(person.get('/organization/get-invitation', { id: invitationId }))).toBe(notFound);
    expect(await refusalOf(person.post('/organization/accept-invitation', { invitationId }))).toBe(notFound);
    expect(await refusalOf(person.post('/organization/reject-invitation', { invitationId }))).toBe(notFound);
    // Cancelling is idempotent.
    const again = refusalOf(organization.owner.post('/organization/cancel-invitation', { invitationId }));
    expect(await again).toBe(end === ends[0] ? notFound : '200');
  }
});

test('an expired invitation is rejected before the sweep and can be resent', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const { id: invitationId } = await newInvitation(organization, { email: person.email });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 172_801_000 });
  try {
    expect(await refusalOf(person.post('/organization/accept-invitation', { invitationId }))).toBe(
      '400 INVITATION_NOT_FOUND',
    );
    expect(
      (await organization.owner.post('/organization/invite-member', { email: person.email, role: 'member' })).body.id,
    ).toBe(invitationId);
    expect(await refusalOf(person.post('/organization/accept-invitation', { invitationId }))).toBe('200');
  } finally {
    vi.useRealTimers();
  }
});

test('cancelling twice answers the same invitation and one audit entry', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { id: invitationId } = await newInvitation(organization);
  const cancel = () => expectOk(organization.owner.post('/organization/cancel-invitation', { invitationId }));

  expect((await cancel()).body).toEqual((await cancel()).body);
  const { body } = await organization.owner.get('/organization/list-audit', { event: 'invitation.canceled' });
  expect(body.entries).toHaveLength(1);
});

test('the audit log names the invited address until the invitation is deleted', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { owner, id } = organization;
  const { id: invitationId, email } = await newInvitation(organization);
  const read = async () => (await owner.get('/organization/list-audit', { limit: '1' })).body.entries;

  expect(await read()).toMatchObject([{ event: 'invitation.created', invitee: email, details: { invitationId } }]);
  await runSql(gatehouse.options.databaseUrl!, `update "user" set role = 'admin' where id = '${owner.id}'`);
  const listed = (await owner.get('/admin/list-audit', { organizationId: id, event: 'invitation.created' })).body;
  expect(listed.entries).toMatchObject([{ invitee: email }]);
  await runSql(gatehouse.options.databaseUrl!, `delete from invitation where id = '${invitationId}'`);
  expect(await read()).toMatchObject([{ event: 'invitation.created', invitee: null }]);
});

test('list-invitations is filtered by expiry', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const old = await newInvitation(organization);
  const open = await newInvitation(organization);
  await runSql(gatehouse.options.databaseUrl!, `update invitation set expires_at = now() where id = '${old.id}'`);
  const idsOf = async (expiry: string) => {
    const { body } = await organization.owner.get('/organization/list-invitations', { status: 'pending', expiry });
    return body.map(({ id }: { id: string }) => id);
  };

  expect([await idsOf('past'), await idsOf('future')]).toEqual([[old.id], [open.id]]);
});

test('concurrent invitations of one address create one invitation', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const invite = () =>
    refusalOf(organization.owner.post('/organization/invite-member', { email: 'twice@example.com', role: 'member' }));

  const answers = await Promise.all(Array.from({ length: 5 }, invite));
  expect(answers.toSorted()).toEqual(['200', ...Array(4).fill('400 USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION')]);
  expect((await organization.owner.get('/organization/list-invitations')).body).toHaveLength(1);
});

test('an invitation accepts a team or a list of teams', async () => {
  await using gatehouse = await startWithOrganizations();
  const { owner, teamId } = await newOrganization(gatehouse);
  const invite = (teamIds: unknown[], input: object = {}) =>
    owner.post('/organization/invite-member', { email: 'new@example.com', role: 'member', teamId: teamIds, ...input });

  const { body: design } = await owner.post('/organization/create-team', { name: 'Design' });
  expect((await invite([teamId, design.id, teamId])).body).toMatchObject({ teamId, teamIds: [teamId, design.id] });
  const invitations = [{ teamId, teamIds: [teamId, design.id] }];
  expect((await owner.get('/organization/list-invitations')).body).toMatchObject(invitations);
  expect((await owner.get('/organization/get-full-organization')).body).toMatchObject({ invitations });
  expect((await invite([], { resend: true })).body).toMatchObject({ teamId: null, teamIds: [] });
});

test('reject-invitation answers the invitation without a member', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const { id } = await newInvitation(organization, { email: person.email });

  const { body } = await person.post('/organization/reject-invitation', { invitationId: id });
  expect(body).toMatchObject({ invitation: { id, status: 'rejected' }, member: null });
});

test('cancel-invitation requires permission in the organization of the invitation', async ({ gatehouse, signedIn }) => {
  const organization = await newOrganization(gatehouse);
  const { person: member } = await newMember(gatehouse, organization);
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const { id: invitationId } = await newInvitation(organization);
  const cancel = (person: Person, id = invitationId) =>
    refusalOf(person.post('/organization/cancel-invitation', { invitationId: id }));

  expect(await cancel(signedIn)).toBe('400 MEMBER_NOT_FOUND');
  expect(await cancel(signedIn, unknownId)).toBe('400 INVITATION_NOT_FOUND');
  expect(await cancel(member)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION');
  // Regardless of the active organization.
  await admin.post('/organization/set-active', { organizationId: null });
  expect(await cancel(admin)).toBe('200');
});

test('an invitation is rejected after the inviter lost the role or membership', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const inviter = await newMember(gatehouse, organization, { role: 'admin' });
  const person = await Person.signUp(gatehouse);
  const { id: invitationId } = await newInvitation(
    { id: organization.id, owner: inviter.person },
    { email: person.email, role: 'admin' },
  );
  await verifyEmail(person);
  const accept = () => refusalOf(person.post('/organization/accept-invitation', { invitationId }));

  await organization.owner.post('/organization/update-member-role', { memberId: inviter.memberId, role: 'member' });
  expect(await accept()).toBe('400 INVITATION_NOT_FOUND');
  await organization.owner.post('/organization/remove-member', { memberIdOrEmail: inviter.memberId });
  expect(await accept()).toBe('400 INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION');
  expect(await refusalOf(person.get('/organization/get-invitation', { id: invitationId }))).toBe(
    '400 INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION',
  );
  await organization.owner.post('/organization/resend-invitation', { invitationId });
  expect(await accept()).toBe('200');
});

test('accepting is rejected at the membership limit', async () => {
  await using gatehouse = await startWithOrganizations({ membershipLimit: 1 });
  const organization = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const { id } = await newInvitation(organization, { email: person.email });

  expect(await refusalOf(person.post('/organization/accept-invitation', { invitationId: id }))).toBe(
    '403 ORGANIZATION_MEMBERSHIP_LIMIT_REACHED',
  );
});

test('list-invitations requires membership, and is empty without permission to invite', async ({
  gatehouse,
  signedIn,
}) => {
  const organization = await newOrganization(gatehouse);
  const { person: member } = await newMember(gatehouse, organization);
  const { id } = await newInvitation(organization);

  expect(
    (await organization.owner.get('/organization/list-invitations', { organizationId: organization.id })).body,
  ).toMatchObject([{ id, status: 'pending' }]);
  expect((await member.get('/organization/list-invitations')).body).toEqual([]);
  expect(await refusalOf(signedIn.get('/organization/list-invitations'))).toBe('400 ORGANIZATION_ID_IS_REQUIRED');
  expect(await refusalOf(signedIn.get('/organization/list-invitations', { organizationId: organization.id }))).toBe(
    '403 YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION',
  );
});

test('list-invitations pages, newest first, and filters by status', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  const [first, second, third] = [
    await newInvitation(organization),
    await newInvitation(organization),
    await newInvitation(organization),
  ];
  await owner.post('/organization/cancel-invitation', { invitationId: second.id });
  const list = async (query: Record<string, string> = {}) =>
    (await expectOk(owner.get('/organization/list-invitations', query))).body.map(({ id }: { id: string }) => id);

  expect(await list()).toEqual([third.id, second.id, first.id]);
  expect(await list({ limit: '1', offset: '1' })).toEqual([second.id]);
  expect(await list({ status: 'pending' })).toEqual([third.id, first.id]);
  expect(await list({ status: 'canceled' })).toEqual([second.id]);
  const wrong: Record<string, string>[] = [{ limit: '0' }, { limit: '501' }, { status: 'open' }];
  for (const query of wrong) {
    expect(await refusalOf(owner.get('/organization/list-invitations', query))).toBe('400 VALIDATION_ERROR');
  }
});

test('a unique index allows one pending invitation for each address', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { email, id } = await newInvitation(organization);
  const again = (status: string) =>
    runSql(
      gatehouse.options.databaseUrl!,
      `insert into invitation (id, organization_id, email, role, status, inviter_id, token_hash, expires_at, created_at)
       select gen_random_uuid(), organization_id, '${email}', role, '${status}', inviter_id, '', expires_at, created_at
       from invitation where id = '${id}'`,
    );

  await expect(again('pending')).rejects.toThrow('invitation_pending_once');
  await expect(again('canceled')).resolves.toEqual([]);
});

test('list-user-invitations lists pending invitations to a verified address', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const { id } = await newInvitation(organization, { email: person.email });
  const { id: rejectedId } = await newInvitation(await newOrganization(gatehouse), { email: person.email });
  await person.post('/organization/reject-invitation', { invitationId: rejectedId });

  expect(await refusalOf(person.get('/organization/list-user-invitations'))).toBe('403 EMAIL_NOT_VERIFIED');
  await verifyEmail(person);
  expect((await person.get('/organization/list-user-invitations')).body).toMatchObject([
    { id, organizationName: 'Acme', organizationSlug: organization.slug, inviterEmail: organization.owner.email },
  ]);
});

test('requireVerifiedEmail rejects invitees with an unverified address', async () => {
  await using gatehouse = await startWithOrganizations({ requireVerifiedEmail: true });
  const organization = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const { id: invitationId } = await newInvitation(organization, { email: person.email });

  expect(await refusalOf(person.get('/organization/get-invitation', { id: invitationId }))).toBe(
    '403 EMAIL_NOT_VERIFIED',
  );
  expect(await refusalOf(person.post('/organization/accept-invitation', { invitationId }))).toBe(
    '403 EMAIL_NOT_VERIFIED',
  );
  expect(await refusalOf(person.post('/organization/reject-invitation', { invitationId }))).toBe(
    '403 EMAIL_NOT_VERIFIED',
  );
  await verifyEmail(person);
  expect(await refusalOf(person.post('/organization/accept-invitation', { invitationId }))).toBe('200');
});

test('an invitee without an account signs up, is verified by the link and joins', async () => {
  await using gatehouse = await startWithOrganizations({ requireVerifiedEmail: true });
  const organization = await newOrganization(gatehouse);
  const { id, email } = await newInvitation(organization);
  await gatehouse.idle();
  const { token } = gatehouse.invitations[0]!;

  const visitor = new Person(gatehouse);
  expect((await visitor.get('/organization/get-invitation', { id, token })).body).toMatchObject({
    email,
    organizationName: 'Acme',
  });
  await expectOk(visitor.post('/sign-up/email', { email, password: PASSWORD, name: 'New' }));
  expect(
    await refusalOf(visitor.post('/organization/accept-invitation', { invitationId: id, token: `${token}x` })),
  ).toBe('400 INVITATION_NOT_FOUND');
  expect(await refusalOf(visitor.post('/organization/accept-invitation', { invitationId: id, token }))).toBe('200');
  expect((await visitor.get('/get-session')).body).toMatchObject({
    user: { email, emailVerified: true },
    session: { activeOrganizationId: organization.id },
  });
});

test('only the invitee can accept an invitation with its link', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const { id } = await newInvitation(organization);
  await gatehouse.idle();
  const { token } = gatehouse.invitations[0]!;
  const other = await Person.signUp(gatehouse);

  expect((await other.get('/organization/get-invitation', { id, token })).status).toBe(200);
  expect(await refusalOf(other.post('/organization/accept-invitation', { invitationId: id, token }))).toBe(
    '403 YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION',
  );
  expect((await other.get('/get-session')).body.user.emailVerified).toBe(false);
});

import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { programWith } from '#tests/support/api-keys.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { expectOk, newMember, newOrganization, type TestOrganization } from '#tests/support/organization.ts';
import type { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

/** A service account of an organization, with a key. */
async function newAccount(
  { owner, id: organizationId }: TestOrganization,
  {
    role = 'admin',
    scopes = ['organization:read', 'member:update', 'invitation:create'],
  }: { role?: string; scopes?: string[] } = {},
) {
  const { body: account } = await expectOk(
    owner.post('/organization/create-service-account', { organizationId, name: 'Deployment', role }),
  );
  const { body: key } = await expectOk(
    owner.post('/organization/create-service-account-key', { organizationId, serviceAccountId: account.id, scopes }),
  );
  return { id: account.id as string, keyId: key.id as string, program: programWith(owner.gatehouse, key.key) };
}

async function newPlatformAccount(admin: Person, { role, scopes }: { role: string; scopes: string[] }) {
  const { body: account } = await expectOk(admin.post('/service-account/create', { name: 'Provisioning', role }));
  const { body: key } = await expectOk(
    admin.post('/service-account/create-key', { serviceAccountId: account.id, scopes }),
  );
  return { id: account.id as string, program: programWith(admin.gatehouse, key.key) };
}

const codeOf = async (answer: Promise<{ status: number; body: { code?: string } | null }>) => {
  const { status, body } = await answer;
  return body?.code ?? status;
};

const listMembers = (program: Person, organizationId: string) =>
  codeOf(program.get('/organization/list-members', { organizationId }));

test('a service account of an organization acts with its role, and the audit log names it', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const { memberId } = await newMember(gatehouse, organization);
  const { id, program, keyId } = await newAccount(organization);
  const { body: members } = await program.get('/organization/list-members', { organizationId });
  expect(members.members).toHaveLength(3);

  await expectOk(program.post('/organization/update-member-role', { organizationId, memberId, role: 'member' }));
  const { body } = await owner.get('/organization/list-audit', { organizationId });
  const [changed] = body.entries;
  expect(changed).toMatchObject({ event: 'member.role-changed', actor: { id, name: 'Deployment' } });
  expect(changed.details.apiKey).toBe(keyId);
});

test('lists and counts of users leave out service accounts', async () => {
  await using gatehouse = await startGatehouse();
  const admin = await signUpWithRole(gatehouse, 'admin');
  const organization = await newOrganization(gatehouse);
  await newAccount(organization);
  await newPlatformAccount(admin, { role: 'admin', scopes: ['user:list'] });
  const people = [admin.id, organization.owner.id].toSorted();
  const searches: Record<string, string>[] = [
    {},
    { exactTotal: 'true' },
    { sortBy: 'name' },
    { sortBy: 'email' },
    { filterField: 'banned', filterValue: 'false' },
    { searchField: 'any', searchValue: '@' },
  ];
  for (const search of searches) {
    const { body } = await expectOk(admin.get('/admin/list-users', { limit: '100', ...search }));
    const ids = body.users.map(({ id }: { id: string }) => id);
    expect([ids.toSorted(), body.total], JSON.stringify(search)).toEqual([people, people.length]);
  }
  const { body: deployment } = await admin.get('/admin/list-users', { searchValue: 'Deployment', searchField: 'name' });
  expect(deployment).toMatchObject({ users: [], total: 0 });
  const { body: overview } = await expectOk(admin.get('/admin/get-overview'));
  expect(overview.users).toEqual({ count: 2, isCapped: false });
});

test('a service account of an organization has no rights in another one or on the platform', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const other = await newOrganization(gatehouse);
  const { program } = await newAccount(organization);

  expect(await listMembers(program, other.id)).toBe('YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION');
  const scopes = ['user:create'];
  const { serviceAccountId } = { serviceAccountId: (await newAccount(organization)).id };
  const input = { organizationId: organization.id, serviceAccountId, scopes };
  expect((await organization.owner.post('/organization/create-service-account-key', input)).status).toBe(400);
});

test('the role of a service account is not above that of its creator, and never the top role', async ({
  gatehouse,
}) => {
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const create = (person: Person, role: string) =>
    codeOf(person.post('/organization/create-service-account', { organizationId, name: 'X', role }));

  expect(await create(owner, 'owner')).toBe('YOU_ARE_NOT_ALLOWED_TO_MANAGE_SERVICE_ACCOUNTS');
  expect(await create(admin, 'admin')).toBe(200);
  const { id: serviceAccountId } = await newAccount(organization);
  const { body: members } = await owner.get('/organization/list-members', { organizationId });
  const memberId = members.members.find(({ userId }: { userId: string }) => userId === serviceAccountId).id;
  for (const [path, input] of [
    ['update-service-account', { serviceAccountId, role: 'owner' }],
    ['update-member-role', { memberId, role: 'owner' }],
    ['transfer-ownership', { memberId }],
  ] as const) {
    const { status } = await owner.post(`/organization/${path}`, { organizationId, ...input });
    expect([path, status]).toEqual([path, 403]);
  }
});

test.for<[about: string, path: string]>([
  ['is disabled', 'update-service-account'],
  ['is deleted', 'delete-service-account'],
  ['is removed from its organization', 'remove-member'],
  ['loses its organization', 'delete'],
])('the keys of a service account that %s make no further call', async ([, path], { gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const { id: serviceAccountId, program } = await newAccount(organization);
  expect(await listMembers(program, organizationId)).toBe(200);

  const { body } = await owner.get('/organization/list-members', { organizationId });
  const member = body.members.find(({ userId }: { userId: string }) => userId === serviceAccountId);
  const inputs: Record<string, object> = {
    'update-service-account': { serviceAccountId, enabled: false },
    'delete-service-account': { serviceAccountId },
    'remove-member': { memberIdOrEmail: member.id },
    delete: {},
  };
  await expectOk(owner.post(`/organization/${path}`, { organizationId, ...inputs[path] }));
  const isDisabled = path === 'update-service-account';
  expect(await listMembers(program, organizationId)).toBe(isDisabled ? 'BANNED_USER' : 'INVALID_API_KEY');
  const [row] = await runSql(
    gatehouse.options.databaseUrl!,
    `select count(*)::int n from "user" where id = '${serviceAccountId}'`,
  );
  expect(row!['n']).toBe(isDisabled ? 1 : 0);
});

test('a service account with a lower role can do less at once', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const { id: serviceAccountId, program } = await newAccount(organization);
  const invite = () =>
    codeOf(program.post('/organization/invite-member', { organizationId, email: 'new@example.com', role: 'member' }));
  await expectOk(
    owner.post('/organization/update-service-account', { organizationId, serviceAccountId, role: 'member' }),
  );
  expect(await invite()).toBe('YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION');
});

test('a rotated key of a service account works until its overlap has passed', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const { keyId, program } = await newAccount(organization);
  const rotate = (overlap: number) =>
    expectOk(owner.post('/organization/rotate-service-account-key', { organizationId, keyId, overlap }));

  await rotate(600);
  expect(await listMembers(program, organizationId)).toBe(200);
  const { body } = await rotate(0);
  expect(await listMembers(program, organizationId)).toBe('INVALID_API_KEY');
  expect(await listMembers(programWith(gatehouse, body.key), organizationId)).toBe(200);
});

test('the last person of an organization with a service account can delete the own account', async () => {
  await using gatehouse = await startGatehouse({ user: { deleteUser: { enabled: true } } });
  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  const { program } = await newAccount(organization);
  await expectOk(owner.post('/delete-user', { password: owner.password }));

  expect(await listMembers(program, organization.id)).toBe('INVALID_API_KEY');
  const rows = await runSql(
    gatehouse.options.databaseUrl!,
    'select id from "user" union all select id from organization',
  );
  expect(rows).toEqual([]);
});

test('a service account of the platform creates users, organizations and memberships', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const scopes = ['user:create', 'organization:create', 'member:create', 'user:set-role'];
  const { id, program } = await newPlatformAccount(admin, { role: 'admin', scopes });
  const create = (email: string) => expectOk(program.post('/admin/create-user', { email, name: email }));
  const owner = (await create('owner@example.com')).body.user.id as string;
  const other = (await create('other@example.com')).body.user.id as string;
  const { body: organization } = await expectOk(
    program.post('/organization/create', { name: 'Acme', slug: 'acme', userId: owner }),
  );
  expect(organization.members).toMatchObject([{ userId: owner, role: 'owner' }]);
  const membership = { organizationId: organization.id, userId: other, role: 'admin' };
  await expectOk(program.post('/organization/add-member', membership));

  const { body: log } = await admin.get('/admin/list-audit', { actorId: id });
  expect(log.entries.map(({ event }: { event: string }) => event)).toEqual(
    expect.arrayContaining(['user.created', 'organization.created', 'member.added']),
  );
});

test('a service account of the platform without the permission of its role is refused', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const scopes = ['user:create', 'organization:create', 'member:create'];
  const { program } = await newPlatformAccount(admin, { role: 'user', scopes });
  const { id: organizationId, owner } = await newOrganization(gatehouse);
  const { id: userId } = owner;

  expect(await codeOf(program.post('/admin/create-user', { email: 'x@example.com', name: 'X' }))).toBe(
    'YOU_ARE_NOT_ALLOWED_TO_CREATE_USERS',
  );
  expect(await codeOf(program.post('/organization/create', { name: 'X', slug: 'x', userId }))).toBe(
    'YOU_ARE_NOT_ALLOWED_TO_UPDATE_USERS',
  );
  expect(await codeOf(program.post('/organization/add-member', { organizationId, userId, role: 'owner' }))).toBe(
    'YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE',
  );
});

test('a service account of the platform owns no organization', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { id: userId, program } = await newPlatformAccount(admin, {
    role: 'admin',
    scopes: ['organization:create', 'member:create'],
  });
  const input = { name: 'Own', slug: 'own' };

  expect(await codeOf(program.post('/organization/create', input))).toBe('EITHER_USERID_OR_SESSION_IS_REQUIRED');
  expect(await codeOf(program.post('/organization/create', { ...input, userId }))).toBe('USER_NOT_FOUND');
  const { id: organizationId } = await newOrganization(gatehouse);
  expect(await codeOf(program.post('/organization/add-member', { organizationId, userId, role: 'member' }))).toBe(
    'USER_NOT_FOUND',
  );
});

test('an administrator manages no service account with more permissions, and grants none', async () => {
  await using gatehouse = await startGatehouse({
    admin: { roles: { support: { user: ['list'], serviceAccount: ['list', 'manage'] } } },
  });
  const support = await signUpWithRole(gatehouse, 'support');
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { id: serviceAccountId } = await newPlatformAccount(admin, { role: 'admin', scopes: ['user:list'] });

  expect(await codeOf(support.post('/service-account/create', { name: 'X', role: 'admin' }))).toBe(
    'YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE',
  );
  for (const [path, input] of [
    ['create-key', { serviceAccountId, scopes: ['user:list'] }],
    ['update', { serviceAccountId, enabled: false }],
    ['delete', { serviceAccountId }],
  ] as const) {
    expect([path, await codeOf(support.post(`/service-account/${path}`, input))]).toEqual([path, 'NOT_AUTHORIZED']);
  }
});

test('the number of service accounts is limited', async () => {
  await using gatehouse = await startGatehouse({ serviceAccount: { maximumAccounts: 1 } });
  const { owner, id: organizationId } = await newOrganization(gatehouse);
  const create = () => codeOf(owner.post('/organization/create-service-account', { organizationId, name: 'X' }));

  expect(new Set(await Promise.all([create(), create()]))).toEqual(new Set([200, 'SERVICE_ACCOUNT_LIMIT_REACHED']));
});

test('no mail goes to a service account', async ({ gatehouse }) => {
  const { owner, id: organizationId } = await newOrganization(gatehouse);
  const { body: account } = await expectOk(
    owner.post('/organization/create-service-account', { organizationId, name: 'X' }),
  );
  const email = `${account.id}@service-accounts.invalid`;
  for (const path of ['/forget-password', '/sign-in/magic-link', '/email-otp/request-password-reset']) {
    await owner.post(path, { email });
  }
  await owner.post('/organization/invite-member', { organizationId, email, role: 'member' });
  await gatehouse.idle();
  expect(await mailsTo(gatehouse, email)).toEqual([]);
});

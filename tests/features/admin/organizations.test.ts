import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { newMember, newOrganization, startWithOrganizations } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

/** Twelve organizations with one owner and an administrator who is in none, created once for the file. */
const test = base.extend<{ admin: Person; owner: Person }>({
  admin: [async ({ gatehouse }, use) => use(await signUpWithRole(gatehouse, 'admin')), { scope: 'file' }],
  owner: [
    async ({ gatehouse }, use) => {
      const owner = await Person.signUp(gatehouse);
      for (let n = 1; n <= 12; n++) {
        await owner.post('/organization/create', { name: n % 2 ? `Even ${n}` : `ODD ${n}`, slug: `slug-${n}` });
      }
      await use(owner);
    },
    { scope: 'file', auto: true },
  ],
});

interface Listed {
  id: string;
  slug: string;
  createdAt: string;
}

async function list(admin: Person, query: Record<string, string> = {}) {
  const { status, body } = await admin.get('/admin/list-organizations', query);
  expect(status).toBe(200);
  return { ...body, slugs: body.organizations.map(({ slug }: Listed) => slug) };
}

test('administrators list organizations that they are not in, with the number of members', async ({ admin, owner }) => {
  expect((await owner.get('/organization/list')).body).toHaveLength(12);
  const { organizations, total, totalIsCapped, nextCursor } = await list(admin);

  expect({ total, totalIsCapped, nextCursor }).toEqual({ total: 12, totalIsCapped: false, nextCursor: null });
  expect(organizations[0]).toEqual({
    id: expect.any(String),
    name: 'Even 1',
    slug: 'slug-1',
    logo: null,
    metadata: null,
    requireTwoFactor: false,
    createdAt: expect.any(String),
    memberCount: 1,
  });
});

test.for([
  [{ searchValue: 'odd 1' }, ['slug-10', 'slug-12']],
  [{ searchValue: 'LUG-11' }, ['slug-11']],
  [{ searchValue: '%' }, []],
  [{ searchValue: '' }, 12],
  [{ searchValue: 'slug', sortBy: 'slug', sortDirection: 'desc', limit: '2' }, ['slug-9', 'slug-8']],
  [{ sortBy: 'name', limit: '2' }, ['slug-1', 'slug-11']],
  [{ sortBy: 'createdAt', sortDirection: 'desc', limit: '2' }, ['slug-12', 'slug-11']],
] as const)('%j lists %j', async ([query, expected], { admin }) => {
  const { slugs } = await list(admin, query);
  expect(typeof expected === 'number' ? slugs.length : slugs).toEqual(expected);
});

test('a search for an id finds that organization alone', async ({ admin }) => {
  const { organizations } = await list(admin, { searchValue: 'slug-7' });
  const { id } = organizations[0] as Listed;
  expect((await list(admin, { searchValue: id.toUpperCase() })).slugs).toEqual(['slug-7']);
});

test('pages continue after the cursor, in each order', async ({ admin }) => {
  for (const sortBy of ['createdAt', 'name', 'slug']) {
    const { slugs } = await list(admin, { sortBy });
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list(admin, { sortBy, limit: '5', ...(cursor === null ? {} : { cursor }) });
      paged.push(...page.slugs);
      expect(page.total).toBe(12);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(paged).toEqual(slugs);
  }
});

test('an organization has the numbers of its members, teams and pending invitations', async () => {
  await using gatehouse = await startWithOrganizations();
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { id, owner } = await newOrganization(gatehouse);
  await newMember(gatehouse, { id });
  await owner.post('/organization/create-team', { organizationId: id, name: 'Second' });
  for (const n of [1, 2]) {
    const invited = { organizationId: id, email: `invited-${n}@example.com`, role: 'member' };
    expect((await owner.post('/organization/invite-member', invited)).status).toBe(200);
  }
  const expired = `update invitation set expires_at = '2020-01-01' where email = 'invited-2@example.com'`;
  await runSql(gatehouse.options.databaseUrl!, expired);

  const { status, body } = await admin.get('/admin/get-organization', { id });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, memberCount: 2, teamCount: 2, pendingInvitationCount: 1 });
});

test('administrators search the members of any organization', async ({ gatehouse, admin }) => {
  const organization = await newOrganization(gatehouse);
  const { person: member } = await newMember(gatehouse, organization);
  const membersOf = async (query: object = {}) => {
    const input = { organizationId: organization.id, ...query };
    const { status, body } = await admin.get('/admin/list-organization-members', input);
    expect(status).toBe(200);
    return { ...body, ids: body.members.map(({ userId }: { userId: string }) => userId) };
  };

  expect(await membersOf()).toMatchObject({ total: 2, ids: [organization.owner.id, member.id], nextCursor: null });
  expect((await membersOf({ search: member.email })).ids).toEqual([member.id]);
  const first = await membersOf({ limit: '1' });
  expect((await membersOf({ limit: '1', cursor: first.nextCursor })).ids).toEqual([member.id]);
});

test('administrators change the name and slug of any organization, and the log has it', async ({
  gatehouse,
  admin,
}) => {
  const { id: organizationId, owner } = await newOrganization(gatehouse);
  const slug = `renamed-${organizationId.slice(-6)}`;
  const { status, body } = await admin.post('/admin/update-organization', {
    organizationId,
    data: { name: ' Renamed ', slug: slug.toUpperCase() },
  });

  expect(status).toBe(200);
  expect(body).toMatchObject({ id: organizationId, name: 'Renamed', slug });
  const shown = await owner.get('/organization/get-organization', { organizationSlug: slug });
  expect(shown.body).toMatchObject({ id: organizationId, name: 'Renamed' });
  const { entries } = (await admin.get('/admin/list-audit', { organizationId, event: 'organization.updated' })).body;
  expect(entries).toMatchObject([{ actorId: admin.id, details: { fields: 'name,slug' } }]);
});

test.for([
  [{ slug: 'no spaces' }],
  [{ name: '' }],
  [{ logo: 'http://example.com/logo.png' }],
  [{ metadata: { plan: 'free' } }],
  [{ requireTwoFactor: true }],
])('update-organization rejects %j', async ([data], { gatehouse, admin }) => {
  const { id: organizationId } = await newOrganization(gatehouse);
  const { status, body } = await admin.post('/admin/update-organization', { organizationId, data });
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION_ERROR' });
});

test('administrators set additional fields of any organization', async () => {
  const additionalFields = { plan: { type: 'string', input: false } } as const;
  await using gatehouse = await startGatehouse({ organization: { schema: { organization: { additionalFields } } } });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { id: organizationId } = await newOrganization(gatehouse);
  const changed = await admin.post('/admin/update-organization', { organizationId, data: { plan: 'gold' } });

  expect(changed.body).toMatchObject({ plan: 'gold' });
  expect((await admin.get('/admin/get-organization', { id: organizationId })).body).toMatchObject({ plan: 'gold' });
  expect((await list(admin)).organizations).toMatchObject([{ plan: 'gold' }]);
});

test('deleting an organization deletes its members and invitations, and runs the hooks', async () => {
  const deleted: string[] = [];
  await using gatehouse = await startWithOrganizations({
    organizationHooks: {
      afterDeleteOrganization: ({ organization, user }) => void deleted.push(organization.id, user.id),
    },
  });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { id: organizationId, slug, owner } = await newOrganization(gatehouse);
  await owner.post('/organization/set-active', { organizationId });

  expect(await admin.post('/admin/delete-organization', { organizationId })).toEqual({
    status: 200,
    body: { success: true },
  });
  await gatehouse.idle();
  expect(deleted).toEqual([organizationId, admin.id]);
  expect((await owner.get('/organization/list')).body).toEqual([]);
  expect((await owner.get('/get-session')).body.session.activeOrganizationId).toBeNull();
  expect((await owner.get('/get-session')).body.user.id).toBe(owner.id);
  const { entries } = (await admin.get('/admin/list-audit', { organizationId, event: 'organization.deleted' })).body;
  expect(entries).toMatchObject([{ actorId: admin.id, details: { slug } }]);
});

test('each permission of organizations allows its calls alone', async () => {
  const roles = {
    lister: { organization: ['list'] },
    reader: { organization: ['get'] },
    editor: { organization: ['update'] },
  } as const;
  await using gatehouse = await startGatehouse({ admin: { roles } });
  const { id: organizationId } = await newOrganization(gatehouse);
  const statusesOf = async (role: string) => {
    const person = await signUpWithRole(gatehouse, role);
    const answers = [
      await person.get('/admin/list-organizations'),
      await person.get('/admin/get-organization', { id: organizationId }),
      await person.get('/admin/list-organization-members', { organizationId }),
      await person.post('/admin/update-organization', { organizationId, data: { name: 'X' } }),
      await person.post('/admin/delete-organization', { organizationId }),
    ];
    return answers.map(({ status }) => status);
  };

  expect(await statusesOf('lister')).toEqual([200, 403, 403, 403, 403]);
  expect(await statusesOf('reader')).toEqual([403, 200, 200, 403, 403]);
  expect(await statusesOf('editor')).toEqual([403, 403, 403, 200, 403]);
  expect(await statusesOf('user')).toEqual([403, 403, 403, 403, 403]);
  expect(await statusesOf('admin')).toEqual([200, 200, 200, 200, 200]);
});

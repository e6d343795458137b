import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import {
  newInvitation,
  newMember,
  newOrganization,
  refusalOf,
  startWithOrganizations,
} from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const slug = () => `acme-${randomUUID()}`;
const nobody = '01990000-0000-7000-8000-000000000000';

test('the creator becomes the owner and works in the new organization', async ({ signedIn }) => {
  const given = {
    name: 'Acme',
    slug: slug(),
    logo: 'https://acme.example/logo.svg',
    metadata: { plan: 'pro', seats: [1, 2] },
  };
  const { status, body } = await signedIn.post('/organization/create', given);

  expect({ status, body }).toEqual({
    status: 200,
    body: {
      ...given,
      id: expect.any(String),
      createdAt: expect.stringMatching(/\.\d{3}Z$/),
      members: [
        {
          id: expect.any(String),
          organizationId: body.id,
          userId: signedIn.id,
          role: 'owner',
          teamId: null,
          createdAt: expect.any(String),
        },
      ],
    },
  });
  expect((await signedIn.get('/get-session')).body.session.activeOrganizationId).toBe(body.id);
  expect((await signedIn.get('/organization/list')).body).toEqual([
    { ...given, id: body.id, createdAt: body.createdAt, metadata: '{"plan":"pro","seats":[1,2]}' },
  ]);
});

test('without metadata its key is absent in the answer of create, and null in reads', async ({ signedIn }) => {
  const { body } = await signedIn.post('/organization/create', { name: 'Bare', slug: slug(), logo: null });

  expect(body).not.toHaveProperty('metadata');
  expect(body.logo).toBeNull();
  expect((await signedIn.get('/organization/list')).body[0].metadata).toBeNull();
});

test('whoever asks to stay where they are stays', async ({ signedIn }) => {
  const first = await signedIn.post('/organization/create', { name: 'First', slug: slug() });
  await signedIn.post('/organization/create', { name: 'Second', slug: slug(), keepCurrentActiveOrganization: true });

  expect((await signedIn.get('/get-session')).body.session.activeOrganizationId).toBe(first.body.id);
});

test('a slug in use is refused by check-slug, create and update alike, whatever its case', async ({ gatehouse }) => {
  const taken = await newOrganization(gatehouse);
  const { owner, id } = await newOrganization(gatehouse);
  const loud = taken.slug.toUpperCase();

  expect(await owner.post('/organization/check-slug', { slug: slug() })).toEqual({
    status: 200,
    body: { status: true },
  });
  expect(await owner.post('/organization/check-slug', { slug: loud })).toEqual({
    status: 400,
    body: { code: 'SLUG_IS_TAKEN', message: 'slug is taken' },
  });
  const refusal = {
    status: 400,
    body: { code: 'ORGANIZATION_ALREADY_EXISTS', message: 'Organization already exists' },
  };
  expect(await owner.post('/organization/create', { name: 'Twin', slug: loud })).toEqual(refusal);
  expect(await owner.post('/organization/update', { organizationId: id, data: { slug: loud } })).toEqual(refusal);
});

test.for([
  ['an empty name', { name: '' }],
  ['a name of spaces', { name: '   ' }],
  ['an empty slug', { slug: '' }],
  ['a slug with a path', { slug: '../a b' }],
  ['a slug with a trailing hyphen', { slug: 'acme-' }],
  ['a logo that is a script', { logo: 'javascript:alert(1)' }],
  ['a logo that is a page', { logo: 'data:text/html,<script>' }],
  ['a logo over http', { logo: 'http://169.254.169.254/logo' }],
  ['metadata that is a text', { metadata: 'text' }],
])('%s is refused by create and by update', async ([, change], { gatehouse }) => {
  const { owner, id } = await newOrganization(gatehouse);
  const create = owner.post('/organization/create', { name: 'Acme', slug: slug(), ...(change as object) });
  const update = owner.post('/organization/update', { organizationId: id, data: change });

  expect([await refusalOf(create), await refusalOf(update)]).toEqual(['400 VALIDATION_ERROR', '400 VALIDATION_ERROR']);
});

test('update changes the fields given, and null takes one away', async ({ gatehouse }) => {
  const { owner, id, slug: old } = await newOrganization(gatehouse);
  const first = await owner.post('/organization/update', {
    data: { name: ' Renamed ', logo: 'https://acme.example/a.png', metadata: { a: 1 } },
  });
  expect(first.body).toMatchObject({
    id,
    name: 'Renamed',
    slug: old,
    logo: 'https://acme.example/a.png',
    metadata: { a: 1 },
  });

  const second = await owner.post('/organization/update', { organizationId: id, data: { logo: null, metadata: null } });
  expect(second.body).toEqual({ id, name: 'Renamed', slug: old, logo: null, createdAt: expect.any(String) });
  expect((await owner.post('/organization/update', { data: {} })).body).toEqual(second.body);
});

test('who may not update or delete is told why', async ({ gatehouse, anyone }) => {
  const { id, owner } = await newOrganization(gatehouse);
  const { person: member } = await newMember(gatehouse, { id });
  const { person: admin } = await newMember(gatehouse, { id }, { role: 'admin' });
  const stranger = await Person.signUp(gatehouse);
  const update = (person: Person, organizationId?: string) =>
    refusalOf(person.post('/organization/update', { organizationId, data: { name: 'Mine' } }));
  const remove = (person: Person, organizationId: string) =>
    refusalOf(person.post('/organization/delete', { organizationId }));

  expect(await update(anyone, id)).toBe('401 UNAUTHORIZED');
  expect(await update(stranger)).toBe('400 ORGANIZATION_NOT_FOUND');
  expect(await update(stranger, id)).toBe('400 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  expect(await update(stranger, nobody)).toBe('400 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  expect(await update(member, id)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION');
  expect(await update(admin, id)).toBe('200');
  expect(await remove(anyone, id)).toBe('401 UNAUTHORIZED');
  expect(await remove(stranger, id)).toBe('400 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  expect(await remove(stranger, 'no id at all')).toBe('400 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  expect(await remove(admin, id)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION');
  expect(await remove(owner, id)).toBe('200');
});

test('deleting an organization takes its members, invitations and teams along, and leaves every session', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const { person } = await newMember(gatehouse, organization);
  const { id: invitationId, email } = await newInvitation(organization);

  const { status, body } = await organization.owner.post('/organization/delete', { organizationId: organization.id });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { id: organization.id, slug: organization.slug, metadata: null },
  });
  for (const each of [organization.owner, person]) {
    expect((await each.get('/organization/list')).body).toEqual([]);
    expect((await each.get('/get-session')).body.session.activeOrganizationId).toBeNull();
  }
  const invited = await Person.signUp(gatehouse, { email });
  expect(await refusalOf(invited.post('/organization/accept-invitation', { invitationId }))).toBe(
    '400 INVITATION_NOT_FOUND',
  );
  expect(
    await refusalOf(organization.owner.post('/organization/create', { name: 'Again', slug: organization.slug })),
  ).toBe('200');
});

test('set-active chooses by id or slug, null leaves, and naming nothing tells where one is', async ({ gatehouse }) => {
  const { owner, id, slug: name } = await newOrganization(gatehouse);
  const active = async () => (await owner.get('/get-session')).body.session.activeOrganizationId;

  expect(await owner.post('/organization/set-active', { organizationId: null })).toEqual({ status: 200, body: null });
  expect(await active()).toBeNull();
  expect(await owner.post('/organization/set-active', {})).toEqual({ status: 200, body: null });
  expect((await owner.post('/organization/set-active', { organizationSlug: name })).body).toMatchObject({
    id,
    metadata: null,
    invitations: [],
    members: [{ role: 'owner', user: { id: owner.id, name: owner.name, email: owner.email, image: null } }],
    teams: null,
  });
  expect(await active()).toBe(id);
  expect((await owner.post('/organization/set-active', {})).body.id).toBe(id);
  expect((await owner.post('/organization/set-active', { organizationId: id })).body.id).toBe(id);
});

test('a refused set-active leaves the session where it was', async ({ gatehouse }) => {
  const { owner, id } = await newOrganization(gatehouse);
  const foreign = await newOrganization(gatehouse);

  for (const choice of [
    { organizationId: foreign.id },
    { organizationSlug: foreign.slug },
    { organizationId: nobody },
  ]) {
    expect(await refusalOf(owner.post('/organization/set-active', choice))).toBe(
      '403 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
    );
  }
  expect((await owner.get('/get-session')).body.session.activeOrganizationId).toBe(id);
});

test('set-active drops the cached session', async () => {
  await using gatehouse = await startGatehouse({ session: { cookieCache: { enabled: true } } });
  const { owner, id } = await newOrganization(gatehouse);
  expect((await owner.get('/get-session')).body.session.activeOrganizationId).toBe(id);

  await owner.post('/organization/set-active', { organizationId: null });
  expect((await owner.get('/get-session')).body.session.activeOrganizationId).toBeNull();
});

test('get-full-organization answers null where none is chosen, and alike for unknown and foreign ones', async ({
  gatehouse,
  signedIn,
  anyone,
}) => {
  const foreign = await newOrganization(gatehouse);
  expect(await refusalOf(anyone.get('/organization/get-full-organization'))).toBe('401 UNAUTHORIZED');
  expect(await signedIn.get('/organization/get-full-organization')).toEqual({ status: 200, body: null });

  const choices: Record<string, string>[] = [
    { organizationId: foreign.id },
    { organizationId: nobody },
    { organizationSlug: foreign.slug },
    { organizationSlug: 'none' },
  ];
  const answers = await Promise.all(choices.map((query) => signedIn.get('/organization/get-full-organization', query)));
  const refusal = {
    code: 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
    message: 'User is not a member of the organization',
  };
  expect(answers).toEqual(Array(4).fill({ status: 403, body: refusal }));
});

test('get-full-organization pages its members, and shows invitations to those who may invite', async ({
  gatehouse,
}) => {
  const organization = await newOrganization(gatehouse);
  const { person } = await newMember(gatehouse, organization);
  await newInvitation(organization, { email: 'invited@example.com' });
  const full = async (who: Person, query = {}) => (await who.get('/organization/get-full-organization', query)).body;

  expect((await full(organization.owner)).members).toHaveLength(2);
  expect((await full(organization.owner, { membersLimit: '1' })).members).toMatchObject([
    { userId: organization.owner.id },
  ]);
  expect((await full(organization.owner, { membersLimit: '1', membersOffset: '1' })).members).toMatchObject([
    { userId: person.id },
  ]);
  expect((await full(organization.owner, { organizationSlug: organization.slug })).invitations).toMatchObject([
    { email: 'invited@example.com' },
  ]);
  expect((await full(person)).invitations).toEqual([]);
});

test('an offset of members past every number of them is an empty page, up to the largest that RPC can name', async ({
  gatehouse,
}) => {
  const { owner } = await newOrganization(gatehouse);
  for (const membersOffset of [2 ** 31, Number.MAX_SAFE_INTEGER]) {
    const input = JSON.stringify({ membersOffset });
    const { statusCode, body } = await owner.send({
      url: '/api/trpc/organization.getFullOrganization',
      query: { input },
    });
    expect([statusCode, JSON.parse(body).result?.data.members]).toEqual([200, []]);
  }
});

test('the creation of organizations can be kept to some', async () => {
  const refused = '403 YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_ORGANIZATION';
  const create = async (allow: boolean | ((user: { email: string }) => Promise<boolean>)) => {
    await using gatehouse = await startGatehouse({ organization: { allowUserToCreateOrganization: allow } });
    const person = await Person.signUp(gatehouse, { email: 'ada@example.com' });
    return await refusalOf(person.post('/organization/create', { name: 'Acme', slug: slug() }));
  };

  expect(await create(false)).toBe(refused);
  expect(await create(async ({ email }) => email.startsWith('eve'))).toBe(refused);
  expect(await create(async ({ email }) => email.startsWith('ada'))).toBe('200');
});

test('the number of organizations of one person can be limited, by a number or a function', async () => {
  for (const organizationLimit of [1, () => 1, async () => 1]) {
    await using gatehouse = await startGatehouse({ organization: { organizationLimit } });
    const { owner } = await newOrganization(gatehouse);
    expect(await refusalOf(owner.post('/organization/create', { name: 'Two', slug: slug() }))).toBe(
      '403 YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS',
    );
  }
  await using gatehouse = await startGatehouse({ organization: { organizationLimit: () => true } });
  const person = await Person.signUp(gatehouse);
  expect(await refusalOf(person.post('/organization/create', { name: 'One', slug: slug() }))).toBe(
    '403 YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS',
  );
});

test('the server creates for a person it names; over the network it is refused', async ({
  gatehouse,
  signedIn,
  anyone,
}) => {
  const other = await Person.signUp(gatehouse);
  const given = { name: 'For another', userId: other.id };

  const made = await gatehouse.call('organization.create', { ...given, slug: slug() });
  expect(made.members).toMatchObject([{ userId: other.id, role: 'owner' }]);
  await expect(gatehouse.call('organization.create', { ...given, slug: slug(), userId: nobody })).rejects.toMatchObject(
    {
      errorCode: 'USER_NOT_FOUND',
    },
  );
  await expect(gatehouse.call('organization.create', { name: 'Nobody', slug: slug() })).rejects.toMatchObject({
    errorCode: 'EITHER_USERID_OR_SESSION_IS_REQUIRED',
  });
  expect(await refusalOf(anyone.post('/organization/create', { ...given, slug: slug() }))).toBe('401 UNAUTHORIZED');
  expect(await refusalOf(signedIn.post('/organization/create', { ...given, slug: slug() }))).toBe(
    '400 VALIDATION_ERROR',
  );
});

test('deletion can be switched off', async () => {
  await using gatehouse = await startGatehouse({ organization: { disableOrganizationDeletion: true } });
  const { owner, id } = await newOrganization(gatehouse);

  expect(await refusalOf(owner.post('/organization/delete', { organizationId: id }))).toBe('403 FORBIDDEN');
  expect((await owner.get('/organization/list')).body).toHaveLength(1);
});

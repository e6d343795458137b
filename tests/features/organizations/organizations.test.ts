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
const unknownId = '01990000-0000-7000-8000-000000000000';

test('the creator becomes owner, and the new organization becomes active', async ({ signedIn }) => {
  const input = {
    name: 'Acme',
    slug: slug(),
    logo: 'https://acme.example/logo.svg',
    metadata: { plan: 'pro', seats: [1, 2] },
  };
  const { status, body } = await signedIn.post('/organization/create', input);

  expect({ status, body }).toEqual({
    status: 200,
    body: {
      ...input,
      requireTwoFactor: false,
      id: expect.any(String),
      createdAt: expect.stringMatching(/\.\d{3}Z$/),
      members: [
        {
          id: expect.any(String),
          organizationId: body.id,
          userId: signedIn.id,
          role: 'owner',
          teamId: null,
          teamIds: [],
          createdAt: expect.any(String),
        },
      ],
    },
  });
  expect((await signedIn.get('/get-session')).body.session.activeOrganizationId).toBe(body.id);
  expect((await signedIn.get('/organization/list')).body).toEqual([
    {
      ...input,
      requireTwoFactor: false,
      id: body.id,
      createdAt: body.createdAt,
      metadata: '{"plan":"pro","seats":[1,2]}',
    },
  ]);
});

test('missing metadata is absent in the response of create and null in reads', async ({ signedIn }) => {
  const { body } = await signedIn.post('/organization/create', { name: 'Bare', slug: slug(), logo: null });

  expect(body).not.toHaveProperty('metadata');
  expect(body.logo).toBeNull();
  expect((await signedIn.get('/organization/list')).body[0].metadata).toBeNull();
});

test('each of several concurrent lists answers the organizations and the page of its own caller', async ({
  gatehouse,
}) => {
  const [ada, bob, eve] = [
    await Person.signUp(gatehouse),
    await Person.signUp(gatehouse),
    await Person.signUp(gatehouse),
  ];
  for (const [person, names] of [
    [ada, ['A1', 'A2', 'A3']],
    [bob, ['B1', 'B2']],
  ] as const) {
    for (const name of names) await person.post('/organization/create', { name, slug: slug() });
  }
  const { headers } = await ada.send({ method: 'GET', url: '/organization/list?limit=1' });
  const [after] = /cursor=[^&>]+/.exec(String(headers['link']))!;

  const answers = await Promise.all([
    ada.get('/organization/list'),
    ada.get('/organization/list?limit=2'),
    ada.get(`/organization/list?limit=1&${after}`),
    bob.get('/organization/list?limit=1'),
    bob.get('/organization/list'),
    eve.get('/organization/list'),
  ]);
  expect(answers.map(({ body }) => body.map(({ name }: { name: string }) => name))).toEqual([
    ['A1', 'A2', 'A3'],
    ['A1', 'A2'],
    ['A2'],
    ['B1'],
    ['B1', 'B2'],
    [],
  ]);
});

test('keepCurrentActiveOrganization keeps the active organization', async ({ signedIn }) => {
  const first = await signedIn.post('/organization/create', { name: 'First', slug: slug() });
  await signedIn.post('/organization/create', { name: 'Second', slug: slug(), keepCurrentActiveOrganization: true });

  expect((await signedIn.get('/get-session')).body.session.activeOrganizationId).toBe(first.body.id);
});

test('check-slug, create and update reject a used slug case-insensitively', async ({ gatehouse }) => {
  const taken = await newOrganization(gatehouse);
  const { owner, id } = await newOrganization(gatehouse);
  const upperCaseSlug = taken.slug.toUpperCase();

  expect(await owner.post('/organization/check-slug', { slug: slug() })).toEqual({
    status: 200,
    body: { status: true },
  });
  expect(await owner.post('/organization/check-slug', { slug: upperCaseSlug })).toEqual({
    status: 400,
    body: { code: 'SLUG_IS_TAKEN', message: 'slug is taken' },
  });
  const refusal = {
    status: 400,
    body: { code: 'ORGANIZATION_ALREADY_EXISTS', message: 'Organization already exists' },
  };
  expect(await owner.post('/organization/create', { name: 'Twin', slug: upperCaseSlug })).toEqual(refusal);
  expect(await owner.post('/organization/update', { organizationId: id, data: { slug: upperCaseSlug } })).toEqual(
    refusal,
  );
});

test.for([
  ['an empty name', { name: '' }],
  ['a name of spaces', { name: '   ' }],
  ['an empty slug', { slug: '' }],
  ['a slug with a path', { slug: '../a b' }],
  ['a slug with a trailing hyphen', { slug: 'acme-' }],
  ['a logo with a javascript URL', { logo: 'javascript:alert(1)' }],
  ['a logo with an HTML data URL', { logo: 'data:text/html,<script>' }],
  ['a logo over http', { logo: 'http://169.254.169.254/logo' }],
  ['metadata that is no object', { metadata: 'text' }],
])('create and update reject %s', async ([, change], { gatehouse }) => {
  const { owner, id } = await newOrganization(gatehouse);
  const create = owner.post('/organization/create', { name: 'Acme', slug: slug(), ...(change as object) });
  const update = owner.post('/organization/update', { organizationId: id, data: change });

  expect([await refusalOf(create), await refusalOf(update)]).toEqual(['400 VALIDATION_ERROR', '400 VALIDATION_ERROR']);
});

test('update changes only the fields of the input, and null clears a field', async ({ gatehouse }) => {
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
  expect(second.body).toEqual({
    id,
    name: 'Renamed',
    slug: old,
    logo: null,
    requireTwoFactor: false,
    createdAt: expect.any(String),
  });
  expect((await owner.post('/organization/update', { data: {} })).body).toEqual(second.body);
});

test('update and delete without permission answer the reason', async ({ gatehouse, anyone }) => {
  const { id, owner } = await newOrganization(gatehouse);
  const { person: member } = await newMember(gatehouse, { id });
  const { person: admin } = await newMember(gatehouse, { id }, { role: 'admin' });
  const nonMember = await Person.signUp(gatehouse);
  const update = (person: Person, organizationId?: string) =>
    refusalOf(person.post('/organization/update', { organizationId, data: { name: 'Mine' } }));
  const remove = (person: Person, organizationId: string) =>
    refusalOf(person.post('/organization/delete', { organizationId }));

  expect(await update(anyone, id)).toBe('401 UNAUTHORIZED');
  expect(await update(nonMember)).toBe('400 ORGANIZATION_NOT_FOUND');
  expect(await update(nonMember, id)).toBe('400 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  expect(await update(nonMember, unknownId)).toBe('400 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  expect(await update(member, id)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION');
  expect(await update(admin, id)).toBe('200');
  expect(await remove(anyone, id)).toBe('401 UNAUTHORIZED');
  expect(await remove(nonMember, id)).toBe('400 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  expect(await remove(nonMember, 'no id at all')).toBe('400 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  expect(await remove(admin, id)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION');
  expect(await remove(owner, id)).toBe('200');
});

test('deleting an organization deletes members, invitations and teams and resets active organizations', async () => {
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

test('set-active selects by id or slug, null clears, and an empty input answers the active organization', async ({
  gatehouse,
}) => {
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

test('a rejected set-active keeps the active organization', async ({ gatehouse }) => {
  const { owner, id } = await newOrganization(gatehouse);
  const foreign = await newOrganization(gatehouse);

  for (const choice of [
    { organizationId: foreign.id },
    { organizationSlug: foreign.slug },
    { organizationId: unknownId },
  ]) {
    expect(await refusalOf(owner.post('/organization/set-active', choice))).toBe(
      '403 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
    );
  }
  expect((await owner.get('/get-session')).body.session.activeOrganizationId).toBe(id);
});

test('set-active invalidates the cookie cache', async () => {
  await using gatehouse = await startGatehouse({ session: { cookieCache: { enabled: true } } });
  const { owner, id } = await newOrganization(gatehouse);
  expect((await owner.get('/get-session')).body.session.activeOrganizationId).toBe(id);

  await owner.post('/organization/set-active', { organizationId: null });
  expect((await owner.get('/get-session')).body.session.activeOrganizationId).toBeNull();
});

test('get-full-organization answers null without an active organization and the same error for unknown and foreign ones', async ({
  gatehouse,
  signedIn,
  anyone,
}) => {
  const foreign = await newOrganization(gatehouse);
  expect(await refusalOf(anyone.get('/organization/get-full-organization'))).toBe('401 UNAUTHORIZED');
  expect(await signedIn.get('/organization/get-full-organization')).toEqual({ status: 200, body: null });

  const choices: Record<string, string>[] = [
    { organizationId: foreign.id },
    { organizationId: unknownId },
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

test('get-full-organization pages members and includes invitations with permission to invite', async ({
  gatehouse,
}) => {
  const organization = await newOrganization(gatehouse);
  const { person } = await newMember(gatehouse, organization);
  await newInvitation(organization, { email: 'invited@example.com' });
  const full = async (person: Person, query = {}) =>
    (await person.get('/organization/get-full-organization', query)).body;

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

test('a members offset up to MAX_SAFE_INTEGER answers an empty page', async ({ gatehouse }) => {
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

test('allowUserToCreateOrganization restricts creation', async () => {
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

test('organizationLimit limits the organizations of a user by number or function', async () => {
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

test('create accepts a userId only from the server', async ({ gatehouse, signedIn, anyone }) => {
  const other = await Person.signUp(gatehouse);
  const input = { name: 'For another', userId: other.id };

  const created = await gatehouse.call('organization.create', { ...input, slug: slug() });
  expect(created.members).toMatchObject([{ userId: other.id, role: 'owner' }]);
  await expect(
    gatehouse.call('organization.create', { ...input, slug: slug(), userId: unknownId }),
  ).rejects.toMatchObject({
    errorCode: 'USER_NOT_FOUND',
  });
  await expect(gatehouse.call('organization.create', { name: 'Nobody', slug: slug() })).rejects.toMatchObject({
    errorCode: 'EITHER_USERID_OR_SESSION_IS_REQUIRED',
  });
  expect(await refusalOf(anyone.post('/organization/create', { ...input, slug: slug() }))).toBe('401 UNAUTHORIZED');
  expect(await refusalOf(signedIn.post('/organization/create', { ...input, slug: slug() }))).toBe(
    '400 VALIDATION_ERROR',
  );
});

test('disableOrganizationDeletion rejects deletion', async () => {
  await using gatehouse = await startGatehouse({ organization: { disableOrganizationDeletion: true } });
  const { owner, id } = await newOrganization(gatehouse);

  expect(await refusalOf(owner.post('/organization/delete', { organizationId: id }))).toBe('403 FORBIDDEN');
  expect((await owner.get('/organization/list')).body).toHaveLength(1);
});

import { expect } from 'vitest';

import { startGatehouse, test } from '#tests/support/test.ts';

import { createGroup, createUsers, GROUP, membersOf, patchGroup, valuesOf } from './groups.ts';
import { newDirectory } from './scim.ts';

test('a group has members, and users show their groups', async ({ gatehouse }) => {
  const directory = await newDirectory(gatehouse);
  const { scim } = directory;
  const [ada, bob] = await createUsers(directory, 'ada', 'bob');
  const group = await createGroup(directory, 'Engineers', [ada!, bob!]);

  expect(group).toMatchObject({
    schemas: [GROUP],
    displayName: 'Engineers',
    meta: { resourceType: 'Group', version: 'W/"1"' },
  });
  expect(group.members).toEqual([
    { value: ada, display: `ada@${directory.domain}`, type: 'User', $ref: expect.stringMatching(`/Users/${ada}$`) },
    { value: bob, display: `bob@${directory.domain}`, type: 'User', $ref: expect.stringMatching(`/Users/${bob}$`) },
  ]);
  expect((await scim.get(`/Groups/${group.id}`)).body).toEqual(group);
  expect((await scim.get(`/Users/${ada}`)).body.groups).toEqual([
    { value: group.id, display: 'Engineers', type: 'direct', $ref: group.meta.location },
  ]);
  const without = await scim.get(`/Groups/${group.id}`, { excludedAttributes: 'members' });
  expect([without.body.members, without.body.displayName]).toEqual([undefined, 'Engineers']);
  const again = await scim.post('/Groups', { schemas: [GROUP], displayName: 'ENGINEERS' });
  expect([again.status, again.body.scimType]).toEqual([409, 'uniqueness']);

  await scim.delete(`/Users/${ada}`);
  expect(await membersOf(directory, group.id)).toEqual([bob]);
  expect((await scim.delete(`/Groups/${group.id}`)).status).toBe(204);
  expect((await scim.get(`/Groups/${group.id}`)).status).toBe(404);
  expect((await scim.get(`/Users/${bob}`)).body.groups).toBeUndefined();
});

test('groups are found by filters', async ({ gatehouse }) => {
  const directory = await newDirectory(gatehouse);
  const [ada, bob] = await createUsers(directory, 'ada', 'bob');
  const a = await createGroup(directory, 'Engineers', [ada!]);
  await createGroup(directory, 'Sales', [bob!]);
  const find = async (filter: string) => {
    const { body } = await directory.scim.get('/Groups', { filter, excludedAttributes: 'members' });
    return body.Resources?.map(({ displayName }: { displayName: string }) => displayName) ?? body.scimType;
  };
  expect(await find('displayName eq "engineers"')).toEqual(['Engineers']);
  expect(await find('displayName co "e"')).toEqual(['Engineers', 'Sales']);
  expect(await find(`id eq "${a.id}" and members eq "${ada}"`)).toEqual(['Engineers']);
  expect(await find(`id eq "${a.id}" and members eq "${bob}"`)).toEqual([]);
  expect(await find(`members.value eq "${bob}"`)).toEqual(['Sales']);
  expect(await find(`members[value eq "${bob}"]`)).toEqual(['Sales']);
  expect(await find('members eq "no id"')).toEqual([]);
  expect(await find('externalId pr')).toEqual([]);
  expect(await find('members co "x"')).toBe('invalidFilter');
  expect(await find('team_id eq "x"')).toBe('invalidFilter');
});

const [x, y, z] = ['x', 'y', 'z'] as const;

interface MemberCase {
  name: string;
  /** With the ids of the users x, y and z. */
  operations: (ids: Record<'x' | 'y' | 'z', string>) => object[];
  /** Of x and y before. */
  after: readonly string[];
}

/** As directories send them. The group has the members x and y. */
const memberCases: readonly MemberCase[] = [
  {
    name: 'an addition',
    operations: (id) => [{ op: 'add', path: 'members', value: valuesOf([id.z]) }],
    after: [x, y, z],
  },
  {
    name: 'an addition of a member',
    operations: (id) => [{ op: 'Add', path: 'members', value: valuesOf([id.x]) }],
    after: [x, y],
  },
  {
    name: 'an addition of an object',
    operations: (id) => [{ op: 'add', path: 'members', value: { value: id.z, display: 'Z' } }],
    after: [x, y, z],
  },
  {
    name: 'an addition without a path',
    operations: (id) => [{ op: 'add', value: { members: valuesOf([id.z]) } }],
    after: [x, y, z],
  },
  {
    name: 'a replacement',
    operations: (id) => [{ op: 'replace', path: 'members', value: valuesOf([id.z]) }],
    after: [z],
  },
  { name: 'a replacement by none', operations: () => [{ op: 'replace', path: 'members', value: [] }], after: [] },
  {
    name: 'a replacement without a path',
    operations: (id) => [{ op: 'Replace', value: { members: valuesOf([id.x]) } }],
    after: [x],
  },
  {
    name: 'a removal by a filter',
    operations: (id) => [{ op: 'remove', path: `members[value eq "${id.x}"]` }],
    after: [y],
  },
  {
    name: 'a removal by alternatives',
    operations: (id) => [{ op: 'remove', path: `members[value eq "${id.x}" or value eq "${id.y}"]` }],
    after: [],
  },
  {
    name: 'a removal by a list',
    operations: (id) => [{ op: 'Remove', path: 'members', value: [{ $ref: null, value: id.x }] }],
    after: [y],
  },
  { name: 'a removal of all', operations: () => [{ op: 'remove', path: 'members' }], after: [] },
  { name: 'null', operations: () => [{ op: 'replace', path: 'members', value: null }], after: [] },
  {
    name: 'a removal of no member',
    operations: (id) => [{ op: 'remove', path: `members[value eq "${id.z}"]` }],
    after: [x, y],
  },
  {
    name: 'a removal of a text that is no id',
    operations: () => [{ op: 'remove', path: 'members', value: [{ value: 'x' }, { value: '-'.repeat(36) }] }],
    after: [x, y],
  },
  {
    name: 'several operations in their order',
    operations: (id) => [
      { op: 'replace', path: 'members', value: [] },
      { op: 'add', path: 'members', value: valuesOf([id.z]) },
      { op: 'remove', path: `members[value eq "${id.z}"]` },
      { op: 'add', path: 'members', value: valuesOf([id.y]) },
    ],
    after: [y],
  },
];

test.for(memberCases)('PATCH of members: $name', async ({ operations, after }, { gatehouse }) => {
  const directory = await newDirectory(gatehouse);
  const [idOfX, idOfY, idOfZ] = await createUsers(directory, x, y, z);
  const ids = { x: idOfX!, y: idOfY!, z: idOfZ! };
  const { id } = await createGroup(directory, 'Group', [ids.x, ids.y]);
  const { status, body } = await patchGroup(directory, id, ...operations(ids));
  const expected = after.map((name) => ids[name as 'x']);
  expect([status, body.detail]).toEqual([200, undefined]);
  expect((body.members ?? []).map(({ value }: { value: string }) => value)).toEqual(expected);
  expect(await membersOf(directory, id)).toEqual(expected);
});

test('a PATCH of a group changes everything or nothing', async ({ gatehouse }) => {
  const directory = await newDirectory(gatehouse);
  const other = await newDirectory(gatehouse);
  const [ada] = await createUsers(directory, 'ada');
  const [foreign] = await createUsers(other, 'eve');
  const group = await createGroup(directory, 'Engineers');
  const rename = { op: 'replace', path: 'displayName', value: 'Renamed' };
  const add = { op: 'add', path: 'members', value: valuesOf([ada!]) };
  const refused: [operations: object[], scimType: string][] = [
    [[rename, add, { op: 'add', path: 'members', value: valuesOf([foreign!]) }], 'invalidValue'],
    [[rename, add, { op: 'add', path: 'members', value: valuesOf(['no id']) }], 'invalidValue'],
    [[rename, add, { op: 'add', path: 'members', value: [{ value: ada, type: 'Group' }] }], 'invalidValue'],
    [[rename, add, { op: 'remove', path: 'members[display eq "x"]' }], 'invalidFilter'],
    [[rename, add, { op: 'remove', path: 'displayName' }], 'mutability'],
    [[rename, add, { op: 'remove' }], 'noTarget'],
  ];
  for (const [operations, scimType] of refused) {
    const { status, body } = await patchGroup(directory, group.id, ...operations);
    expect([status, body.scimType]).toEqual([400, scimType]);
  }
  expect((await directory.scim.get(`/Groups/${group.id}`)).body).toEqual(group);
  const { body } = await patchGroup(directory, group.id, { op: 'add', path: 'members', value: valuesOf([foreign!]) });
  expect(body.detail).toBe(`The member ${foreign} does not exist`);
});

test('a group has a new version only after a change', async ({ gatehouse }) => {
  const directory = await newDirectory(gatehouse);
  const { scim } = directory;
  const [ada] = await createUsers(directory, 'ada');
  const group = await createGroup(directory, 'Engineers', [ada!]);
  const path = `/Groups/${group.id}`;
  expect((await scim.put(path, group)).body).toEqual(group);
  // Okta sends it with each push.
  expect(
    (await patchGroup(directory, group.id, { op: 'replace', value: { id: group.id, displayName: 'Engineers' } })).body,
  ).toEqual(group);
  expect((await scim.get(path, {}, { 'if-none-match': group.meta.version })).status).toBe(304);
  const changed = await scim.put(path, { schemas: [GROUP], displayName: 'Engineers' }, { 'if-match': 'W/"1"' });
  expect([changed.status, changed.headers['etag'], changed.body.members]).toEqual([200, 'W/"2"', []]);
  expect((await scim.put(path, group, { 'if-match': 'W/"1"' })).status).toBe(412);
  expect((await scim.delete(path, { 'if-match': 'W/"1"' })).status).toBe(412);
});

const CONCURRENT = process.env['LONG'] ? 1000 : 24;

test('concurrent additions and removals of single members lose none', { timeout: 300_000 }, async () => {
  await using gatehouse = await startGatehouse({ organization: { membershipLimit: 2 * CONCURRENT } });
  const directory = await newDirectory(gatehouse);
  const names = Array.from({ length: CONCURRENT }, (_, n) => `user${n}`);
  const ids = await createUsers(directory, ...names);
  const group = await createGroup(directory, 'Group', ids.slice(0, CONCURRENT / 2));
  const changes = ids.map((value, n) =>
    n < CONCURRENT / 2
      ? { op: 'remove', path: `members[value eq "${value}"]` }
      : { op: 'add', path: 'members', value: [{ value }] },
  );
  const rest = changes.values();
  const sendRest = async () => {
    for (const change of rest) expect((await patchGroup(directory, group.id, change)).status).toBe(200);
  };
  await Promise.all(Array.from({ length: 8 }, sendRest));
  expect((await membersOf(directory, group.id)).toSorted()).toEqual(ids.slice(CONCURRENT / 2).toSorted());
});

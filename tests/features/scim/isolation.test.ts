import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { scimProtocol } from '#server/features/scim/scim.protocol.ts';
import { test } from '#tests/support/test.ts';

import { createGroup, createUsers, GROUP } from './groups.ts';
import { newDirectory, ScimClient, type Method, type ScimAnswer } from './scim.ts';
import { PATCH_OP, USER, userOf } from './users.ts';

const routes = scimProtocol.routes.filter(({ path }) => !path.endsWith('/'));
const withId = routes.filter(({ path }) => /^\/(Users|Groups)\/:id$/.test(path));
const isDiscovery = (path: string) => /^\/(ServiceProviderConfig|ResourceTypes|Schemas)/.test(path);

const bodies: Partial<Record<Method, (path: string) => object>> = {
  PUT: (path) => ({ schemas: [path.startsWith('/Users') ? USER : GROUP], userName: 'x@x.example', displayName: 'x' }),
  PATCH: () => ({ schemas: [PATCH_OP], Operations: [{ op: 'replace', path: 'displayName', value: 'x' }] }),
};

/** Of an answer what must not tell ids apart. */
const comparable = ({ status, body, headers }: ScimAnswer, id: string) =>
  JSON.stringify([status, body, headers['etag'] ?? null]).replaceAll(id, '<id>');

test('a token finds no resource of another directory, by any method', async ({ gatehouse }) => {
  const [own, other] = [await newDirectory(gatehouse), await newDirectory(gatehouse)];
  const [user] = await createUsers(other, 'eve');
  const group = await createGroup(other, 'Others', [user!]);
  const before = [await other.scim.get('/Users'), await other.scim.get('/Groups')].map(({ body }) => body);
  expect(withId).toHaveLength(8);

  for (const { method, path } of withId) {
    const foreign = path.startsWith('/Users') ? user! : (group.id as string);
    const send = async (id: string) =>
      comparable(await own.scim.send(method as Method, path.replace(':id', id), bodies[method as Method]?.(path)), id);
    const answers = [await send(foreign), await send(randomUUID()), await send('no-id')];
    expect([method, path, answers[0]!.slice(0, 4)]).toEqual([method, path, '[404']);
    expect([method, path, ...new Set(answers)]).toHaveLength(3);
  }
  const filters = [
    `id eq "${user}"`,
    `userName eq "eve@${other.domain}"`,
    `externalId eq "id-of-eve"`,
    `emails.value eq "eve@${other.domain}"`,
    'userName pr',
    'not (userName eq "x")',
    'userName pr or active eq true',
  ];
  for (const filter of filters) {
    expect([filter, (await own.scim.get('/Users', { filter })).body.totalResults]).toEqual([filter, 0]);
  }
  for (const filter of [`id eq "${group.id}"`, 'displayName pr', `members eq "${user}"`, 'not (displayName eq "x")']) {
    expect([filter, (await own.scim.get('/Groups', { filter })).body.totalResults]).toEqual([filter, 0]);
  }
  // The same names are free here, and its users do not become members there.
  const mine = await createGroup(own, 'Others');
  expect(
    (await own.scim.post('/Groups', { schemas: [GROUP], displayName: 'X', members: [{ value: user }] })).status,
  ).toBe(400);
  expect(
    (await own.scim.put(`/Groups/${mine.id}`, { schemas: [GROUP], displayName: 'X', members: [{ value: user }] }))
      .status,
  ).toBe(400);
  expect((await own.scim.post('/Users', userOf(own, 'eve'))).status).toBe(201);
  expect([await other.scim.get('/Users'), await other.scim.get('/Groups')].map(({ body }) => body)).toEqual(before);
});

test('every route but those of discovery needs a token', async ({ gatehouse }) => {
  const anonymous = new ScimClient(gatehouse, null);
  const wrong = new ScimClient(gatehouse, `gs_${'0'.repeat(32)}_${'x'.repeat(40)}00000000`);
  for (const { method, path } of routes) {
    const url = path.replace(':id', randomUUID());
    const isRefused = async (client: ScimClient) => (await client.send(method as Method, url)).status === 401;
    const isOpen = isDiscovery(path) || path === '/Me' || path === '/Bulk';
    expect([method, path, await isRefused(anonymous), await isRefused(wrong)]).toEqual([method, path, !isOpen, true]);
  }
});

import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { expectOk, refusalOf } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { test } from '#tests/support/test.ts';

import { newDirectory } from './scim.ts';
import { createUser, userOf } from './users.ts';

test('administrators list the directories of all organizations, with what they sent', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const older = await newDirectory(gatehouse);
  const directory = await newDirectory(gatehouse, { name: 'Entra' });
  const { organization, id, scim } = directory;
  const user = await createUser(directory, userOf(directory, 'ada'));
  await createUser(directory, userOf(directory, 'grace'));
  expect((await scim.delete(`/Users/${user.id}`)).status).toBe(204);
  await scim.post('/Groups', { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName: 'Engineers' });
  expect((await scim.post('/Users', { userName: 'x' })).status).toBe(400);
  await gatehouse.idle();
  await expectOk(
    organization.owner.post('/organization/update-directory', { organizationId: organization.id, enabled: false }),
  );

  const read = async (query: Record<string, string>) =>
    (await expectOk(admin.get('/admin/list-directories', query))).body;
  const first = await read({ limit: '1' });
  expect(first).toEqual({
    directories: [
      {
        id,
        name: 'Entra',
        organization: { id: organization.id, name: 'Acme', slug: organization.slug },
        enabled: false,
        confirmed: true,
        lastRequestAt: expect.any(String),
        users: 1,
        groups: 1,
        refused: 1,
        createdAt: expect.any(String),
      },
    ],
    total: 2,
    totalIsCapped: false,
    nextCursor: expect.any(String),
  });
  const next = await read({ limit: '1', cursor: first.nextCursor });
  expect(next.directories).toMatchObject([{ id: older.id, enabled: true, lastRequestAt: null, users: 0, refused: 0 }]);
  expect(next.nextCursor).toBeNull();
});

test('members and administrators without the permission list no directories', async ({ gatehouse }) => {
  const { organization } = await newDirectory(gatehouse);
  const list = (person: Person) => refusalOf(person.get('/admin/list-directories'));

  expect(await list(organization.owner)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_READ_CONNECTIONS');
  expect(await list(new Person(gatehouse))).toBe('401 UNAUTHORIZED');
});

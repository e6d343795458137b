import { createAccessControl } from 'better-auth/plugins/access';
import { adminAc, defaultStatements } from 'better-auth/plugins/admin/access';
import { expect, test } from 'vitest';

import { parseOptions } from '#server/app/configuration.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { refusalOf } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse } from '#tests/support/test.ts';

const ac = createAccessControl({ ...defaultStatements, project: ['create', 'share'] });

test('access control objects of better-auth define roles and resources of the platform', async () => {
  await using gatehouse = await startGatehouse({
    admin: {
      ac,
      roles: {
        support: ac.newRole({ user: ['list', 'impersonate'], project: ['share'] }),
        user: ac.newRole({ project: ['create'] }),
      },
    },
  });
  const [admin, support, user] = [
    await signUpWithRole(gatehouse, 'admin'),
    await signUpWithRole(gatehouse, 'support'),
    await Person.signUp(gatehouse),
  ];
  const permitted = await Promise.all(
    [admin, support, user].flatMap((person) =>
      [{ project: ['share'] }, { project: ['create'] }, { user: ['list'] }].map(
        async (permissions) => (await person.post('/admin/has-permission', { permissions })).body.success,
      ),
    ),
  );

  expect(permitted).toEqual(
    [
      [true, true, true],
      [true, false, true],
      [false, true, false],
    ].flat(),
  );
  expect(await refusalOf(support.get('/admin/list-users'))).toBe('200');
  // A permission of the application makes no administrator, who could not be impersonated.
  expect(await refusalOf(support.post('/admin/impersonate-user', { userId: user.id }))).toBe('200');
});

test('the roles that better-auth documents are accepted', () => {
  const admin = ac.newRole({ ...adminAc.statements, project: ['create'] });

  expect(parseOptions({ admin: { ac, roles: { editor: admin } } }).admin.access.roles['editor']).toEqual({
    ...adminAc.statements,
    project: ['create'],
  });
});

test.for([
  ['an action that does not exist', { roles: { support: { user: ['fly'] } } }],
  ['a resource that does not exist', { roles: { support: { statements: { project: ['share'] } } } }],
  ['a name with a comma', { roles: { 'a,b': {} } }],
] as const)('%s of a role fails the start', ([, admin]) => {
  expect(() => parseOptions({ admin })).toThrow('admin.roles');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  can,
  createAccessControl,
  mayGrant,
  mergeStatements,
  outranks,
  rolesOf,
  tablesOf,
  withRoles,
} from '#shared/lib/permissions.ts';
import { organizationAccess } from '#shared/lib/organization-access.ts';
import { organizationStatements } from '#generated/permissions.ts';

const roleList = fc.array(fc.constantFrom('owner', 'admin', 'member', 'gone')).map((roles) => roles.join(' , '));

test.for([
  ['owner', { organization: ['update', 'delete'], member: ['create', 'update', 'delete'] }, true],
  ['owner', { invitation: ['create', 'cancel'], team: ['create', 'update', 'delete'] }, true],
  ['admin', { organization: ['update'], member: ['delete'], invitation: ['cancel'], team: ['delete'] }, true],
  ['admin', { organization: ['delete'] }, false],
  ['member', { organization: ['update'] }, false],
  ['member', { team: ['create'] }, false],
  ['member,admin', { team: ['create'] }, true],
  ['gone', { team: ['create'] }, false],
] as const)('%s may %j: %s', ([role, permissions, expected]) => {
  expect(can(organizationAccess, role, permissions)).toBe(expected);
});

test('permissions are granted only if one role has all of them', () => {
  const access = { ...organizationAccess, roles: { a: { team: ['create'] }, b: { member: ['create'] } } };

  expect(can(access, 'a,b', { team: ['create'], member: ['create'] })).toBe(false);
});

test('an additional role never removes a permission', () => {
  fc.assert(
    fc.property(roleList, roleList, (roles, additional) => {
      for (const [resource, actions] of Object.entries(organizationStatements)) {
        if (can(organizationAccess, roles, { [resource]: actions })) {
          expect(can(organizationAccess, `${roles},${additional}`, { [resource]: actions })).toBe(true);
        }
      }
    }),
  );
});

test('a role has all permissions of the roles it outranks', () => {
  fc.assert(
    fc.property(roleList, roleList, (roles, others) => {
      fc.pre(outranks(organizationAccess, roles, others));
      for (const [resource, actions] of Object.entries(organizationStatements)) {
        for (const action of actions) {
          if (can(organizationAccess, others, { [resource]: [action] })) {
            expect(can(organizationAccess, roles, { [resource]: [action] })).toBe(true);
          }
        }
      }
    }),
  );
});

const permissions = fc.record(
  Object.fromEntries(
    Object.entries(organizationStatements).map(([resource, actions]) => [resource, fc.subarray([...actions])]),
  ),
  { requiredKeys: [] },
);

/** Of two roles: any permissions, or some of those of the first. */
const pairs = permissions.chain((own) => {
  const parts = Object.entries(own).map(([resource, actions]) => [resource, fc.subarray(actions!)]);
  return fc.tuple(fc.constant(own), fc.oneof(permissions, fc.record(Object.fromEntries(parts), { requiredKeys: [] })));
});

test('members grant exactly the roles that they outrank, and no permission that they lack', () => {
  fc.assert(
    fc.property(pairs, ([own, granted]) => {
      const access = withRoles(organizationAccess, { own, granted });
      const may = mayGrant(access, 'own', access.roles['granted']!);
      expect(outranks(access, 'own', 'granted')).toBe(may);
      fc.pre(may);
      for (const [resource, actions] of Object.entries(granted)) {
        expect(can(access, 'own', { [resource]: actions })).toBe(true);
      }
    }),
  );
});

test('roles of an organization neither replace predefined ones nor grant what does not exist', () => {
  const stored = { project: ['share'], member: ['delete', 'fly'], constructor: ['name'] };
  const access = withRoles(organizationAccess, { editor: stored, member: stored, owner: {} });

  expect(access.roles['editor']).toEqual({ member: ['delete'], ac: ['read'] });
  expect([access.roles['member'], access.roles['owner']]).toEqual([
    organizationAccess.roles['member'],
    organizationAccess.roles['owner'],
  ]);
});

test('statements are merged by resource, and role objects become tables', () => {
  expect(mergeStatements({ member: ['create'] }, { member: ['create', 'praise'], project: ['share'] })).toEqual({
    member: ['create', 'praise'],
    project: ['share'],
  });
  const table = { project: ['share'] };
  // The resource of one table is called `statements`.
  expect(tablesOf({ a: table, b: { statements: table }, c: { statements: ['read'] } })).toEqual({
    a: table,
    b: table,
    c: { statements: ['read'] },
  });
});

test('a role list is split, trimmed and deduplicated', () => {
  expect(rolesOf(' owner , admin,owner,, ')).toEqual(['owner', 'admin']);
  expect(rolesOf(['member', 'admin,member'])).toEqual(['member', 'admin']);
});

test('custom roles are typed by their statements', () => {
  const ac = createAccessControl({ ...organizationStatements, project: ['create', 'share'] });
  expect(ac.newRole({ project: ['share'] })).toEqual({ project: ['share'] });

  // @ts-expect-error -- no such action
  ac.newRole({ project: ['destroy'] });
  // @ts-expect-error -- no such resource
  ac.newRole({ projects: ['create'] });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  can,
  createAccessControl,
  organizationAccess,
  organizationStatements,
  outranks,
  rolesOf,
} from '#shared/permissions.ts';

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

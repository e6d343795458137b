import { AppError } from '#server/errors.ts';
import type { Options } from '#server/options/options.ts';
import { areRoles, can, outranks, rolesOf, type Access, type Permissions } from '#shared/permissions.ts';
import { platformRoles, platformStatements } from '#shared/platform-permissions.ts';
import { platformOptions } from './platform.options.ts';

/** Who a person is to the platform; any object with these two fields will do. */
export interface RoleHolder {
  id: string;
  /** May hold several, with commas between. */
  role: string;
}

/** The platform's roles as options have them. No role is on top by name: who may do more stands higher. */
export function platformAccess(options: Options): Access {
  const admin = platformOptions.of({ options });
  const all = Object.fromEntries(admin.adminRoles.map((role) => [role, platformStatements]));
  return { statements: platformStatements, roles: { ...platformRoles, ...admin.roles, ...all }, topRole: '' };
}

function isListed({ id }: RoleHolder, options: Options): boolean {
  return platformOptions.of({ options }).adminUserIds.includes(id);
}

/** Whether a person's roles, or their place among the listed administrators, allow all of `required`. */
export function mayAdminister(person: RoleHolder, required: Permissions, options: Options): boolean {
  return isListed(person, options) || roleAllows(person.role, required, options);
}

/** Whether a role, or one of several with commas between, would allow all of `required`. */
export function roleAllows(role: string, required: Permissions, options: Options): boolean {
  return can(platformAccess(options), role, required);
}

/** Anybody who may do anything to others here. */
export function isAdministrator(person: RoleHolder, options: Options): boolean {
  const { roles } = platformAccess(options);
  const actions = rolesOf(person.role).flatMap((role) =>
    Object.hasOwn(roles, role) ? Object.values(roles[role]!).flat() : [],
  );
  return isListed(person, options) || actions.length > 0;
}

/** Whether `person` may do all that `other` may: the condition for acting on them, or for handing out their role. */
export function isAtLeast(person: RoleHolder, other: RoleHolder, options: Options): boolean {
  if (isListed(person, options)) return true;
  if (isListed(other, options)) return roleAllows(person.role, platformStatements, options);
  return outranks(platformAccess(options), person.role, other.role);
}

/** The roles of an input as the column keeps them: each known, each once. */
export function requireKnownRoles(input: string | readonly string[], options: Options): string {
  const roles = rolesOf(input);
  if (!areRoles(platformAccess(options), roles)) throw new AppError('ROLE_NOT_FOUND');
  return roles.join(',');
}

import { AppError } from '#server/lib/errors.ts';
import type { Options } from '#server/options/kit-options.ts';
import type { User } from '#server/options/hooks/records.ts';
import { can, outranks, rolesOf, type Access, type Permissions } from '#shared/lib/permissions.ts';
import { Id } from '#shared/lib/fields.ts';
import { platformStatements } from '#shared/lib/platform-permissions.ts';
import { platformOptions } from './platform.options.ts';

type RoleHolder = Pick<User, 'id' | 'role'>;

/** The platform's roles with those of the options. */
export function platformAccess(options: Options): Access {
  return platformOptions.of({ options }).access;
}

function isListedAdministrator({ id }: RoleHolder, options: Options): boolean {
  return platformOptions.of({ options }).adminUserIds.includes(id);
}

/** The listed ids that a user can have: those of another product, from which users were not imported, are none. */
export function listedAdministratorIds(options: Options): string[] {
  return platformOptions.of({ options }).adminUserIds.filter((id) => Id.safeParse(id).success);
}

/** Whether a user's roles, or their entry in `adminUserIds`, grant all of `required`. */
export function mayAdminister(user: RoleHolder, required: Permissions, options: Options): boolean {
  return isListedAdministrator(user, options) || roleAllows(user.role, required, options);
}

/** Whether a role, or one of several joined by commas, grants all of `required`. */
export function roleAllows(role: string, required: Permissions, options: Options): boolean {
  return can(platformAccess(options), role, required);
}

/** Whether a user has any permission of the service; the resources of `admin.ac` are the application's. */
export function isAdministrator(user: RoleHolder, options: Options): boolean {
  const actions = Object.entries(platformStatements).flatMap(([resource, names]) =>
    names.map((action) => ({ [resource]: [action] })),
  );
  return isListedAdministrator(user, options) || actions.some((required) => roleAllows(user.role, required, options));
}

/** The roles whose users are administrators. */
export function administratorRoles(options: Options): string[] {
  return Object.keys(platformAccess(options).roles).filter((role) => isAdministrator({ id: '', role }, options));
}

/** Whether a user can do more on the platform than new users. */
export function hasPlatformRole(user: RoleHolder, options: Options): boolean {
  const { defaultRole } = platformOptions.of({ options });
  return rolesOf(user.role).some((role) => role !== defaultRole) || isAdministrator(user, options);
}

/** Whether a user has all permissions of another: the condition for managing them, and for granting their role. */
export function hasPermissionsOf(user: RoleHolder, other: RoleHolder, options: Options): boolean {
  if (isListedAdministrator(user, options)) return true;
  if (isListedAdministrator(other, options)) return roleAllows(user.role, platformAccess(options).statements, options);
  return outranks(platformAccess(options), user.role, other.role);
}

/** The distinct roles of an input, of the platform or of an organization; all must exist. */
export function requireRoles({ roles }: Access, input: string | readonly string[]): string[] {
  const names = rolesOf(input);
  const exist = names.length > 0 && names.every((name) => Object.hasOwn(roles, name));
  if (!exist) throw new AppError('ROLE_NOT_FOUND');
  return names;
}

import type { ErrorCode } from '#shared/error-codes.ts';
import { permissionErrors } from '#generated/permissions.ts';

import type { Permissions, Roles } from './permissions.ts';

type PermissionErrors = typeof permissionErrors;

/** The resources of the platform, and the actions on each: those for which a feature declares an error. */
export const platformStatements = Object.fromEntries(
  Object.entries(permissionErrors satisfies Record<string, Record<string, ErrorCode>>).map(([resource, errors]) => [
    resource,
    Object.keys(errors),
  ]),
) as unknown as { readonly [Resource in keyof PermissionErrors]: readonly (keyof PermissionErrors[Resource])[] };

export type PlatformPermissions = Permissions<typeof platformStatements>;

/** The roles that exist without any option; `admin.roles` adds to them or replaces them. */
export const platformRoles = {
  admin: platformStatements,
  user: {},
} as const satisfies Roles<typeof platformStatements>;

type PermissionError = {
  [Resource in keyof PermissionErrors]: PermissionErrors[Resource][keyof PermissionErrors[Resource]];
}[keyof PermissionErrors];

/** The error of a caller who lacks the first of the required permissions. */
export function permissionErrorOf(required: PlatformPermissions): PermissionError {
  const [resource, actions] = Object.entries(required)[0]!;
  return (permissionErrors as Record<string, Record<string, PermissionError>>)[resource]![actions[0]!]!;
}

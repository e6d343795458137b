/** Resources and the actions on each. */
export type Statements = Readonly<Record<string, readonly string[]>>;

/** Actions by resource: those that a role grants, or that a call requires. */
export type Permissions<Resources extends Statements = Statements> = {
  readonly [Resource in keyof Resources]?: readonly Resources[Resource][number][];
};

export type Roles<Resources extends Statements = Statements> = Readonly<Record<string, Permissions<Resources>>>;

/** A role as better-auth's `newRole` makes it: an object with the permissions as `statements`. */
export interface RoleObject {
  readonly statements: Permissions;
}

/** Roles in the options: tables of permissions, or what `newRole` makes. */
export type RoleDefinitions = Readonly<Record<string, Permissions | RoleObject>>;

/** The resources, and the actions on them that each role grants. */
export interface Access {
  readonly statements: Statements;
  readonly roles: Roles;
  /** Outranks every other role, whatever they grant. */
  readonly topRole: string;
}

/** What the predefined roles of an organization grant of the resources of a feature. Owners have every permission. */
export interface Grants<Resources extends Statements = Statements> {
  readonly admin: Permissions<Resources>;
  readonly member: Permissions<Resources>;
}

/** Parses a list of roles, `"owner, admin"` or `['owner', 'admin']`: trimmed, without duplicates. */
export function rolesOf(list: string | readonly string[]): string[] {
  const names = [list].flat().flatMap((text) => text.split(','));
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}

/**
 * Whether one of the roles grants all required permissions. An empty requirement or an unknown resource is never granted;
 * an empty list of actions on an existing resource always is.
 */
export function can(access: Access, roles: string | readonly string[], required: Permissions): boolean {
  const permissions = Object.entries(required);
  if (permissions.length === 0 || permissions.some(([resource]) => !Object.hasOwn(access.statements, resource)))
    return false;
  return rolesOf(roles).some((role) =>
    permissions.every(([resource, actions]) => grants(access, role, { resource, actions })),
  );
}

function grants(
  access: Access,
  role: string,
  { resource, actions = [] }: { resource: string; actions?: readonly string[] },
) {
  const granted = permissionsOf(access, role)[resource] ?? [];
  return actions.every((action) => granted.includes(action));
}

/** The permissions of a role; those of a role that no longer exists are none. */
function permissionsOf({ roles }: Access, role: string): Permissions {
  return Object.hasOwn(roles, role) ? roles[role]! : {};
}

/** Whether a user with `roles` may grant permissions: the top role all, any other role those that it has. */
export function mayGrant(access: Access, roles: string | readonly string[], granted: Permissions): boolean {
  const own = rolesOf(roles);
  if (own.includes(access.topRole)) return true;
  return Object.entries(granted).every(([resource, actions]) =>
    own.some((role) => grants(access, role, { resource, actions })),
  );
}

/**
 * Whether a user with `roles` may grant, edit or remove the roles `others`. The top role outranks all; any other role
 * outranks those whose permissions it has too.
 */
export function outranks(
  access: Access,
  roles: string | readonly string[],
  others: string | readonly string[],
): boolean {
  const own = rolesOf(roles);
  if (own.includes(access.topRole)) return true;
  return rolesOf(others).every((other) => {
    if (own.includes(other)) return true;
    return other !== access.topRole && mayGrant(access, own, permissionsOf(access, other));
  });
}

/** Whether the roles include the top role or grant a permission that `member` lacks. */
export function outranksMember(access: Access, roles: string): boolean {
  return rolesOf(roles).includes(access.topRole) || !outranks({ ...access, topRole: '' }, 'member', roles);
}

/** Resources and actions of both. */
export function mergeStatements(base: Statements, more: Statements = {}): Statements {
  const merged = Object.entries(more).map(([resource, actions]) => {
    const known = Object.hasOwn(base, resource) ? base[resource]! : [];
    return [resource, [...new Set([...known, ...actions])]];
  });
  return { ...base, ...Object.fromEntries(merged) };
}

/** Whether all resources and actions exist. */
export function isWithin(permissions: Permissions, statements: Statements): boolean {
  return Object.entries(permissions).every(
    ([resource, actions = []]) =>
      Object.hasOwn(statements, resource) && actions.every((action) => statements[resource]!.includes(action)),
  );
}

/** The tables of permissions of roles in the options. */
export function tablesOf(definitions: RoleDefinitions): Roles {
  return mapRoles(definitions, (role) => (isRoleObject(role) ? role.statements : role));
}

/** A table has lists only. */
function isRoleObject(role: Permissions | RoleObject): role is RoleObject {
  return 'statements' in role && !Array.isArray(role.statements);
}

/**
 * Adds what every role of an organization grants: reading its roles. So it makes no difference in the comparison of
 * roles.
 */
export function withReading(roles: Roles, { ac: actions = [] }: Statements): Roles {
  if (!actions.includes('read')) return roles;
  return mapRoles(roles, (role) => ({ ...role, ac: [...new Set([...(role['ac'] ?? []), 'read'])] }));
}

/**
 * Adds the roles that an organization defines. A predefined role of the same name is added to the options later, so it
 * takes the place of the organization's. What the statements do not list grants nothing.
 */
export function withRoles(access: Access, defined: Roles): Access {
  const { statements } = access;
  const known = mapRoles(defined, (role) => {
    const entries = Object.entries(role).filter(([resource]) => Object.hasOwn(statements, resource));
    return Object.fromEntries(
      entries.map(([resource, actions = []]) => [
        resource,
        actions.filter((action) => statements[resource]!.includes(action)),
      ]),
    );
  });
  return { ...access, roles: { ...withReading(known, statements), ...access.roles } };
}

function mapRoles<Role>(roles: Readonly<Record<string, Role>>, change: (role: Role) => Permissions): Roles {
  return Object.fromEntries(Object.entries(roles).map(([name, role]) => [name, change(role)]));
}

export interface AccessControl<Resources extends Statements> {
  statements: Resources;
  newRole: <const Granted extends Permissions<Resources>>(granted: Granted) => Granted;
}

/**
 * Custom resources and roles, typed: `const ac = createAccessControl({ ...organizationStatements, project: ['share'] })`,
 * then `roles: { editor: ac.newRole({ project: ['share'] }) }`. A misspelt resource or action does not compile.
 */
export function createAccessControl<const Resources extends Statements>(
  statements: Resources,
): AccessControl<Resources> {
  return { statements, newRole: (granted) => granted };
}

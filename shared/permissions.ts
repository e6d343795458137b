/** Resources and the actions on each. */
export type Statements = Readonly<Record<string, readonly string[]>>;

/** Actions by resource: those that a role grants, or that a call requires. */
export type Permissions<Resources extends Statements = Statements> = {
  readonly [Resource in keyof Resources]?: readonly Resources[Resource][number][];
};

export type Roles<Resources extends Statements = Statements> = Readonly<Record<string, Permissions<Resources>>>;

/** The resources, and the actions on them that each role grants. */
export interface Access {
  readonly statements: Statements;
  readonly roles: Roles;
  /** Outranks every other role, whatever they grant. */
  readonly topRole: string;
}

/** The resources of an organization (spec section 6). */
export const organizationStatements = {
  organization: ['update', 'delete'],
  member: ['create', 'update', 'delete'],
  invitation: ['create', 'cancel'],
  team: ['create', 'update', 'delete'],
} as const;

export type OrganizationPermissions = Permissions<typeof organizationStatements>;

/** Owners have every permission, admins all but deleting the organization, members none. */
export const organizationRoles: Roles<typeof organizationStatements> = {
  owner: organizationStatements,
  admin: { ...organizationStatements, organization: ['update'] },
  member: {},
};

export const organizationAccess: Access = {
  statements: organizationStatements,
  roles: organizationRoles,
  topRole: 'owner',
};

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
  { roles }: Access,
  role: string,
  { resource, actions = [] }: { resource: string; actions?: readonly string[] },
) {
  const granted = Object.hasOwn(roles, role) ? (roles[role]![resource] ?? []) : [];
  return actions.every((action) => granted.includes(action));
}

/**
 * Whether a user with `roles` may grant, edit or remove the roles `others`. The top role outranks all; any other role
 * outranks those whose permissions it has too. A role that no longer exists has no permissions.
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
    if (other === access.topRole) return false;
    const granted = Object.entries(Object.hasOwn(access.roles, other) ? access.roles[other]! : {});
    return granted.every(([resource, actions]) => own.some((role) => grants(access, role, { resource, actions })));
  });
}

/** Whether the roles include the top role or grant a permission that `member` lacks. */
export function outranksMember(access: Access, roles: string): boolean {
  return rolesOf(roles).includes(access.topRole) || !outranks({ ...access, topRole: '' }, 'member', roles);
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

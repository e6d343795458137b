/** Resources, and what can be done to each. */
export type Statements = Readonly<Record<string, readonly string[]>>;

/** Some actions on some resources: what a role grants, or what a call asks for. */
export type Permissions<Known extends Statements = Statements> = {
  readonly [Resource in keyof Known]?: readonly Known[Resource][number][];
};

export type Roles<Known extends Statements = Statements> = Readonly<Record<string, Permissions<Known>>>;

/** All that a decision needs: the closed set of resources, and what each role grants of them. */
export interface Access {
  readonly statements: Statements;
  readonly roles: Roles;
  /** The role that is above every other, whatever it grants. */
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

/** An owner may do everything, an admin everything but delete the organization, a member nothing to it. */
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

/** The roles in a stored or typed list: `"owner, admin"` or `['owner', 'admin']`; trimmed, each once. */
export function rolesOf(list: string | readonly string[]): string[] {
  const names = [list].flat().flatMap((text) => text.split(','));
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}

/**
 * Whether one of the roles held grants everything asked. Asking for nothing, or for a resource that does not exist, is
 * never granted; an empty list of actions on a known resource always is.
 */
export function can(access: Access, held: string | readonly string[], wanted: Permissions): boolean {
  const asked = Object.entries(wanted);
  if (asked.length === 0 || asked.some(([resource]) => !Object.hasOwn(access.statements, resource))) return false;
  return rolesOf(held).some((role) =>
    asked.every(([resource, actions]) => grants(access, role, { resource, actions })),
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
 * Whether a holder of some roles may grant, edit or remove others: none above their own. Nothing is above the top role;
 * above all others are the top role, and any role that grants what none of theirs does. A role that no longer exists
 * is above nobody.
 */
export function outranks(
  access: Access,
  held: string | readonly string[],
  others: string | readonly string[],
): boolean {
  const own = rolesOf(held);
  if (own.includes(access.topRole)) return true;
  return rolesOf(others).every((other) => {
    if (own.includes(other)) return true;
    if (other === access.topRole) return false;
    const granted = Object.entries(Object.hasOwn(access.roles, other) ? access.roles[other]! : {});
    return granted.every(([resource, actions]) => own.some((role) => grants(access, role, { resource, actions })));
  });
}

/** Whether some roles are more than a plain member's: the top role, or any that grants what `member` does not. */
export function outranksMember(access: Access, roles: string): boolean {
  return rolesOf(roles).includes(access.topRole) || !outranks({ ...access, topRole: '' }, 'member', roles);
}

export interface AccessControl<Known extends Statements> {
  statements: Known;
  newRole: <const Granted extends Permissions<Known>>(granted: Granted) => Granted;
}

/**
 * Custom resources and roles, typed: `const ac = createAccessControl({ ...organizationStatements, project: ['share'] })`,
 * then `roles: { editor: ac.newRole({ project: ['share'] }) }`. A misspelt resource or action does not compile.
 */
export function createAccessControl<const Known extends Statements>(statements: Known): AccessControl<Known> {
  return { statements, newRole: (granted) => granted };
}

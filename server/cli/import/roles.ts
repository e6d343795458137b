import type { Options } from '#server/app/configuration.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { platformAccess } from '#server/features/users/platform-role.ts';
import { PermissionList } from '#shared/organizations/schemas.ts';
import { RoleName } from '#shared/organizations/roles.ts';
import { isWithin, rolesOf } from '#shared/lib/permissions.ts';

import { createdAt, id, objectIn, orNull, type TableImport } from './columns.ts';
import { counted } from './counted.ts';
import { quotedColumn, quotedTable, type Source, type SourceRow } from './source.ts';

/** The roles that organizations define. */
export const roleImport: TableImport = {
  table: 'organization_role',
  source: 'organizationRole',
  unique: 'name',
  references: { organization_id: 'organization' },
  skip: (row) =>
    (!RoleName.safeParse(row['role']).success && 'its name is empty, too long or has a comma') ||
    (permissionOf(row) === null && 'its permission has an unknown format'),
  columns: {
    id: id('organizationRole'),
    organizationId: id('organization'),
    role: (value) => RoleName.parse(value),
    permission: (_value, row) => permissionOf(row),
    createdAt,
    updatedAt: orNull,
  },
};

/** Imported roles that grant nothing, or not all, until something is configured, a line each. */
export async function rolesWithoutEffect(source: Source, options: Options): Promise<string[]> {
  const roles = await definedRoles(source);
  const { access, dynamicAccessControl } = organizationOptions.of({ options });
  const lines: string[] = [];
  if (roles.length > 0 && !dynamicAccessControl.enabled) {
    lines.push(`${counted(roles.length, 'organization role')}, which organization.dynamicAccessControl enables`);
  }
  const unknown = new Map<string, number>();
  for (const role of roles) {
    for (const [resource, actions] of Object.entries(permissionOf(role) ?? {})) {
      for (const action of actions) {
        const isKnown = isWithin({ [resource]: [action] }, access.statements);
        if (!isKnown) unknown.set(`${resource}:${action}`, (unknown.get(`${resource}:${action}`) ?? 0) + 1);
      }
    }
  }
  for (const [name, count] of unknown) {
    lines.push(`permission ${name} of ${counted(count, 'organization role')}, which organization.ac does not list`);
  }
  return [...lines, ...(await unknownRoles(source, options))];
}

/** The roles of users, members and invitations that exist neither in the options nor in the organization. */
async function unknownRoles(source: Source, options: Options): Promise<string[]> {
  const { access, dynamicAccessControl } = organizationOptions.of({ options });
  const roles = dynamicAccessControl.enabled ? await definedRoles(source) : [];
  const defined = new Set(roles.map(({ organizationId, role }) => `${String(organizationId)} ${String(role)}`));
  const lines: string[] = [];
  const accessOf = { user: platformAccess(options), member: access, invitation: access };
  for (const [table, { roles: predefined }] of Object.entries(accessOf)) {
    const totals = new Map<string, number>();
    for (const { organizationId, role: list, count } of await countRoles(source, table)) {
      const isKnown = (role: string) =>
        Object.hasOwn(predefined, role) || defined.has(`${String(organizationId)} ${role}`);
      for (const role of rolesOf(list)) if (!isKnown(role)) totals.set(role, (totals.get(role) ?? 0) + count);
    }
    for (const [role, count] of totals) {
      lines.push(`${counted(count, table)} with the role ${role}, which grants nothing here`);
    }
  }
  return lines;
}

async function definedRoles(source: Source): Promise<SourceRow[]> {
  const table = source.find('organizationRole');
  return table === null ? [] : source.rows<SourceRow>(`select * from ${quotedTable(table)}`);
}

async function countRoles(source: Source, tableName: string) {
  const table = source.find(tableName);
  const role = table && quotedColumn(table, 'role');
  if (!table || !role) return [];
  const organization = quotedColumn(table, 'organizationId') ?? 'null';
  return source.rows<{ organizationId: string | null; role: string; count: number }>(
    `select ${organization} as "organizationId", ${role} as role, count(*)::integer as count
     from ${quotedTable(table)} where ${role} is not null group by 1, 2 order by 2, 1`,
  );
}

function permissionOf(row: SourceRow): Record<string, string[]> | null {
  const { data } = PermissionList.safeParse(objectIn(row['permission']));
  return data ?? null;
}

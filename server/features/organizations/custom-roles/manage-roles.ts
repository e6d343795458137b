import type { z } from 'zod';

import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { MemberContext, MemberQueryContext } from '#server/features/organizations/context.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { now } from '#server/lib/now.ts';
import type { RoleReference, CreateRole, UpdateRole } from '#shared/organizations/roles.ts';
import { isWithin, mayGrant, outranks, type Permissions } from '#shared/lib/permissions.ts';

import { isAssigned, renameAssigned } from './queries.ts';
import { OrganizationRole } from './role.entity.ts';

// The guard has locked the organization, as calls that assign roles do.

/** The roles that the organization defines, oldest first; those of the options are the same everywhere. */
export async function listRoles({ ctx }: Call<MemberQueryContext>) {
  return ctx.em.find(OrganizationRole, { organization: ctx.organizationId }, { orderBy: { id: 'asc' } });
}

export async function getRole({ ctx, input }: Call<MemberQueryContext, typeof RoleReference>) {
  return requireRole(ctx, input);
}

/** Defines a role with permissions that the caller has too. */
export async function createRole({ ctx, input }: Call<MemberContext, typeof CreateRole>) {
  const { em, organizationId } = ctx;
  const { role, permission } = input;
  requireFreeName(ctx, role);
  await requireCapacity(ctx);
  if (!mayGrantExisting(ctx, permission)) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_CREATE_A_ROLE');
  const roleData = em.create(OrganizationRole, { organization: organizationId, role, permission });
  ctx.audit('organization-role.created', { organizationId, details: { roleId: roleData.id, role } });
  return { success: true as const, roleData, statements: permission };
}

/** Changes permissions or the name, which members and pending invitations keep. */
export async function updateRole({ ctx, input }: Call<MemberContext, typeof UpdateRole>) {
  const { em, organizationId } = ctx;
  const roleData = await requireRole(ctx, input);
  const { id: roleId, role: from } = roleData;
  const { permission, roleName: to = from } = input.data;
  const mayChange = outranks(ctx.access, ctx.member.role, from);
  if (to !== from) requireFreeName(ctx, to);
  if ((permission && !mayGrantExisting(ctx, permission)) || !mayChange) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_UPDATE_A_ROLE');
  }

  em.assign(roleData, { role: to, permission: permission ?? roleData.permission, updatedAt: now() });
  if (to !== from) await renameAssigned(em, organizationId, { from, to });
  const fields = Object.keys(input.data).join(',');
  ctx.audit('organization-role.updated', { organizationId, details: { roleId, from, to, fields } });
  return { success: true as const, roleData };
}

/** Deletes a role that no member and no pending invitation has. */
export async function deleteRole({ ctx, input }: Call<MemberContext, typeof RoleReference>) {
  const { em, organizationId, access, member } = ctx;
  const isPredefined = input.roleName !== undefined && Object.hasOwn(predefinedRoles(ctx), input.roleName);
  if (isPredefined) throw new AppError('CANNOT_DELETE_A_PRE_DEFINED_ROLE');
  const roleData = await requireRole(ctx, input);
  const { id: roleId, role } = roleData;
  if (!outranks(access, member.role, role)) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_DELETE_A_ROLE');
  if (await isAssigned(em, organizationId, role)) throw new AppError('ROLE_IS_ASSIGNED_TO_MEMBERS');
  em.remove(roleData);
  ctx.audit('organization-role.deleted', { organizationId, details: { roleId, role } });
  return { success: true as const };
}

function predefinedRoles(ctx: MemberQueryContext | MemberContext) {
  return organizationOptions.of(ctx).access.roles;
}

async function requireRole(
  { em, organizationId }: MemberQueryContext | MemberContext,
  { roleName, roleId }: z.output<typeof RoleReference>,
): Promise<OrganizationRole> {
  const key = roleId === undefined ? { role: roleName! } : { id: roleId };
  const role = await em.findOne(OrganizationRole, { organization: organizationId, ...key });
  if (role === null) throw new AppError('ROLE_NOT_FOUND');
  return role;
}

/** The access contains the roles of the options and of the organization. */
function requireFreeName(ctx: MemberContext, role: string): void {
  if (Object.hasOwn(ctx.access.roles, role)) throw new AppError('ROLE_NAME_IS_ALREADY_TAKEN');
}

async function requireCapacity(ctx: MemberContext): Promise<void> {
  const { em, organizationId } = ctx;
  const { maximumRolesPerOrganization: maximum } = organizationOptions.of(ctx).dynamicAccessControl;
  const limit = typeof maximum === 'function' ? await maximum(organizationId) : maximum;
  if ((await em.count(OrganizationRole, { organization: organizationId })) >= limit) {
    throw new AppError('TOO_MANY_ROLES');
  }
}

/** Whether the caller may grant these permissions, which must exist. */
function mayGrantExisting({ access, member }: MemberContext, permission: Permissions): boolean {
  if (!isWithin(permission, access.statements)) throw new AppError('INVALID_RESOURCE');
  return mayGrant(access, member.role, permission);
}

import { z } from 'zod';

import { list } from '#server/options/environment.ts';
import { defineOptions } from '#server/options/define-options.ts';
import { limits } from '#shared/limits.ts';
import { platformRoles, platformStatements } from '#shared/platform-permissions.ts';

const roleNames = z
  .union([z.string(), z.array(z.string())])
  .transform((roles) => [roles].flat().map((role) => role.trim()));

const Role = z
  .strictObject({
    user: z.array(z.enum(platformStatements.user)),
    session: z.array(z.enum(platformStatements.session)),
    audit: z.array(z.enum(platformStatements.audit)),
  })
  .partial();

const roleName = z.string().regex(/^[^,\s][^,]*$/, 'a name without a comma');

const AdminOptions = z
  .strictObject({
    /** People who may do everything here, whatever their role. */
    adminUserIds: z.array(z.string()).default([]),
    /** The role of people who sign up. */
    defaultRole: z.string().default('user'),
    /** The roles that may do everything, as `admin` does. */
    adminRoles: roleNames.default(['admin']),
    /** More roles, or other permissions for `admin` and `user`: name -> resource -> actions. */
    roles: z.record(roleName, Role).default({}),
    /** Seconds. */
    impersonationSessionDuration: z.int().positive().default(limits.impersonationExpiresIn),
    /** What a ban says when no reason is given. */
    defaultBanReason: z.string().default('No reason'),
  })
  .superRefine(({ defaultRole, roles, adminRoles }, issues) => {
    const known = new Set([...Object.keys(platformRoles), ...Object.keys(roles), ...adminRoles]);
    if (!known.has(defaultRole)) {
      issues.addIssue({ code: 'custom', path: ['defaultRole'], message: `one of ${[...known].join(', ')}` });
    }
  });

export const platformOptions = defineOptions('admin', AdminOptions, { ADMIN_USER_IDS: ['adminUserIds', list] });

import { z } from 'zod';

import { list } from '#server/options/parse.ts';
import { defineOptions } from '#server/options/define-options.ts';
import { coreErrors } from '#shared/core.ts';
import { platformRoles, platformStatements } from '#shared/platform-permissions.ts';

const roleNames = z
  .union([z.string(), z.array(z.string())])
  .transform((roles) => [roles].flat().map((role) => role.trim()));

const Role = z
  .strictObject({
    user: z.array(z.enum(platformStatements.user)),
    session: z.array(z.enum(platformStatements.session)),
    audit: z.array(z.enum(platformStatements.audit)),
    webhook: z.array(z.enum(platformStatements.webhook)),
    serviceAccount: z.array(z.enum(platformStatements.serviceAccount)),
  })
  .partial()
  .meta({ id: 'AdminRole' });

const roleName = z.string().regex(/^[^,\s][^,]*$/, 'a name without a comma');

const AdminOptions = z
  .strictObject({
    adminUserIds: z
      .array(z.string())
      .default([])
      .describe('Ids of users who have all platform permissions, whatever their role.'),
    defaultRole: z.string().default('user').describe('The role of new users.'),
    adminRoles: roleNames.default(['admin']).describe('Names of the roles with all platform permissions.'),
    roles: z
      .record(roleName, Role)
      .default({})
      .describe('Additional roles, or other permissions for `admin` and `user`: role -> resource -> actions.'),
    impersonationSessionDuration: z
      .int()
      .positive()
      .default(3600)
      .describe('Seconds after which an impersonation ends.'),
    bannedUserMessage: z
      .string()
      .min(1)
      .max(500)
      .default(coreErrors.BANNED_USER[1])
      .describe('The message of `BANNED_USER`, which a banned user gets at sign-in.'),
    defaultBanReason: z.string().default('No reason').describe('The reason of a ban if none is specified.'),
  })
  .superRefine(({ defaultRole, roles, adminRoles }, issues) => {
    const roleNames = new Set([...Object.keys(platformRoles), ...Object.keys(roles), ...adminRoles]);
    if (!roleNames.has(defaultRole)) {
      issues.addIssue({ code: 'custom', path: ['defaultRole'], message: `one of ${[...roleNames].join(', ')}` });
    }
  })
  .meta({ id: 'AdminOptions' });

export const platformOptions = defineOptions('admin', AdminOptions, { ADMIN_USER_IDS: ['adminUserIds', list] });

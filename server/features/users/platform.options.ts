import { z } from 'zod';

import { accessControlOptions } from './access-control.options.ts';
import { mailHook } from '#server/mail/define-mail.ts';
import { list } from '#server/options/parse.ts';
import { defineOptions } from '#server/options/define-options.ts';
import { savable } from '#server/options/saved-values.ts';
import { coreErrors } from '#shared/lib/core-errors.ts';
import { isWithin, mergeStatements, tablesOf, type Roles } from '#shared/lib/permissions.ts';
import { platformRoles, platformStatements } from '#shared/lib/platform-permissions.ts';

import type { UserInvitationMail } from './user.types.ts';

const roleNames = z
  .union([z.string(), z.array(z.string())])
  .meta({ secret: false })
  .transform((roles) => [roles].flat().map((role) => role.trim()));

const AdminOptions = z
  .strictObject({
    adminUserIds: z
      .array(z.string())
      .meta({ secret: false })
      .default([])
      .describe('Ids of users who have all platform permissions, whatever their role.'),
    defaultRole: z.string().meta({ secret: false }).default('user').describe('The role of new users.'),
    adminRoles: roleNames.default(['admin']).describe('Names of the roles with all platform permissions.'),
    ...accessControlOptions,
    impersonationSessionDuration: z
      .int()
      .positive()
      .default(3600)
      .describe('Seconds after which an impersonation ends.'),
    bannedUserMessage: z
      .string()
      .min(1)
      .max(500)
      .meta({ secret: false })
      .default(coreErrors.BANNED_USER[1])
      .meta(savable)
      .describe('The message of `BANNED_USER`, which a banned user gets at sign-in.'),
    userInvitationExpiresIn: z
      .int()
      .positive()
      .default(604_800)
      .meta(savable)
      .describe('Seconds for which the link of an invitation by an administrator is valid.'),
    sendUserInvitation: mailHook<UserInvitationMail>('UserInvitationMail').describe(
      'Hook that sends the email with the link of an invitation by an administrator.',
    ),
    defaultBanReason: z
      .string()
      .meta({ secret: false })
      .default('No reason')
      .meta(savable)
      .describe('The reason of a ban if none is specified.'),
  })
  .transform((options) => {
    const statements = mergeStatements(platformStatements, options.ac?.statements);
    const administrators = Object.fromEntries(options.adminRoles.map((role) => [role, statements]));
    const roles: Roles = { ...platformRoles, ...tablesOf(options.roles), ...administrators };
    // There is no top role: roles rank by their permissions alone.
    return { ...options, access: { statements, roles, topRole: '' } };
  })
  .superRefine(({ defaultRole, access: { roles, statements } }, issues) => {
    if (!Object.hasOwn(roles, defaultRole)) {
      issues.addIssue({
        code: 'custom',
        path: ['defaultRole'],
        message: `one of ${Object.keys(roles).join(', ')}`,
      });
    }
    for (const [name, role] of Object.entries(roles)) {
      if (isWithin(role, statements)) continue;
      issues.addIssue({ code: 'custom', path: ['roles', name], message: 'actions that exist, or that `ac` lists' });
    }
  })
  .meta({ id: 'AdminOptions' });

export const platformOptions = defineOptions('admin', AdminOptions, { ADMIN_USER_IDS: ['adminUserIds', list] });

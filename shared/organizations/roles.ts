import { z } from 'zod';

import { Success } from '#shared/lib/responses.ts';
import { LookupId, Timestamp, OwnId } from '#shared/lib/fields.ts';
import { OrganizationChoice, PermissionList } from './schemas.ts';

/** Lower case, as better-auth stores it. Lists of roles are separated by commas. */
export const RoleName = z
  .string()
  .trim()
  .normalize()
  .toLowerCase()
  .min(1)
  .max(64)
  // The documented pattern has no flag `u`, without which generated clients compile it.
  .regex(/^[^,]+$/, 'Use a name without commas')
  .refine((name) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(name), 'Use a name without control characters')
  .meta({ examples: ['editor'] });

/** A name to look up: one that no role can have is unknown. */
const LookupRoleName = z
  .string()
  .max(255)
  .trim()
  .normalize()
  .toLowerCase()
  .meta({ examples: ['editor'] });

const RolePermission = PermissionList.meta({
  description: 'Actions by resource',
  examples: [{ invitation: ['create'] }],
});

export const OrganizationRole = z
  .object({
    id: OwnId,
    organizationId: OwnId,
    role: z.string().meta({ description: 'The name, in lower case' }),
    permission: z.record(z.string(), z.array(z.string())).meta({ description: 'Actions by resource' }),
    createdAt: Timestamp,
    updatedAt: Timestamp.nullable(),
  })
  .meta({ id: 'OrganizationRole' });

export const CreateRole = z.strictObject({ role: RoleName, permission: RolePermission, ...OrganizationChoice });
export const CreatedRole = z
  .object({
    success: z.literal(true),
    roleData: OrganizationRole,
    statements: OrganizationRole.shape.permission.meta({ description: 'The permissions of the role' }),
  })
  .meta({ id: 'CreatedRole' });

const reference = {
  roleName: LookupRoleName.meta({ description: 'The name of the role; either it or `roleId`' }).optional(),
  roleId: LookupId.meta({ description: 'The id of the role; either it or `roleName`' }).optional(),
};
const isOne = ({ roleName, roleId }: { roleName?: string | undefined; roleId?: string | undefined }) =>
  (roleName === undefined) !== (roleId === undefined);
const onlyOne = 'Either roleName or roleId';

export const RoleReference = z.strictObject({ ...reference, ...OrganizationChoice }).refine(isOne, onlyOne);

export const UpdateRole = z
  .strictObject({
    ...reference,
    data: z.strictObject({ permission: RolePermission.optional(), roleName: RoleName.optional() }),
    ...OrganizationChoice,
  })
  .refine(isOne, onlyOne);
export const UpdatedRole = z
  .object({ success: z.literal(true), roleData: OrganizationRole })
  .meta({ id: 'UpdatedRole' });

export const DeletedRole = Success;

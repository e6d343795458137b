import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { created, identified, optionalTimestamp } from '#server/db/columns.ts';
import { all, ofOrganization, personalData, rowId } from '#server/db/personal-data.ts';
import { OrganizationSchema } from '#server/features/organizations/organization.entity.ts';

/** A role that an organization defines. Members and invitations refer to it by name. */
export const OrganizationRoleSchema = defineEntity({
  name: 'OrganizationRole',
  uniques: [{ properties: ['organization', 'role'] }],
  properties: {
    ...identified,
    organization: () => p.manyToOne(OrganizationSchema).ref().deleteRule('cascade'),
    role: p.text(),
    /** Actions by resource. */
    permission: p.json().$type<Record<string, string[]>>(),
    ...created,
    updatedAt: optionalTimestamp(),
  },
});

export class OrganizationRole extends OrganizationRoleSchema.class {
  get organizationId(): Opt<string> {
    return this.organization.id;
  }
}
OrganizationRoleSchema.setClass(OrganizationRole);

personalData(
  OrganizationRoleSchema,
  { name: null },
  {
    id: rowId,
    ...all(ofOrganization, 'organization', 'role', 'permission', 'createdAt', 'updatedAt'),
  },
);

import { defineEntity, p } from '@mikro-orm/postgresql';

import { optionalTimestamp, timestamps } from '#server/db/columns.ts';
import { all, ofOrganization, personalData, unlinked } from '#server/db/personal-data.ts';
import { OrganizationSchema } from '#server/features/organizations/organization.entity.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

/** Whether an organization requires single sign-on. `organization.requires_provider` repeats it for the guards. */
export const SsoPolicySchema = defineEntity({
  name: 'SsoPolicy',
  indexes: [
    {
      name: 'sso_policy_required',
      expression: `create index "sso_policy_required" on "sso_policy" ("organization_id") where "required_at" is not null`,
    },
  ],
  checks: [{ name: 'sso_policy_guests', expression: `"guests" in ('allow', 'refuse')` }],
  properties: {
    organization: () => p.oneToOne(OrganizationSchema).primary().ref().deleteRule('cascade'),
    requiredAt: optionalTimestamp(),
    requiredBy: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    /** Members whose address is in no domain of the organization. */
    guests: p.text().$type<'allow' | 'refuse'>().default('allow'),
    ...timestamps,
  },
});

export class SsoPolicy extends SsoPolicySchema.class {}
SsoPolicySchema.setClass(SsoPolicy);

personalData(
  SsoPolicySchema,
  { name: null },
  {
    ...all(ofOrganization, 'organization', 'requiredAt', 'guests', 'createdAt', 'updatedAt'),
    requiredBy: unlinked,
  },
);

import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { created } from '#server/db/columns.ts';
import { activity, all, link, owner, personalData } from '#server/db/personal-data.ts';
import { OrganizationSchema } from '#server/features/organizations/organization.entity.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

/**
 * A user whom the identity provider or the directory of an organization created, and whom the organization may disable. A
 * user who existed before is none. The user outlives the organization.
 */
export const ManagedAccountSchema = defineEntity({
  name: 'ManagedAccount',
  checks: [{ name: 'managed_account_source', expression: `"source" in ('sso', 'scim')` }],
  properties: {
    user: () => p.oneToOne(UserSchema).primary().ref().deleteRule('cascade'),
    organization: () => p.manyToOne(OrganizationSchema).ref().deleteRule('cascade').index(),
    source: p.text().$type<'sso' | 'scim'>(),
    ...created,
  },
});

export class ManagedAccount extends ManagedAccountSchema.class {
  get organizationId(): Opt<string> {
    return this.organization.id;
  }
}
ManagedAccountSchema.setClass(ManagedAccount);

personalData(
  ManagedAccountSchema,
  { name: 'organizationAccount' },
  {
    user: owner,
    organization: link,
    ...all(activity, 'source', 'createdAt'),
  },
);

import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { created, identified, optionalText, storedFields, timestamps } from '#server/db/columns.ts';
import { activity, all, content, ofOrganization, personalData, rowId } from '#server/db/personal-data.ts';

export const OrganizationSchema = defineEntity({
  name: 'Organization',
  // admin.listOrganizations: one for each sort order (slug has its unique index) and search.
  indexes: [
    { name: 'organization_by_created_at', properties: ['createdAt', 'id'] },
    {
      name: 'organization_by_name',
      expression:
        'create index "organization_by_name" on "organization" (lower("name"), "id") include ("name", "slug")',
    },
    {
      name: 'organization_name_trigrams',
      expression: 'create index "organization_name_trigrams" on "organization" using gin (lower("name") gin_trgm_ops)',
    },
    {
      name: 'organization_slug_trigrams',
      expression: 'create index "organization_slug_trigrams" on "organization" using gin ("slug" gin_trgm_ops)',
    },
  ],
  properties: {
    ...identified,
    name: p.text(),
    slug: p.text().unique(),
    logo: optionalText(),
    /** JSON text. */
    metadata: optionalText(),
    /** Members without a second factor may not use the organization. */
    requireTwoFactor: p.boolean().default(false),
    /** Members sign in with an identity provider of the organization: set with the policy of the feature `sso`. */
    requiresProvider: p.boolean().default(false),
    additionalFields: storedFields(),
    ...created,
  },
});

export class Organization extends OrganizationSchema.class {}
OrganizationSchema.setClass(Organization);

export const TeamSchema = defineEntity({
  name: 'Team',
  properties: {
    ...identified,
    organization: () => p.manyToOne(OrganizationSchema).ref().deleteRule('cascade').index(),
    name: p.text(),
    ...timestamps,
  },
});

export class Team extends TeamSchema.class {
  get organizationId(): Opt<string> {
    return this.organization.id;
  }
}
TeamSchema.setClass(Team);

/** The organizations that have no other person. */
const ownedAlone = `id in (select m.organization_id from member m where m.user_id = :user) and not exists (
  select from member o join "user" u on u.id = o.user_id where o.organization_id = t.id and o.user_id <> :user and u.kind = 'person')`;

personalData(
  OrganizationSchema,
  { name: 'organizations', of: ownedAlone, erasure: 'event' },
  {
    id: rowId,
    // With other members, they are data of the organization, and stay.
    ...all(content, 'name', 'slug', 'logo', 'metadata', 'additionalFields'),
    ...all(activity, 'requireTwoFactor', 'requiresProvider', 'createdAt'),
  },
);

personalData(
  TeamSchema,
  { name: null },
  {
    id: rowId,
    ...all(ofOrganization, 'organization', 'name', 'createdAt', 'updatedAt'),
  },
);

import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { created, identified, optionalTimestamp, optionalId, timestamp, timestamps } from '#server/db/columns.ts';
import { all, ofOrganization, personalData, rowId, unlinked } from '#server/db/personal-data.ts';
import { OrganizationSchema } from '#server/features/organizations/organization.entity.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

/** The source of users and groups of an organization, which speaks SCIM. */
export const ScimDirectorySchema = defineEntity({
  name: 'ScimDirectory',
  uniques: [{ properties: ['organization'] }],
  properties: {
    ...identified,
    organization: () => p.manyToOne(OrganizationSchema).ref().deleteRule('cascade'),
    name: p.text(),
    enabled: p.boolean().default(true),
    defaultRole: p.text(),
    /** The directory grants and changes no role that outranks it. */
    ceilingRole: p.text(),
    /** Since when it waits for a manager, if a set-up link connected it: until then it changes nothing. Null for others. */
    unconfirmedSince: optionalTimestamp(),
    /** The set-up link that connected it. */
    setupLinkId: optionalId(),
    ...timestamps,
  },
});

export class ScimDirectory extends ScimDirectorySchema.class {
  get organizationId(): Opt<string> {
    return this.organization.id;
  }
}
ScimDirectorySchema.setClass(ScimDirectory);

/** A credential of a directory, of no user: it stays valid when its creator leaves. */
export const ScimTokenSchema = defineEntity({
  name: 'ScimToken',
  properties: {
    ...identified,
    directory: () => p.manyToOne(ScimDirectorySchema).ref().deleteRule('cascade').index(),
    name: p.text(),
    /** Its first characters, for lists. */
    start: p.text(),
    tokenHash: p.text(),
    expiresAt: timestamp(),
    lastUsedAt: optionalTimestamp(),
    /** When a mail last announced its expiry. */
    warnedAt: optionalTimestamp(),
    creator: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    ...created,
  },
});

export class ScimToken extends ScimTokenSchema.class {}
ScimTokenSchema.setClass(ScimToken);

personalData(
  ScimDirectorySchema,
  { name: null },
  {
    id: rowId,
    ...all(
      ofOrganization,
      'organization',
      'name',
      'enabled',
      'defaultRole',
      'ceilingRole',
      'unconfirmedSince',
      'setupLinkId',
    ),
    ...all(ofOrganization, 'createdAt', 'updatedAt'),
  },
);

personalData(
  ScimTokenSchema,
  { name: null },
  {
    id: rowId,
    ...all(
      ofOrganization,
      'directory',
      'name',
      'start',
      'tokenHash',
      'expiresAt',
      'lastUsedAt',
      'warnedAt',
      'createdAt',
    ),
    creator: unlinked,
  },
);

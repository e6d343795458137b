import { defineEntity, p } from '@mikro-orm/postgresql';

import { identified, optionalText, optionalTimestamp, timestamps } from '#server/db/columns.ts';
import { activity, all, contact, identity, link, owner, personalData, rowId } from '#server/db/personal-data.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

import { ScimDirectorySchema } from './directory.entity.ts';
import type { Resource } from './schema/resource.ts';

const unique = (name: string, columns: string) => ({
  name,
  expression: `create unique index "${name}" on "scim_user" ("directory_id", ${columns}) where "deleted_at" is null`,
});
const ofDeleted = (name: string, column: string) => ({
  name,
  expression: `create index "${name}" on "scim_user" ("directory_id", ${column}) where "deleted_at" is not null`,
});

/** A user of a directory. Columns beside the resource are what filters and look-ups need of it. */
export const ScimUserSchema = defineEntity({
  name: 'ScimUser',
  indexes: [
    unique('scim_user_user_name', '"user_name_lower"'),
    unique('scim_user_external_id', '"external_id"'),
    unique('scim_user_user', '"user_id"'),
    ofDeleted('scim_user_deleted_user_name', '"user_name_lower"'),
    ofDeleted('scim_user_deleted_external_id', '"external_id"'),
    { properties: ['directory', 'id'] },
    { name: 'scim_user_emails', expression: 'create index "scim_user_emails" on "scim_user" using gin ("emails")' },
  ],
  properties: {
    ...identified,
    directory: () => p.manyToOne(ScimDirectorySchema).ref().deleteRule('cascade'),
    /** Null if the user was deleted, or has not consented to the connection. */
    user: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    userNameLower: p.text(),
    externalId: optionalText(),
    /** In lower case. */
    emails: p.array(),
    active: p.boolean(),
    resource: p.json().$type<Resource>(),
    /** The roles of the member at the deactivation, for a reactivation. */
    keptRole: optionalText(),
    /** Deleted by the directory; a user who is provisioned again keeps the id. */
    deletedAt: optionalTimestamp(),
    version: p.integer().default(1),
    ...timestamps,
  },
});

export class ScimUser extends ScimUserSchema.class {}
ScimUserSchema.setClass(ScimUser);

personalData(
  ScimUserSchema,
  { name: 'directoryEntries' },
  {
    id: rowId,
    directory: link,
    user: owner,
    ...all(identity, 'userNameLower', 'externalId'),
    emails: contact,
    resource: identity,
    ...all(activity, 'active', 'keptRole', 'deletedAt', 'version', 'createdAt', 'updatedAt'),
  },
);

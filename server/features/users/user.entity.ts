import { defineEntity, p } from '@mikro-orm/postgresql';

import { identified, optionalTimestamp, optionalText, storedFields, timestamps } from '#server/db/columns.ts';
import { activity, all, contact, content, identity, personalData, pseudonym } from '#server/db/personal-data.ts';

type UserKind = 'person' | 'platform service' | 'organization service';

export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'user',
  // Includes the id, so that admin.listUsers skips users in this order without reading them.
  uniques: [{ name: 'user_email_unique', properties: ['email'], include: ['id'] }],
  // admin.listUsers: one for each other sort order, search and filter.
  indexes: [
    { name: 'user_by_created_at', properties: ['createdAt', 'id'] },
    { name: 'user_by_updated_at', properties: ['updatedAt', 'id'] },
    { name: 'user_by_role', properties: ['role', 'id'] },
    { name: 'user_by_banned', properties: ['banned', 'id'] },
    { name: 'user_by_email_verified', properties: ['emailVerified', 'id'] },
    {
      name: 'user_by_ban_expires',
      expression: 'create index "user_by_ban_expires" on "user" ("ban_expires") where "ban_expires" is not null',
    },
    {
      // Includes name and email, so that a search in this order is an index-only scan.
      name: 'user_by_name',
      expression: 'create index "user_by_name" on "user" (lower("name"), "id") include ("name", "email")',
    },
    {
      name: 'user_email_trigrams',
      expression: 'create index "user_email_trigrams" on "user" using gin ("email" gin_trgm_ops)',
    },
    {
      name: 'user_name_trigrams',
      expression: 'create index "user_name_trigrams" on "user" using gin (lower("name") gin_trgm_ops)',
    },
    {
      name: 'user_platform_services',
      expression: `create index "user_platform_services" on "user" ("id") where "kind" = 'platform service'`,
    },
    {
      // admin.listUsers leaves them out.
      name: 'user_service_accounts',
      expression: `create index "user_service_accounts" on "user" ("id") where "kind" <> 'person'`,
    },
    {
      name: 'user_anonymous',
      expression: 'create index "user_anonymous" on "user" ("created_at", "id") where "is_anonymous"',
    },
    {
      name: 'user_roles',
      expression: `create index "user_roles" on "user" using gin (string_to_array("role", ','))`,
    },
  ],
  checks: [
    { name: 'user_banned_by_source', expression: `"banned_by" is null or "banned"` },
    {
      // Otherwise the owner of a number that an attacker entered would sign in to the attacker's account.
      name: 'user_phone_number_proven',
      expression: '"phone_number_verified" = ("phone_number" is not null)',
    },
  ],
  properties: {
    ...identified,
    email: p.text(),
    emailVerified: p.boolean().default(false),
    /**
     * The address was verified by a browser without relation to the account, which may be an attacker's: the owner of the
     * mailbox who signs in by mail takes it over.
     */
    unconfirmed: p.boolean().default(false),
    name: p.text(),
    /** In lower case; null if the user has none. */
    username: optionalText().unique(),
    /** As the user wrote it. */
    displayUsername: optionalText(),
    image: optionalText(),
    /** In E.164; null if the user has none. Set once its owner has proven it. */
    phoneNumber: optionalText().unique(),
    phoneNumberVerified: p.boolean().default(false),
    /** Service accounts belong to the platform or to one organization, and have no sessions. */
    kind: p
      .text()
      .$type<UserKind>()
      .default('person')
      .check(`"kind" in ('person', 'platform service', 'organization service')`),
    // Sorted by bytes, independent of the collation of the database.
    role: p.text().collation('C').default('user'),
    banned: p.boolean().default(false),
    banReason: optionalText(),
    banExpires: optionalTimestamp(),
    /** Null if an administrator banned the user, else the source, such as `directory:<id>`. */
    bannedBy: optionalText(),
    /** Has no credential, and only the session of its browser. */
    isAnonymous: p.boolean().default(false),
    /** Whether sign-ins are challenged for a second factor. */
    twoFactorEnabled: p.boolean().default(false),
    /** Whether the user gets an email about a sign-in from a new browser. */
    signInNotices: p.boolean().default(true),
    additionalFields: storedFields(),
    ...timestamps,
  },
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);

/** All columns of a user, as a plain row. */
export type UserRow = Pick<User, Extract<keyof User, string>>;

personalData(
  UserSchema,
  { name: 'profile', of: 'id = :user' },
  {
    id: pseudonym('The id of the person; nothing leads from it to the person once the row is gone.'),
    ...all(identity, 'name', 'username', 'displayUsername', 'image'),
    ...all(contact, 'email', 'phoneNumber'),
    ...all(
      activity,
      'emailVerified',
      'unconfirmed',
      'phoneNumberVerified',
      'kind',
      'role',
      'banned',
      'banReason',
      'banExpires',
    ),
    ...all(activity, 'bannedBy', 'isAnonymous', 'twoFactorEnabled', 'signInNotices', 'createdAt', 'updatedAt'),
    additionalFields: content,
  },
);

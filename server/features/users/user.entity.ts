import { defineEntity, p } from '@mikro-orm/postgresql';

import { identified, optionalMoment, optionalText, timestamps } from '#server/db/columns.ts';

export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'user',
  // An administrator's list: each order that it can have, and each column that it can be searched by.
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
    { name: 'user_by_name', expression: 'create index "user_by_name" on "user" (lower("name"), "id")' },
    {
      name: 'user_email_trigrams',
      expression: 'create index "user_email_trigrams" on "user" using gin ("email" gin_trgm_ops)',
    },
    {
      name: 'user_name_trigrams',
      expression: 'create index "user_name_trigrams" on "user" using gin (lower("name") gin_trgm_ops)',
    },
    {
      name: 'user_by_email_end',
      expression: 'create index "user_by_email_end" on "user" (reverse("email") text_pattern_ops)',
    },
    {
      name: 'user_by_name_end',
      expression: 'create index "user_by_name_end" on "user" (reverse(lower("name")) text_pattern_ops)',
    },
    {
      name: 'user_letter_pairs',
      expression: `create index "user_letter_pairs" on "user" using gin (letter_pairs("email" || E'\\x1f' || lower("name")))`,
    },
  ],
  triggers: [
    {
      name: 'user_counts_added',
      timing: 'after',
      events: ['insert'],
      forEach: 'statement',
      expression:
        'create trigger "user_counts_added" after insert on "user" referencing new table as added for each statement execute function count_users()',
    },
    {
      name: 'user_counts_removed',
      timing: 'after',
      events: ['delete'],
      forEach: 'statement',
      expression:
        'create trigger "user_counts_removed" after delete on "user" referencing old table as removed for each statement execute function count_users()',
    },
    {
      name: 'user_ranges_added',
      timing: 'after',
      events: ['insert'],
      forEach: 'statement',
      expression:
        'create trigger "user_ranges_added" after insert on "user" referencing new table as changed for each statement execute function count_user_ranges()',
    },
    {
      name: 'user_ranges_removed',
      timing: 'after',
      events: ['delete'],
      forEach: 'statement',
      expression:
        'create trigger "user_ranges_removed" after delete on "user" referencing old table as changed for each statement execute function count_user_ranges()',
    },
    {
      name: 'user_ranges_moved',
      timing: 'after',
      events: ['update'],
      forEach: 'row',
      expression:
        'create trigger "user_ranges_moved" after update on "user" for each row when ((old.id, old.created_at, old.updated_at, old.email, old.name, old.role, old.banned, old.email_verified) is distinct from (new.id, new.created_at, new.updated_at, new.email, new.name, new.role, new.banned, new.email_verified)) execute function count_user_ranges()',
    },
  ],
  properties: {
    ...identified,
    email: p.text().unique(),
    emailVerified: p.boolean().default(false),
    name: p.text(),
    image: optionalText(),
    // Sorted by bytes, as its ranges are.
    role: p.text().collation('C').default('user'),
    banned: p.boolean().default(false),
    banReason: optionalText(),
    banExpires: optionalMoment(),
    ...timestamps,
  },
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);

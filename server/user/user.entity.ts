import { defineEntity, p } from '@mikro-orm/postgresql';

import { identified, moment, optionalText, timestamps } from '#server/db/columns.ts';

export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'user',
  properties: {
    ...identified,
    email: p.text().unique(),
    emailVerified: p.boolean().default(false),
    name: p.text(),
    image: optionalText(),
    role: p.text().default('user'),
    banned: p.boolean().default(false),
    banReason: optionalText(),
    banExpires: moment().strictNullable().default(null),
    ...timestamps,
  },
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);

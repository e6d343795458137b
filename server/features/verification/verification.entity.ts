import { defineEntity, p } from '@mikro-orm/postgresql';

import { identified, timestamp, timestamps } from '#server/db/columns.ts';
import { activity, all, contact, owner, personalData, present, rowId, secret } from '#server/db/personal-data.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

/** A single-use token, identified by purpose and hash, and consumed by deleting the row. */
export const VerificationSchema = defineEntity({
  name: 'Verification',
  properties: {
    ...identified,
    /** Purpose prefix and SHA-256 of the token, so that a token is not accepted for another purpose. */
    identifier: p.text().unique(),
    value: p.text(),
    /** Deleting the user deletes the token; null if the token is issued before the user exists. */
    user: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('cascade').index(),
    expiresAt: timestamp().index(),
    ...timestamps,
  },
});

export class Verification extends VerificationSchema.class {}
VerificationSchema.setClass(Verification);

personalData(
  VerificationSchema,
  { name: 'mailedLinks', of: 'user_id = :user or (user_id is null and strpos(value, :address) > 0)' },
  {
    id: rowId,
    identifier: secret,
    // It also contains what the step of a sign-in must not learn from another one.
    value: present(contact),
    user: owner,
    ...all(activity, 'expiresAt', 'createdAt', 'updatedAt'),
  },
);

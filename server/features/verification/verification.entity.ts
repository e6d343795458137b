import { defineEntity, p } from '@mikro-orm/postgresql';

import { identified, moment, timestamps } from '#server/db/columns.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

/** A single-use secret: found by purpose and hash, and consumed by deleting it. */
export const VerificationSchema = defineEntity({
  name: 'Verification',
  properties: {
    ...identified,
    /** Purpose prefix and SHA-256 of the secret, so that a secret of one purpose opens nothing of another. */
    identifier: p.text().unique(),
    value: p.text(),
    /** Whom it concerns, so that it goes when they go; null for what precedes a user. */
    user: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('cascade').index(),
    expiresAt: moment().index(),
    ...timestamps,
  },
});

export class Verification extends VerificationSchema.class {}
VerificationSchema.setClass(Verification);

import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, timestamp } from '#server/db/columns.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

/** A browser that signs a user in without the second factor. */
export const TrustedDeviceSchema = defineEntity({
  name: 'TrustedDevice',
  properties: {
    ...identified,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    /** SHA-256 of the token in the cookie of the browser, which each sign-in replaces. */
    tokenHash: p.text().unique(),
    ipAddress: p.text(),
    userAgent: p.text(),
    lastUsedAt: timestamp(),
    expiresAt: timestamp().index(),
    ...created,
  },
});

export class TrustedDevice extends TrustedDeviceSchema.class {}
TrustedDeviceSchema.setClass(TrustedDevice);

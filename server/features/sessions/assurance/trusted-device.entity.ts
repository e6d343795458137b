import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, timestamp } from '#server/db/columns.ts';
import { activity, all, network, owner, personalData, rowId, secret } from '#server/db/personal-data.ts';
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

personalData(
  TrustedDeviceSchema,
  { name: 'trustedBrowsers' },
  {
    id: rowId,
    user: owner,
    tokenHash: secret,
    ...all(network, 'ipAddress', 'userAgent'),
    ...all(activity, 'lastUsedAt', 'expiresAt', 'createdAt'),
  },
);

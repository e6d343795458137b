import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, timestamp, optionalText } from '#server/db/columns.ts';
import { activity, all, owner, personalData, rowId, secret } from '#server/db/personal-data.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

/** The request of a user who lost all second factors to remove them; completed or canceled by deleting the row. */
export const TwoFactorRecoverySchema = defineEntity({
  name: 'TwoFactorRecovery',
  uniques: [{ properties: ['user'] }],
  properties: {
    ...identified,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade'),
    /** The end of the waiting time. */
    possibleAt: timestamp(),
    expiresAt: timestamp(),
    /** SHA-256 of the token in the mailed link. */
    cancelTokenHash: p.text().unique(),
    /** Of the newest mailed code, which is valid for one challenge. */
    codeHash: optionalText(),
    ...created,
  },
});

export class TwoFactorRecovery extends TwoFactorRecoverySchema.class {}
TwoFactorRecoverySchema.setClass(TwoFactorRecovery);

personalData(
  TwoFactorRecoverySchema,
  { name: 'secondFactorRecovery' },
  {
    id: rowId,
    user: owner,
    ...all(secret, 'cancelTokenHash', 'codeHash'),
    ...all(activity, 'possibleAt', 'expiresAt', 'createdAt'),
  },
);

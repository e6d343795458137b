import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, optionalTimestamp } from '#server/db/columns.ts';
import { activity, all, owner, personalData, rowId, secret } from '#server/db/personal-data.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

export const BackupCodeSchema = defineEntity({
  name: 'BackupCode',
  uniques: [{ properties: ['user', 'codeHash'] }],
  properties: {
    ...identified,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade'),
    codeHash: p.text(),
    usedAt: optionalTimestamp(),
    ...created,
  },
});

export class BackupCode extends BackupCodeSchema.class {}
BackupCodeSchema.setClass(BackupCode);

personalData(
  BackupCodeSchema,
  { name: 'backupCodes' },
  {
    id: rowId,
    user: owner,
    codeHash: secret,
    ...all(activity, 'usedAt', 'createdAt'),
  },
);

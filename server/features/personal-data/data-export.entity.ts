import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, timestamp } from '#server/db/columns.ts';
import { activity, owner, personalData, rowId } from '#server/db/personal-data.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

/** The permission to read the pages of an export for some days. The data are read when a page is, and are not stored again. */
export const DataExportSchema = defineEntity({
  name: 'DataExport',
  properties: {
    ...identified,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    expiresAt: timestamp().index(),
    ...created,
  },
});

export class DataExport extends DataExportSchema.class {}
DataExportSchema.setClass(DataExport);

personalData(
  DataExportSchema,
  { name: 'exports' },
  { id: rowId, user: owner, expiresAt: activity, createdAt: activity },
);

import { defineEntity, p } from '@mikro-orm/postgresql';

import { timestamps } from '#server/db/columns.ts';
import { all, none, personalData } from '#server/db/personal-data.ts';
import type { SavedValue } from '#server/options/saved-values.ts';

/** The value of an option that an administrator saved. */
export const SavedSettingSchema = defineEntity({
  name: 'SavedSetting',
  properties: {
    /** `branding.accentColor` */
    path: p.text().primary(),
    value: p.json().$type<SavedValue>(),
    ...timestamps,
  },
});

export class SavedSetting extends SavedSettingSchema.class {}
SavedSettingSchema.setClass(SavedSetting);

personalData(
  SavedSettingSchema,
  { name: null },
  all(none('Concerns the installation.'), 'path', 'value', 'createdAt', 'updatedAt'),
);

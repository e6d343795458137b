import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified } from '#server/db/columns.ts';
import { all, none, personalData, rowId } from '#server/db/personal-data.ts';

/** What imported hashes need and do not contain: the key of a project, a pepper. They refer to it by id. */
export const HashParameterSchema = defineEntity({
  name: 'HashParameter',
  tableName: 'import_parameter',
  properties: {
    ...identified,
    /** The kind of the hashes. */
    family: p.text(),
    /** JSON, encrypted; see hash-services.ts. */
    sealed: p.text(),
    ...created,
  },
});

personalData(
  HashParameterSchema,
  { name: null },
  {
    id: rowId,
    ...all(none('Of the hashes of many people.'), 'family', 'sealed', 'createdAt'),
  },
);

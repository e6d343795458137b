import type { EntitySchema } from '@mikro-orm/postgresql';

import type { FieldsByRecord } from './extended-schemas.ts';
import { nameTaken } from './name-taken.ts';

/** @throws OptionsError for a field that has the name of a column of its record, also of one that no answer shows. */
export function requireFreeNames(fields: FieldsByRecord, entities: readonly EntitySchema[]): void {
  for (const [record, declared] of Object.entries(fields)) {
    const columns = entities.find(({ meta }) => meta.className.toLowerCase() === record)?.meta.properties ?? {};
    for (const name of Object.keys(declared)) if (name in columns) throw nameTaken(record, name);
  }
}

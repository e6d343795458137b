import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, timestamp } from '#server/db/columns.ts';
import { all, none, personalData, rowId } from '#server/db/personal-data.ts';

/** A public key of the service that the users were imported from. It verifies that service's tokens and signs none. */
export const ImportedKeySchema = defineEntity({
  name: 'ImportedKey',
  properties: {
    ...identified,
    /** As in the other service's tokens; need not be a UUID. */
    kid: p.text().unique(),
    /** A JWK in JSON. */
    publicKey: p.text(),
    /** When it leaves the key set. */
    retiresAt: timestamp(),
    ...created,
  },
});

export class ImportedKey extends ImportedKeySchema.class {}
ImportedKeySchema.setClass(ImportedKey);

personalData(
  ImportedKeySchema,
  { name: null },
  {
    id: rowId,
    ...all(none('A key of another service.'), 'kid', 'publicKey', 'retiresAt', 'createdAt'),
  },
);

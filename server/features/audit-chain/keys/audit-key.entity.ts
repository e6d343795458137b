import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, optionalTimestamp } from '#server/db/columns.ts';
import { all, none, personalData } from '#server/db/personal-data.ts';

/** An Ed25519 key of the audit log; its id is the `kid`. Never deleted, because old signatures have to verify. */
export const AuditKeySchema = defineEntity({
  name: 'AuditKey',
  properties: {
    ...identified,
    /** A JWK in JSON (RFC 8037). */
    publicKey: p.text(),
    /** A JWK in JSON, encrypted with the service's secret. */
    privateKey: p.text(),
    /** When another key replaced it; null for the key that signs. */
    retiresAt: optionalTimestamp(),
    ...created,
  },
});

export class AuditKey extends AuditKeySchema.class {}
AuditKeySchema.setClass(AuditKey);

personalData(
  AuditKeySchema,
  { name: null },
  all(none('A key of the service.'), 'id', 'publicKey', 'privateKey', 'retiresAt', 'createdAt'),
);

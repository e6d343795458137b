import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified } from '#server/db/columns.ts';
import { all, ofOrganization, personalData, rowId } from '#server/db/personal-data.ts';
import { SsoConnectionSchema } from '#server/features/sso/connection.entity.ts';

/** A key pair with which a connection authenticates at its provider; the id is the `kid` of RFC 7515 section 4.1.4. */
export const SsoClientKeySchema = defineEntity({
  name: 'SsoClientKey',
  properties: {
    ...identified,
    connection: () => p.manyToOne(SsoConnectionSchema).ref().deleteRule('cascade').index(),
    /** A JWK in JSON. */
    publicKey: p.text(),
    /** A JWK in JSON, encrypted. */
    privateKey: p.text(),
    ...created,
  },
});

export class SsoClientKey extends SsoClientKeySchema.class {}
SsoClientKeySchema.setClass(SsoClientKey);

personalData(
  SsoClientKeySchema,
  { name: null },
  {
    id: rowId,
    ...all(ofOrganization, 'connection', 'publicKey', 'privateKey', 'createdAt'),
  },
);

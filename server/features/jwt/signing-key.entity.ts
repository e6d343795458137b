import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified } from '#server/db/columns.ts';
import { all, none, personalData, rowId } from '#server/db/personal-data.ts';

/** A key pair for tokens; its id is the `kid` of RFC 7515 section 4.1.4. */
export const SigningKeySchema = defineEntity({
  name: 'SigningKey',
  properties: {
    ...identified,
    /** A JWK in JSON. */
    publicKey: p.text(),
    /** A JWK in JSON, encrypted with the service's secret. */
    privateKey: p.text(),
    ...created,
  },
});

export class SigningKey extends SigningKeySchema.class {}
SigningKeySchema.setClass(SigningKey);

personalData(
  SigningKeySchema,
  { name: null },
  {
    id: rowId,
    ...all(none('A key of this service.'), 'publicKey', 'privateKey', 'createdAt'),
  },
);

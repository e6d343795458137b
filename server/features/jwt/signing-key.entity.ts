import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified } from '#server/db/columns.ts';

/** A key pair that signs tokens for other services; its id is the `kid` of RFC 7515 section 4.1.4. */
export const SigningKeySchema = defineEntity({
  name: 'SigningKey',
  properties: {
    ...identified,
    /** The public half, as a JWK in JSON. */
    publicKey: p.text(),
    /** The private half, likewise, encrypted under the service's secret. */
    privateKey: p.text(),
    ...created,
  },
});

export class SigningKey extends SigningKeySchema.class {}
SigningKeySchema.setClass(SigningKey);

import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { created, identified, optionalTimestamp, optionalText } from '#server/db/columns.ts';
import { activity, all, content, owner, personalData, rowId, secret } from '#server/db/personal-data.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

/** A WebAuthn credential. */
export const PasskeySchema = defineEntity({
  name: 'Passkey',
  properties: {
    ...identified,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    name: optionalText(),
    /** Base64url. */
    credentialId: p.text().unique(),
    /** The COSE key, base64url. */
    publicKey: p.text(),
    /** The signature counter of the last use, up to 2^32; 0 if the authenticator does not count. */
    counter: p.bigint('number'),
    deviceType: p.text().$type<'singleDevice' | 'multiDevice'>(),
    backedUp: p.boolean(),
    /** Whether it signs in without an address or another first factor. */
    discoverable: p.boolean(),
    transports: p.array(),
    aaguid: optionalText(),
    lastUsedAt: optionalTimestamp(),
    ...created,
  },
});

export class Passkey extends PasskeySchema.class {
  get userId(): Opt<string> {
    return this.user.id;
  }
}
PasskeySchema.setClass(Passkey);

personalData(
  PasskeySchema,
  { name: 'passkeys' },
  {
    id: rowId,
    user: owner,
    name: content,
    ...all(secret, 'credentialId', 'publicKey'),
    ...all(
      activity,
      'counter',
      'deviceType',
      'backedUp',
      'discoverable',
      'transports',
      'aaguid',
      'lastUsedAt',
      'createdAt',
    ),
  },
);

import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, timestamp } from '#server/db/columns.ts';
import { all, kept, none, personalData, rowId, secret, unlinked } from '#server/db/personal-data.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

/** With which applications register themselves (RFC 7591 section 3, the initial access token). */
export const OAuthRegistrationTokenSchema = defineEntity({
  name: 'OAuthRegistrationToken',
  tableName: 'oauth_registration_token',
  checks: [{ name: 'oauth_registration_token_uses', expression: '"uses" >= 0' }],
  properties: {
    ...identified,
    tokenHash: p.text().unique(),
    /** How many applications can still register with it. */
    uses: p.integer(),
    /** Of the sites to which users may be sent; empty for all. */
    redirectHosts: p.array(),
    expiresAt: timestamp().index(),
    creator: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    ...created,
  },
});

export class OAuthRegistrationToken extends OAuthRegistrationTokenSchema.class {}
OAuthRegistrationTokenSchema.setClass(OAuthRegistrationToken);

personalData(
  OAuthRegistrationTokenSchema,
  { name: null },
  {
    id: rowId,
    tokenHash: kept(secret, 'It is of the platform.'),
    ...all(none('It is of the platform.'), 'uses', 'redirectHosts', 'expiresAt', 'createdAt'),
    creator: unlinked,
  },
);

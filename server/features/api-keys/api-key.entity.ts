import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { identified, optionalTimestamp, optionalText, timestamps } from '#server/db/columns.ts';
import { activity, all, content, network, owner, personalData, rowId, secret } from '#server/db/personal-data.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';
import type { AssuranceLevel } from '#shared/sessions/schemas.ts';
import type { ServiceScope } from '#shared/lib/scopes.ts';

/** An API key of a user. The key itself is not stored. */
export const ApiKeySchema = defineEntity({
  name: 'ApiKey',
  properties: {
    ...identified,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    name: optionalText(),
    /** The first characters of the key, which identify it in lists. */
    start: p.text(),
    keyHash: p.text(),
    /** After a rotation, until `previousExpiresAt`. */
    previousHash: optionalText(),
    previousExpiresAt: optionalTimestamp(),
    /** Of a key that was created by better-auth, and contains no id: it is looked up by this hash. Not replaced by a rotation. */
    importedHash: optionalText().unique(),
    scopes: p.array().$type<ServiceScope[]>(),
    /** In CIDR notation; all networks if empty. */
    networks: p.array(),
    /** That of the session that created it, or that replaced its secret. */
    level: p.smallint().$type<AssuranceLevel>().default(1),
    enabled: p.boolean().default(true),
    expiresAt: optionalTimestamp(),
    lastUsedAt: optionalTimestamp(),
    metadata: p.json<Record<string, unknown>>().strictNullable(),
    ...timestamps,
  },
});

export class ApiKey extends ApiKeySchema.class {
  get userId(): Opt<string> {
    return this.user.id;
  }
}
ApiKeySchema.setClass(ApiKey);

personalData(
  ApiKeySchema,
  { name: 'apiKeys' },
  {
    id: rowId,
    user: owner,
    ...all(content, 'name', 'metadata'),
    networks: network,
    ...all(secret, 'keyHash', 'previousHash', 'importedHash'),
    ...all(
      activity,
      'start',
      'previousExpiresAt',
      'scopes',
      'level',
      'enabled',
      'expiresAt',
      'lastUsedAt',
      'createdAt',
      'updatedAt',
    ),
  },
);

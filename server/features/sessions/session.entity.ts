import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import {
  identified,
  timestamp,
  optionalId,
  optionalTimestamp,
  optionalText,
  storedFields,
  timestamps,
} from '#server/db/columns.ts';
import { activity, all, content, link, network, owner, personalData, rowId, secret } from '#server/db/personal-data.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';
import { now } from '#server/lib/now.ts';
import type { AssuranceLevel, AuthenticationMethod } from '#shared/sessions/schemas.ts';

export const SessionSchema = defineEntity({
  name: 'Session',
  indexes: [
    {
      name: 'session_provider',
      expression: 'create index "session_provider" on "session" ("provider") where "provider" is not null',
    },
    {
      name: 'session_replaced_token',
      expression:
        'create index "session_replaced_token" on "session" ("replaced_token_hash") where "replaced_token_hash" is not null',
    },
  ],
  checks: [{ name: 'session_ends', expression: '"ends_at" is null or "expires_at" <= "ends_at"' }],
  properties: {
    ...identified,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    /** SHA-256 of the token, which is not stored. */
    tokenHash: p.text().unique(),
    /** SHA-256 of the token that this session's replaced last, and when: see replaced-token.ts. */
    replacedTokenHash: optionalText(),
    replacedAt: optionalTimestamp(),
    /** Whether it was a token of this session, or of one with the same proof. */
    replacedOwnToken: p.boolean().default(false),
    expiresAt: timestamp().index(),
    /** When it expires at the latest, however often it is used. */
    endsAt: optionalTimestamp(),
    /** The identity provider that authenticated the user. */
    provider: optionalText(),
    ipAddress: p.text().default(''),
    userAgent: p.text().default(''),
    activeOrganizationId: optionalId(),
    /** A team of the active organization. */
    activeTeamId: optionalId(),
    impersonatedBy: optionalId(),
    /** 2 after a second factor, else 1. */
    level: p.smallint().$type<AssuranceLevel>().default(1),
    amr: p.array().$type<AuthenticationMethod[]>(),
    /** The last proof at the level of the session. */
    authenticatedAt: timestamp().onCreate(() => now()),
    /** The administrator's own session; the impersonation ends with it. */
    impersonatorSession: () =>
      p.manyToOne(SessionSchema).ref().strictNullable().default(null).deleteRule('cascade').index(),
    /** The token of that session, encrypted. */
    impersonatorToken: optionalText(),
    additionalFields: storedFields(),
    ...timestamps,
  },
});

export class Session extends SessionSchema.class {
  get userId(): Opt<string> {
    return this.user.id;
  }
}
SessionSchema.setClass(Session);

personalData(
  SessionSchema,
  { name: 'sessions' },
  {
    id: rowId,
    user: owner,
    ...all(secret, 'tokenHash', 'replacedTokenHash', 'impersonatorToken'),
    ...all(network, 'ipAddress', 'userAgent'),
    ...all(link, 'activeOrganizationId', 'activeTeamId'),
    // Another person.
    ...all({ ...link, export: 'presence' }, 'impersonatedBy', 'impersonatorSession'),
    ...all(
      activity,
      'replacedAt',
      'replacedOwnToken',
      'expiresAt',
      'endsAt',
      'provider',
      'level',
      'amr',
      'authenticatedAt',
    ),
    ...all(activity, 'createdAt', 'updatedAt'),
    additionalFields: content,
  },
);

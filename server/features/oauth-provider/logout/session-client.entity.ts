import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, optionalText, timestamp } from '#server/db/columns.ts';
import { activity, all, kept, link, personalData, rowId, via } from '#server/db/personal-data.ts';
import { OAuthClientSchema } from '#server/features/oauth-provider/client.entity.ts';
import { SessionSchema } from '#server/features/sessions/session.entity.ts';

/**
 * An application to which a session signed in, and that wants to know when the session ends. Whatever ends it, the database sets
 * `session` to null, and the row is then a logout token to be sent.
 */
export const OAuthSessionClientSchema = defineEntity({
  name: 'OAuthSessionClient',
  tableName: 'oauth_session_client',
  uniques: [{ name: 'oauth_session_client_session', properties: ['session', 'client'] }],
  indexes: [
    {
      name: 'oauth_session_client_due',
      expression:
        'create index "oauth_session_client_due" on "oauth_session_client" ("next_attempt_at") where "session_id" is null',
    },
  ],
  properties: {
    ...identified,
    session: () => p.manyToOne(SessionSchema).ref().strictNullable().default(null).deleteRule('set null'),
    client: () => p.manyToOne(OAuthClientSchema).ref().deleteRule('cascade').index(),
    /** The `sub` and the `sid` of the ID tokens of the session. */
    subject: p.text(),
    sid: p.text(),
    attempts: p.smallint().default(0),
    nextAttemptAt: timestamp(),
    /** Why the last attempt failed. */
    failure: optionalText(),
    ...created,
  },
});

export class OAuthSessionClient extends OAuthSessionClientSchema.class {}
OAuthSessionClientSchema.setClass(OAuthSessionClient);

personalData(
  OAuthSessionClientSchema,
  { name: 'applicationSessions', erasure: 'event' },
  {
    id: rowId,
    session: via,
    client: link,
    subject: kept({ ...link, export: 'no' }, 'The logout that the application still gets; the row is deleted with it.'),
    sid: kept({ ...activity, export: 'no' }, 'The same.'),
    ...all(activity, 'attempts', 'nextAttemptAt', 'failure', 'createdAt'),
  },
);

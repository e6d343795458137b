import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';

import { now } from '#server/lib/now.ts';

interface SignedIn {
  clientId: string;
  sessionId: string;
  subject: string;
  sid: string;
}

/** Records that a session signed in to an application which has an address for logout tokens. */
export async function recordSessionClient(em: EntityManager, { clientId, sessionId, subject, sid }: SignedIn) {
  await em.begin();
  await em.execute(
    `insert into oauth_session_client (id, session_id, client_id, subject, sid, attempts, next_attempt_at, created_at)
      select ?, ?, id, ?, ?, 0, ?, ? from oauth_client where client_id = ? and backchannel_logout_uri is not null
      on conflict (session_id, client_id) do nothing`,
    [v7(), sessionId, subject, sid, now(), now(), clientId],
  );
}

/** The sessions of a user at an application end there, while they go on here. */
export async function endSessionsAtClient(
  em: EntityManager,
  { clientRowId, userId }: { clientRowId: string; userId: string },
): Promise<void> {
  await em.begin();
  await em.execute(
    'update oauth_session_client set session_id = null, next_attempt_at = ? where client_id = ? and subject = ?',
    [now(), clientRowId, userId],
  );
}

import type Provider from 'oidc-provider';
import type { AdapterPayload } from 'oidc-provider';

import type { SessionSnapshot } from '#server/features/sessions/current-session.ts';
import { now } from '#server/lib/now.ts';

import { acrOf } from '#server/features/oauth-provider/acr.ts';
import { currentDispatch, type Dispatch } from '#server/features/oauth-provider/storage/dispatch.ts';
import { sidOf } from '#server/features/oauth-provider/storage/sid.ts';

/** As the library knows a session. */
interface LibrarySession {
  sidFor(clientId: string, value?: string): string | undefined;
}

interface Models {
  Session: {
    new (payload?: object): LibrarySession;
    get: (ctx: { oidc: { entity: (name: string, value: unknown) => void } }) => Promise<LibrarySession>;
  };
}

/** Lets the library see the session of the browser in place of one of its own, which would end at another time. */
export function useOwnSessions(provider: Provider): void {
  const { Session } = provider as unknown as Models;
  Session.get = async ({ oidc }) => {
    const { session } = currentDispatch();
    const seen = session === null ? new Session() : new Session(sessionPayload(session));
    if (session !== null) seen.sidFor = (clientId) => sidOf(session.session.id, clientId);
    oidc.entity('Session', seen);
    return seen;
  };
}

function sessionPayload({ session, user }: SessionSnapshot): AdapterPayload {
  return {
    uid: session.id,
    jti: session.id,
    accountId: user.id,
    loginTs: Math.floor(session.authenticatedAt.getTime() / 1000),
    amr: [...session.amr],
    acr: acrOf(session.level),
  };
}

/** The session that a token ends with, and the grants of its user, with which the library compares that of the token. */
export async function findSessionPayload({ ctx }: Dispatch, id: string): Promise<AdapterPayload | undefined> {
  const [row] = await ctx.em.execute<{ userId: string; grants: Record<string, string> | null }[]>(
    `select s.user_id "userId", (select jsonb_object_agg(c.client_id, g.id) from oauth_grant g
      join oauth_client c on c.id = g.client_id where g.user_id = s.user_id) grants
      from "session" s where s.id = ? and s.expires_at > ?`,
    [id, now()],
  );
  if (row === undefined) return undefined;
  const authorizations = Object.entries(row.grants ?? {}).map(([clientId, grantId]) => [clientId, { grantId }]);
  return {
    uid: id,
    jti: id,
    kind: 'Session',
    accountId: row.userId,
    authorizations: Object.fromEntries(authorizations) as Record<string, { grantId: string }>,
  };
}

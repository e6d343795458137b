import type { RequestContext } from '#server/call/context.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { SessionReplacement } from '#server/features/sessions/browser-sessions.ts';
import { parseBearerToken } from '#server/features/sessions/current-session.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { sha256 } from '#server/security/hash.ts';

import { multiSessionOptions } from './multi-session.options.ts';
import { endStored, isUsable, readStoredSessions, storeSession } from './stored-sessions.ts';

/** A sign-in to another account stores the previous session. A browser has one session of each user. */
export async function storePreviousSession(ctx: EventContext, replacement: SessionReplacement): Promise<void> {
  const { enabled, maximumSessions } = multiSessionOptions.of(ctx);
  const { request, user, previousToken, isChallenged } = replacement;
  // A client with a bearer token has no cookies to store a session.
  if (!enabled || parseBearerToken(request.headers.authorization) !== null) return;

  const stored = await readStoredSessions(request);
  const [own, others] = [
    stored.filter((each) => each.user.id === user.id),
    stored.filter((each) => each.user.id !== user.id),
  ];
  if (!isChallenged) await endStored(request, own);
  const previous = previousToken === null ? null : await findStorable(ctx, previousToken, user.id);
  if (previous) {
    storeSession(request, previousToken!, previous);
    replacement.endsPrevious = false;
  }
  // The new session, and perhaps the previous one, are among them.
  await endStored(request, others.slice(maximumSessions - (previous ? 2 : 1)));
}

async function findStorable({ em }: EventContext, token: string, userId: string): Promise<Session | null> {
  const session = await em.findOne(Session, { tokenHash: sha256(token) }, { populate: ['user'] });
  return session && session.user.id !== userId && isUsable(session) ? session : null;
}

/** Signing out ends all sessions of the browser. */
export async function endSessionsOfBrowser(ctx: EventContext, { request }: { request: RequestContext }): Promise<void> {
  if (!multiSessionOptions.of(ctx).enabled || parseBearerToken(request.headers.authorization) !== null) return;
  await endStored(request, await readStoredSessions(request));
}

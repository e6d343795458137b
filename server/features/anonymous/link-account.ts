import type { RequestContext } from '#server/call/context.ts';
import { afterCommit } from '#server/db/commit-tasks.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { SessionReplacement, StartedInBrowser } from '#server/features/sessions/browser-sessions.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { sessionOptions } from '#server/features/sessions/session.options.ts';
import { defineCookie } from '#server/http/cookies.ts';
import type { Session as SessionRecord } from '#server/options/hooks/records.ts';
import { sha256 } from '#server/security/hash.ts';

import { anonymousOptions } from './anonymous.options.ts';
import type { AnonymousLink } from './anonymous.types.ts';
import { removeInOwnWork } from './remove-anonymous-user.ts';

const PURPOSE = 'anonymous:';

/** The session of an anonymous user in a browser whose sign-in waits for a second factor. */
export const anonymousCookie = defineCookie('anonymous');

/** Retains the session of an anonymous user until the sign-in that replaces it is complete. */
export async function retainAnonymousSession(ctx: EventContext, replacement: SessionReplacement): Promise<void> {
  const { request, user, isChallenged, previousToken } = replacement;
  if (!anonymousOptions.of(ctx).enabled || previousToken === null) return;
  if (!(await findAnonymous(ctx, [previousToken], user.id))) return;
  replacement.endsPrevious = false;
  const { challengeExpiresIn } = sessionOptions.of(ctx).twoFactor;
  if (isChallenged) request.reply.setSigned(anonymousCookie, PURPOSE + previousToken, challengeExpiresIn);
}

/** Ends the session of an anonymous user whose browser has signed in to an account. */
export async function linkAnonymousUser(ctx: EventContext, started: StartedInBrowser): Promise<void> {
  const { request, user, session } = started;
  if (!anonymousOptions.of(ctx).enabled) return;
  const tokens = started.previousToken === null ? tokensOfCookie(request) : [started.previousToken];
  const previous = await findAnonymous(ctx, tokens, user.id);
  if (!previous) return;
  const link = {
    anonymousUser: { user: previous.user.getEntity(), session: recordOf(previous) },
    newUser: { user, session: recordOf(session) },
  };
  await ctx.em.nativeDelete(Session, { id: previous.id });
  // The function may write rows that refer to the new user, so it runs once that is committed.
  afterCommit(ctx.em, () => completeLink(request, link));
}

async function completeLink(request: RequestContext, link: AnonymousLink): Promise<void> {
  const { onLinkAccount, disableDeleteAnonymousUser } = anonymousOptions.of(request);
  const { id } = link.anonymousUser.user;
  try {
    await onLinkAccount?.(link, request.webRequest());
  } catch (error) {
    request.log.error({ err: error, user: id }, 'anonymous.onLinkAccount failed; the anonymous user stays');
    return;
  }
  if (!disableDeleteAnonymousUser) await removeInOwnWork(request, id);
}

/** Without the token. */
function recordOf({ id, userId, expiresAt, ipAddress, userAgent, ...session }: SessionRecord): SessionRecord {
  const { activeOrganizationId, impersonatedBy, createdAt, updatedAt } = session;
  return { id, userId, expiresAt, ipAddress, userAgent, activeOrganizationId, impersonatedBy, createdAt, updatedAt };
}

async function findAnonymous({ em }: EventContext, tokens: string[], newUserId: string): Promise<Session | null> {
  if (tokens.length === 0) return null;
  const sessions = await em.find(Session, { tokenHash: { $in: tokens.map(sha256) } }, { populate: ['user'] });
  return sessions.find(({ user }) => user.getEntity().isAnonymous && user.id !== newUserId) ?? null;
}

/** Also of stale cookies of this name. */
function tokensOfCookie({ cookies, headers, reply }: RequestContext): string[] {
  const values = cookies.readAll(headers.cookie, anonymousCookie).filter((value) => value.startsWith(PURPOSE));
  if (values.length > 0) reply.clear(anonymousCookie);
  return values.map((value) => value.slice(PURPOSE.length));
}

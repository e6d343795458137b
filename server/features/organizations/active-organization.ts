import type { Acting } from './context.ts';
import type { EventContext } from '#server/events.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { sessionOptions } from '#server/features/sessions/session.options.ts';

/** Moves a session into an organization, or out of all; a cached copy of the session is dropped with its old one. */
export function setActive(
  { em, session, options, reply }: Pick<Acting, 'em' | 'session' | 'options' | 'reply'>,
  organizationId: string | null,
): void {
  if (session === null || session.activeOrganizationId === organizationId) return;
  em.getReference(Session, session.id).activeOrganizationId = organizationId;
  session.activeOrganizationId = organizationId;
  if (sessionOptions.of({ options }).cookieCache.enabled) reply.clear('session_data');
}

/** Takes an organization out of every session of one user, or of all. Part of the call's transaction. */
export async function clearActive(
  { em }: EventContext,
  { organizationId, userId }: { organizationId: string; userId?: string },
): Promise<void> {
  const whose = userId === undefined ? {} : { user: userId };
  await em.nativeUpdate(Session, { activeOrganizationId: organizationId, ...whose }, { activeOrganizationId: null });
}

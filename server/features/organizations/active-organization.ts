import type { Call } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { EventContext } from '#server/events.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { sessionOptions } from '#server/features/sessions/session.options.ts';
import type { SetActiveOrganization } from '#shared/organization.ts';

import type { ActorContext } from './context.ts';
import { fullOrganization } from './read-organizations.ts';
import { byChoice } from './membership.ts';
import { keepMembership } from './queries.ts';

/** Moves a session into an organization, or out of all; a cached copy of the session is dropped with its old one. */
export function setActive(
  { em, session, options, reply }: Pick<ActorContext, 'em' | 'session' | 'options' | 'reply'>,
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

/** Moves the session into an organization, or with null out of all; naming none answers the current one. */
export async function setActiveOrganization({ ctx, input }: Call<SignedIn, typeof SetActiveOrganization>) {
  const { organizationId, organizationSlug } = input;
  if (organizationId === null && organizationSlug === undefined) {
    setActive(ctx, null);
    return null;
  }

  const choice = { organizationId: organizationId ?? undefined, organizationSlug };
  const found = await byChoice(ctx, choice);
  const names = organizationId !== undefined || organizationSlug !== undefined;
  if (!found && names) throw new AppError('USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  if (!found) return null;

  // Read before the lock: what reads uses a connection of its own.
  const full = await fullOrganization(ctx, found);
  if (ctx.session.activeOrganizationId !== found.organization.id) {
    // A removal clears the sessions of a member once: it must not miss one that moves in meanwhile.
    if (!(await keepMembership(ctx.em, found.member))) throw new AppError('USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  }
  setActive(ctx, found.organization.id);
  return full;
}

import type { EntityManager } from '@mikro-orm/postgresql';

import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import type { SessionRow } from '#server/features/sessions/queries.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { sessionOptions } from '#server/features/sessions/session.options.ts';
import type { SetActiveOrganization } from '#shared/organizations/schemas.ts';

import type { ActorContext } from './context.ts';
import { Member } from './member.entity.ts';
import { lockMembershipForShare } from './queries.ts';
import { readFullOrganization } from './read-organizations.ts';
import { policyRefusal } from './policies.ts';
import { requireSelectedMembership } from './selected-membership.ts';

interface Activation extends Pick<ActorContext, 'em' | 'reply' | 'options'> {
  session: Pick<SessionRow, 'id' | 'activeOrganizationId' | 'activeTeamId'> | null;
}

/**
 * Makes an organization, or with null none, the active one of the session, and one of its teams the active team. The caller
 * of this function has checked that the user is a member.
 */
export function activateOrganization(
  ctx: Activation,
  activeOrganizationId: string | null,
  activeTeamId: string | null = null,
): void {
  const { em, session, reply } = ctx;
  if (session === null || session.activeOrganizationId === activeOrganizationId) return;
  em.assign(em.getReference(Session, session.id), { activeOrganizationId, activeTeamId });
  Object.assign(session, { activeOrganizationId, activeTeamId });
  if (sessionOptions.of(ctx).cookieCache.enabled) reply.clear('session_data');
}

/** The sessions of one member, or of all, in which an organization is active. They have an index by user. */
export function activeSessionsOf(em: EntityManager, organizationId: string, userId?: string) {
  const members = em.createQueryBuilder(Member).select('user').where({ organization: organizationId });
  return { activeOrganizationId: organizationId, user: userId ?? { $in: members } };
}

/** Clears an organization from the sessions of one member, or of all. Part of the call's transaction. */
export async function clearActiveOrganization(
  { em }: EventContext,
  { organizationId, userId }: { organizationId: string; userId?: string },
): Promise<void> {
  const sessions = activeSessionsOf(em, organizationId, userId);
  await em.nativeUpdate(Session, sessions, { activeOrganizationId: null, activeTeamId: null });
}

/** Sets the active organization of the session, or with null clears it; without input answers the current one. */
export async function setActiveOrganization({ ctx, input }: Call<SessionContext, typeof SetActiveOrganization>) {
  const { organizationId, organizationSlug } = input;
  if (organizationId === null && organizationSlug === undefined) {
    activateOrganization(ctx, null);
    return null;
  }

  const selection = { organizationId: organizationId ?? undefined, organizationSlug };
  const membership = await requireSelectedMembership(ctx, selection);
  if (membership === null) return null;
  // Read before the lock: reads use another connection.
  const refusal = await policyRefusal(ctx, membership);
  const organization = refusal
    ? { ...membership.organization, members: [], invitations: [], teams: null }
    : await readFullOrganization(ctx, membership);
  if (ctx.session.activeOrganizationId !== organization.id) {
    // A removal clears the sessions of a member once: it must not miss one that activates the organization meanwhile.
    const isMember = await lockMembershipForShare(ctx.em, membership.member);
    if (!isMember) throw new AppError('USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  }
  activateOrganization(ctx, organization.id);
  return organization;
}

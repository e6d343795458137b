import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import { activeSessionsOf } from '#server/features/organizations/active-organization.ts';
import type { Team } from '#server/features/organizations/organization.entity.ts';
import { lockMembershipForShare } from '#server/features/organizations/queries.ts';
import { requirePolicies } from '#server/features/organizations/policies.ts';
import { requireSelectedMembership } from '#server/features/organizations/selected-membership.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import type { SetActiveTeam } from '#shared/organizations/teams.ts';

import { requireTeam } from './require-teams.ts';
import { TeamMember } from './team-member.entity.ts';

/** Sets the active team of the session, one of the caller's; with null clears it; without input answers the current one. */
export async function setActiveTeam({ ctx, input }: Call<SessionContext, typeof SetActiveTeam>) {
  const { em, session } = ctx;
  const { teamId = session.activeTeamId } = input;
  if (teamId === null) {
    em.getReference(Session, session.id).activeTeamId = null;
    return null;
  }

  const membership = await requireSelectedMembership(ctx, {});
  if (membership === null) throw new AppError('NO_ACTIVE_ORGANIZATION');
  await requirePolicies(ctx, membership);
  const { organizationId, member } = membership;
  // A removal clears the sessions of a member once: it must not miss one that activates the team meanwhile.
  const isMember = await lockMembershipForShare(em, member);
  if (!isMember) throw new AppError('USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  const team = await requireTeam(ctx, organizationId, teamId);
  const isInTeam = (await em.count(TeamMember, { team, member: member.id })) > 0;
  if (!isInTeam) throw new AppError('USER_IS_NOT_A_MEMBER_OF_THE_TEAM', { status: 403 });
  // Another call may have set another organization active.
  const where = { id: session.id, activeOrganizationId: organizationId };
  const changed = await em.nativeUpdate(Session, where, { activeTeamId: team.id });
  if (changed === 0) throw new AppError('TEAM_NOT_FOUND');
  return team;
}

/** Clears a team from the sessions of one member, or of all. Part of the call's transaction. */
export async function clearActiveTeam({ em }: EventContext, team: Team, userId?: string): Promise<void> {
  const sessions = { ...activeSessionsOf(em, team.organizationId, userId), activeTeamId: team.id };
  await em.nativeUpdate(Session, sessions, { activeTeamId: null });
}

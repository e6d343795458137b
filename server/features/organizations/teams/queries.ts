import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';

import type { Query, Reads } from '#server/db/reads.ts';
import { AppError } from '#server/lib/errors.ts';
import { defineService } from '#server/call/feature.ts';
import { policyCondition } from '#server/call/policy-condition.ts';
import type { AuthenticatedQueryContext } from '#server/features/sessions/context.ts';
import { encodeIdCursor, toPage, decodeIdCursor, limitPlusOne } from '#server/call/paging.ts';
import type { PageInput } from '#shared/lib/paging.ts';
import type { ListedTeam, Team } from '#shared/organizations/teams.ts';

/** Rejects a name that a team other than this one has, in any case. Requires the lock on the organization. */
export async function requireFreeTeamName(
  em: EntityManager,
  organizationId: string,
  { id = null, name }: { id?: string | null; name: string },
): Promise<void> {
  const teams = await em.execute<object[]>(
    'select 1 from "team" where "organization_id" = ? and lower(btrim("name")) = lower(?) and "id" is distinct from ?::uuid limit 1',
    [organizationId, name, id],
  );
  if (teams.length > 0) throw new AppError('TEAM_ALREADY_EXISTS');
}

/** Removes a team from the invitations of its organization. Requires the lock on the organization. */
export async function removeFromInvitations(
  em: EntityManager,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<void> {
  await em.execute(
    'update "invitation" set "team_ids" = array_remove("team_ids", ?) where "organization_id" = ? and ? = any("team_ids")',
    [id, organizationId, id],
  );
}

const teamsWithCounts: Query = {
  name: 'teams_with_counts',
  text: `select id, name, organization_id "organizationId", created_at "createdAt", updated_at "updatedAt",
      (select count(*)::int from team_member where team_id = team.id) "memberCount"
    from team where organization_id = $1 and ($2::uuid is null or id > $2) order by id limit $3`,
};

/** An organization's teams in the order of creation, each with the number of its members. */
export async function readTeams(reads: Reads, organizationId: string, { limit, cursor }: PageInput = {}) {
  const values = [organizationId, decodeIdCursor(cursor), limitPlusOne(limit).limit];
  return toPage(await reads.rows<z.input<typeof ListedTeam>>(teamsWithCounts, values), limit, encodeIdCursor);
}

/** With the policies of organizations that the features of the service have. */
export const teamsOfUser = defineService<Query>('teamsOfUser', ({ organizationPolicies }) => ({
  name: 'teams_of_user',
  text: `select t.id, t.name, t.organization_id "organizationId", t.created_at "createdAt", t.updated_at "updatedAt",
      (${policyCondition(organizationPolicies, 'o')}) "hasPolicy"
    from member m join organization o on o.id = m.organization_id
      join team_member tm on tm.member_id = m.id join team t on t.id = tm.team_id
    where m.user_id = $1 and ($2::uuid is null or o.id = $2) and ($3::uuid is null or t.id > $3)
    order by t.id limit $4`,
}));

interface TeamsOfUser extends PageInput {
  userId: string;
  organizationId?: string;
}

export type TeamOfUser = z.input<typeof Team> & {
  /** Whether its organization has a policy that its members must meet. */
  hasPolicy: boolean;
};

/** A user's teams in the order of their creation. */
export async function readTeamsOfUser(
  ctx: AuthenticatedQueryContext,
  { limit, cursor, userId, organizationId }: TeamsOfUser,
) {
  const values = [userId, organizationId, decodeIdCursor(cursor), limitPlusOne(limit).limit];
  return toPage(await ctx.reads.rows<TeamOfUser>(teamsOfUser.of(ctx), values), limit, encodeIdCursor);
}

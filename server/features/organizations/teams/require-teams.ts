import type { RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { Team } from '#server/features/organizations/organization.entity.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';

/** A team of this organization. */
export async function requireTeam(ctx: RequestContext, organizationId: string, id: string): Promise<Team> {
  const [team] = await requireTeams(ctx, organizationId, id);
  return team!;
}

/** Teams of this organization, in this order. */
export async function requireTeams(
  ctx: RequestContext,
  organizationId: string,
  input: string | readonly string[] = [],
): Promise<Team[]> {
  const ids = [...new Set([input].flat())];
  const teams = await findTeams(ctx, organizationId, ids);
  if (teams.length < ids.length) throw new AppError('TEAM_NOT_FOUND');
  return teams;
}

/** Those of the teams that exist in this organization, in this order. */
export async function findTeams(ctx: RequestContext, organization: string, ids: readonly string[]): Promise<Team[]> {
  const { enabled } = organizationOptions.of(ctx).teams;
  if (!enabled || ids.length === 0) return [];
  const teams = await ctx.em.find(Team, { id: [...ids], organization });
  return ids.flatMap((id) => teams.find((team) => team.id === id) ?? []);
}

import type { Call } from '#server/call/context.ts';
import { AgentStop } from '#server/features/agents/agent.entity.ts';
import type { OwnerContext } from '#server/features/oauth-provider/owners/guards.ts';
import { now } from '#server/lib/now.ts';
import type { ListAgents } from '#shared/agents/schemas.ts';

/** Stops all agents of an organization and what agents of others do there, or all agents: one row, whatever their number. */
export async function stopAgents({ ctx }: Call<OwnerContext, typeof ListAgents>) {
  const { em, organizationId, user } = ctx;
  await lockStop(ctx);
  const stop = await em.findOne(AgentStop, { organization: organizationId });
  const stopped = { stoppedBy: user.id, stoppedAt: now(), resumedAt: null };
  if (stop === null) em.create(AgentStop, { organization: organizationId, ...stopped });
  else if (stop.resumedAt !== null) em.assign(stop, stopped);
  ctx.audit('agent.all-stopped', { organizationId });
  return { success: true as const };
}

/** Lets them get tokens again. Access tokens from before the stop stay ended. */
export async function resumeAgents({ ctx }: Call<OwnerContext, typeof ListAgents>) {
  await lockStop(ctx);
  const stop = await ctx.em.findOne(AgentStop, { organization: ctx.organizationId });
  if (stop !== null) stop.resumedAt ??= now();
  ctx.audit('agent.all-resumed', { organizationId: ctx.organizationId });
  return { success: true as const };
}

/** The guard locks an organization; the platform has no row of its own. */
async function lockStop({ em, organizationId }: OwnerContext): Promise<void> {
  if (organizationId !== null) return;
  await em.begin();
  await em.execute(`select pg_advisory_xact_lock(hashtext('agents of the platform'))`);
}

import type { Acting, Working } from '#server/context.ts';
import { Session } from '#server/session/session.entity.ts';

/** Moves a session into an organization, or out of all; a cached copy of the session is dropped with its old one. */
export function setActive(ctx: Pick<Acting, 'session' | 'options' | 'reply'>, organizationId: string | null): void {
  if (ctx.session === null || ctx.session.activeOrganizationId === organizationId) return;
  ctx.session.activeOrganizationId = organizationId;
  if (ctx.options.session.cookieCache.enabled) ctx.reply.clear('session_data');
}

/** Takes an organization out of every session of one person, or of everybody. Part of the call's transaction. */
export async function clearActive(
  ctx: Working & Partial<Pick<Acting, 'session'>>,
  organizationId: string,
  userId?: string,
): Promise<void> {
  if (!ctx.em.isInTransaction()) await ctx.em.begin();
  const whose = userId === undefined ? {} : { user: userId };
  await ctx.em.nativeUpdate(
    Session,
    { activeOrganizationId: organizationId, ...whose },
    { activeOrganizationId: null },
  );

  const { session } = ctx;
  const isTheirs = userId === undefined || session?.userId === userId;
  if (session?.activeOrganizationId === organizationId && isTheirs) setActive({ ...ctx, session }, null);
}

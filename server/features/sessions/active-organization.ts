import type { Principal } from '#server/call/principal.ts';
import type { RequestContext } from '#server/call/context.ts';
import { defineEvent } from '#server/call/lifecycle-events.ts';

import { lacksRequiredFactor } from './assurance/second-factor-policy.ts';
import type { SessionRow } from './queries.ts';

/** An answer is about to name the active organization of a session. A subscriber sets `isUsable` to false to hide it. */
export const activeOrganizationNamed = defineEvent<OrganizationNaming>('activeOrganizationNamed');

export interface OrganizationNaming {
  request: RequestContext & { principal: Principal };
  organizationId: string;
  isUsable: boolean;
}

type NamingSession = Pick<SessionRow, 'activeOrganizationId' | 'activeTeamId' | 'hasOrganizationPolicy'>;

/**
 * The session as answers show it: the active organization, which other services take for a permission, is named only to a
 * principal who meets the policies of the platform and of the organization.
 */
export async function withUsableOrganization<Row extends NamingSession>(
  ctx: RequestContext,
  session: Row,
  principal: Principal,
): Promise<Row> {
  if (session.activeOrganizationId === null || (await isUsable(ctx, session, principal))) return session;
  return { ...session, activeOrganizationId: null, activeTeamId: null };
}

async function isUsable(ctx: RequestContext, session: NamingSession, principal: Principal): Promise<boolean> {
  if (lacksRequiredFactor(ctx, principal)) return false;
  if (!session.hasOrganizationPolicy) return true;
  const organizationId = session.activeOrganizationId!;
  const named = { request: Object.assign(ctx, { principal }), organizationId, isUsable: true };
  await activeOrganizationNamed.emit(ctx, named);
  return named.isUsable;
}

import type { RequestContext } from '#server/call/context.ts';

import { withUsableOrganization } from './active-organization.ts';
import { requirementsOf } from './assurance/second-factor-policy.ts';
import { principalOf } from './current-session.ts';
import type { SessionWithUser } from './queries.ts';

type Presentable = Omit<SessionWithUser['session'], 'impersonatorSessionId' | 'endsAt'>;

/**
 * A session as other services see it, with what the policies of platform and organization require of it. The output schema
 * drops the fields that do not leave the service.
 */
export async function presentSession<Row extends Presentable>(
  ctx: RequestContext,
  current: { session: Row; user: SessionWithUser['user'] },
  token: string,
) {
  const principal = principalOf(current);
  const session = await withUsableOrganization(ctx, current.session, principal);
  return { session: { ...session, token }, user: current.user, ...requirementsOf(ctx, principal) };
}

import type { RequestContext } from '#server/call/context.ts';
import { defineService } from '#server/call/feature.ts';
import { ssoOptions } from '#server/features/sso/sso.options.ts';
import { LatestRead } from '#server/lib/latest-read.ts';

import { hasPolicies } from './queries.ts';

/** Seconds for which another process than that of the call may not see that a policy is turned on. */
export const POLICY_POLL_SECONDS = 10;

/**
 * Whether any organization requires single sign-on, so that sign-ins cost no statement where none does. Null until it is first
 * needed. A session that starts before the next look is one of those that the sweep ends.
 */
export const requiredSso = defineService(
  'requiredSso',
  ({ orm }) => new LatestRead<boolean | null>(null, () => hasPolicies(orm.em.fork())),
);

export async function isAnySsoRequired(ctx: RequestContext): Promise<boolean> {
  if (!ssoOptions.of(ctx).enabled) return false;
  const state = requiredSso.of(ctx);
  if (state.value !== null) return state.value;
  const found = await hasPolicies(ctx.em);
  // Another call may have turned a policy on meanwhile.
  return (state.value ??= found);
}

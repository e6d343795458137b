import type { Call, Working } from '#server/context.ts';

import { forgetSession, presentedToken } from './current-session.ts';
import { endSession } from './queries.ts';

/** Ends the session presented, if any, and leaves no cookie of ours behind. */
export async function signOut({ ctx }: Call<Working>) {
  const token = presentedToken(ctx);
  if (token !== null) await endSession(ctx.em, token);
  forgetSession(ctx);
  return { success: true as const };
}

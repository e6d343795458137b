import type { Call, Working } from '#server/context.ts';
import { sha256 } from '#server/security/tokens.ts';

import { forgetSession, presentedToken } from './current-session.ts';
import { Session } from './session.entity.ts';

/** Ends the session presented, if any, and leaves no cookie of ours behind. */
export async function signOut({ ctx }: Call<Working>) {
  const token = presentedToken(ctx);
  if (token !== null) await ctx.em.nativeDelete(Session, { tokenHash: sha256(token) });
  forgetSession(ctx);
  return { success: true as const };
}

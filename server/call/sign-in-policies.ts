import type { RequestContext } from './context.ts';
import type { AssuranceLevel } from '#shared/sessions/schemas.ts';

import type { SignInAttempt } from './principal.ts';

/**
 * Asks the policies of all features. With a user: before the session or the challenge, and again once the challenge is passed.
 * Without one: where a call refuses a credential, or begins a sign-in for an address. The answer is then the same for a right
 * and a wrong password, so that it tells no attacker that a stolen one is right.
 *
 * @returns the level that the sign-in must have.
 * @throws the error of the first policy that refuses.
 */
export async function requireSignInPolicies(ctx: RequestContext, attempt: SignInAttempt): Promise<AssuranceLevel> {
  let level: AssuranceLevel = 1;
  for (const policy of ctx.signInPolicies) {
    const verdict = await policy.verdict(ctx, attempt);
    if (verdict instanceof Error) {
      ctx.failedAttempts.record(ctx, 'session.refused', { subjectId: attempt.user?.id ?? null });
      throw verdict;
    }
    if (verdict !== null) level = verdict.level;
  }
  return level;
}

/** Asks the policies about an address, before a credential of its user was verified. */
export async function requireSignInAllowed(ctx: RequestContext, { email, method }: { email: string; method: string }) {
  await requireSignInPolicies(ctx, { email, user: null, method, proof: null, provider: null });
}

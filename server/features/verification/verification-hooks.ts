import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { User } from '#server/features/users/user.entity.ts';

import { verificationOptions } from './verification.options.ts';

/** Runs the operator's hooks about an address that was verified. */
export async function runVerificationHooks(ctx: EventContext, { user }: { user: User }): Promise<void> {
  const { beforeEmailVerification, onEmailVerification, afterEmailVerification } = verificationOptions.of(ctx);
  const request = ctx.webRequest();
  await beforeEmailVerification?.(user, request);
  await onEmailVerification?.(user, request);
  if (afterEmailVerification)
    ctx.afterCommit('afterEmailVerification', async () => afterEmailVerification(user, request));
}

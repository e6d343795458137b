import type { Call } from '#server/call/context.ts';
import { proofBy } from '#server/features/sessions/assurance/proof.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { recordProof } from '#server/features/sessions/start-session.ts';
import type { VerifyPassword } from '#shared/passwords/schemas.ts';

import { lockMatchingAccount, requirePassword } from './password-account.ts';

/** Checks the password of the caller, who then has a fresh session (reauthentication). */
export async function verifyPassword({ ctx, input }: Call<SessionContext, typeof VerifyPassword>) {
  const account = await requirePassword(ctx, input.password);
  await lockMatchingAccount(ctx, account, {
    password: input.password,
    lock: 'for key share',
    errors: { changed: 'INVALID_PASSWORD', deleted: 'UNAUTHORIZED' },
  });
  await recordProof(ctx, proofBy('pwd'));
  return { status: true as const };
}

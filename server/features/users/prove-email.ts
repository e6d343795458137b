import type { EventContext } from '#server/events.ts';

import { emailProven, type Prover } from './events.ts';
import type { User } from './user.entity.ts';

/** Marks the address of an account as proven. Only with the user's row locked. */
export async function proveEmail(ctx: EventContext, user: User, by: Prover): Promise<void> {
  if (user.emailVerified) return;
  user.emailVerified = true;
  await emailProven.emit(ctx, { user, by });
}

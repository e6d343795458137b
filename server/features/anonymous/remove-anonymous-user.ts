import { createContext, type RequestContext, type AppServices } from '#server/call/context.ts';
import { credentialsOf } from '#server/call/credentials.ts';
import { inUnitOfWork } from '#server/call/unit-of-work.ts';
import { AppError } from '#server/lib/errors.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { removeUser } from '#server/features/users/user-lifecycle.ts';
import { inSeconds, now } from '#server/lib/now.ts';

import { anonymousOptions } from './anonymous.options.ts';
import { findAbandoned } from './queries.ts';

/**
 * Deletes an anonymous user. One who has added a credential, such as a passkey, can sign in again, so that it becomes an
 * ordinary user instead. @returns whether it was deleted.
 */
export async function removeAnonymousUser(ctx: RequestContext, id: string): Promise<boolean> {
  const user = await findUserForUpdate(ctx.em, id);
  if (!user?.isAnonymous) return false;
  if ((await credentialsOf(ctx, id)).length > 0) {
    user.isAnonymous = false;
    return false;
  }
  ctx.audit('user.deleted', { actorId: id, subjectId: id, details: { by: 'anonymous' } });
  await removeUser(ctx, user, 'service');
  return true;
}

/** The same in a unit of work of its own, for work after a commit. Failures are logged. */
export async function removeInOwnWork(service: AppServices, id: string): Promise<void> {
  const own = createContext(service, { headers: {}, ip: '', log: service.log });
  try {
    await inUnitOfWork(own, () => removeAnonymousUser(own, id));
  } catch (error) {
    // The only owner of an organization with other members, for example, which the next run tries again.
    const isRefused = error instanceof AppError;
    service.log[isRefused ? 'info' : 'error']({ err: error, user: id }, 'an anonymous user was not deleted');
  }
}

/** Deletes the anonymous users whose sessions have ended: without a credential they cannot be signed in to again. */
export async function deleteAbandoned(service: AppServices): Promise<void> {
  const { enabled, deleteAfter } = anonymousOptions.of(service);
  if (!enabled || deleteAfter === 0) return;
  for (const id of await findAbandoned(service.reads, inSeconds(-deleteAfter), now()))
    await removeInOwnWork(service, id);
}

import { AppError } from '#server/errors.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { signedIn } from '#server/features/sessions/guards.ts';
import { hasPermissionsOf, mayAdminister } from '#server/features/users/platform-role.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { permissionErrorOf, type PlatformPermissions } from '#shared/platform-permissions.ts';

/** For people whose roles allow what is required; what is refused to others is written down. */
export function administrator(required: PlatformPermissions) {
  return signedIn
    .meta({ guard: 'administrator', guardErrors: [permissionErrorOf(required)] })
    .use(async ({ ctx, next, path }) => {
      const { session, user, options } = ctx;
      const actorId = session.impersonatedBy ?? user.id;
      const recordRefusal = (code: string) =>
        ctx.refusals.record(ctx, 'admin.refused', { actorId, details: { call: path, code } });
      // A role that somebody gets while they are impersonated is theirs, not their impersonator's.
      if (session.impersonatedBy !== null || !mayAdminister(user, required, options)) {
        const code = permissionErrorOf(required);
        recordRefusal(code);
        throw new AppError(code);
      }

      const result = await next();
      const error = result.ok ? null : ((result.error.cause ?? result.error) as Error);
      if (error instanceof AppError && error.status === 403) recordRefusal(error.errorCode);
      return result;
    });
}

/** Locks the user to act on until the call commits. A user with more permissions than the caller is refused. */
export async function lockManageableUser(
  ctx: SignedIn,
  userId: string,
  missing: 'USER_NOT_FOUND' | 'SESSION_NOT_FOUND' = 'USER_NOT_FOUND',
): Promise<User> {
  const subject = await findUserForUpdate(ctx.em, userId);
  if (subject === null) throw new AppError(missing);
  if (!hasPermissionsOf(ctx.user, subject, ctx.options)) throw new AppError('NOT_AUTHORIZED');
  return subject;
}

import type { Call } from '#server/call/context.ts';
import { AppError, type StaticErrorCode } from '#server/lib/errors.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { authenticated } from '#server/features/sessions/guards.ts';
import { hasPermissionsOf, mayAdminister, roleAllows } from '#server/features/users/platform-role.ts';
import { findUser, findUserForUpdate } from '#server/features/users/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
import type { HasPermission } from '#shared/admin/schemas.ts';
import { permissionErrorOf, type PlatformPermissions } from '#shared/lib/platform-permissions.ts';

/** Requires these permissions of the platform. Rejected calls are recorded in the audit log. */
export function administrator(required: PlatformPermissions) {
  return authenticated
    .meta({ guard: 'administrator', guardErrors: [permissionErrorOf(required)] })
    .use(async ({ ctx, next, path }) => {
      const { session, user, options } = ctx;
      const actorId = session?.impersonatedBy ?? user.id;
      const recordRefusal = (code: string) =>
        ctx.failedAttempts.record(ctx, 'admin.refused', {
          actorId,
          details: { call: path, code, ...ctx.principal?.details },
        });
      // An impersonator does not get the permissions of the user.
      if ((session && session.impersonatedBy !== null) || !mayAdminister(user, required, options)) {
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

/** Locks the user until the call commits. Rejected if the user has more permissions than the caller. */
export async function lockManageableUser(
  ctx: AuthenticatedContext,
  userId: string,
  missing: StaticErrorCode = 'USER_NOT_FOUND',
) {
  return requireManageableUser(ctx, await findUserForUpdate(ctx.em, userId), missing);
}

/** @returns the user, if there is one without more permissions than the caller. */
export function requireManageableUser(
  ctx: AuthenticatedContext,
  user: User | null,
  missing: StaticErrorCode = 'USER_NOT_FOUND',
): User {
  if (user === null) throw new AppError(missing);
  if (!hasPermissionsOf(ctx.user, user, ctx.options)) throw new AppError('NOT_AUTHORIZED');
  return user;
}

/** Whether the caller has permissions. Only administrators may ask about other users and about roles. */
export async function hasPermission(call: Call<AuthenticatedContext, typeof HasPermission>) {
  return { error: null, success: await isAllowed(call) };
}

async function isAllowed({ ctx, input }: Call<AuthenticatedContext, typeof HasPermission>): Promise<boolean> {
  const { em, user, options } = ctx;
  const { userId = user.id, role, permission = {}, permissions: required = permission } = input;
  const isOwnQuery = userId === user.id && role === undefined;
  if (isOwnQuery) return mayAdminister(user, required, options);
  if (!mayAdminister(user, { user: ['get'] }, options)) throw new AppError('NOT_AUTHORIZED');
  if (role !== undefined) return roleAllows(role, required, options);

  const other = await findUser(em, userId);
  if (other === null) throw new AppError('USER_NOT_FOUND', { status: 400 });
  return mayAdminister(other, required, options);
}

import { ref } from '@mikro-orm/postgresql';

import type { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { hasPermissionsOf, mayAdminister } from '#server/features/users/platform-role.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { AppError } from '#server/lib/errors.ts';
import type { OAuthClientKind } from '#shared/oauth-provider/schemas.ts';

/**
 * The service account for which an application without users acts. Its manager could make every call of the account, and has
 * to be allowed to create keys of it.
 */
export async function serviceAccountOf(
  ctx: AuthenticatedContext,
  kind: OAuthClientKind,
  id: string | null,
): Promise<OAuthClient['serviceAccount']> {
  if (id === null) return null;
  if (kind !== 'machine' && kind !== 'agent') throw new AppError('SERVICE_ACCOUNTS_ARE_FOR_MACHINES');
  if (!mayAdminister(ctx.user, { serviceAccount: ['manage'] }, ctx.options)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_MANAGE_SERVICE_ACCOUNTS');
  }
  const user = await findUserForUpdate(ctx.em, id);
  if (user === null || user.kind === 'person') throw new AppError('SERVICE_ACCOUNT_NOT_FOUND');
  if (!hasPermissionsOf(ctx.user, user, ctx.options)) throw new AppError('NOT_AUTHORIZED');
  return ref(user);
}

import { missingScope } from '#server/call/api-credentials.ts';
import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { mayAdminister } from '#server/features/users/platform-role.ts';
import type { ListUsers } from '#shared/admin/schemas.ts';
import { pageSize } from '#shared/lib/fields.ts';

import { readUserPage } from './queries.ts';

/** A page of users, and how many users match the same search and filter. */
export async function listUsers({ ctx, input }: Call<AuthenticatedContext, typeof ListUsers>) {
  if (input.organizationId !== undefined) requireMayReadMembers(ctx);
  const limit = pageSize(input.limit);
  const { rows: users, ...page } = await readUserPage(ctx.reads, { ...input, limit }, ctx.options);
  return {
    users,
    ...page,
    ...(input.limit ? { limit } : {}),
    ...(input.offset ? { offset: input.offset } : {}),
  };
}

/** Who is a member is told by another call, to callers with a permission and a scope of its own. */
function requireMayReadMembers(ctx: AuthenticatedContext): void {
  const { user, options, principal } = ctx;
  if (!mayAdminister(user, { organization: ['get'] }, options)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_LIST_ORGANIZATIONS');
  }
  if (principal?.credential && !principal.credential.scopes.includes('organization:get')) {
    throw missingScope(ctx, 'organization:get');
  }
}

import type { Call } from '#server/call/context.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import type { ListUsers } from '#shared/admin/schemas.ts';
import { pageSize } from '#shared/lib/fields.ts';

import { readUserPage } from './queries.ts';

/** A page of users, and how many users match the same search and filter. */
export async function listUsers({ ctx, input }: Call<AuthenticatedContext, typeof ListUsers>) {
  const limit = pageSize(input.limit);
  const { rows: users, ...page } = await readUserPage(ctx.reads, { ...input, limit }, ctx.options);
  return {
    users,
    ...page,
    ...(input.limit ? { limit } : {}),
    ...(input.offset ? { offset: input.offset } : {}),
  };
}

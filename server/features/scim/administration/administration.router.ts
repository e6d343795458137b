import type { Call } from '#server/call/context.ts';
import { get } from '#server/call/trpc.ts';
import { administrator } from '#server/features/admin/guards.ts';
import { scimOptions } from '#server/features/scim/scim.options.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { synchronous } from '#server/lib/patches/synchronous.ts';
import { DirectoryPage, ListDirectories } from '#shared/scim/administration.ts';

import { readDirectoryPage } from './queries.ts';

export const administrationCalls = {
  listDirectories: administrator({ enterprise: ['read'] })
    .meta(get('/admin/list-directories', 'List the directories of all organizations, newest first'))
    .meta({ enabled: (options) => scimOptions.of({ options }).enabled, errors: ['INVALID_CURSOR'] })
    .input(ListDirectories)
    .output(synchronous(DirectoryPage))
    .query(listDirectories),
};

async function listDirectories({ ctx, input }: Call<AuthenticatedContext, typeof ListDirectories>) {
  const { rows: directories, ...page } = await readDirectoryPage(ctx.reads, input);
  return { directories, ...page };
}

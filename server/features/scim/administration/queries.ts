import type { z } from 'zod';

import { readListPage, type Listing } from '#server/call/list-page.ts';
import type { Reads } from '#server/db/reads.ts';
import { organizationOf } from '#server/features/admin/organizations/queries.ts';
import { Id } from '#shared/lib/fields.ts';
import type { DirectoryPage, ListDirectories } from '#shared/scim/administration.ts';

const countOf = (table: string, condition = 'true') =>
  `(select count(*)::int from ${table} where directory_id = scim_directory.id and ${condition})`;

const listing: Listing = {
  table: 'scim_directory',
  columns: `scim_directory.id, name, ${organizationOf('scim_directory')} organization, enabled,
    unconfirmed_since is null confirmed,
    (select max(last_used_at) from scim_token where directory_id = scim_directory.id) "lastRequestAt",
    ${countOf('scim_user', 'deleted_at is null')} "users", ${countOf('scim_group')} "groups",
    ${countOf('scim_request')} "refused", created_at "createdAt"`,
  // Ids are in the order of creation.
  sortKeys: { createdAt: { key: 'id', type: 'uuid', schema: Id, isUnique: true } },
  conditionsOf: () => [],
};

type DirectoryRow = z.input<typeof DirectoryPage>['directories'][number];

/** A page of the directories of all organizations, the newest first. */
export function readDirectoryPage(reads: Reads, page: z.output<typeof ListDirectories>) {
  return readListPage<DirectoryRow>(reads, listing, { ...page, sortBy: 'createdAt', sortDirection: 'desc' });
}

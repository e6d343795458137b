import { z } from 'zod';

import { rowColumns } from '#server/db/columns.ts';
import type { Query, Reads } from '#server/db/reads.ts';
import { textCondition } from '#server/db/text-search.ts';
import { OrganizationSchema } from '#server/features/organizations/organization.entity.ts';
import { readListPage, type Listing } from '#server/call/list-page.ts';
import { now } from '#server/lib/now.ts';
import type {
  ListedOrganization,
  ListOrganizations,
  OrganizationDetails,
  organizationSortColumns,
} from '#shared/admin/organizations.ts';
import { Id, TimestampInput } from '#shared/lib/fields.ts';

const sortKeys = {
  createdAt: { key: 'created_at', type: 'timestamptz', schema: TimestampInput },
  name: { key: 'lower(name)', type: 'text', schema: z.string() },
  slug: { key: 'slug', type: 'text', schema: z.string() },
} satisfies Record<(typeof organizationSortColumns)[number], object>;

// Triggers count the members; an organization without any since its creation has no row.
const memberCount = 'coalesce((select members from member_count where organization_id = organization.id), 0)';

/** The organization of a row, for lists of administrators. `table` has a column `organization_id`. */
export const organizationOf = (table: string) =>
  `(select json_build_object('id', id, 'name', name, 'slug', slug) from organization where id = ${table}.organization_id)`;

const columns = `${rowColumns(OrganizationSchema, 'organization')}, ${memberCount} "memberCount"`;

const searchedColumns = [
  { column: 'name', folded: 'database' },
  { column: 'slug', folded: 'stored' },
] as const;

/** A page of organizations, with the number of all that match. A search for an id finds that organization alone. */
export function readOrganizationPage(reads: Reads, input: z.output<typeof ListOrganizations>) {
  const { searchValue: text } = input;
  const id = Id.safeParse(text);
  const listing: Listing = {
    table: 'organization',
    columns,
    sortKeys,
    conditionsOf: (values, options) => {
      if (!text) return [];
      if (id.success) return [`id = ${values.add(id.data)}::uuid`];
      return [textCondition({ text, operator: 'contains', columns: searchedColumns }, values, options)];
    },
  };
  return readListPage<z.input<typeof ListedOrganization>>(reads, listing, input);
}

const organizationById: Query = {
  name: 'organization_details',
  text: `select ${columns},
      (select count(*)::int from team where organization_id = organization.id) "teamCount",
      (select count(*)::int from invitation where organization_id = organization.id and status = 'pending' and expires_at > $2)
        "pendingInvitationCount"
    from organization where id = $1`,
};

export async function readOrganization(reads: Reads, id: string): Promise<z.input<typeof OrganizationDetails> | null> {
  const [row] = await reads.rows<z.input<typeof OrganizationDetails>>(organizationById, [id, now()]);
  return row ?? null;
}

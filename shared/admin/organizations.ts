import { z } from 'zod';

import { fieldUses } from '#shared/lib/additional-fields.ts';
import { Id, LookupId } from '#shared/lib/fields.ts';
import { ListMembers, Logo, Organization, OrganizationName, Slug } from '#shared/organizations/schemas.ts';
import { Cursor, Limit, NextCursor } from '#shared/lib/paging.ts';

/** The columns that the list of organizations can be ordered by. */
export const organizationSortColumns = ['createdAt', 'name', 'slug'] as const;

export const ListOrganizations = z
  .strictObject({
    searchValue: z.string().trim().max(256).optional().meta({
      description: 'Part of a name or a slug, case-insensitive and without wildcards; or an id',
    }),
    limit: Limit,
    cursor: Cursor.optional(),
    sortBy: z.enum(organizationSortColumns).default('createdAt'),
    sortDirection: z.enum(['asc', 'desc']).default('asc'),
  })
  .prefault({});

/** An organization in the list of administrators. */
export const ListedOrganization = Organization.extend({ memberCount: z.int() })
  .meta({ id: 'ListedOrganization' })
  .register(fieldUses, { record: 'organization', in: 'answer' });

export const OrganizationPage = z
  .object({
    organizations: z.array(ListedOrganization),
    total: z.int(),
    totalIsCapped: z.boolean().meta({ description: 'There are more than `total`: counting stopped there' }),
    nextCursor: NextCursor,
  })
  .meta({ id: 'OrganizationPage' });

/** The organization of a row in a list of administrators. */
export const RowOrganization = z
  .object({ id: Id, name: z.string().meta({ examples: ['Acme'] }), slug: z.string().meta({ examples: ['acme'] }) })
  .meta({ id: 'RowOrganization' });

export const GetOrganizationAsAdmin = z.strictObject({ id: LookupId });

export const OrganizationDetails = ListedOrganization.extend({
  teamCount: z.int(),
  pendingInvitationCount: z.int().meta({ description: 'Without expired ones' }),
})
  .meta({ id: 'OrganizationDetails' })
  .register(fieldUses, { record: 'organization', in: 'answer' });

const { search, role, limit, cursor, sortBy, sortDirection } = ListMembers.unwrap().shape;

/** The members of any organization, with the parameters of `organization.listMembers`. */
export const ListOrganizationMembers = z.strictObject({
  organizationId: LookupId,
  search,
  role,
  limit,
  cursor,
  sortBy,
  sortDirection,
});

export const AdminUpdateOrganization = z.strictObject({
  organizationId: LookupId,
  data: z
    .strictObject({ name: OrganizationName.optional(), slug: Slug.optional(), logo: Logo.nullish() })
    .register(fieldUses, { record: 'organization', in: 'update', by: 'administrator' }),
});

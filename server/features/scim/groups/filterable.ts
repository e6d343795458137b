import type { Column, FilterableType } from '#server/features/scim/filter/filter-to-sql.ts';
import { groupSchema } from '#server/features/scim/schema/attributes.ts';

const member: Column = {
  kind: 'member',
  contains: (id) => `exists (select from scim_group_member m where m.group_id = g.id and m.user_id = ${id}::uuid)`,
};

/** The attributes of `scim_group g` by which groups are found. */
export const filterableGroup: FilterableType = {
  schema: groupSchema,
  indexed: ['id', 'displayname', 'externalid'],
  columns: {
    id: { kind: 'id', sql: 'g.id' },
    displayname: { kind: 'text', sql: 'g.display_name_lower' },
    externalid: { kind: 'exact', sql: 'g.external_id' },
    members: member,
    'members.value': member,
    'meta.created': { kind: 'timestamp', sql: 'g.created_at' },
    'meta.lastmodified': { kind: 'timestamp', sql: 'g.updated_at' },
  },
};

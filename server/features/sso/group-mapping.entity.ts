import { defineEntity, p } from '@mikro-orm/postgresql';

import { identified, optionalText } from '#server/db/columns.ts';
import { all, ofOrganization, personalData, rowId } from '#server/db/personal-data.ts';
import { OrganizationSchema, TeamSchema } from '#server/features/organizations/organization.entity.ts';

import { SsoConnectionSchema } from './connection.entity.ts';

/** A role or a team for members with a value of a claim. */
export const GroupMappingSchema = defineEntity({
  name: 'GroupMapping',
  checks: [{ name: 'group_mapping_target', expression: `num_nonnulls("role", "team_id") = 1` }],
  properties: {
    ...identified,
    organization: () => p.manyToOne(OrganizationSchema).ref().deleteRule('cascade').index(),
    connection: () => p.manyToOne(SsoConnectionSchema).ref().deleteRule('cascade').index(),
    claim: p.text(),
    value: p.text(),
    role: optionalText(),
    team: () => p.manyToOne(TeamSchema).ref().strictNullable().default(null).deleteRule('cascade').index(),
  },
});

export class GroupMapping extends GroupMappingSchema.class {}
GroupMappingSchema.setClass(GroupMapping);

personalData(
  GroupMappingSchema,
  { name: null },
  {
    id: rowId,
    ...all(ofOrganization, 'organization', 'connection', 'claim', 'value', 'role', 'team'),
  },
);

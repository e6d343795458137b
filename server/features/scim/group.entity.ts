import { defineEntity, p } from '@mikro-orm/postgresql';

import { identified, optionalText, timestamps } from '#server/db/columns.ts';
import { all, computed, link, ofOrganization, personalData, rowId, via } from '#server/db/personal-data.ts';
import { TeamSchema } from '#server/features/organizations/organization.entity.ts';

import { ScimDirectorySchema } from './directory.entity.ts';
import { ScimUserSchema } from './user.entity.ts';

const countOf = (groupId: string) =>
  `(select count(*)::int from "scim_group_member" gm where gm."group_id" = ${groupId})`;

/** A group of a directory. */
export const ScimGroupSchema = defineEntity({
  name: 'ScimGroup',
  uniques: [{ properties: ['directory', 'displayNameLower'] }, { properties: ['directory', 'externalId'] }],
  indexes: [{ properties: ['directory', 'id'] }],
  properties: {
    ...identified,
    directory: () => p.manyToOne(ScimDirectorySchema).ref().deleteRule('cascade'),
    displayName: p.text(),
    displayNameLower: p.text(),
    externalId: optionalText(),
    /** What a manager of the organization gives the members: roles, joined by commas, and a team. */
    role: optionalText(),
    team: () => p.manyToOne(TeamSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    memberCount: p.integer().formula(({ id }) => countOf(id!)),
    version: p.integer().default(1),
    ...timestamps,
  },
});

export class ScimGroup extends ScimGroupSchema.class {}
ScimGroupSchema.setClass(ScimGroup);

export const ScimGroupMemberSchema = defineEntity({
  name: 'ScimGroupMember',
  properties: {
    group: () => p.manyToOne(ScimGroupSchema).primary().ref().deleteRule('cascade'),
    user: () => p.manyToOne(ScimUserSchema).primary().ref().deleteRule('cascade').index(),
  },
});

export class ScimGroupMember extends ScimGroupMemberSchema.class {}
ScimGroupMemberSchema.setClass(ScimGroupMember);

personalData(
  ScimGroupSchema,
  { name: null },
  {
    id: rowId,
    ...all(ofOrganization, 'directory', 'displayName', 'displayNameLower', 'externalId', 'role', 'team', 'version'),
    ...all(ofOrganization, 'createdAt', 'updatedAt'),
    memberCount: computed,
  },
);

personalData(ScimGroupMemberSchema, { name: 'directoryGroups' }, { group: link, user: via });

import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified } from '#server/db/columns.ts';
import { all, content, kept, ofOrganization, personalData, rowId } from '#server/db/personal-data.ts';
import { ScimDirectorySchema } from '#server/features/scim/directory.entity.ts';

/** A request of a directory that was refused, for the managers of the organization. Contains neither its query nor its body. */
export const ScimRequestSchema = defineEntity({
  name: 'ScimRequest',
  indexes: [{ properties: ['directory', 'id'] }, { properties: ['createdAt'] }],
  properties: {
    ...identified,
    directory: () => p.manyToOne(ScimDirectorySchema).ref().deleteRule('cascade'),
    method: p.text(),
    /** Below `/scim/v2`, with the ids. */
    path: p.text(),
    status: p.integer(),
    /** As the directory was told. */
    detail: p.text(),
    ...created,
  },
});

export class ScimRequest extends ScimRequestSchema.class {}
ScimRequestSchema.setClass(ScimRequest);

personalData(
  ScimRequestSchema,
  { name: null },
  {
    id: rowId,
    ...all(ofOrganization, 'directory', 'method', 'path', 'status', 'createdAt'),
    detail: kept({ ...content, export: 'no' }, 'What a directory was told; deleted after some days.'),
  },
);

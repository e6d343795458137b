import type { ProtocolResponse } from '#server/call/protocol.ts';
import { Values } from '#server/db/reads.ts';
import { readCondition, readPage, readSearch } from '#server/features/scim/protocol/list-query.ts';
import { present } from '#server/features/scim/protocol/present.ts';
import { isProjected, readProjection } from '#server/features/scim/protocol/projection.ts';
import { listResponse, type DirectoryCall } from '#server/features/scim/protocol/responses.ts';
import { groupType } from '#server/features/scim/schema/attributes.ts';

import { filterableGroup } from './filterable.ts';
import { storedGroup } from './present-group.ts';
import { countGroups, readGroups } from './queries.ts';

export async function listGroups({ ctx, directory, query }: DirectoryCall): Promise<ProtocolResponse> {
  const { startIndex, count } = readPage(query);
  const projection = readProjection(groupType, query);
  const withMembers = isProjected(groupType, query, 'members');
  const values = new Values();
  const where = `g.directory_id = ${values.add(directory.id)} and ${readCondition(query, filterableGroup, values)}`;
  const [totalResults, rows] = await Promise.all([
    countGroups(ctx.reads, where, values),
    readGroups(ctx.reads, where, { values, startIndex, count, withMembers }),
  ]);
  const resources = rows.map((row) => present(ctx, groupType, { row: storedGroup(ctx, row), projection }));
  return listResponse(resources, { totalResults, startIndex });
}

export async function searchGroups({ body, ...call }: DirectoryCall): Promise<ProtocolResponse> {
  return listGroups({ ...call, body, query: readSearch(body) });
}

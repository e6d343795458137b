import type { ProtocolResponse } from '#server/call/protocol.ts';
import { Values } from '#server/db/reads.ts';
import { readCondition, readPage, readSearch } from '#server/features/scim/protocol/list-query.ts';
import { present } from '#server/features/scim/protocol/present.ts';
import { readProjection } from '#server/features/scim/protocol/projection.ts';
import { listResponse, type DirectoryCall } from '#server/features/scim/protocol/responses.ts';
import { userType } from '#server/features/scim/schema/attributes.ts';

import { filterableUser } from './filterable.ts';
import { storedUser } from './present-user.ts';
import { countUsers, readUsers } from './queries.ts';

export async function listUsers({ ctx, directory, query }: DirectoryCall): Promise<ProtocolResponse> {
  const { startIndex, count } = readPage(query);
  const projection = readProjection(userType, query);
  const values = new Values();
  const where = `u.directory_id = ${values.add(directory.id)} and u.deleted_at is null and ${readCondition(query, filterableUser, values)}`;
  const [totalResults, rows] = await Promise.all([
    countUsers(ctx.reads, where, values),
    readUsers(ctx.reads, where, { values, startIndex, count }),
  ]);
  const resources = rows.map((row) => present(ctx, userType, { row: storedUser(ctx, row), projection }));
  return listResponse(resources, { totalResults, startIndex });
}

export async function searchUsers({ body, ...call }: DirectoryCall): Promise<ProtocolResponse> {
  return listUsers({ ...call, body, query: readSearch(body) });
}

import type { RequestContext } from '#server/call/context.ts';
import type { StoredResource } from '#server/features/scim/protocol/present.ts';
import { locationOf } from '#server/features/scim/protocol/responses.ts';

import { resourceOf } from './columns.ts';
import type { GroupRow } from './queries.ts';

export function storedGroup(ctx: RequestContext, { members, ...row }: GroupRow): StoredResource {
  const listed = members?.map((member) => ({
    ...member,
    type: 'User',
    $ref: locationOf(ctx, `/Users/${member.value}`),
  }));
  return { ...row, resource: resourceOf(row), ...(listed && { readOnly: { members: listed } }) };
}

import type { RequestContext } from '#server/call/context.ts';
import type { StoredResource } from '#server/features/scim/protocol/present.ts';
import { locationOf } from '#server/features/scim/protocol/responses.ts';

import type { UserRow } from './queries.ts';

/** Without an attribute for no groups. */
export function storedUser(ctx: RequestContext, { groups, ...row }: Omit<UserRow, 'userId'>): StoredResource {
  const listed = groups.map((group) => ({
    ...group,
    type: 'direct',
    $ref: locationOf(ctx, `/Groups/${group.value}`),
  }));
  return { ...row, ...(listed.length > 0 && { readOnly: { groups: listed } }) };
}

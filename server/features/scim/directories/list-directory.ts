import type { Call } from '#server/call/context.ts';
import { decodeIdCursor, encodeIdCursor, limitPlusOne, toPage } from '#server/call/paging.ts';
import type { MemberQueryContext } from '#server/features/organizations/context.ts';
import { ScimGroup } from '#server/features/scim/group.entity.ts';
import { ScimUser } from '#server/features/scim/user.entity.ts';
import type { ListDirectory } from '#shared/scim/schemas.ts';
import { rolesOf } from '#shared/lib/permissions.ts';

import { requireDirectory } from './find-directory.ts';

type ListCall = Call<MemberQueryContext, typeof ListDirectory>;

/** In the order of ids, which is that of their creation. */
export async function listDirectoryUsers({ ctx, input }: ListCall) {
  const directory = await requireDirectory(ctx);
  const all = { directory, deletedAt: null };
  const page = { orderBy: { id: 'asc' }, ...limitPlusOne(input.limit) } as const;
  const found = await ctx.em.find(ScimUser, { ...all, ...after(input.cursor) }, page);
  const { rows, nextCursor } = toPage(found, input.limit, encodeIdCursor);
  return { users: rows.map(presentUser), total: await ctx.em.count(ScimUser, all), nextCursor };
}

export async function listDirectoryGroups({ ctx, input }: ListCall) {
  const directory = await requireDirectory(ctx);
  const page = { orderBy: { id: 'asc' }, ...limitPlusOne(input.limit) } as const;
  const found = await ctx.em.find(ScimGroup, { directory, ...after(input.cursor) }, page);
  const { rows, nextCursor } = toPage(found, input.limit, encodeIdCursor);
  return { groups: rows.map(presentGroup), total: await ctx.em.count(ScimGroup, { directory }), nextCursor };
}

function after(cursor: string | undefined) {
  const last = decodeIdCursor(cursor);
  return last === undefined ? {} : { id: { $gt: last } };
}

function presentUser({ id, user, externalId, resource, active, createdAt, updatedAt }: ScimUser) {
  const { userName, displayName } = resource as { userName: string; displayName?: string };
  return {
    id,
    userId: user?.id ?? null,
    userName,
    displayName: displayName ?? null,
    externalId,
    active,
    createdAt,
    updatedAt,
  };
}

export function presentGroup({
  id,
  displayName,
  externalId,
  memberCount,
  role,
  team,
  createdAt,
  updatedAt,
}: ScimGroup) {
  const roles = role === null ? [] : rolesOf(role);
  return { id, displayName, externalId, memberCount, roles, teamId: team?.id ?? null, createdAt, updatedAt };
}

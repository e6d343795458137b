import type { ProtocolResponse } from '#server/call/protocol.ts';
import { applyPatch } from '#server/features/scim/patch/apply-patch.ts';
import { applyMappings } from '#server/features/scim/mappings/apply-mappings.ts';
import { readOperations } from '#server/features/scim/patch/operations.ts';
import { notFound } from '#server/features/scim/scim-error.ts';
import { isUnchanged, requireMatch } from '#server/features/scim/protocol/preconditions.ts';
import { resourceResponse } from '#server/features/scim/protocol/present.ts';
import { isProjected } from '#server/features/scim/protocol/projection.ts';
import { directoryRoute, type DirectoryCall, type ScimRoute } from '#server/features/scim/protocol/responses.ts';
import { groupType } from '#server/features/scim/schema/attributes.ts';
import { readBody, type Resource } from '#server/features/scim/schema/resource.ts';

import { groupColumns, resourceOf } from './columns.ts';
import { ScimGroup } from '#server/features/scim/group.entity.ts';
import { listGroups, searchGroups } from './list-groups.ts';
import { isOfMembers, memberChangeOf, memberIds, type MemberChange } from './member-changes.ts';
import { storedGroup } from './present-group.ts';
import { deleteMembers, lockOrganization, lockScimGroup, readGroup, rereadGroup } from './queries.ts';
import { recordGroup } from './record-group.ts';
import { changeMembers, newVersion } from './write-group.ts';

export const groupRoutes: readonly ScimRoute[] = [
  directoryRoute({ name: 'listGroups', method: 'GET', path: '/Groups' }, listGroups),
  directoryRoute({ name: 'searchGroups', method: 'POST', path: '/Groups/.search' }, searchGroups),
  directoryRoute({ name: 'createGroup', method: 'POST', path: '/Groups' }, createGroup),
  directoryRoute({ name: 'getGroup', method: 'GET', path: '/Groups/:id' }, getGroup),
  directoryRoute({ name: 'replaceGroup', method: 'PUT', path: '/Groups/:id' }, replaceGroup),
  directoryRoute({ name: 'updateGroup', method: 'PATCH', path: '/Groups/:id' }, updateGroup),
  directoryRoute({ name: 'deleteGroup', method: 'DELETE', path: '/Groups/:id' }, deleteGroup),
];

const keyOf = ({ directory, params, query }: DirectoryCall) => ({
  directoryId: directory.id,
  id: params['id'] ?? '',
  withMembers: isProjected(groupType, query, 'members'),
});

async function getGroup(call: DirectoryCall): Promise<ProtocolResponse> {
  const { ctx, query } = call;
  const row = await readGroup(ctx.reads, keyOf(call));
  if (row === null) throw notFound();
  if (isUnchanged(ctx.headers, row)) return { status: 304 };
  return resourceResponse(ctx, groupType, { row: storedGroup(ctx, row), query });
}

async function createGroup(call: DirectoryCall): Promise<ProtocolResponse> {
  const { ctx, directory } = call;
  const sent = readBody(groupType, call.body);
  await lockOrganization(ctx.em, directory.organizationId);
  const group = ctx.em.create(ScimGroup, { directory: directory.id, ...groupColumns(sent) });
  await ctx.em.flush();
  recordGroup(call, group, { change: 'created' });
  await changeMembers(call, group, [{ op: 'add', ids: memberIds(sent) }]);
  return written(call, group, 201);
}

async function replaceGroup(call: DirectoryCall): Promise<ProtocolResponse> {
  const sent = readBody(groupType, call.body);
  return writeGroup(call, { change: () => sent, members: [{ op: 'replace', ids: memberIds(sent) }] });
}

async function updateGroup(call: DirectoryCall): Promise<ProtocolResponse> {
  const operations = readOperations(groupType, call.body);
  const others = operations.filter((operation) => !isOfMembers(operation));
  return writeGroup(call, {
    change: (resource) => applyPatch(groupType, resource, others),
    members: operations.filter(isOfMembers).map(memberChangeOf),
  });
}

interface GroupChange {
  change: (resource: Resource) => Resource;
  members: readonly MemberChange[];
}

async function writeGroup(call: DirectoryCall, { change, members }: GroupChange): Promise<ProtocolResponse> {
  const { ctx, directory, params } = call;
  const group = await lockScimGroup(ctx.em, directory, params['id'] ?? '');
  if (group === null) throw notFound();
  requireMatch(ctx.headers, group);
  const columns = groupColumns(change(resourceOf(group)));
  const { added, removed } = await changeMembers(call, group, members);
  const isChanged = (name: 'displayName' | 'externalId') => group[name] !== columns[name];
  const fields = [
    ...(['displayName', 'externalId'] as const).filter(isChanged),
    ...(added.length + removed.length > 0 ? ['members'] : []),
  ];
  Object.assign(group, columns);
  newVersion(call, group, fields);
  await applyMappings(call, { userIds: [...added, ...removed] });
  return written(call, group);
}

/** With the members after the change. */
async function written(call: DirectoryCall, group: ScimGroup, status = 200): Promise<ProtocolResponse> {
  const { ctx, query } = call;
  const row = await rereadGroup(ctx.em, { ...keyOf(call), id: group.id });
  return resourceResponse(ctx, groupType, { row: storedGroup(ctx, row), query, status });
}

async function deleteGroup(call: DirectoryCall): Promise<ProtocolResponse> {
  const { ctx, directory, params } = call;
  const group = await lockScimGroup(ctx.em, directory, params['id'] ?? '');
  if (group === null) throw notFound();
  requireMatch(ctx.headers, group);
  const userIds = await deleteMembers(ctx.em, group.id, null);
  await applyMappings(call, { userIds });
  ctx.em.remove(group);
  recordGroup(call, group, { change: 'deleted' });
  return { status: 204 };
}

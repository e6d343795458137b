import type { RequestContext } from '#server/call/context.ts';
import type { ProtocolResponse } from '#server/call/protocol.ts';
import { applyPatch } from '#server/features/scim/patch/apply-patch.ts';
import { readOperations } from '#server/features/scim/patch/operations.ts';
import type { Directory } from '#server/features/scim/protocol/authenticate.ts';
import { notFound, ScimError } from '#server/features/scim/scim-error.ts';
import { ScimGroupMember } from '#server/features/scim/group.entity.ts';
import { isUnchanged, requireMatch } from '#server/features/scim/protocol/preconditions.ts';
import { resourceResponse } from '#server/features/scim/protocol/present.ts';
import {
  directoryRoute,
  type DirectoryCall,
  type Provisioning,
  type ScimRoute,
} from '#server/features/scim/protocol/responses.ts';
import { userType } from '#server/features/scim/schema/attributes.ts';
import { isSameResource, readBody, readResource, type Resource } from '#server/features/scim/schema/resource.ts';
import { now } from '#server/lib/now.ts';

import { userColumns, type UserColumns } from './columns.ts';
import { listUsers, searchUsers } from './list-users.ts';
import { deactivate } from './membership.ts';
import { storedUser } from './present-user.ts';
import { findPreviousUser, lockScimUser, readUser, type UserRow } from './queries.ts';
import { recordUser } from './record-user.ts';
import type { ScimUser } from '#server/features/scim/user.entity.ts';
import { addUser, changeUser } from './write-user.ts';

export const userRoutes: readonly ScimRoute[] = [
  directoryRoute({ name: 'listUsers', method: 'GET', path: '/Users' }, listUsers),
  directoryRoute({ name: 'searchUsers', method: 'POST', path: '/Users/.search' }, searchUsers),
  directoryRoute({ name: 'createUser', method: 'POST', path: '/Users' }, createUser),
  directoryRoute({ name: 'getUser', method: 'GET', path: '/Users/:id' }, getUser),
  directoryRoute({ name: 'replaceUser', method: 'PUT', path: '/Users/:id' }, replaceUser),
  directoryRoute({ name: 'updateUser', method: 'PATCH', path: '/Users/:id' }, updateUser),
  directoryRoute({ name: 'deleteUser', method: 'DELETE', path: '/Users/:id' }, deleteUser),
];

async function getUser({ ctx, directory, params, query }: DirectoryCall): Promise<ProtocolResponse> {
  const row = await requireUser(ctx, directory, params);
  if (isUnchanged(ctx.headers, row)) return { status: 304 };
  return resourceResponse(ctx, userType, { row: storedUser(ctx, row), query });
}

/** A user who was deactivated or deleted is provisioned again under the same id. */
async function createUser(call: DirectoryCall): Promise<ProtocolResponse> {
  const { ctx, directory, body, query } = call;
  const columns = userColumns(readBody(userType, body));
  const previous = await findPreviousUser(ctx.reads, directory.id, columns);
  if (previous === 'taken') throw taken();
  // An inactive user is still in groups.
  const groups = previous ? ((await readUser(ctx.reads, directory.id, previous.id))?.groups ?? []) : [];
  const row = previous ? await revive(call, previous, columns) : await addUser(call, columns);
  return resourceResponse(ctx, userType, { row: presented(ctx, row, groups), query, status: 201 });
}

const taken = () => new ScimError(409, 'A user with this userName or externalId exists', 'uniqueness');

async function revive(
  call: Provisioning,
  previous: Pick<UserRow, 'id' | 'userId'>,
  columns: UserColumns,
): Promise<ScimUser> {
  const row = await lockScimUser(call.ctx.em, call.directory, previous);
  // Another request was first.
  if (row === null || row.active) throw taken();
  row.resource = readResource(userType, row.resource);
  await changeUser(call, row, columns);
  return row;
}

/** A missing `active` means unchanged: a deactivation is undone by `true` only. */
const withActive = (changed: Resource, { active }: Resource): Resource => ({ active, ...changed });

async function replaceUser(call: DirectoryCall): Promise<ProtocolResponse> {
  const sent = readBody(userType, call.body);
  return writeUser(call, (resource) => withActive(sent, resource));
}

async function updateUser(call: DirectoryCall): Promise<ProtocolResponse> {
  const operations = readOperations(userType, call.body);
  return writeUser(call, (resource) => withActive(applyPatch(userType, resource, operations), resource));
}

/** Without a change nothing is locked or written, so that a repeated synchronization costs reads only. */
async function writeUser(
  { ctx, directory, params, query }: DirectoryCall,
  change: (resource: Resource) => Resource,
): Promise<ProtocolResponse> {
  const read = await requireUser(ctx, directory, params);
  requireMatch(ctx.headers, read);
  if (isSameResource(userColumns(change(read.resource)).resource, read.resource))
    return resourceResponse(ctx, userType, { row: storedUser(ctx, read), query });

  const row = await lockScimUser(ctx.em, directory, read);
  if (row === null || row.deletedAt !== null) throw notFound();
  requireMatch(ctx.headers, row);
  // As JSON of the database, it has another order of keys.
  row.resource = readResource(userType, row.resource);
  await changeUser({ ctx, directory }, row, userColumns(change(row.resource)));
  return resourceResponse(ctx, userType, { row: presented(ctx, row, read.groups), query });
}

function presented(ctx: RequestContext, row: ScimUser, groups: UserRow['groups']) {
  const { id, resource, version, createdAt, updatedAt } = row;
  return storedUser(ctx, { id, resource, version, createdAt, updatedAt, groups });
}

async function deleteUser({ ctx, directory, params }: DirectoryCall): Promise<ProtocolResponse> {
  const read = await requireUser(ctx, directory, params);
  const row = await lockScimUser(ctx.em, directory, read);
  if (row === null || row.deletedAt !== null) throw notFound();
  requireMatch(ctx.headers, row);
  if (row.active) await deactivate(ctx, directory, row);
  await ctx.em.nativeDelete(ScimGroupMember, { user: row.id });
  Object.assign(row, { active: false, deletedAt: now(), version: row.version + 1 });
  recordUser({ ctx, directory }, row, { change: 'deleted' });
  return { status: 204 };
}

async function requireUser(ctx: RequestContext, { id }: Directory, params: DirectoryCall['params']): Promise<UserRow> {
  const row = await readUser(ctx.reads, id, params['id'] ?? '');
  if (row === null) throw notFound();
  return { ...row, resource: readResource(userType, row.resource) };
}

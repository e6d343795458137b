import { speaksFor } from '#server/features/domains/proven-domain.ts';
import { applyMappings } from '#server/features/scim/mappings/apply-mappings.ts';
import { invalid } from '#server/features/scim/scim-error.ts';
import type { Provisioning } from '#server/features/scim/protocol/responses.ts';
import type { Resource } from '#server/features/scim/schema/resource.ts';
import { User } from '#server/features/users/user.entity.ts';

import { followResource, isManaged, provisionAccount } from './account.ts';
import type { UserColumns } from './columns.ts';
import { deactivate, join, readmit } from './membership.ts';
import { recordUser } from './record-user.ts';
import { ScimUser } from '#server/features/scim/user.entity.ts';

/** A user whom the directory adds. One who is not active has no account yet. */
export async function addUser(call: Provisioning, columns: UserColumns): Promise<ScimUser> {
  const { ctx, directory } = call;
  const user = columns.active ? await provisionAccount(ctx, directory, columns.resource) : null;
  if (user !== null) {
    readmit(ctx, directory, user);
    await join(ctx, directory, { user, keptRole: null });
  }
  const row = ctx.em.create(ScimUser, { directory: directory.id, user, ...columns });
  recordUser(call, row, { change: 'created' });
  return row;
}

/** Changes a user of the directory, whose row is locked. */
export async function changeUser(call: Provisioning, row: ScimUser, columns: UserColumns): Promise<void> {
  const { ctx, directory } = call;
  const { resource: before, active: wasActive } = row;
  if (columns.active && !wasActive) await reactivate(call, row, columns.resource);
  const user = row.user && (await ctx.em.findOne(User, { id: row.user.id }));
  if (user !== null && columns.active) await followResource(call, user, { before, after: columns.resource });
  if (wasActive && !columns.active) await deactivate(ctx, directory, row);
  const fields = changedNames(before, columns.resource);
  Object.assign(row, columns, { version: row.version + 1, deletedAt: null });
  recordUser(call, row, { change: 'updated', fields: fields.join(',') });
  if (columns.active !== wasActive) recordUser(call, row, { change: columns.active ? 'reactivated' : 'deactivated' });
  if (columns.active && !wasActive) await applyMappings(call, { userIds: [row.id] });
}

async function reactivate({ ctx, directory }: Provisioning, row: ScimUser, resource: Resource): Promise<void> {
  const user = row.user
    ? await ctx.em.findOneOrFail(User, { id: row.user.id })
    : await provisionAccount(ctx, directory, resource);
  if (user === null) return;
  row.user = ctx.em.getReference(User, user.id, { wrapped: true });
  const speaks = await speaksFor(ctx.em, directory.organizationId, user.email);
  if (!speaks && !(await isManaged(ctx, directory, user)))
    throw invalid('invalidValue', 'The address of the account is in no proven domain of this organization');
  readmit(ctx, directory, user);
  await join(ctx, directory, { user, keptRole: row.keptRole });
  row.keptRole = null;
}

function changedNames(before: Resource, after: Resource): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

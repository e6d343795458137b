import type { ScimGroup } from '#server/features/scim/group.entity.ts';
import type { Provisioning } from '#server/features/scim/protocol/responses.ts';
import { Id } from '#shared/lib/fields.ts';

import { unknownMember, type MemberChange } from './member-changes.ts';
import { deleteMembers, deleteOtherMembers, findUserIds, insertMembers } from './queries.ts';
import { recordGroup, recordMember } from './record-group.ts';

/** Ids of users of the directory. */
interface ChangedMembers {
  added: string[];
  removed: string[];
}

/** Changes the members of a group, whose row is locked: of concurrent changes none is lost. */
export async function changeMembers(
  call: Provisioning,
  group: ScimGroup,
  changes: readonly MemberChange[],
): Promise<ChangedMembers> {
  const { ctx } = call;
  await requireUsers(call, changes);
  const changed: ChangedMembers = { added: [], removed: [] };
  for (const { op, ids } of changes) {
    if (op === 'remove') changed.removed.push(...(await deleteMembers(ctx.em, group.id, ids && ids.filter(isId))));
    if (op === 'replace') changed.removed.push(...(await deleteOtherMembers(ctx.em, group.id, ids ?? [])));
    if (op !== 'remove') changed.added.push(...(await insertMembers(ctx.em, group.id, ids ?? [])));
  }
  for (const id of changed.added) recordMember(call, group, { change: 'added', id });
  for (const id of changed.removed) recordMember(call, group, { change: 'removed', id });
  return changed;
}

/** A text that is no id is that of no member. */
const isId = (id: string) => Id.safeParse(id).success;

async function requireUsers({ ctx, directory }: Provisioning, changes: readonly MemberChange[]): Promise<void> {
  const ids = changes.flatMap((change) => (change.op === 'remove' ? [] : (change.ids ?? [])));
  if (ids.length === 0) return;
  const found = new Set(await findUserIds(ctx.em, directory.id, ids));
  const unknown = ids.find((id) => !found.has(id));
  if (unknown !== undefined) throw unknownMember(unknown);
}

/** The version after a change of the members or of the columns. */
export function newVersion(call: Provisioning, group: ScimGroup, fields: readonly string[]): void {
  if (fields.length === 0) return;
  group.version += 1;
  const named = fields.filter((field) => field !== 'members');
  if (named.length > 0) recordGroup(call, group, { change: 'updated', fields: named.join(',') });
}

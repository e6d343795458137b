import type { Provisioning } from '#server/features/scim/protocol/responses.ts';

import type { ScimGroup } from '#server/features/scim/group.entity.ts';

type Change =
  | { change: 'created' | 'deleted' }
  /** The names of the attributes, separated by commas. */
  | { change: 'updated'; fields: string };

/** Adds a change of a group of the directory to the audit log. */
export function recordGroup({ ctx, directory }: Provisioning, group: ScimGroup, change: Change): void {
  const { id: directoryId, organizationId } = directory;
  const details = { directoryId, directoryGroupId: group.id };
  if (change.change === 'updated') {
    ctx.audit('directory-group.updated', { organizationId, details: { ...details, fields: change.fields } });
  } else ctx.audit(`directory-group.${change.change}`, { organizationId, details });
}

/** Of a user of the directory by id. */
interface MemberChange {
  change: 'added' | 'removed';
  id: string;
}

export function recordMember(
  { ctx, directory }: Provisioning,
  { id: directoryGroupId }: ScimGroup,
  { change, id: directoryUserId }: MemberChange,
): void {
  const { id: directoryId, organizationId } = directory;
  const details = { directoryId, directoryGroupId, directoryUserId };
  ctx.audit(`directory-group.member-${change}`, { organizationId, details });
}

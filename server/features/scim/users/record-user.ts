import type { Provisioning } from '#server/features/scim/protocol/responses.ts';

import type { ScimUser } from '#server/features/scim/user.entity.ts';

type Change =
  | { change: 'created' | 'deactivated' | 'reactivated' | 'deleted' }
  /** The names of the attributes, separated by commas. */
  | { change: 'updated'; fields: string };

/** Adds a change of a user of the directory to the audit log. */
export function recordUser({ ctx, directory }: Provisioning, row: ScimUser, change: Change): void {
  const { id: directoryId, organizationId } = directory;
  const about = { organizationId, subjectId: row.user?.id ?? null };
  const details = { directoryId, directoryUserId: row.id };
  if (change.change === 'updated') {
    ctx.audit('directory-user.updated', { ...about, details: { ...details, fields: change.fields } });
  } else ctx.audit(`directory-user.${change.change}`, { ...about, details });
}

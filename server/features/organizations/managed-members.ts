import { defineEvent } from '#server/call/lifecycle-events.ts';
import type { Access } from '#shared/lib/permissions.ts';

import type { Member } from './member.entity.ts';

/** A caller changes the roles of a member. A subscriber that manages the member refuses it. The organization is locked. */
export const memberRoleChanging = defineEvent<{ member: Member; roles: readonly string[]; access: Access }>(
  'memberRoleChanging',
);

/** A caller adds a member to a team, or removes them from it. As above. */
export const teamMemberChanging = defineEvent<{ member: Member; teamId: string }>('teamMemberChanging');

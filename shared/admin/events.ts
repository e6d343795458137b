import { z } from 'zod';

import { internal, OptionalOrganizationEventPayload, UserEventPayload, Role } from '#shared/lib/event-payload.ts';

const RoleGranted = UserEventPayload.extend({ role: Role.nullable() });

export const adminEvents = {
  'user.updated': UserEventPayload,
  'user.created': RoleGranted,
  'user.invited': UserEventPayload,
  'user.password-reset-sent': UserEventPayload,
  'user.verification-sent': UserEventPayload,
  'user.role-set': UserEventPayload.extend({ from: Role.nullable(), to: Role.nullable() }),
  'user.banned': UserEventPayload.extend({
    expires: z.string().nullable().describe('End of the ban; null if it has none.'),
  }),
  'user.unbanned': UserEventPayload,
  'user.removed': UserEventPayload,
  'user.password-set': UserEventPayload,
  'session.impersonated': UserEventPayload,
  'session.impersonation-ended': UserEventPayload,
  'admin.refused': internal('A rejected call changes nothing.'),
  'import.started': internal('Concerns the installation: its users are read from the calls that list them.'),
  'import.batch': internal('Concerns the installation: its users are read from the calls that list them.'),
  'import.completed': OptionalOrganizationEventPayload.extend({
    source: z.string().describe('The product.'),
    created: z.int().describe('Users.'),
    changed: z.int().describe('Users.'),
    left: z.int().describe('Users who were not imported.'),
  }),
  'mail.tested': internal('Concerns the installation, not its users.'),
  'settings.saved': internal('Concerns the installation, not its users.'),
  'admin.set-up': UserEventPayload,
  'admin.granted': RoleGranted,
  'admin.revoked': RoleGranted,
};

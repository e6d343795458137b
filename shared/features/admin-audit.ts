import { z } from 'zod';

import { internal, OfUser, Role } from '#shared/event-payload.ts';

const RoleGranted = OfUser.extend({ role: Role.nullable() });

export const adminEvents = {
  'user.updated': OfUser,
  'user.created': RoleGranted,
  'user.invited': OfUser,
  'user.password-reset-sent': OfUser,
  'user.verification-sent': OfUser,
  'user.role-set': OfUser.extend({ from: Role.nullable(), to: Role.nullable() }),
  'user.banned': OfUser.extend({ expires: z.string().nullable().describe('End of the ban; null if it has none.') }),
  'user.unbanned': OfUser,
  'user.removed': OfUser,
  'user.password-set': OfUser,
  'session.impersonated': OfUser,
  'session.impersonation-ended': OfUser,
  'admin.refused': internal('A rejected call changes nothing.'),
  'mail.tested': internal('Concerns the installation, not its users.'),
  'admin.set-up': OfUser,
  'admin.granted': RoleGranted,
  'admin.revoked': RoleGranted,
};

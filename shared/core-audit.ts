import { z } from 'zod';

import { internal, OfUser } from './event-payload.ts';

/** The audit events that do not belong to a feature. */
export const coreEvents = {
  'user.signed-up': OfUser.extend({ provider: z.string().optional() }),
  'session.started': OfUser,
  'session.refused': internal(
    'A rejected attempt changes nothing, and callers without a session choose how many there are.',
  ),
  'session.ended': OfUser.extend({ sessions: z.number().optional().describe('Number of sessions, by default 1.') }),
  'mail.undelivered': internal('A fault of the installation, for its operator.'),
};

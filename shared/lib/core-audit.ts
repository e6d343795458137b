import { z } from 'zod';

import { internal, UserEventPayload } from './event-payload.ts';

/** The audit events that do not belong to a feature. */
export const coreEvents = {
  'user.signed-up': UserEventPayload.extend({ provider: z.string().optional() }),
  'session.started': UserEventPayload.extend({
    newBrowser: z
      .boolean()
      .optional()
      .describe('True for the first sign-in of a browser to the account, other than by mail alone.'),
  }),
  'session.refused': internal(
    'A rejected attempt changes nothing, and callers without a session choose how many there are.',
  ),
  'session.ended': UserEventPayload.extend({
    sessions: z.number().optional().describe('Number of sessions, by default 1.'),
  }),
  'mail.undelivered': internal('A fault of the installation, for its operator.'),
};

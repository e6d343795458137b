import { z } from 'zod';

import { SessionWithUser } from '#shared/sessions/schemas.ts';

/** `session.token` is a handle, except that of the active session. */
export const DeviceSessions = z.array(SessionWithUser);

export const DeviceSessionInput = z.strictObject({
  sessionToken: z
    .string()
    .min(1)
    .max(128)
    .meta({ description: 'The `session.token` of list-device-sessions: a handle, or the token of the active session' }),
});

import { z } from 'zod';

import { UserEventPayload } from '#shared/lib/event-payload.ts';

const MethodPayload = UserEventPayload.extend({ method: z.string().optional() }).meta({
  id: 'SecondFactorEventPayload',
});

export const twoFactorEvents = {
  'two-factor.enabled': MethodPayload,
  'two-factor.disabled': MethodPayload,
  'two-factor.method-added': MethodPayload,
  'two-factor.backup-codes-created': UserEventPayload,
  'two-factor.backup-code-used': UserEventPayload,
  'two-factor.locked': UserEventPayload,
  'two-factor.reset': UserEventPayload,
  'two-factor.recovery-requested': UserEventPayload,
  'two-factor.recovery-canceled': UserEventPayload,
  'two-factor.recovered': UserEventPayload,
};

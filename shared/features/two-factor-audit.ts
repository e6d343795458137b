import { z } from 'zod';

import { OfUser } from '#shared/event-payload.ts';

const OfMethod = OfUser.extend({ method: z.string().optional() });

export const twoFactorEvents = {
  'two-factor.enabled': OfMethod,
  'two-factor.disabled': OfMethod,
  'two-factor.method-added': OfMethod,
  'two-factor.backup-codes-created': OfUser,
  'two-factor.backup-code-used': OfUser,
  'two-factor.locked': OfUser,
  'two-factor.reset': OfUser,
  'two-factor.recovery-requested': OfUser,
  'two-factor.recovery-canceled': OfUser,
  'two-factor.recovered': OfUser,
};

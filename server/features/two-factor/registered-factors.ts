import type { SecondFactor } from '#server/call/second-factors.ts';

import { provesMailboxOnly } from './recovery/first-factors.ts';
import { TwoFactor } from './two-factor.entity.ts';

export const totpFactor: SecondFactor = {
  method: 'totp',
  isEnrolled: async (em, userId) => (await em.count(TwoFactor, { user: userId, totpConfirmedAt: { $ne: null } })) > 0,
};

export const mailedCodeFactor: SecondFactor = {
  method: 'otp',
  isEnrolled: async (em, userId) => (await em.count(TwoFactor, { user: userId, mailedCodesAt: { $ne: null } })) > 0,
  isIndependentOf: async (em, { userId, amr }) => !(await provesMailboxOnly(em, userId, amr)),
};

import { defineToken } from '#server/feature.ts';

export const resetPasswordToken = defineToken({
  purpose: 'reset-password',
  prefix: 'reset-password:',
  revokedOn: ['emailChanged', 'passwordChanged', 'addressProven'],
});

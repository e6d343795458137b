import { defineToken } from '#server/define-token.ts';

export const resetPasswordToken = defineToken({
  purpose: 'reset-password',
  prefix: 'reset-password:',
  revokedOn: ['emailChanged', 'passwordChanged', 'addressProven'],
});

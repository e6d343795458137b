import { defineToken } from '#server/define-token.ts';

export const deleteAccountToken = defineToken({
  purpose: 'delete-account',
  prefix: 'delete-account-',
  revokedOn: ['emailChanged', 'passwordChanged', 'addressProven'],
});

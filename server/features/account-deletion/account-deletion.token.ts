import { defineToken } from '#server/feature.ts';

export const deleteAccountToken = defineToken({
  purpose: 'delete-account',
  prefix: 'delete-account-',
  revokedOn: ['emailChanged', 'passwordChanged', 'addressProven'],
});

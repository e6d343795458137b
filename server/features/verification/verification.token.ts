import { defineToken } from '#server/feature.ts';

export const verificationToken = defineToken({
  purpose: 'email-verification',
  prefix: 'email-verification:',
  revokedOn: ['emailChanged', 'addressProven'],
});

export const changeEmailToken = defineToken({
  purpose: 'change-email',
  prefix: 'change-email:',
  revokedOn: ['passwordChanged', 'addressProven'],
});

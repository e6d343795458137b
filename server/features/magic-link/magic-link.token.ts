import { defineToken } from '#server/feature.ts';

/** Opening a link is itself a proof of the address, so a proof revokes no other link. */
export const magicLinkToken = defineToken({
  purpose: 'magic-link',
  prefix: 'magic-link:',
  revokedOn: ['emailChanged', 'passwordChanged'],
});

import { defineToken } from '#server/feature.ts';

/** ID tokens that a caller brought: each signs in once. */
export const idTokenUse = defineToken({ purpose: 'id-token', prefix: 'id-token:', revokedOn: [] });

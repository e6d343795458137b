import { defineFeature } from '#client/console/feature.ts';

export const sso = defineFeature({ name: 'sso' });

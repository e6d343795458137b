import { defineFeature } from '#client/console/feature.ts';

export const scim = defineFeature({ name: 'scim' });

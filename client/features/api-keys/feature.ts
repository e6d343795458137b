import { defineFeature } from '#client/app/feature.ts';

/** The rules of its calls for the published client; it has no screens yet. */
export const apiKeys = defineFeature({ name: 'apiKeys' });

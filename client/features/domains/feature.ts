import { defineFeature } from '#client/console/feature.ts';

/** The web app has no screen for domains yet; apps that call them get their refresh rules. */
export const domains = defineFeature({ name: 'domains' });

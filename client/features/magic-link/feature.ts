import { defineFeature } from '#client/console/feature.ts';

/** Its screens are those of the sign-in; its `refresh.ts` names what its calls change. */
export const magicLink = defineFeature({ name: 'magicLink' });

import { defineFeature } from '#client/console/feature.ts';

import { multiSessionErrors } from '#client/components/errors/multi-session-errors.ts';

export const multiSession = defineFeature({ name: 'multiSession', errors: multiSessionErrors });

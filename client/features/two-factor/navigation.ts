import type { Navigation } from '#client/console/feature.ts';

import { factorErrors } from '#client/components/errors/two-factor-errors.ts';

export const navigation: Navigation = { errors: factorErrors };

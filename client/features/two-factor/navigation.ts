import type { Navigation } from '#client/app/feature.ts';

import { factorErrors } from './errors.ts';

export const navigation: Navigation = { errors: factorErrors };

import type { Navigation } from '#client/console/feature.ts';

import { signedInErrors } from '#client/components/errors/own-passkey-errors.ts';

export const navigation: Navigation = { errors: signedInErrors };

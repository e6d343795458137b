import type { Navigation } from '#client/console/feature.ts';
import { signedInErrors as pictureErrors } from '#client/components/errors/picture-errors.ts';

export const navigation: Navigation = { errors: pictureErrors };
